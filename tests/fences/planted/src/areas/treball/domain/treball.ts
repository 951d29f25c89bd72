import type { Cents } from '#kernel/money.ts';

export interface Treball {
  readonly pem: Cents;
}
