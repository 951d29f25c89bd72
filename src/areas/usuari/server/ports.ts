import type { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Context } from '#server/http/context.ts';
import type { Translate } from '#server/http/texts.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import type { agentOfUsuariSchema } from '../contract/schemas.ts';

/** What the room of users asks of others; wired by the application. */
export interface UsuariPorts {
  /** Version of the conditions of use in force. */
  readonly condicions: string;
  empresaNames(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  describeAgent(db: Executor, empresaId: number, agentId: number): Promise<z.infer<typeof agentOfUsuariSchema> | null>;
  createFirstEmpresa(
    context: Context,
    db: Executor,
    given: { nom_fiscal: string; nif: string; tipus_persona: 'E' | 'F'; idioma_fk: Language },
  ): Promise<number>;
  createTechnician(
    db: Executor,
    empresaId: number,
    given: {
      nom: string;
      cognoms: string;
      email: string;
      titulacio_fk: number | null;
      num_collegiat: string;
      now: string;
    },
  ): Promise<number>;
  checkEmpresaNif(nif: string): boolean;
  isTitulacio(id: number): boolean;
  /** Puts a message with a link in the post, in the transaction of the call: the company's, else the product's own. */
  post(
    db: Executor,
    mail: { empresa_fk: number | null; to: string; assumpte: string; text: string; now: string },
  ): Promise<void>;
  /** Whether messages of a company (null: of the product) can leave. */
  canPost(db: Executor, empresaId: number | null): Promise<boolean>;
  /** Address of a screen for a message, or null where the server does not know its own. */
  linkTo(hash: string): string | null;
  readonly secrets: Secrets;
  readonly translate: Translate;
}
