import { openCertificat, recordSigning } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import { facturaeRoutes } from '../contract/facturae.ts';
import { checkFacturae } from '../domain/facturae/check.ts';
import { facturaeFile, facturaeFileName, readyForFacturae } from './facturae-document.ts';
import { signsRsa } from './signatura/xades.ts';

/** What electronic invoices are made with. */
export interface FacturaePorts {
  /** An invoice of the company as it is told to others; refuses one that is not its own. */
  readonly emesaOf: (context: CompanyContext, facturaId: number) => Promise<FacturaEmesa>;
  readonly secrets: Secrets;
}

const check = async (ports: FacturaePorts, context: CompanyContext, id: number) => {
  const faltes = checkFacturae(readyForFacturae(await ports.emesaOf(context, id)), context.clock.today());
  return {
    exportable: faltes.every(({ nivell }) => nivell === 'avis'),
    faltes: faltes.map(({ params, ...falta }) => ({ ...falta, missatge: context.text(`camp.${falta.codi}`, params) })),
  };
};

const certificatOf = async ({ secrets }: FacturaePorts, context: CompanyContext, nif: string) => {
  const { database, clock, empresa } = context;
  const found = await openCertificat(database.read, secrets, empresa.id, { now: clock.now(), nif });
  if (!found) throw new CodedError(422, 'facturae_sense_certificat');
  if (!signsRsa(found)) throw new CodedError(422, 'facturae_certificat_no_rsa');
  return found;
};

/** The file, its download told in the history of the invoice, and its signature in that of the company. */
const download = async (
  ports: FacturaePorts,
  context: CompanyContext,
  id: number,
  { mostrar_iban, signat }: { readonly mostrar_iban?: boolean | undefined; readonly signat: boolean },
): Promise<FileAnswer> => {
  const emesa = readyForFacturae(await ports.emesaOf(context, id));
  const errors = checkFacturae(emesa, context.clock.today()).filter(({ nivell }) => nivell === 'error');
  if (errors.length > 0) throw new CodedError(422, 'facturae_incorrecta', { camps: errors });
  const signant = signat ? await certificatOf(ports, context, emesa.emissor.nif) : null;
  const contingut = facturaeFile(emesa, { mostrar_iban, signant, now: context.clock.now() });
  await context.database.write(async (db) => {
    const within = { ...context, db };
    const document = signant ? 'facturae_signada' : 'facturae';
    await recordHistory(within, [{ entitat: 'factura', id, accio: 'descarrega', despres: { document } }]);
    if (signant) await recordSigning(within, signant, emesa.numero ?? '');
  });
  return { nom: facturaeFileName(context.language, emesa, signat), tipus: 'application/xml', contingut };
};

/** Calls over the electronic invoice of an invoice. */
export const facturaeHandlers = (ports: FacturaePorts): readonly Bound[] => [
  bind(facturaeRoutes.check, (context, { params }) => check(ports, context, params.fid)),
  bind(facturaeRoutes.download, (context, { params, query }) => download(ports, context, params.fid, query)),
];

/** The Facturae of an invoice, unsigned, to go inside its paper; null where entry points would refuse it. */
export const facturaeInside = (
  { clock }: CompanyContext,
  given: FacturaEmesa,
  mostrarIban?: boolean,
): Buffer | null => {
  const emesa = readyForFacturae(given);
  const refused = checkFacturae(emesa, clock.today()).some(({ nivell }) => nivell === 'error');
  return refused ? null : facturaeFile(emesa, { mostrar_iban: mostrarIban, now: clock.now() });
};
