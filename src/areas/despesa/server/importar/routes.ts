import { type Bound, bind } from '#server/http/context.ts';
import { importCalls } from '#server/imports/index.ts';
import type { Platform } from '#server/platform.ts';
import { importacioDespesaRoutes } from '../../contract/importacio.ts';
import type { DespesaPorts } from '../ports.ts';
import { tipusKey } from './coneguts.ts';
import { despesaImport } from './importacio.ts';
import { plantilla } from './plantilla.ts';

/** Calls of imports of expenses from a sheet. */
export const importacioDespesaHandlers = (
  ports: Pick<DespesaPorts, 'bens' | 'treuProveidors'>,
  platform: Pick<Platform, 'files' | 'uploads' | 'jobs'>,
): readonly Bound[] => {
  const calls = importCalls(despesaImport(ports), platform);
  return [
    bind(importacioDespesaRoutes.plantilla, (context) => plantilla(context)),
    bind(importacioDespesaRoutes.create, (context, { body }) => calls.open(context, body.pujada_fk), {
      ownTransaction: true,
    }),
    bind(importacioDespesaRoutes.get, (context, { params, query }) => calls.see(context, params.iid, query)),
    bind(importacioDespesaRoutes.revisio, async (context, { params, body }) => {
      const { page, judici } = await calls.review(context, params.iid, body, (row) => ({
        data: row.llegida.data ?? row.celles[body.columnes.indexOf('data')] ?? '',
        num_factura: row.llegida.num_factura,
        proveidor: row.llegida.proveidor,
        nif: row.llegida.nif,
        tipus_despesa: row.tipus_despesa,
        base: row.base,
        quota: row.quota,
        total: row.total,
        proveidor_nou: row.proveidor_nou,
        de_fila: row.de_fila,
        total_despesa: row.total_despesa,
      }));
      const asked = new Set(judici.files.flatMap(({ fila, avisos }) => (avisos.length > 0 ? [fila] : [])));
      const waits = ({ files }: (typeof judici.registres)[number]) => files.some((fila) => asked.has(fila));
      const nousOf = (some: typeof judici.registres) =>
        new Set(some.flatMap(({ made }) => (made.crea && made.nou ? [made.nou.clau] : [])));
      const [free, waiting] = [judici.registres.filter((one) => !waits(one)), judici.registres.filter(waits)];
      const ara = nousOf(free);
      const xifraOf = (some: typeof judici.registres, nous: number) => ({
        despeses: some.length,
        total: some.reduce((sum, { made }) => sum + made.imports.total, 0),
        nous,
      });
      const named = judici.files.filter((one) => one.tipus_no_trobat).map(({ llegida }) => llegida.tipus_despesa);
      return {
        ...page,
        sense_avisos: xifraOf(free, ara.size),
        per_acceptar: xifraOf(waiting, [...nousOf(waiting)].filter((clau) => !ara.has(clau)).length),
        tipus_no_trobats: [...new Map(named.map((text) => [tipusKey(text), text])).values()],
      };
    }),
    bind(importacioDespesaRoutes.fer, (context, { params, body }) => calls.start(context, params.iid, body)),
    bind(importacioDespesaRoutes.informe, (context, { params, query }) =>
      calls.report(context, params.iid, query.nomes_errors === 'true'),
    ),
    bind(importacioDespesaRoutes.desfer, (context, { params }) => calls.undo(context, params.iid)),
  ];
};
