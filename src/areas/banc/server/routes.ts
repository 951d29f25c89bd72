import { notFound } from '#kernel/coded-error.ts';
import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import { LLISTES } from './catalogue.ts';
import {
  createComprovacio,
  getComprovacio,
  removeComprovacio,
  setBasic,
  updateComprovacioRecord,
  usosOfComprovacio,
} from './comprovacio-service.ts';
import { partidaDocument } from './document.ts';
import { listComprovacions, listPartides, usesOfChecks } from './listing.ts';
import {
  categoriesOfControl,
  composePartida,
  createPartida,
  getPartida,
  removePartida,
  sistemesOfControl,
  updatePartidaRecord,
} from './partida-service.ts';
import type { BancPorts } from './ports.ts';
import { presentComprovacio } from './present.ts';
import { comprovacionsOf, loadPartida } from './reading.ts';
import { faltesOfUsos, nivellsOfUsos } from './validacio.ts';

const partidaHandlers = (ports: BancPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(partidaRoutes.list, (context, { query }) => listPartides(context, query)),
  bind(partidaRoutes.document, (context, { query }) => partidaDocument(documents, context, query)),
  bind(partidaRoutes.usuari, (context, { query }) =>
    listPartides(context, { ...query, propies: true, tots: true, nomesVigents: false }),
  ),
  bind(partidaRoutes.usos, async ({ language }) => LLISTES[language].usos),
  bind(partidaRoutes.nivells, async ({ language }) => LLISTES[language].nivells),
  bind(partidaRoutes.sistemes, async ({ language }) => LLISTES[language].sistemes),
  bind(partidaRoutes.categories, async ({ language }) => LLISTES[language].categories),
  bind(partidaRoutes.normes, async ({ language }) => LLISTES[language].normes),
  bind(partidaRoutes.categoriesOfSistema, async ({ language }, { params }) => {
    const sistema = LLISTES[language].sistemes.find(({ id }) => id === params.id);
    if (!sistema) throw notFound();
    return LLISTES[language].categories.filter(({ id }) => sistema.categories.includes(id));
  }),
  bind(partidaRoutes.get, (context, { params }) => getPartida(context, params.id)),
  bind(partidaRoutes.categoriesOf, async (context, { params }) =>
    categoriesOfControl((await loadPartida(context, params.id)).control_fk, context.language),
  ),
  bind(partidaRoutes.usosOf, async (context, { params }) => {
    const { usos } = await loadPartida(context, params.id);
    return LLISTES[context.language].usos.filter(({ id }) => usos.includes(id));
  }),
  bind(partidaRoutes.nivellsOf, async (context, { params }) => {
    const { nivells } = await loadPartida(context, params.id);
    return LLISTES[context.language].nivells.filter(({ id }) => nivells.includes(id));
  }),
  bind(partidaRoutes.sistemesOf, async (context, { params }) =>
    sistemesOfControl((await loadPartida(context, params.id)).control_fk, context.language),
  ),
  bind(partidaRoutes.lots, async (context, { params }) => {
    const { lot } = await loadPartida(context, params.id);
    return { ...lot, text: lot.text[context.language] };
  }),
  bind(partidaRoutes.validacio, async (context, { params, query }) => {
    const partida = await loadPartida(context, params.id);
    const taken = query.comprovacions ?? null;
    const errors = await faltesOfUsos(context, partida, query.usos, taken);
    return {
      valid: errors.length === 0,
      errors,
      nivells_curts: await nivellsOfUsos(context, partida, query, taken),
    };
  }),
  bind(partidaRoutes.create, (context, { body }) => createPartida(context, body)),
  bind(partidaRoutes.update, (context, { params, body }) => updatePartidaRecord(context, params.id, body)),
  bind(partidaRoutes.compose, (context, { params, body }) => composePartida(context, params.id, body)),
  bind(partidaRoutes.remove, async (context, { params }) => ({
    desfer: await removePartida(context, ports, params.id),
  })),
];

const comprovacioHandlers = (ports: BancPorts): readonly Bound[] => [
  bind(comprovacioRoutes.list, (context, { query }) => listComprovacions(context, query)),
  bind(comprovacioRoutes.usuari, (context, { query }) =>
    listComprovacions(context, { ...query, propies: true, baixes: true }),
  ),
  bind(comprovacioRoutes.ofPartida, async (context, { params }) => {
    const partida = await loadPartida(context, params.id);
    const checks = await comprovacionsOf(context, partida.id);
    const uses = await usesOfChecks(
      context,
      checks.map(({ id }) => id),
    );
    return LLISTES[context.language].categories.flatMap(({ id, codi, nom }) => {
      const under = checks.filter(({ categoria_fk }) => categoria_fk === id);
      return under.length === 0
        ? []
        : [
            {
              categoria_fk: id,
              codi,
              nom,
              comprovacions: under.map((one) => presentComprovacio(one, uses(one.id), context.language)),
            },
          ];
    });
  }),
  bind(comprovacioRoutes.get, (context, { params }) => getComprovacio(context, params.id)),
  bind(comprovacioRoutes.create, (context, { body }) => createComprovacio(context, body)),
  bind(comprovacioRoutes.update, (context, { params, body }) => updateComprovacioRecord(context, params.id, body)),
  bind(comprovacioRoutes.basic, (context, { params, body }) => setBasic(context, params.id, body)),
  bind(comprovacioRoutes.usos, async (context, { params }) =>
    (await usosOfComprovacio(context, params.id)).map(({ id, codi, nom, seleccionat }) => ({
      id,
      codi,
      nom,
      seleccionat,
    })),
  ),
  bind(comprovacioRoutes.valors, (context, { params }) => usosOfComprovacio(context, params.id)),
  bind(comprovacioRoutes.remove, async (context, { params }) => ({
    desfer: await removeComprovacio(context, ports, params.id),
  })),
];

export const bancHandlers = (ports: BancPorts, platform: Pick<Platform, 'documents'>): readonly Bound[] => [
  ...partidaHandlers(ports, platform),
  ...comprovacioHandlers(ports),
];
