import { z } from 'zod';
import { idInPath, idSchema } from '#contract/ids.ts';
import { pageOf } from '#contract/page.ts';
import { EVERYONE, T, TG, TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import {
  empresaCreateBody,
  empresaDocumentQuery,
  empresaItemSchema,
  empresaQuery,
  empresaSchema,
  empresaUpdateBody,
} from './schemas.ts';

const path = z.strictObject({ id: idInPath });

export const empresaRoutes = {
  list: route({
    name: 'empresa.list',
    method: 'GET',
    path: '/empresa',
    summary: 'Companies of the user',
    access: 'session',
    empresa: 'none',
    query: empresaQuery,
    answer: pageOf(empresaItemSchema),
  }),
  document: route({
    name: 'empresa.document',
    method: 'GET',
    path: '/empresa/document',
    summary: 'Companies of the user as a file, under the letterhead of the company of the call',
    access: EVERYONE,
    query: empresaDocumentQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  get: route({
    name: 'empresa.get',
    method: 'GET',
    path: '/empresa/{id}',
    summary: 'One company. Not for who only brings results from the site: accounts and series are none of it',
    access: TGQAL,
    empresa: 'path',
    params: path,
    answer: empresaSchema,
  }),
  create: route({
    name: 'empresa.create',
    method: 'POST',
    path: '/empresa',
    summary: 'Creates a company; its maker becomes its titular. Only who is titular of a company may',
    access: T,
    empresa: 'query',
    whileClosed: true,
    body: empresaCreateBody,
    answer: empresaSchema,
    errors: ['avisos'],
  }),
  update: route({
    name: 'empresa.update',
    method: 'POST',
    path: '/empresa/{id}',
    summary: 'Changes a company',
    access: TG,
    empresa: 'path',
    params: path,
    body: empresaUpdateBody,
    answer: empresaSchema,
    errors: ['avisos', 'versio_obsoleta'],
  }),
  setLogo: route({
    name: 'empresa.posa_logo',
    method: 'POST',
    path: '/empresa/{id}/logo',
    summary:
      'Gives a company the logo of its letterhead from a finished upload: PNG, JPEG or SVG, told by its bytes, of at most 400 kB. `logo` of `POST /empresa/{id}` takes it as a data address, and null takes it away',
    access: TG,
    empresa: 'path',
    params: path,
    body: z.strictObject({ pujada_fk: idSchema }),
    answer: empresaSchema,
    errors: ['pujada_desconeguda', 'logo_incorrecte', 'logo_empresa_massa_gran'],
  }),
} as const;
