import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { flagInQuery, idInPath, idSchema } from '#contract/ids.ts';
import { EVERYONE, TGQO } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { arxiuResultatSchema, resultatSchema, resultatsAnswer, resultatsBody } from './schemas.ts';

const ERRORS = ['versio_obsoleta', 'treball_tancat'] as const;
const answers = z.array(resultatSchema);
const level = <Shape extends z.ZodRawShape>(name: string, path: string, what: string, shape: Shape) =>
  route({
    name: `resultat.${name}`,
    method: 'GET',
    path: `${path}/resultat`,
    summary: `Answers of ${what}, with their files`,
    access: EVERYONE,
    params: z.strictObject(shape),
    answer: answers,
  });
const treball = { id: idInPath };
const proces = { ...treball, pid: idInPath };
const partida = { ...proces, xid: idInPath };
const lot = { ...partida, lid: idInPath };
const categoria = { ...lot, cid: idInPath };
const comprovacio = { ...categoria, kid: idInPath };
const TREBALL = '/treball/{id}';
const PROCES = `${TREBALL}/proces/{pid}`;
const PARTIDA = `${PROCES}/partida/{xid}`;
const LOT = `${PARTIDA}/lot/{lid}`;
const CATEGORIA = `${LOT}/categoria/{cid}`;
const arxiu = z.strictObject({ aid: idInPath });

/** Role `obra` answers in the works assigned to it: the work says so. */
export const resultatRoutes = {
  create: route({
    name: 'resultat.create',
    method: 'POST',
    path: '/resultats',
    summary: 'Answers checks, many at once: all or nothing; gives the states that they lead to',
    access: TGQO,
    body: resultatsBody,
    answer: resultatsAnswer,
    errors: ERRORS,
  }),
  update: route({
    name: 'resultat.update',
    method: 'PUT',
    path: '/resultats',
    summary: 'The same over what was answered, each with its version',
    access: TGQO,
    body: resultatsBody,
    answer: resultatsAnswer,
    errors: ERRORS,
  }),
  ofTreball: level('treball', TREBALL, 'a work', treball),
  ofProces: level('proces', PROCES, 'a process of a work', proces),
  ofPartida: level('partida', PARTIDA, 'an item of a work', partida),
  ofLot: level('lot', LOT, 'a lot', lot),
  ofCategoria: level('categoria', CATEGORIA, 'a heading of a lot', categoria),
  ofComprovacio: level('comprovacio', `${CATEGORIA}/comprovacio/{kid}`, 'a check of a lot', comprovacio),
  addArxiu: route({
    name: 'resultat.arxiu',
    method: 'POST',
    path: '/resultat/arxiu',
    summary: 'Adds finished uploads to an answer, in the order given',
    access: TGQO,
    body: z.strictObject({
      resultat_fk: idSchema,
      arxius: z
        .array(z.strictObject({ pujada_fk: idSchema, clau_client: z.uuid().optional() }))
        .min(1)
        .max(50),
    }),
    answer: z.array(arxiuResultatSchema),
    errors: ['treball_tancat', 'lot_tancat', 'pujada_desconeguda', 'contingut_no_es', 'massa_arxius'],
  }),
  arxius: route({
    name: 'resultat.arxius',
    method: 'GET',
    path: '/resultat/{id}/arxiu',
    summary: 'Files of an answer, in order',
    access: EVERYONE,
    params: z.strictObject(treball),
    answer: z.array(arxiuResultatSchema),
  }),
  arxiu: route({
    name: 'resultat.getArxiu',
    method: 'GET',
    path: '/resultat/arxiu/{aid}',
    summary: 'What is known of a file of an answer',
    access: EVERYONE,
    params: arxiu,
    answer: arxiuResultatSchema,
  }),
  download: route({
    name: 'resultat.descarrega',
    method: 'GET',
    path: '/resultat/arxiu/{aid}/download',
    summary: 'A file of an answer. `inline`: to be seen in place; `vista`: a HEIC photo as JPEG',
    access: EVERYONE,
    params: arxiu,
    query: z.strictObject({ inline: flagInQuery.optional(), vista: flagInQuery.optional() }),
    download: 'application/octet-stream',
    errors: ['vista_impossible'],
  }),
  updateArxiu: route({
    name: 'resultat.canviaArxiu',
    method: 'PUT',
    path: '/resultat/arxiu/{aid}',
    summary: 'Says whether a file of an answer goes in the annex of the reports',
    access: TGQO,
    params: arxiu,
    body: z.strictObject({ annex: z.boolean() }),
    answer: arxiuResultatSchema,
    errors: ['treball_tancat'],
  }),
  removeArxiu: route({
    name: 'resultat.treuArxiu',
    method: 'DELETE',
    path: '/resultat/arxiu/{aid}',
    summary: 'Deletes a file of an answer',
    access: TGQO,
    params: arxiu,
    answer: deletedAnswer,
    errors: ['treball_tancat', 'lot_tancat'],
  }),
} as const;
