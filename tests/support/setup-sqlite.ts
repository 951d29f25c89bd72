import { setupModel } from './setup-model.ts';

export const setup = (): Promise<() => Promise<void>> => setupModel('sqlite');
