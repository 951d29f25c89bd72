import type { ProcesPorts } from '#areas/proces/server/index.ts';
import { answerFile } from '#areas/treball/server/index.ts';
import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { resultatRoutes } from '../contract/routes.ts';
import { addArxius, listArxiusOf, loadArxiu, markArxiu, removeArxiu } from './arxius.ts';
import { presentArxiu, readResultats, readResultatsOf } from './service.ts';
import { setVista } from './store.ts';
import { saveResultats } from './writing.ts';

export const resultatHandlers = (
  ports: ProcesPorts,
  { files, uploads }: Pick<Platform, 'files' | 'uploads'>,
): readonly Bound[] => [
  bind(resultatRoutes.create, (context, { body }) => saveResultats(context, ports, body)),
  bind(resultatRoutes.update, (context, { body }) => saveResultats(context, ports, body)),
  bind(resultatRoutes.ofTreball, (context, { params }) => readResultats(context, params.id)),
  bind(resultatRoutes.ofProces, (context, { params }) =>
    readResultatsOf(context, ports, { treball_fk: params.id, proces_fk: params.pid }),
  ),
  bind(resultatRoutes.ofPartida, (context, { params }) =>
    readResultatsOf(context, ports, { treball_fk: params.id, proces_fk: params.pid, treball_partida_fk: params.xid }),
  ),
  bind(resultatRoutes.ofLot, (context, { params }) =>
    readResultatsOf(context, ports, {
      treball_fk: params.id,
      proces_fk: params.pid,
      treball_partida_fk: params.xid,
      lot_fk: params.lid,
    }),
  ),
  bind(resultatRoutes.ofCategoria, (context, { params }) =>
    readResultatsOf(context, ports, {
      treball_fk: params.id,
      proces_fk: params.pid,
      treball_partida_fk: params.xid,
      lot_fk: params.lid,
      categoria_fk: params.cid,
    }),
  ),
  bind(resultatRoutes.ofComprovacio, (context, { params }) =>
    readResultatsOf(context, ports, {
      treball_fk: params.id,
      proces_fk: params.pid,
      treball_partida_fk: params.xid,
      lot_fk: params.lid,
      categoria_fk: params.cid,
      comprovacio_fk: params.kid,
    }),
  ),
  bind(resultatRoutes.addArxiu, (context, { body }) => addArxius(context, uploads, body)),
  bind(resultatRoutes.arxius, (context, { params }) => listArxiusOf(context, params.id)),
  bind(resultatRoutes.arxiu, async (context, { params }) => presentArxiu((await loadArxiu(context, params.aid)).arxiu)),
  bind(resultatRoutes.download, async (context, { params, query }) => {
    const { arxiu } = await loadArxiu(context, params.aid);
    return answerFile(context, files, arxiu, query, (db, vista) =>
      setVista(db, arxiu.empresa_fk, Number(arxiu.id), vista),
    );
  }),
  bind(resultatRoutes.updateArxiu, (context, { params, body }) => markArxiu(context, params.aid, body)),
  bind(resultatRoutes.removeArxiu, async (context, { params }) => ({
    desfer: await removeArxiu(context, params.aid),
  })),
];
