import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { anyDeLlibres } from './any.ts';
import { setCaselles } from './caselles.ts';
import { avisosDeLlibres } from './comprova.ts';
import { llibresFile } from './descarrega.ts';
import { fitxer303File } from './fitxer.ts';
import { llegeix } from './llibres.ts';
import { perfilOf, setPerfil } from './perfil.ts';
import { pageOfRendiment, rendimentDocument } from './rendiment.ts';
import { demanatOf, documentsDeCasella, resumDe } from './resum.ts';

/** A page of what was worked out whole. */
const pageOfAll = <Item>(
  items: readonly Item[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
) => ({
  total: items.length,
  offset,
  limit,
  items: items.slice(offset, offset + limit),
});

export const llibresHandlers = ({ documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(llibresRoutes.any, (context, { query }) => anyDeLlibres(context, query.exercici)),
  bind(llibresRoutes.perfil, (context) => perfilOf(context)),
  bind(llibresRoutes.setPerfil, (context, { body }) => setPerfil(context, body)),
  bind(llibresRoutes.comprova, async (context, { query }) => {
    const lectura = await llegeix(context, query.exercici);
    const periode = query.trimestre === undefined ? null : `${query.trimestre}T`;
    return pageOfAll(avisosDeLlibres(lectura, context.language, periode), query);
  }),
  bind(llibresRoutes.descarrega, (context, { query }) => llibresFile(context, query)),
  bind(llibresRoutes.resum, (context, { params, query }) =>
    resumDe(context, demanatOf(params.model, query.exercici, query.trimestre)),
  ),
  bind(llibresRoutes.setCaselles, (context, { params, body }) => setCaselles(context, params.model, body)),
  bind(llibresRoutes.casella, async (context, { params, query }) => {
    const demanat = demanatOf(params.model, query.exercici, query.trimestre);
    const all = await documentsDeCasella(context, demanat, {
      casella: params.casella,
      nif: query.nif,
      clau: query.clau,
      marques: query.marques,
    });
    return { ...pageOfAll(all, query), suma: all.reduce((total, one) => total + one.aporta, 0) };
  }),
  bind(llibresRoutes.fitxer303, (context, { query }) => fitxer303File(context, query)),
  bind(llibresRoutes.rendiment, (context, { query }) => pageOfRendiment(context, query)),
  bind(llibresRoutes.rendimentExporta, (context, { query }) => rendimentDocument(documents, context, query)),
];
