import { z } from 'zod';
import { isCalendarDate } from '#kernel/calendar-date.ts';

/** Identifiers are database-made integers that JavaScript holds exactly. */
export const idSchema = z.int().positive().max(Number.MAX_SAFE_INTEGER);
/** An identifier in a path or query, where everything is text. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);
/** `YYYY-MM-DD`, a day that exists. */
export const dateSchema = z.string().refine(isCalendarDate, { error: 'data_incorrecta' });
/** ISO 8601 UTC instant, as the server writes it. */
export const instantSchema = z.iso.datetime();
/** Integer cents. */
export const centsSchema = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
/** true or false in a query. */
export const flagInQuery = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\u115f\u1160\uffa0]/gu;
/** Text of one or more lines as people type it: composed (NFC), control characters and lone surrogates dropped, ends trimmed. */
export const textSchema = (max: number) =>
  z
    .string()
    .transform((text) =>
      text.toWellFormed().replaceAll('\ufffd', '').replace(/\r\n?/g, '\n').replace(CONTROL, '').normalize('NFC').trim(),
    )
    .pipe(z.string().max(max));
/** The same, on one line and with something to see. */
export const nameSchema = (max: number) =>
  textSchema(max)
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(z.string().regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: 'obligatori' }));
/** ISO 3166 code of a country. */
export const paisSchema = z.string().regex(/^[A-Z]{2}$/, { error: 'pais_incorrecte' });
