import { type Bound, bind } from '#server/http/context.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import type { EnviaPorts } from './adjunts.ts';
import { enviaFactura, enviamentOf, enviamentsOf, type Preparada, preparaCarta, proposaEnviament } from './envia.ts';
import { preparaRecordatori, proposaRecordatori, recordaFactura } from './recorda.ts';
import { loadFactura } from './service.ts';

/** Calls that send invoices and remind of them; their papers are made before the transaction opens. */
export const facturaEnviamentHandlers = (ports: EnviaPorts): readonly Bound[] => [
  bind(facturaEnviamentRoutes.proposta, (context, { params }) => proposaEnviament(ports, context, params.fid)),
  bind(facturaEnviamentRoutes.enviaments, async (context, { params }) => ({
    items: await enviamentsOf(context, params.fid),
  })),
  bind(
    facturaEnviamentRoutes.envia,
    async (context, { params, body }, preparada: Preparada) =>
      enviamentOf(context, params.fid, await enviaFactura(ports, context, params.fid, { ...body, preparada })),
    {
      prepare: async (context, { params, body }) =>
        preparaCarta(ports, context, await loadFactura(context, params.fid), body),
    },
  ),
  bind(facturaEnviamentRoutes.recordatori, (context, { params }) => proposaRecordatori(ports, context, params.fid)),
  bind(
    facturaEnviamentRoutes.recorda,
    (context, { params, body }, preparada: Preparada) =>
      recordaFactura(ports, context, params.fid, { ...body, preparada }),
    { prepare: (context, { params, body }) => preparaRecordatori(ports, context, params.fid, body) },
  ),
];
