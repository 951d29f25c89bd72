import type { Cents } from '#kernel/money.ts';

/** A Date in a comment, and a member of that name, are no clock. */
export const zona = (given: { Date: Cents }): Cents => given.Date;
