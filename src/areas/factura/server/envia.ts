import type { Agent } from '#areas/agent/contract/schemas.ts';
import { agentById } from '#areas/agent/server/index.ts';
import { MARCA_ENLLAC, MARCA_NUMERO } from '#contract/enviament.ts';
import { CodedError, fieldFault, invalid } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import {
  type AdjuntPreparat,
  ambServidor,
  type Carta,
  cartaRepetida,
  enviaCarta,
  enviamentsDe,
  preparaAdjunts,
} from '#server/mail/index.ts';
import type { AdjuntFactura, FacturaEnviament, PasRecordatori, PropostaEnviament } from '../contract/enviament.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { adjuntsOf, checkAdjunts, type EnviaPorts, makeAdjunts } from './adjunts.ts';
import { type ComEsta, cartaOf } from './carta.ts';
import { ambDir3, emesaOfRow } from './emesa.ts';
import { deletePerEnviar, listRecordatoris, listRectificadores } from './part-store.ts';
import { arrelsOf, holdFactura, loadFactura } from './service.ts';
import type { FacturaRow } from './store.ts';

/** What a person, or the program, asks to be sent. */
export type CartaFactura = Carta & { readonly adjunts: readonly AdjuntFactura[] };

const sobreOf = (id: number) => ({ entitat: 'factura', id }) as const;

/** An issued invoice that still stands, as it was frozen; anything else is not sent. */
export const emesaPerEnviar = (row: FacturaRow): FacturaEmesa => {
  if (row.congelada === null || row.estat === 'anullada') throw new CodedError(409, 'factura_no_emesa');
  return emesaOfRow({ ...row, congelada: row.congelada });
};

/** Where invoices of an agent go: its addresses for invoices, else its general ones. */
const addressesOf = (agent: Agent | undefined): string[] => {
  const of = (us: string): string[] => (agent?.emails ?? []).flatMap((one) => (one.us === us ? [one.email] : []));
  const own = of('factures');
  return own.length > 0 ? own : of('general');
};

/** A letter to look at before it goes, with the files that may go with it. */
export const proposaCarta = async (
  ports: EnviaPorts,
  context: CompanyContext,
  row: FacturaRow,
  text: Pick<Carta, 'assumpte' | 'text'>,
): Promise<PropostaEnviament> => {
  const { db, empresa } = context;
  const emesa = await ambDir3(context, emesaPerEnviar(row), row.agent_fk);
  const agent = await agentById(db, empresa.id, row.agent_fk);
  return {
    to: addressesOf(agent),
    cc: [],
    ...text,
    idioma: emesa.idioma,
    servidor: await ports.mail.through(db, empresa.id),
    adreces: [...(agent?.emails ?? [])],
    adjunts: (await adjuntsOf(ports, context, emesa)).map(({ adjunt, nom, falta }) => ({
      adjunt,
      nom,
      possible: falta === null,
      motiu: falta === null ? null : context.text(`camp.adjunt_${falta}`),
      proposat: adjunt === 'pdf',
    })),
  };
};

const comEsta = async ({ db, empresa }: CompanyContext, row: FacturaRow): Promise<ComEsta> => {
  const { pendent, venciment, situacio } = row;
  const gone = situacio === 'rectificada' || situacio === 'substituida';
  const by = gone ? await listRectificadores(db, empresa.id, [row.id]) : [];
  return { pendent, venciment, per: gone ? by.map((one) => one.numero_text ?? '').join(', ') : null };
};

export const proposaEnviament = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
): Promise<PropostaEnviament> => {
  const row = await loadFactura(context, id);
  return proposaCarta(ports, context, row, cartaOf(emesaPerEnviar(row), await comEsta(context, row)));
};

/** Letters about an invoice, newest first. */
export const enviamentsOf = async (context: CompanyContext, id: number): Promise<FacturaEnviament[]> => {
  const row = await loadFactura(context, id);
  const steps = await listRecordatoris(context.db, { empresaId: row.empresa_fk, facturaId: id });
  return (await enviamentsDe(context, sobreOf(id))).map((letter) => ({
    ...letter,
    pas: (steps.find((one) => one.correu_fk === letter.id)?.pas ?? null) as PasRecordatori | null,
  }));
};
export const enviamentOf = async (context: CompanyContext, id: number, correuId: number): Promise<FacturaEnviament> => {
  const found = (await enviamentsOf(context, id)).find((letter) => letter.id === correuId);
  if (!found) throw new Error(`letter ${correuId} is not about invoice ${id}`);
  return found;
};

