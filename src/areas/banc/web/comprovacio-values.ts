import { NOTHING } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_COMPROVACIO, type ComprovacioFields } from '../contract/blank.ts';
import type { Comprovacio } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import type { BancLists } from './banc-lists.ts';

/** What a use asks, as it is written: the use may not be chosen yet. */
interface UsValue {
  readonly us_fk: number | null;
  readonly valor: string;
  readonly obligatori: boolean;
}
/** What a person writes of a check; what has to be chosen may still be unanswered. */
export type ComprovacioValues = Omit<ComprovacioFields, 'categoria_fk' | 'usos'> & {
  readonly categoria_fk: number | null;
  readonly usos: readonly UsValue[];
};
export const BLANK_US: UsValue = { us_fk: null, valor: '', obligatori: true };
export const BLANK_VALUES: ComprovacioValues = { ...BLANK_COMPROVACIO, nom: '', categoria_fk: null };

export const valuesOfComprovacio = (check: Comprovacio): ComprovacioValues => {
  const {
    id: _id,
    versio: _v,
    propia: _p,
    origen_fk: _o,
    creat: _cr,
    canviat: _ca,
    origen: _or,
    n_partides: _n,
    partida: _pa,
    ...values
  } = check;
  return values;
};

/** As the call takes it: lines without a use are left out, and only a number keeps its unit. */
export const sentOfComprovacio = (values: Partial<ComprovacioValues>): Partial<ComprovacioFields> =>
  ({
    ...values,
    ...(values.usos && { usos: values.usos.filter(({ us_fk }) => us_fk !== null) }),
  }) as Partial<ComprovacioFields>;

type T = Translate<typeof ca>;

/** What the uses of a check ask, in words. */
export const tellUsos = (t: T, lists: Pick<BancLists, 'us'>, usos: readonly UsValue[]): readonly string[] =>
  usos.map(({ us_fk, valor, obligatori }) =>
    t(obligatori ? 'banc.us_obligatoria' : 'banc.us_valor', {
      us: lists.us(us_fk),
      valor: valor || t('banc.us_sense_valor'),
    }),
  );

/** Labels of the fields, by path, and how their values read. */
export const comprovacioFieldSpecs = (t: T, lists: BancLists, usos: readonly UsValue[]): Record<string, FieldSpec> => ({
  nom: { label: t('banc.nom'), required: true },
  categoria_fk: {
    label: t('banc.comp.categoria_fk'),
    required: true,
    show: (value) => lists.categoria(value as number),
  },
  frequencia: { label: t('banc.comp.frequencia') },
  criteri: { label: t('banc.comp.criteri') },
  normes: { label: t('banc.normes') },
  valor_tipus: { label: t('banc.comp.valor_tipus'), show: (value) => t(`banc.valor.${value as 'text'}`) },
  unitat: { label: t('banc.comp.unitat') },
  basic: { label: t('banc.comp.basic') },
  activa: { label: t('banc.activa') },
  usos: {
    label: t('banc.comp.usos'),
    show: (value) => tellUsos(t, lists, value as readonly UsValue[]).join('; '),
  },
  ...Object.fromEntries(
    usos.flatMap((_one, place) => [
      [`usos.${place}.us_fk`, { label: t('banc.comp.us', { n: place + 1 }), required: true }],
      [`usos.${place}.valor`, { label: t('banc.comp.valor') }],
      [`usos.${place}.obligatori`, { label: t('banc.comp.obligatori') }],
    ]),
  ),
});

/** The items that have a check, in words: the first, and how many more. */
export const tellPartides = (t: T, { partida, n_partides }: Pick<Comprovacio, 'partida' | 'n_partides'>): string => {
  if (partida === '') return NOTHING;
  return n_partides > 1 ? t('banc.partida_i_mes', { nom: partida, n: n_partides - 1 }) : partida;
};
