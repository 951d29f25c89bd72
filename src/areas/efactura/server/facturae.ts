import { openCertificat, recordSigning } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import type { FitxerFet } from '#server/mail/index.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import { type AdjuntDemanat, facturaeRoutes, formatAdjunt, MAX_ADJUNTS_FACTURAE } from '../contract/facturae.ts';
import { checkFacturae } from '../domain/facturae/check.ts';
import type { Adjunt } from '../domain/facturae/factura.ts';
import type { Falta } from '../domain/facturae/falta.ts';
import { facturaeFile, facturaeFileName, readyForFacturae } from './facturae-document.ts';
import { signsRsa } from './signatura/xades.ts';

/** What electronic invoices are made with. */
export interface FacturaePorts {
  /** An invoice of the company as it is told to others, and whether it was annulled; refuses one that is not its own. */
  readonly emesaAmbEstat: (
    context: CompanyContext,
    facturaId: number,
  ) => Promise<{ readonly emesa: FacturaEmesa; readonly anullacio: object | null; readonly treball_fk: number | null }>;
  readonly secrets: Secrets;
  /** The invoice on paper, without any electronic invoice inside. */
  readonly paperOf: (context: CompanyContext, facturaId: number) => Promise<FitxerFet>;
  /** A file of a work of the company; null where it has no such one. */
  readonly arxiuOf: (context: CompanyContext, treballId: number, id: number) => Promise<Dins | null>;
}

/** What was annulled goes to no entry point, whatever else is right of it. */
const ANULLADA: Falta = { regla: '', cami: '', codi: 'facturae_anullada', nivell: 'error' };

