import { z } from 'zod';
import { idInPath } from '#contract/ids.ts';
import { T, TG } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { empresaSchema } from './schemas.ts';

/** What may hang from a company. */
const usSchema = z.strictObject({
  que: z.enum(['treballs', 'pressupostos', 'factures', 'despeses', 'bens', 'agents', 'usuaris']),
  n: z.int(),
});
export type EmpresaUs = z.infer<typeof usSchema>;

const path = z.strictObject({ id: idInPath });

/** Closing a company and opening it again; deleting it, which only its titular does. */
export const vidaRoutes = {
  usos: route({
    name: 'empresa.usos',
    method: 'GET',
    path: '/empresa/{id}/usos',
    summary: 'What keeps a company from being deleted, and what would go with it',
    access: T,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ impedeixen: z.array(usSchema), acompanyen: z.array(usSchema) }),
  }),
  baixa: route({
    name: 'empresa.baixa',
    method: 'POST',
    path: '/empresa/{id}/baixa',
    summary: 'Deactivates a company (it is only read then) or activates it again',
    access: TG,
    empresa: 'path',
    whileClosed: true,
    params: path,
    body: z.strictObject({ versio: z.int(), baixa: z.boolean() }),
    answer: empresaSchema,
    errors: ['versio_obsoleta', 'ultima_empresa'],
  }),
  remove: route({
    name: 'empresa.remove',
    method: 'DELETE',
    path: '/empresa/{id}',
    summary: 'Deletes a company that has no work and no invoice; with `nom`, only while that is its legal name',
    access: T,
    empresa: 'path',
    whileClosed: true,
    params: path,
    query: z.strictObject({ nom: z.string().max(300).optional() }),
    answer: z.strictObject({ fet: z.literal(true) }),
    errors: ['en_us', 'nom_no_coincideix', 'ultima_empresa'],
  }),
} as const;
