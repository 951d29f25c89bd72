import type { formigoDoor } from '../server/index.ts';

export type Known = typeof formigoDoor;
