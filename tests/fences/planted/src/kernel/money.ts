export type Cents = number;
export const addCents = (one: Cents, other: Cents): Cents => one + other;
