import type { Formats } from '#web/formats.ts';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import type { Resposta } from './casella.ts';
import type { Textos } from './paraules.ts';

/** Fields of an answer by their names, and how each reads. */
export const campsOf = (t: Textos, formats: Formats): Readonly<Record<string, FieldSpec>> => {
  const date = (value: unknown): string => formats.date(value as string | null);
  return {
    resultat: {
      label: t('seguiment.camp.resultat'),
      show: (value) => t(`seguiment.resultat.${value as Resposta['resultat']}`),
    },
    valor: { label: t('seguiment.camp.valor') },
    data: { label: t('seguiment.camp.data'), show: date },
    responsable_fk: { label: t('seguiment.camp.responsable') },
    document_ref: { label: t('seguiment.camp.document') },
    observacions: { label: t('seguiment.camp.observacions') },
    accio: { label: t('seguiment.camp.accio') },
    termini: { label: t('seguiment.camp.termini'), show: date },
    motiu_termini: { label: t('seguiment.camp.motiu_termini') },
    tancada: { label: t('seguiment.camp.tancada'), show: date },
  };
};
