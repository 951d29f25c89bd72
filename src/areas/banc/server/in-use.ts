import { CodedError } from '#kernel/coded-error.ts';

interface Us {
  readonly tipus: 'partida' | 'treball';
  readonly id: number;
  readonly nom: string;
}

/** What is used is not deleted: it may be put aside. */
export const refuseInUse = (nom: string, usos: readonly Us[]): void => {
  if (usos.length > 0) throw new CodedError(409, 'en_us', { params: { nom, n: usos.length }, extra: { usos } });
};