/** What is ready before the transaction opens: the files, or the letter that was asked for already. */
export type Preparada =
  | { readonly repetida: number }
  | {
      readonly repetida: null;
      readonly adjunts: readonly AdjuntPreparat[];
      keep(within: CompanyContext): Promise<void>;
    };

const namesOf = (adjunts: readonly { readonly nom: string }[]): string[] => adjunts.map(({ nom }) => nom);

/** A letter with the number that it is marked with; an invoice has no link that its client opens, so that one is refused. */
const plena = (row: FacturaRow, carta: CartaFactura): CartaFactura => {
  const faults = (['assumpte', 'text'] as const)
    .filter((cami) => carta[cami].includes(MARCA_ENLLAC))
    .map((cami) => ({ cami, codi: 'factura_sense_enllac', params: { marca: MARCA_ENLLAC } }));
  if (faults.length > 0) throw invalid(faults);
  const filled = (text: string): string => text.replaceAll(MARCA_NUMERO, row.numero_text ?? '');
  return { ...carta, assumpte: filled(carta.assumpte), text: filled(carta.text) };
};

/** Checks a letter and makes its files, outside any transaction. */
export const preparaCarta = async (
  ports: EnviaPorts,
  context: CompanyContext,
  row: FacturaRow,
  carta: CartaFactura,
): Promise<Preparada> => {
  const emesa = await ambDir3(context, emesaPerEnviar(row), row.agent_fk);
  if (carta.to.length === 0) throw fieldFault('to', 'destinatari_obligatori');
  await ambServidor(ports, context);
  const asked = await adjuntsOf(ports, context, emesa, carta.adjunts);
  checkAdjunts(asked, carta.adjunts);
  const repetida = await cartaRepetida(context, sobreOf(row.id), plena(row, carta), namesOf(asked));
  if (repetida !== null) return { repetida };
  const { fets, keep } = await makeAdjunts(ports, context, emesa, asked);
  return { repetida: null, adjunts: await preparaAdjunts(ports, context.empresa.id, fets), keep };
};

/** Queues a prepared letter about an invoice that is held, and tells its history; gives its id. */
export const encuaCarta = async (
  ports: EnviaPorts,
  context: CompanyContext,
  row: FacturaRow,
  {
    preparada,
    despres = {},
    ...written
  }: CartaFactura & {
    readonly preparada: Extract<Preparada, { repetida: null }>;
    readonly despres?: Readonly<Record<string, unknown>>;
  },
): Promise<number> => {
  const { adjunts, keep } = preparada;
  const { to, cc, assumpte, text } = plena(row, written);
  const correu = await enviaCarta(ports, context, { to, cc, assumpte, text, sobre: sobreOf(row.id), adjunts });
  await keep(context);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id: row.id,
      accio: 'envia',
      despres: { per_a: to, cc, assumpte, adjunts: namesOf(adjunts), ...despres },
      arrel: arrelsOf(row),
    },
  ]);
  return correu;
};

/** Queues the letter; whoever asks twice is answered the one letter. The row is held, so that two clicks take turns. */
export const enviaFactura = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
  { preparada, ...carta }: CartaFactura & { readonly preparada: Preparada },
): Promise<number> => {
  const row = await holdFactura(context, id);
  emesaPerEnviar(row);
  const { db, empresa } = context;
  await deletePerEnviar(db, { empresaId: empresa.id, facturaId: id });
  if (preparada.repetida !== null) return preparada.repetida;
  const again = await cartaRepetida(context, sobreOf(id), plena(row, carta), namesOf(preparada.adjunts));
  return again ?? encuaCarta(ports, context, row, { ...carta, preparada });
};

/** The same of what the program is to send by itself: not at all where somebody sent it meanwhile. */
export const enviaPerSiSola = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
  carta: CartaFactura & { readonly preparada: Preparada },
): Promise<void> => {
  const row = await holdFactura(context, id);
  const due = await deletePerEnviar(context.db, { empresaId: row.empresa_fk, facturaId: id });
  if (due) await enviaFactura(ports, context, id, carta);
};
