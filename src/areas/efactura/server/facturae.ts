import { openCertificat, recordSigning } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import type { FitxerFet } from '#server/mail/index.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import { type ADJUNTS_FACTURAE, facturaeRoutes, MAX_ADJUNTS_FACTURAE } from '../contract/facturae.ts';
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
  ) => Promise<{ readonly emesa: FacturaEmesa; readonly anullada: boolean }>;
  readonly secrets: Secrets;
  /** The invoice on paper, without any electronic invoice inside. */
  readonly paperOf: (context: CompanyContext, facturaId: number) => Promise<FitxerFet>;
}

/** What was annulled goes to no entry point, whatever else is right of it. */
const ANULLADA: Falta = { regla: '', cami: '', codi: 'facturae_anullada', nivell: 'error' };

/** What keeps an invoice that is right from being signed; entry points take it signed alone. */
const signatureOf = async (secrets: Secrets, context: CompanyContext, nif: string): Promise<Falta[]> => {
  try {
    await certificatOf(secrets, context, nif);
    return [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return [{ regla: '2', cami: '', codi: error.codi, nivell: 'avis' }];
  }
};

const check = async (ports: FacturaePorts, context: CompanyContext, id: number) => {
  const { emesa, anullada } = await ports.emesaAmbEstat(context, id);
  const ready = readyForFacturae(emesa);
  const faltes = anullada
    ? [ANULLADA]
    : [
        ...checkFacturae(ready, context.clock.today()),
        ...(await signatureOf(ports.secrets, context, ready.emissor.nif)),
      ];
  return {
    exportable: faltes.every(({ nivell }) => nivell === 'avis'),
    faltes: faltes.map(({ params, ...falta }) => ({ ...falta, missatge: context.text(`camp.${falta.codi}`, params) })),
  };
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

/** What was asked to go inside, in base64; refused where it is more than entry points take. */
const adjuntsOf = async (
  ports: FacturaePorts,
  context: CompanyContext,
  id: number,
  asked: readonly (typeof ADJUNTS_FACTURAE)[number][],
): Promise<Adjunt[]> => {
  if (!asked.includes('pdf')) return [];
  const { nom, contingut } = await ports.paperOf(context, id);
  if (contingut.length > MAX_ADJUNTS_FACTURAE)
    throw new CodedError(422, 'facturae_adjunts_massa_grans', {
      params: { mida: Math.ceil(contingut.length / 1024 / 1024), maxim: MAX_ADJUNTS_FACTURAE / 1024 / 1024 },
    });
  return [{ descripcio: nom, format: 'pdf', contingut: contingut.toString('base64') }];
};

/** The file, its download told in the history of the invoice, and its signature in that of the company. */
const download = async (
  ports: FacturaePorts,
  context: CompanyContext,
  id: number,
  how: {
    readonly mostrar_iban?: boolean | undefined;
    readonly signat: boolean;
    readonly adjunts: readonly (typeof ADJUNTS_FACTURAE)[number][];
  },
): Promise<FileAnswer> => {
  const { emesa, anullada } = await ports.emesaAmbEstat(context, id);
  if (anullada) throw new CodedError(409, ANULLADA.codi);
  const { nom, contingut, keep } = await makeFacturae(ports.secrets, context, emesa, {
    ...how,
    adjunts: await adjuntsOf(ports, context, id, how.adjunts),
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
        despres: { document, ...(how.adjunts.length > 0 && { adjunts: how.adjunts }) },
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
