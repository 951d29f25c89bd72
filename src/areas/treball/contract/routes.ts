import { z } from 'zod';
import { idInPath, textSchema } from '#contract/ids.ts';
import { pageOf } from '#contract/page.ts';
import type { Rol } from '#contract/roles.ts';
import { EVERYONE, TGQ, TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import {
  expedientAnswer,
  treballCreateBody,
  treballDocumentQuery,
  treballItemSchema,
  treballQuery,
  treballSchema,
  treballUpdateBody,
} from './schemas.ts';

const path = z.strictObject({ id: idInPath });
/** Role `obra` sees only the works assigned to it: the service scopes it. */
const SEES: readonly Rol[] = EVERYONE;

export const treballRoutes = {
  list: route({
    name: 'treball.list',
    method: 'GET',
    path: '/treball',
    summary: 'Works by state and search',
    access: SEES,
    query: treballQuery,
    answer: pageOf(treballItemSchema),
  }),
  document: route({
    name: 'treball.llistat',
    method: 'GET',
    path: '/treball/document',
    summary: 'The list as a file, with its filters, search, order and columns: PDF, spreadsheet or CSV',
    access: SEES,
    query: treballDocumentQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  expedient: route({
    name: 'treball.expedient',
    method: 'GET',
    path: '/expedient',
    summary: 'File numbers already used, with their works, and the next code of the office',
    access: TGQAL,
    query: z.strictObject({
      search: textSchema(200).optional(),
      exercici: z.coerce.number().int().min(1990).max(2199).optional(),
    }),
    answer: expedientAnswer,
  }),
  get: route({
    name: 'treball.get',
    method: 'GET',
    path: '/treball/{id}',
    summary: 'One work with its agents',
    access: SEES,
    params: path,
    answer: treballSchema,
  }),
  create: route({
    name: 'treball.create',
    method: 'POST',
    path: '/treball',
    summary: 'Opens a work',
    access: TGQ,
    body: treballCreateBody,
    answer: treballSchema,
    errors: ['avisos', 'codi_repetit', 'agent_desconegut'],
  }),
  update: route({
    name: 'treball.update',
    method: 'POST',
    path: '/treball/{id}',
    summary: 'Changes a work',
    access: TGQ,
    params: path,
    body: treballUpdateBody,
    answer: treballSchema,
    errors: ['avisos', 'versio_obsoleta', 'codi_repetit', 'agent_desconegut', 'treball_tancat'],
  }),
} as const;
