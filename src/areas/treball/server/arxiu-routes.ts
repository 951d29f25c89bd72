import { notFound } from '#kernel/coded-error.ts';
import type { Files, Fitxer } from '#server/files/index.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
import { vistaOf } from '../domain/arxiu.ts';
import { addArxius, changeArxiu, presentArxiu, removeArxiu, renameFolder, reorderArxius } from './arxiu-service.ts';
import { type ArxiuRow, findArxiu, listArxius, updateArxiu } from './arxiu-store.ts';
import type { TreballPorts } from './ports.ts';
import { loadTreball } from './service.ts';

/** The picture of a photo that browsers do not show, kept from the first time on. */
const converted = async (context: CompanyContext, files: Files, row: ArxiuRow, fitxer: Fitxer): Promise<Fitxer> => {
  const known = row.vista_fk === null ? undefined : await files.find(context.db, row.empresa_fk, row.vista_fk);
  if (known) return known;
  const staged = await files.stage(row.empresa_fk, await files.picture(fitxer, context.signal));
  return context.database.write(async (db) => {
    const kept = await files.record(db, staged, context.clock.now());
    await updateArxiu(db, row.empresa_fk, row.id, { vista_fk: kept.id });
    return kept;
  });
};

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
    const fitxer = row && (await files.find(context.db, row.empresa_fk, row.fitxer_fk));
    if (!row || !fitxer) throw notFound();
    if (!query.vista || vistaOf(row.tipus) !== 'conversio')
      return files.answer(fitxer, row.nom, { inline: query.inline === true });
    const nom = row.nom.replace(/\.hei[cf]$/i, '').concat('.jpg');
    return files.answer(await converted(context, files, row, fitxer), nom, { inline: true });
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
