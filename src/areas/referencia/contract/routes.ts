import { z } from 'zod';
import type { Access } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import {
  activitatSchema,
  controlSchema,
  documentSchema,
  funcioSchema,
  idiomaRowSchema,
  irpfSchema,
  ivaSchema,
  poblacioSchema,
  procesSchema,
  textosSchema,
  tipusTreballSchema,
  titulacioSchema,
  versioSchema,
} from './schemas.ts';

const list = <const Item extends z.ZodType>(
  name: string,
  path: string,
  summary: string,
  item: Item,
  access: Access = 'session',
) =>
  route({
    name: `referencia.${name}`,
    method: 'GET',
    path,
    summary,
    access,
    empresa: 'none',
    answer: z.array(item),
    beforeConditions: access === 'public',
  });

export const referenciaRoutes = {
  activitats: list('activitats', '/activitat', 'Economic activities', activitatSchema),
  controls: list('controls', '/control', 'Kinds of control', controlSchema),
  irpf: list('irpf', '/irpf', 'Withholding rates with their validity', irpfSchema),
  iva: list('iva', '/iva', 'VAT rates with their validity', ivaSchema),
  /** Open to nobody's session: the first set-up offers the degree of the person. */
  titulacions: list('titulacions', '/titulacio', 'Degrees', titulacioSchema, 'public'),
  funcions: list('funcions', '/funcio', 'Functions of an agent in a work', funcioSchema),
  processos: list('processos', '/proces', 'Building processes', procesSchema),
  idiomes: list('idiomes', '/idiomes', 'Languages of the product', idiomaRowSchema, 'public'),
  tipusTreball: list('tipusTreball', '/tipus_treball', 'Kinds of work', tipusTreballSchema),
  documents: route({
    name: 'referencia.documents',
    method: 'GET',
    path: '/document',
    summary: 'Report types with their options',
    access: 'session',
    empresa: 'none',
    answer: z.array(documentSchema),
    beforeConditions: true,
  }),
  parametres: route({
    name: 'referencia.parametres',
    method: 'GET',
    path: '/parametres',
    summary: 'Parameters by key',
    access: 'session',
    empresa: 'none',
    answer: z.record(z.string(), z.string()),
  }),
  textos: route({
    name: 'referencia.textos',
    method: 'GET',
    path: '/textos',
    summary: 'Legal texts: the conditions of use in the asked language',
    access: 'public',
    empresa: 'none',
    answer: textosSchema,
    beforeConditions: true,
  }),
  versio: route({
    name: 'referencia.versio',
    method: 'GET',
    path: '/versio',
    summary: 'Version of the product and the oldest client it serves; `bundle` is the client’s own version',
    access: 'public',
    empresa: 'none',
    query: z.strictObject({ bundle: z.string().max(40).optional(), plataforma: z.string().max(40).optional() }),
    answer: versioSchema,
    beforeConditions: true,
  }),
  poblacions: route({
    name: 'referencia.poblacions',
    method: 'GET',
    path: '/poblacio/search/{text}',
    summary: 'Municipalities of Spain by name, at most 20',
    access: 'session',
    empresa: 'none',
    params: z.strictObject({ text: z.string().min(1).max(100) }),
    answer: z.array(poblacioSchema),
  }),
} as const;
