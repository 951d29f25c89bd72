import type { Other } from './ring-other.ts';

export interface One {
  readonly other: Other | null;
}
