import { agentById } from '#areas/agent/server/index.ts';
import { limitEfectiu } from '#areas/fiscal/domain/efectiu.data.ts';
import { isEmpresari, type Pagador } from '#areas/fiscal/domain/retencio.ts';
import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { avis, type Problema } from './problema.ts';
import type { FacturaRow } from './store.ts';

type Client = Pagador & { readonly adreces: readonly { readonly pais: string }[] };

/** A private person who lives elsewhere may pay more in cash. */
const isFora = (client: Client | null): boolean =>
  client !== null &&
  client.nif_pais !== 'ES' &&
  !isEmpresari(client) &&
  client.adreces.every(({ pais }) => pais !== 'ES');

/** The limit that an operation of so much reaches on a day; null where it may be paid in cash. Cents. */
const limitPassat = (total: number, day: string, client: Client | null): number | null => {
  const limit = limitEfectiu(day, { fora: isFora(client) });
  return limit !== null && Math.abs(total) >= limit ? limit : null;
};

/** Told of a new payment in cash: it is the operation that counts, so that no part of it may be paid so (Llei 7/2012, art. 7.Uno). */
export const avisosOfEfectiu = async (
  { db, empresa }: CompanyContext,
  factura: FacturaRow,
  { forma, data, total }: { readonly forma: string; readonly data: string; readonly total: number },
): Promise<Avis[]> => {
  // What is given back is no payment of the operation, unless it was the other way round from the start.
  if (forma !== 'efectiu' || total * factura.total_factura <= 0) return [];
  const limit = limitPassat(factura.total_factura, data, (await agentById(db, empresa.id, factura.agent_fk)) ?? null);
  return limit === null
    ? []
    : [
        {
          codi: 'cobrament_efectiu',
          cami: 'forma',
          params: { total: Math.abs(factura.total_factura) / 100, limit: limit / 100 },
        },
      ];
};

/** Told before an invoice that asks to be paid in cash is issued. */
export const ofFormaEfectiu = ({ forma_pagament, data, totals }: FacturaEmesa, client: Client | null): Problema[] => {
  if (forma_pagament !== 'efectiu' || totals.total_a_pagar <= 0) return [];
  const limit = limitPassat(totals.total_factura, data, client);
  return limit === null
    ? []
    : [avis('forma_pagament', 'cobrament_efectiu', { total: totals.total_factura / 100, limit: limit / 100 })];
};
