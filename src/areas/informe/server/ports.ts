import type { ProcesPorts } from '#areas/proces/server/index.ts';
import type { Documents } from '#server/documents/index.ts';
import type { Files } from '#server/files/index.ts';

/** What reports are made with: who prints, where pictures are, and what the plan of a work asks of others. */
export interface InformePorts {
  readonly documents: Documents;
  readonly files: Files;
  readonly proces: ProcesPorts;
}
