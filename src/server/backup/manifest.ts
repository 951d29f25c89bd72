import { z } from 'zod';

/** Shape of the copy; a reader of another shape refuses it. */
export const FORMAT = 1;

const digestSchema = z.strictObject({
  files: z.int().min(0),
  /** Sum of the SHA-256 of each row, modulo 2^256: the same in whatever order the rows come. */
  suma: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TableDigest = z.infer<typeof digestSchema>;

/** What a copy says of itself; its last entry. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  versio: z.string(),
  creat: z.iso.datetime(),
  motor: z.enum(['sqlite', 'postgres']),
  /** Migrations that its rows have gone through, oldest first. */
  migracions: z.array(z.string()),
  taules: z.record(z.string(), digestSchema),
  /** Where identifiers of each table went on. */
  darrers_ids: z.record(z.string(), z.int()),
  /** Contents kept, and how many bytes they are. */
  fitxers: z.strictObject({ nombre: z.int().min(0), mida: z.int().min(0) }),
  /** Which key opens the secrets among the rows; null when none was ever made. */
  clau: z.string().nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A copy that cannot be made or used, in words for whoever ran the command. */
export class BackupError extends Error {}
