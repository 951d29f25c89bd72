import { invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { CorreuParts, FitxerFet } from '#server/mail/index.ts';
import { ADJUNTS_FACTURA, type AdjuntFactura } from '../contract/enviament.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { listCobraments } from './cobrament-store.ts';
import { paperName } from './document-bulk.ts';
import { rebutName } from './document-rebut.ts';
import { type DocumentPorts, makePaper, makeRebut } from './document-routes.ts';

interface FacturaeFeta extends FitxerFet {
  /** Tells of its signature in the history, within a transaction. */
  keep(context: CompanyContext): Promise<void>;
}
/** What invoices are sent with; electronic ones are made by their room. */
export interface EnviaPorts extends DocumentPorts, CorreuParts {
  readonly facturae: {
    /** What it would be called, and the code of the refusal that stands in its way. */
    ofereix(
      context: CompanyContext,
      emesa: FacturaEmesa,
      signada: boolean,
    ): Promise<{ readonly nom: string; readonly falta: string | null }>;
    fes(context: CompanyContext, emesa: FacturaEmesa, signada: boolean): Promise<FacturaeFeta>;
  };
}

/** A file that may go with a letter; `falta` is the code of what stands in its way. */
export interface Ofert {
  readonly adjunt: AdjuntFactura;
  readonly nom: string;
  readonly falta: string | null;
}

const ofertOf = async (
  ports: EnviaPorts,
  context: CompanyContext,
  emesa: FacturaEmesa,
  adjunt: AdjuntFactura,
): Promise<Ofert> => {
  if (adjunt === 'pdf') return { adjunt, nom: `${paperName(emesa)}.pdf`, falta: null };
  if (adjunt === 'rebut') {
    const paid = await listCobraments(context.db, context.empresa.id, emesa.id);
    return {
      adjunt,
      nom: `${rebutName({ emesa, idioma: emesa.idioma, numero: paid.length })}.pdf`,
      falta: paid.length > 0 ? null : 'sense_cobraments',
    };
  }
  return { adjunt, ...(await ports.facturae.ofereix(context, emesa, adjunt === 'facturae_signada')) };
};

/** Files that may go with a letter, always in one order. */
export const adjuntsOf = async (
  ports: EnviaPorts,
  context: CompanyContext,
  emesa: FacturaEmesa,
  asked: readonly AdjuntFactura[] = ADJUNTS_FACTURA,
): Promise<Ofert[]> => {
  const offered: Ofert[] = [];
  for (const adjunt of ADJUNTS_FACTURA)
    if (asked.includes(adjunt)) offered.push(await ofertOf(ports, context, emesa, adjunt));
  return offered;
};

/** Refuses files that cannot be made, each at its place in what was asked. */
export const checkAdjunts = (offered: readonly Ofert[], asked: readonly AdjuntFactura[]): void => {
  const faults = offered.flatMap(({ adjunt, falta }) =>
    falta === null ? [] : [{ cami: `adjunts.${asked.indexOf(adjunt)}`, codi: `adjunt_${falta}` }],
  );
  if (faults.length > 0) throw invalid(faults);
};

/** Makes the files, outside any transaction. */
export const makeAdjunts = async (
  ports: EnviaPorts,
  context: CompanyContext,
  emesa: FacturaEmesa,
  asked: readonly Ofert[],
): Promise<{ fets: FitxerFet[]; keep(within: CompanyContext): Promise<void> }> => {
  const fets: FitxerFet[] = [];
  const keeps: FacturaeFeta['keep'][] = [];
  for (const { adjunt, nom } of asked) {
    if (adjunt === 'pdf') fets.push({ ...(await makePaper(ports, context, emesa.id)), nom });
    else if (adjunt === 'rebut') {
      const last = (await listCobraments(context.db, context.empresa.id, emesa.id)).at(-1);
      fets.push({ ...(await makeRebut(ports, context, { fid: emesa.id, pid: last?.id ?? 0 })), nom });
    } else {
      const { keep, ...made } = await ports.facturae.fes(context, emesa, adjunt === 'facturae_signada');
      fets.push({ ...made, nom });
      keeps.push(keep);
    }
  }
  return {
    fets,
    keep: async (within) => {
      for (const keep of keeps) await keep(within);
    },
  };
};