/** What keeps an invoice that is right from being signed; entry points take it signed alone. */
const signatureOf = async (secrets: Secrets, context: CompanyContext, nif: string): Promise<Falta[]> => {
  try {
    const { dubte } = await certificatOf(secrets, context, nif);
    return dubte ? [{ regla: '2', cami: '', codi: `facturae_certificat_${dubte}`, nivell: 'avis' }] : [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return [{ regla: '2', cami: '', codi: error.codi, nivell: 'avis' }];
  }
};

/** What an issued invoice says for good; the codes of offices only lead it, and are completed from the client's record. */
const isCongelat = ({ cami }: Pick<Falta, 'cami'>): boolean =>
  /^(emissor|receptor)\b/.test(cami) && !cami.startsWith('receptor.dir3');

/** The same sentence about the same record once, whatever fields of it are missing. */
const toldOnce = <One extends { readonly cami: string; readonly missatge: string }>(all: readonly One[]): One[] => {
  const keyOf = ({ cami, missatge }: One): string => `${cami.split('.')[0]} ${missatge}`;
  return all.filter((one) => all.find((other) => keyOf(other) === keyOf(one)) === one);
};

const check = async (ports: FacturaePorts, context: CompanyContext, id: number) => {
  const { emesa, anullacio } = await ports.emesaAmbEstat(context, id);
  const ready = readyForFacturae(emesa);
  const faltes = anullacio
    ? [ANULLADA]
    : [
        ...checkFacturae(ready, context.clock.today()),
        ...(await signatureOf(ports.secrets, context, ready.emissor.nif)),
      ];
  const told = faltes.map(({ params, ...falta }) => ({
    ...falta,
    missatge: context.text(`camp.${falta.codi}`, params),
    congelat: emesa.numero !== null && falta.nivell === 'error' && isCongelat(falta),
  }));
  return { exportable: faltes.every(({ nivell }) => nivell === 'avis'), faltes: toldOnce(told) };
};

const certificatOf = async (secrets: Secrets, context: CompanyContext, nif: string) => {
  const { database, clock, empresa } = context;
  const found = await openCertificat(database.read, secrets, empresa.id, { now: clock.now(), nif });
  if (!found) throw new CodedError(422, 'facturae_sense_certificat');
  if (!signsRsa(found)) throw new CodedError(422, 'facturae_certificat_no_rsa');
  return found;
};
const errorsOf = (emesa: FacturaEmesa, { clock }: CompanyContext) =>
  checkFacturae(emesa, clock.today()).filter(({ nivell }) => nivell === 'error');

/** An electronic invoice as a file. `keep` tells of its signature in the history, within a transaction. */
const makeFacturae = async (
  secrets: Secrets,
  context: CompanyContext,
  given: FacturaEmesa,
  how: {
    readonly mostrar_iban?: boolean | undefined;
    readonly signat: boolean;
    readonly idioma: Language;
    readonly adjunts?: readonly Adjunt[];
  },
) => {
  const emesa = readyForFacturae(given);
  const errors = errorsOf(emesa, context);
  if (errors.length > 0) throw new CodedError(422, 'facturae_incorrecta', { camps: errors });
  const { mostrar_iban, signat, adjunts } = how;
  const signant = signat ? await certificatOf(secrets, context, emesa.emissor.nif) : null;
  return {
    nom: facturaeFileName(how.idioma, emesa, signat),
    contingut: facturaeFile(emesa, { mostrar_iban, ...(adjunts && { adjunts }), signant, now: context.clock.now() }),
    keep: async (within: CompanyContext): Promise<void> => {
      if (signant) await recordSigning(within, signant, emesa.numero ?? '');
    },
  };
};

/** Something to go inside, read only once all of them are known to be small enough. */
interface Dins {
  readonly nom: string;
  readonly mida: number;
  llegeix(): Promise<Buffer>;
}

const paperDins = async (ports: FacturaePorts, context: CompanyContext, id: number): Promise<Dins> => {
  const { nom, contingut } = await ports.paperOf(context, id);
  return { nom, mida: contingut.length, llegeix: async () => contingut };
};

/** What was asked to go inside, in base64; refused where it is not of the work, of no format, or too much. */
const adjuntsOf = async (
  ports: FacturaePorts,
  context: CompanyContext,
  { id, treball_fk }: { readonly id: number; readonly treball_fk: number | null },
  asked: readonly AdjuntDemanat[],
): Promise<Adjunt[]> => {
  const dins: (Dins & Pick<Adjunt, 'format'>)[] = [];
  for (const one of asked) {
    const found =
      one === 'pdf'
        ? await paperDins(ports, context, id)
        : treball_fk === null
          ? null
          : await ports.arxiuOf(context, treball_fk, one);
    if (!found) throw fieldFault('adjunts', 'facturae_adjunt_desconegut');
    const format = formatAdjunt(found.nom);
    if (!format) throw fieldFault('adjunts', 'facturae_adjunt_format', { nom: found.nom });
    dins.push({ ...found, format });
  }
  const total = dins.reduce((sum, { mida }) => sum + mida, 0);
  if (total > MAX_ADJUNTS_FACTURAE)
    throw new CodedError(422, 'facturae_adjunts_massa_grans', {
      params: { mida: Math.ceil(total / 1024 / 1024), maxim: MAX_ADJUNTS_FACTURAE / 1024 / 1024 },
    });
  const adjunts: Adjunt[] = [];
  for (const { nom, format, llegeix } of dins)
    adjunts.push({ descripcio: nom, format, contingut: (await llegeix()).toString('base64') });
  return adjunts;
};

/** The file, its download told in the history of the invoice, and its signature in that of the company. */
const download = async (
  ports: FacturaePorts,
  context: CompanyContext,
  id: number,
  how: {
    readonly mostrar_iban?: boolean | undefined;
    readonly signat: boolean;
    readonly adjunts: readonly AdjuntDemanat[];
  },
): Promise<FileAnswer> => {
  const { emesa, anullacio, treball_fk } = await ports.emesaAmbEstat(context, id);
  if (anullacio) throw new CodedError(409, ANULLADA.codi);
  const adjunts = await adjuntsOf(ports, context, { id, treball_fk }, how.adjunts);
  const { nom, contingut, keep } = await makeFacturae(ports.secrets, context, emesa, {
    ...how,
    adjunts,
    idioma: context.language,
  });
  await context.database.write(async (db) => {
    const within = { ...context, db };
    const document = how.signat ? 'facturae_signada' : 'facturae';
    await recordHistory(within, [
      {
        entitat: 'factura',
        id,
        accio: 'descarrega',
        despres: { document, ...(adjunts.length > 0 && { adjunts: adjunts.map(({ descripcio }) => descripcio) }) },
      },
    ]);
    await keep(within);
  });
  return { nom, tipus: 'application/xml', contingut };
};

/** Electronic invoices that go with letters, in the language of the invoice. */
export const facturaeAdjunts = ({ secrets }: { readonly secrets: Secrets }) => ({
  /** What each would be called, and the refusal that stands in its way. */
  ofereix: async (context: CompanyContext, given: FacturaEmesa, signat: boolean) => {
    const emesa = readyForFacturae(given);
    const nom = facturaeFileName(given.idioma, emesa, signat);
    if (errorsOf(emesa, context).length > 0) return { nom, falta: 'facturae_incorrecta' };
    if (!signat) return { nom, falta: null };
    try {
      await certificatOf(secrets, context, emesa.emissor.nif);
      return { nom, falta: null };
    } catch (error) {
      if (error instanceof CodedError) return { nom, falta: error.codi };
      throw error;
    }
  },
  fes: (context: CompanyContext, emesa: FacturaEmesa, signat: boolean) =>
    makeFacturae(secrets, context, emesa, { signat, idioma: emesa.idioma }),
});

/** Calls over the electronic invoice of an invoice. */
export const facturaeHandlers = (ports: FacturaePorts): readonly Bound[] => [
  bind(facturaeRoutes.check, (context, { params }) => check(ports, context, params.fid)),
  bind(facturaeRoutes.download, (context, { params, query }) => download(ports, context, params.fid, query)),
];

/** The Facturae of an invoice, unsigned, to go inside its paper; null where entry points would refuse it. */
export const facturaeInside = (context: CompanyContext, given: FacturaEmesa, mostrarIban?: boolean): Buffer | null => {
  const emesa = readyForFacturae(given);
  if (errorsOf(emesa, context).length > 0) return null;
  return facturaeFile(emesa, { mostrar_iban: mostrarIban, now: context.clock.now() });
};
