import type { Translate } from '#web/language.tsx';
import type { MarkForm } from '#web/ui/mark/mark.tsx';
import { lotWord, type LotState as StoredState } from '../domain/estat-zona.ts';
import { sourceIn } from '../domain/font.ts';
import type { Veredicte } from '../domain/tipus.ts';
import type { ca } from '../texts/ca.ts';

export type T = Translate<typeof ca>;

type Params = Readonly<Record<string, string | number>>;

/** A text whose key is made of a code of the domain (`formigo.linia.<codi>`); the rooms' tests hold the keys. */
export const say = (t: T, key: string, params?: object): string => t(key as never, params as Params | undefined);

/** Where a row of law comes from, in the language of the screen. */
export const sayFont = (t: T, source: string): string =>
  sourceIn(source, { codi: t('formigo.normativa.CODI'), i: t('formigo.i') });

const FORM_OF: Readonly<Record<Veredicte, MarkForm>> = {
  satisfactori: 'satisfied',
  no_satisfactori: 'failed',
  ask: 'ask',
  pendent: 'pending',
  mostra_no_valida: 'warning',
  no_aplica: 'notApplicable',
};

/** What a mark needs of a lot's outcome, and how many of its cells, being typed, could not be read. */
export type LotState = StoredState & { readonly noLlegides?: number };

/** Satisfactory with too few samples, or with cells that were not read, is never plain green. */
export const formOfLot = (state: Pick<LotState, 'verdict' | 'insuficients' | 'noLlegides'>): MarkForm =>
  state.verdict === 'satisfactori' && (state.insuficients || (state.noLlegides ?? 0) > 0)
    ? 'warning'
    : FORM_OF[state.verdict];

/** The state in words: «Satisfactori, falten 2 mostres», «No satisfactori · acceptat després». */
export const wordOfLot = (t: T, state: LotState): string => {
  const stored = lotWord((key, params) => say(t, key, params), state);
  return state.noLlegides ? `${stored} · ${t('formigo.no_llegides', { n: state.noLlegides })}` : stored;
};
