import { notFound } from '#kernel/coded-error.ts';
import { type Bound, bind } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
import { answerFile } from './arxiu-answer.ts';
import { addArxius, changeArxiu, presentArxiu, removeArxiu, renameFolder, reorderArxius } from './arxiu-service.ts';
import { findArxiu, listArxius, updateArxiu } from './arxiu-store.ts';
import type { TreballPorts } from './ports.ts';
import { loadTreball } from './service.ts';

export const arxiuHandlers = ({ files, uploads }: TreballPorts): readonly Bound[] => [
  bind(arxiuRoutes.list, async (context, { params, query }) => {
    await loadTreball(context, params.id);
    const { total, rows } = await listArxius(context.db, context.empresa.id, params.id, query);
    return pageFrom(query, total, rows.map(presentArxiu));
  }),
  bind(arxiuRoutes.add, async (context, { params, body }) => ({
    items: await addArxius(context, uploads, params.id, body),
  })),
  bind(arxiuRoutes.get, async (context, { params, query }) => {
    await loadTreball(context, params.id);
    const row = await findArxiu(context.db, context.empresa.id, params.id, params.aid);
    if (!row) throw notFound();
    return answerFile(context, files, row, query, (db, vista_fk) =>
      updateArxiu(db, row.empresa_fk, row.id, { vista_fk }),
    );
  }),
  bind(arxiuRoutes.update, (context, { params, body }) => changeArxiu(context, params.id, params.aid, body)),
  bind(arxiuRoutes.remove, async (context, { params }) => ({
    desfer: await removeArxiu(context, params.id, params.aid),
  })),
  bind(arxiuRoutes.reorder, async (context, { params, body }) => ({
    items: await reorderArxius(context, params.id, body.documentsIds),
  })),
  bind(arxiuRoutes.folder, async (context, { params, body }) => ({
    items: await renameFolder(context, params.id, body),
  })),
];
