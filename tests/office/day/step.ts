import type { Rol } from '#contract/roles.ts';
import type { Given } from '#tests/support/test-app.ts';

/** Somebody who works through the day; what is one's own (uploads, tasks, sessions) is made by who uses it. */
export interface Actor {
  readonly rol: Rol;
  readonly token: string;
  readonly usuariId: number;
  readonly empresaId: number;
  /** Works for another company too. */
  readonly elsewhere: boolean;
  /** What one signs in with. */
  readonly usuari: string;
  contrasenya: string;
  /** Brings a whole file; gives the finished upload. */
  upload(nom: string, content: Buffer): Promise<number>;
  /** Another session, as of another device. */
  login(): Promise<string>;
  /** Any call, with the company of the day; throws unless it goes through. */
  ok(call: string, given?: Given): Promise<Answer>;
}

// biome-ignore lint/suspicious/noExplicitAny: what the calls answered, read by the steps after them
export type Answer = any;

/** What the day has made so far, by name. */
export interface Day {
  readonly empresaId: number;
  /** Port of a mail server that takes letters. */
  readonly mailPort: number;
  /** Tells the days of one office apart: names and addresses carry it. */
  readonly stamp: string;
  readonly made: Record<string, Answer>;
  /** Waits until no letter is on its way. */
  settleLetters(): Promise<void>;
  /** Works off the tasks that wait. */
  finishTasks(actor: Actor): Promise<void>;
}

/** One call of the office's day, with real ids. */
export interface Step {
  /** Name of its route. */
  readonly call: string;
  readonly given?: (day: Day, by: Actor) => Given | Promise<Given>;
  readonly keep?: (day: Day, answer: Answer, by: Actor) => void | Promise<void>;
  /** What it answers; 200 when nothing is said. */
  readonly status?: number | ((by: Actor) => number);
  /** Done by who made the company that it is about: nobody else is in it. */
  readonly holder?: true;
  /** Rooms whose readings tell of it, where those of its own do not. */
  readonly seenIn?: readonly string[];
  /** Why nothing of it can be read back afterwards. */
  readonly unseen?: string;
}

const steps = (list: readonly Step[]): readonly Step[] => list;

export { steps };
