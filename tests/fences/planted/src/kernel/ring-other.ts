import type { One } from './ring-one.ts';

export interface Other {
  readonly one: One | null;
}
