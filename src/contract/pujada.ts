import { z } from 'zod';
import { idInPath, idSchema, instantSchema, nameSchema } from './ids.ts';
import type { Rol } from './roles.ts';
import { route, TIMEOUT } from './route.ts';

/** Who brings files: everybody but who only reads. */
const BRINGS: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'obra', 'administracio'];

/** Name of a file as a person sees it: its folder left out. It names nothing on the server's disk. */
export const fileNameSchema = z
  .string()
  .transform((name) => name.split(/[\\/]/).pop() ?? '')
  .pipe(nameSchema(200));

export const pujadaSchema = z.strictObject({
  id: idSchema,
  nom: z.string(),
  /** Bytes that it will have, and those that have arrived: where the next piece begins. */
  mida: z.int(),
  rebut: z.int(),
  /** Forgotten at this instant. */
  caduca: instantSchema,
  /** What came, once it is whole. */
  fitxer: z.strictObject({ mida: z.int(), tipus: z.string(), sha256: z.string() }).nullable(),
});
export type Pujada = z.infer<typeof pujadaSchema>;

const path = z.strictObject({ id: idInPath });

export const pujadaRoutes = {
  create: route({
    name: 'pujada.create',
    method: 'POST',
    path: '/pujada',
    summary: 'Opens an upload of a file in pieces, of at most 100 MB; it waits a day for them',
    access: BRINGS,
    body: z.strictObject({ nom: fileNameSchema, mida: z.int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    answer: pujadaSchema,
    errors: ['fitxer_buit', 'fitxer_massa_gran', 'massa_pujades'],
  }),
  get: route({
    name: 'pujada.get',
    method: 'GET',
    path: '/pujada/{id}',
    summary: 'An own upload: how many bytes have arrived (`rebut`), to go on from there after a cut or a restart',
    access: BRINGS,
    params: path,
    answer: pujadaSchema,
  }),
  put: route({
    name: 'pujada.put',
    method: 'PUT',
    path: '/pujada/{id}',
    summary: 'Adds the bytes of the body (`application/octet-stream`) at `inici`, which is what has arrived so far',
    access: BRINGS,
    params: path,
    query: z.strictObject({ inici: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    upload: true,
    answer: pujadaSchema,
    timeout: TIMEOUT.upload,
    errors: [
      'pujada_desplacada',
      'pujada_massa_llarga',
      'pujada_ocupada',
      'pujada_acabada',
      'pujada_tallada',
      'disc_ple',
    ],
  }),
  finish: route({
    name: 'pujada.finish',
    method: 'POST',
    path: '/pujada/{id}/acabar',
    summary: 'Closes an upload that is whole: its content is kept and told by type. The same answer when asked again',
    access: BRINGS,
    params: path,
    answer: pujadaSchema,
    timeout: TIMEOUT.upload,
    errors: ['pujada_incompleta', 'pujada_ocupada', 'disc_ple'],
  }),
  remove: route({
    name: 'pujada.remove',
    method: 'DELETE',
    path: '/pujada/{id}',
    summary: 'Gives up an own upload',
    access: BRINGS,
    params: path,
    answer: z.strictObject({}),
    errors: ['pujada_ocupada'],
  }),
} as const;
