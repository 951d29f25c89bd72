import { numerosOf } from '#areas/factura/server/index.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import { fieldsOf } from './be.ts';
import { checkAnys } from './service.ts';
import { type BeRow, insertBe } from './store.ts';

export const amortitzacioUndoables: readonly Undoable[] = [
  {
    tipus: 'be_inversio',
    access: amortitzacioRoutes.remove.access,
    bringBack: async (context, contingut) => {
      const row = contingut as BeRow;
      await checkAnys(context, row);
      const { db, empresa } = context;
      const venda = row.baixa_factura_fk;
      const there = venda === null ? null : (await numerosOf(db, empresa.id, [venda])).has(venda);
      await insertBe(db, { ...row, baixa_factura_fk: there ? venda : null });
      await recordHistory(context, [
        { entitat: 'be_inversio', id: row.id, accio: 'recupera', despres: { descripcio: fieldsOf(row).descripcio } },
      ]);
    },
  },
];
