import { forecastLots } from '#areas/banc/domain/lots.ts';
import type { BancLists } from '#areas/banc/web/index.tsx';
import type { Formats } from '#web/formats.ts';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import type { TreballPartida } from '../contract/schemas.ts';
import type { T } from './words.ts';

/** Cents that a test may cost. */
export const MOST_PREU = 9_999_999;

/** What is written of a check of an item: whether it is in, and what its tests cost. */
export interface CheckValues {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
  readonly present: boolean;
  readonly preu: number | null;
  readonly assaigs: number | null;
}
export type PartidaValues = Pick<
  TreballPartida,
  | 'sistema_fk'
  | 'usos'
  | 'nivells'
  | 'completa'
  | 'amidament'
  | 'lots_previstos'
  | 'marca'
  | 'fabricant'
  | 'proveidor_fk'
  | 'observacions_programa'
  | 'observacions_seguiment'
> & { readonly comprovacions: readonly CheckValues[] };

export const valuesOf = (partida: TreballPartida): PartidaValues => ({
  sistema_fk: partida.sistema_fk,
  usos: partida.usos,
  nivells: partida.nivells,
  completa: partida.completa,
  amidament: partida.amidament,
  lots_previstos: partida.lots_previstos,
  marca: partida.marca,
  fabricant: partida.fabricant,
  proveidor_fk: partida.proveidor_fk,
  observacions_programa: partida.observacions_programa,
  observacions_seguiment: partida.observacions_seguiment,
  comprovacions: partida.comprovacions.map(({ comprovacio_fk, categoria_fk, exigida, preu, assaigs }) => ({
    comprovacio_fk,
    categoria_fk,
    present: exigida,
    preu,
    assaigs,
  })),
});

/** The forecast of lots of what is typed: written by hand, or of the measurement; that of concrete is its zones’. */
export const previsioTyped = (
  { formigo_flg, unitat, lot, previsio }: TreballPartida,
  { amidament, lots_previstos }: PartidaValues,
): Pick<TreballPartida, 'amidament' | 'previsio'> => {
  if (formigo_flg) return { amidament, previsio };
  if (lots_previstos !== null) return { amidament, previsio: { lots: lots_previstos, motiu: 'ma' } };
  return { amidament, previsio: forecastLots({ valor: amidament, unitat }, lot) };
};

/** Of the checks, only those that were written: what is not named stays as it is. */
export const sentChecks = (base: readonly CheckValues[], now: readonly CheckValues[]) => {
  const had = new Map(base.map((one) => [one.comprovacio_fk, one]));
  return now.flatMap((one) => {
    const before = had.get(one.comprovacio_fk);
    const { comprovacio_fk, categoria_fk, present, preu, assaigs } = one;
    if (!before) return [{ comprovacio_fk, categoria_fk, present: true, preu, assaigs }];
    const changed = {
      ...(present !== before.present && { present }),
      ...(preu !== before.preu && { preu }),
      ...(assaigs !== before.assaigs && { assaigs }),
    };
    return Object.keys(changed).length > 0 ? [{ comprovacio_fk, ...changed }] : [];
  });
};

/** What decides the checks of an item: another choice brings some and takes others out. */
export const CHOSEN = ['sistema_fk', 'usos', 'nivells', 'completa'] as const;

/** Labels of the fields, by path, and how their values read. */
export const partidaFieldSpecs = (
  t: T,
  lists: BancLists,
  formats: Formats,
  nameOf: (id: number) => string,
): Record<string, FieldSpec> => {
  const names = (of: (id: number) => string) => (value: unknown) => (value as number[]).map(of).join(', ');
  return {
    sistema_fk: { label: t('proces.camp.sistema_fk'), required: true, show: (value) => lists.sistema(value as number) },
    usos: { label: t('proces.camp.usos'), show: names(lists.us) },
    nivells: { label: t('proces.camp.nivells'), show: names(lists.nivell) },
    completa: { label: t('proces.camp.completa') },
    amidament: { label: t('proces.camp.amidament'), show: (value) => formats.decimal(value as string | null, 0, 3) },
    lots_previstos: { label: t('proces.camp.lots_previstos') },
    marca: { label: t('proces.camp.marca') },
    fabricant: { label: t('proces.camp.fabricant') },
    proveidor_fk: { label: t('proces.camp.proveidor_fk') },
    observacions_programa: { label: t('proces.camp.observacions_programa') },
    observacions_seguiment: { label: t('proces.camp.observacions_seguiment') },
    comprovacions: {
      label: t('proces.camp.comprovacions'),
      show: (value) =>
        (value as readonly CheckValues[])
          .filter(({ present }) => present)
          .map(({ comprovacio_fk, preu, assaigs }) =>
            [nameOf(comprovacio_fk), preu === null ? '' : formats.money(preu), assaigs ?? ''].filter(Boolean).join(' '),
          )
          .join(' · '),
    },
  };
};
