import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Us } from '../contract/schemas.ts';
import type { AgentCopy } from './copia.ts';

/** Something that an agent is used in. */
export interface AgentUse extends Us {
  readonly agent_fk: number;
}

/** A copy of an agent that something open holds. */
export interface OpenCopy {
  readonly agent_fk: number;
  readonly empremta: string;
  readonly tipus: Us['tipus'];
  readonly id: number;
  readonly nom: string;
  readonly copia: string;
}

/** Another room that keeps copies of agents: drafts and open works. What is closed or issued is never told. */
export interface CopyHolder {
  /** What holds the copies of these agents. */
  holding(db: Executor, empresaId: number, ids: readonly number[]): Promise<readonly OpenCopy[]>;
  /** Brings one holder's copies up to date, and writes that in its history. */
  renew(context: CompanyContext, id: number, copies: ReadonlyMap<number, AgentCopy>): Promise<void>;
}

/** Moves what uses an agent to another one, and back: `moveBack` gets what `move` gave. */
export interface UseMover {
  move(context: CompanyContext, from: number, to: number, copy: AgentCopy): Promise<unknown>;
  /** Refuses with 409 `desfer_canviat` when somebody has changed it since. */
  moveBack(context: CompanyContext, moved: unknown): Promise<void>;
}

/** What the room tells others and asks of them; wired by the application. */
export interface AgentPorts {
  /** The agent is called otherwise from now on. */
  onAgentRenamed(context: CompanyContext, id: number): Promise<void>;
  /** What uses these agents, whatever room it is of. */
  usesOf(db: Executor, empresaId: number, ids: readonly number[]): Promise<readonly AgentUse[]>;
  /** By name, so that what one moved is moved back by the same one. */
  readonly movers: Readonly<Record<string, UseMover>>;
  readonly copies: Readonly<Partial<Record<Us['tipus'], CopyHolder>>>;
}
