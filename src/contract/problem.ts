import { z } from 'zod';

/** RFC 9457 problem, as every refusal is answered. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  codi: z.string(),
  requestId: z.string(),
  camps: z.array(z.object({ cami: z.string(), codi: z.string(), missatge: z.string() })).optional(),
  avisos: z.array(z.object({ codi: z.string(), cami: z.string(), missatge: z.string() })).optional(),
  /** What uses it, with `en_us`. */
  usos: z.array(z.object({ tipus: z.string(), id: z.int(), nom: z.string() })).optional(),
  /** How many of each kind use it, with `en_us`, where they are too many to name. */
  comptes: z.array(z.object({ que: z.string(), n: z.int() })).optional(),
  /** The record as it is now, with `versio_obsoleta`. */
  actual: z.unknown().optional(),
  /** Who changed it last, and when; with `versio_obsoleta`. */
  /** Who wrote last, and when; `propi`: who asks, from another window or device. */
  canvi: z.object({ qui: z.string(), quan: z.string(), propi: z.boolean().optional() }).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** The client's object for everything that is not a 2xx answer (specification, section 8). */
export interface TransportError {
  readonly status: number;
  readonly response: Problem | Record<string, never>;
}
/** Text of a request that exceeded its time-out. */
export const TIMEOUT_TEXT = 'Timeout has occurred';

/** Names accepted soft checks, in the body (or the query of a DELETE). */
export const avisosAcceptats = { avisos_acceptats: z.array(z.string().max(60)).max(50).optional() };
