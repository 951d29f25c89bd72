import { z } from 'zod';
import { idInPath } from '#contract/ids.ts';
import { pageOf } from '#contract/page.ts';
import type { Rol } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import {
  agentCreateBody,
  agentDocumentQuery,
  agentItemSchema,
  agentQuery,
  agentSchema,
  agentUpdateBody,
} from './schemas.ts';

const READS: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'administracio', 'lector'];
const WRITES: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'administracio'];
const path = z.strictObject({ id: idInPath });

export const agentRoutes = {
  list: route({
    name: 'agent.list',
    method: 'GET',
    path: '/agent',
    summary: 'Agents by kind and search',
    access: READS,
    query: agentQuery,
    answer: pageOf(agentItemSchema),
  }),
  document: route({
    name: 'agent.document',
    method: 'GET',
    path: '/agent/document',
    summary: 'The list as a file, with its filters, search, order and columns: PDF, spreadsheet, CSV or cards',
    access: READS,
    query: agentDocumentQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  get: route({
    name: 'agent.get',
    method: 'GET',
    path: '/agent/{id}',
    summary: 'One agent',
    access: READS,
    params: path,
    answer: agentSchema,
  }),
  create: route({
    name: 'agent.create',
    method: 'POST',
    path: '/agent',
    summary: 'Creates an agent; the tax id is only softly checked',
    access: WRITES,
    body: agentCreateBody,
    answer: agentSchema,
    errors: ['avisos'],
  }),
  update: route({
    name: 'agent.update',
    method: 'POST',
    path: '/agent/{id}',
    summary: 'Changes an agent',
    access: WRITES,
    params: path,
    body: agentUpdateBody,
    answer: agentSchema,
    errors: ['avisos', 'versio_obsoleta'],
  }),
} as const;
