import { z } from 'zod';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { DISSENYS } from '../domain/disseny.ts';
import { LOT_STATES } from '../domain/lot-state.ts';

/** Kinds of document that a work gives. */
export const DOCUMENTS_TREBALL = ['formigo'] as const;

/** Identifiers or words parted by commas; an empty text is an empty list. */
const listed = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(500));

export const informeQuery = z.strictObject({
  /** Zones to print, by id; absent, all. */
  zones: listed(idInPath).optional(),
  /** States of the lots to print; absent, all. */
  estats: listed(z.enum(LOT_STATES)).optional(),
  /** With chart and the seven steps of each lot. */
  passos: flagInQuery.default(true),
  /** Language of the document; absent, the company's. */
  idioma: z.enum(LANGUAGES).optional(),
  /** Design of the document family. */
  disseny: z.enum(DISSENYS).default('sobri'),
  /** Marked as a draft on every page. */
  esborrany: flagInQuery.default(false),
});

export const informeRoutes = {
  formigo: route({
    name: 'informe.formigo',
    method: 'GET',
    path: '/treball/{id}/document/{type}',
    summary: 'Report of a work: `formigo`, its concrete zone by zone and lot by lot, with every verdict explained',
    access: TGQAL,
    params: z.strictObject({ id: idInPath, type: z.enum(DOCUMENTS_TREBALL) }),
    query: informeQuery,
    download: 'application/pdf',
    timeout: TIMEOUT.report,
    errors: ['zona_desconeguda', 'document_massa_lent', 'document_massa_gran', 'document_cua_plena'],
  }),
} as const;
