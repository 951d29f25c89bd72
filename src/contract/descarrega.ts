import { z } from 'zod';
import { instantSchema } from './ids.ts';
import { EVERYONE } from './roles.ts';
import { route, TIMEOUT } from './route.ts';

export const descarregaRoutes = {
  create: route({
    name: 'descarrega.create',
    method: 'POST',
    path: '/descarrega',
    summary:
      'An address that gives a download once, within 60 seconds and without the token: for links. `cami` is the download with its query, below `/api` (`/treball/12/document/formigo?passos=true`)',
    access: EVERYONE,
    whileClosed: true,
    body: z.strictObject({ cami: z.string().min(1).max(8000) }),
    answer: z.strictObject({ adreca: z.string(), caduca: instantSchema }),
    errors: ['descarrega_desconeguda'],
  }),
  get: route({
    name: 'descarrega.get',
    method: 'GET',
    path: '/descarrega/{clau}',
    summary: 'The file of a single-use address; 410 once used or expired',
    access: 'public',
    empresa: 'none',
    params: z.strictObject({ clau: z.string().regex(/^[\w-]{43}$/) }),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['descarrega_gastada'],
  }),
} as const;
