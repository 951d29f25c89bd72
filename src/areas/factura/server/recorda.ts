import { CodedError } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import {
  type FacturaEnviament,
  PASSOS_RECORDATORI,
  type PasRecordatori,
  type RecordatoriFactura,
} from '../contract/enviament.ts';
import type { EnviaPorts } from './adjunts.ts';
import { recordatoriOf } from './carta.ts';
import { compensableOf } from './compensable.ts';
import {
  type CartaFactura,
  emesaPerEnviar,
  encuaCarta,
  enviamentOf,
  enviamentsOf,
  type Preparada,
  preparaCarta,
  proposaCarta,
} from './envia.ts';
import { insertRecordatori, listRecordatoris } from './part-store.ts';
import { diesVencuda } from './present.ts';
import { holdFactura, loadFactura } from './service.ts';
import type { FacturaRow } from './store.ts';

/** Days past due of what may be reminded of; a proforma asks for nothing. */
const diesOf = (row: FacturaRow, net: number, today: string): number | null =>
  row.tipus === 'proforma' || net <= 0 ? null : diesVencuda(row, today);
/** What is asked for: what is pending, less what credit notes that were issued take of it. */
const netOf = async (context: CompanyContext, row: FacturaRow): Promise<number> =>
  (await compensableOf(context, row)).reduce((left, { total }) => left - total, row.pendent);

const takenOf = (context: CompanyContext, id: number) =>
  listRecordatoris(context.db, { empresaId: context.empresa.id, facturaId: id });
const nextOf = (taken: number): PasRecordatori | null => PASSOS_RECORDATORI[taken] ?? null;

/** The next reminder, with its letter, or why there is none; and those that went out. */
export const proposaRecordatori = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
): Promise<RecordatoriFactura> => {
  const row = await loadFactura(context, id);
  const taken = await takenOf(context, id);
  const letters = await enviamentsOf(context, id);
  const net = await netOf(context, row);
  const dies = diesOf(row, net, context.clock.today());
  const next = nextOf(taken.length);
  const pas = dies === null ? null : next;
  const falta = dies === null ? 'factura_no_vencuda' : next === null ? 'recordatoris_fets' : null;
  return {
    pas,
    motiu: falta && context.text(`error.${falta}`),
    dies,
    pendent: dies === null ? 0 : net,
    fets: taken.map(({ pas: step, quan, correu_fk }) => ({
      pas: step as PasRecordatori,
      quan,
      enviament: letters.find((letter) => letter.id === correu_fk) ?? null,
    })),
    proposta:
      pas === null || dies === null
        ? null
        : await proposaCarta(
            ports,
            context,
            row,
            recordatoriOf(emesaPerEnviar(row), {
              pas,
              dies,
              pendent: net,
              venciment: row.venciment ?? row.data,
            }),
          ),
  };
};

/** The letter of a step that was taken already, or null; refuses what is not the next step of something past due. */
const checkPas = async (context: CompanyContext, row: FacturaRow, pas: PasRecordatori): Promise<number | null> => {
  const taken = await takenOf(context, row.id);
  const done = taken.find((one) => one.pas === pas)?.correu_fk ?? null;
  if (done !== null) return done;
  if (diesOf(row, await netOf(context, row), context.clock.today()) === null)
    throw new CodedError(409, 'factura_no_vencuda');
  const next = nextOf(taken.length);
  if (next !== pas) throw new CodedError(409, 'recordatori_altre_pas', { params: { pas: next ?? 0 } });
  return null;
};

export const preparaRecordatori = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
  { pas, ...carta }: CartaFactura & { readonly pas: PasRecordatori },
): Promise<Preparada> => {
  const row = await loadFactura(context, id);
  emesaPerEnviar(row);
  const done = await checkPas(context, row, pas);
  return done === null ? preparaCarta(ports, context, row, carta) : { repetida: done };
};

/** Queues the letter of a step, once. */
export const recordaFactura = async (
  ports: EnviaPorts,
  context: CompanyContext,
  id: number,
  { pas, preparada, ...carta }: CartaFactura & { readonly pas: PasRecordatori; readonly preparada: Preparada },
): Promise<FacturaEnviament> => {
  const { db, empresa, clock } = context;
  const row = await holdFactura(context, id);
  const done = await checkPas(context, row, pas);
  if (done !== null) return enviamentOf(context, id, done);
  if (preparada.repetida !== null) return enviamentOf(context, id, preparada.repetida);
  const correu = await encuaCarta(ports, context, row, { ...carta, preparada, despres: { recordatori: pas } });
  await insertRecordatori(db, { empresaId: empresa.id, facturaId: id }, { pas, quan: clock.now(), correu_fk: correu });
  return enviamentOf(context, id, correu);
};
