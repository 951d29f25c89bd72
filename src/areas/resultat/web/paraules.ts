import type { Lot, RecompteAnswer } from '#areas/proces/contract/schemas.ts';
import type { Formats } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { MarkForm } from '#web/ui/mark/mark.tsx';
import { isLate } from '../domain/resposta.ts';
import type { ca } from '../texts/ca.ts';
import type { Resposta } from './casella.ts';

export type Textos = Translate<typeof ca>;

/** How an answer is marked, and its word; `automatic`: the laboratory's, which nobody types. */
export const marcaOf = (
  t: Textos,
  formats: Formats,
  resposta: Omit<Resposta, 'motiu_termini'>,
  avui: string,
  automatic = false,
  /** Samples with a slump out of tolerance, of the lot of a check of the slump. */
  consFora = 0,
): { readonly form: MarkForm; readonly word: string } => {
  const { resultat, termini, tancada, observacions } = resposta;
  if (resultat === 'C' && consFora > 0)
    return { form: 'warning', word: t('seguiment.con_conforme', { n: consFora, motiu: observacions || '—' }) };
  if (resultat === 'P' && consFora > 0) return { form: 'warning', word: t('seguiment.con_pendent', { n: consFora }) };
  if (resultat === 'C') return { form: 'satisfied', word: t('seguiment.resultat.C') };
  if (resultat === 'NA')
    return { form: 'notApplicable', word: t('seguiment.no_aplica_per', { motiu: observacions || '—' }) };
  if (resultat === 'P') return { form: 'pending', word: t('seguiment.resultat.P') };
  // What failed in the laboratory stays so, whatever was decided of it.
  if (tancada !== null && automatic)
    return { form: 'failed', word: t('seguiment.decidida', { data: formats.date(tancada) }) };
  if (tancada !== null) return { form: 'satisfied', word: t('seguiment.nc_tancada', { data: formats.date(tancada) }) };
  const fins = formats.date(termini);
  return isLate(resposta, avui)
    ? { form: 'failed', word: t('seguiment.nc_vencuda', { data: fins }) }
    : { form: 'failed', word: t('seguiment.nc_fins', { data: fins }) };
};

const FORM = {
  no_aplica: 'notApplicable',
  conforme: 'satisfied',
  pendent: 'pending',
  en_curs: 'partPaid',
  decidit: 'failed',
  no_conforme: 'failed',
} as const satisfies Record<RecompteAnswer['estat'], MarkForm>;

/** How a lot, an item, a process or a work is marked. */
export const marcaEstat = (
  t: Textos,
  { estat, lotsPerFer, decidides }: Pick<RecompteAnswer, 'estat' | 'lotsPerFer' | 'decidides'>,
): { form: MarkForm; word: string } => ({
  form: FORM[estat],
  word: [
    estat === 'en_curs' && lotsPerFer > 0
      ? t('seguiment.falten_lots', { n: lotsPerFer })
      : t(`seguiment.estat.${estat}`, { n: decidides }),
    estat !== 'decidit' && decidides > 0 ? t('seguiment.estat.decidit', { n: decidides }) : '',
  ]
    .filter(Boolean)
    .join(' · '),
});

/** Before a total of answers: lots to make will ask for more, which nobody counts yet. */
export const minimDe = ({ lotsPerFer }: Pick<RecompteAnswer, 'lotsPerFer'>): string => (lotsPerFer > 0 ? '≥ ' : '');

/** What a lot is called: that of concrete by its zone too; none is the item as a whole. */
export const nomLot = (t: Textos, lot: Lot | null): string => {
  if (lot === null) return t('seguiment.tota');
  const nom = t('seguiment.lot_n', { n: lot.numero });
  return lot.zona === null ? nom : `${lot.zona.nom} · ${nom}`;
};
