import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { DespesaItem } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';

/** Whether it is paid, and since when; past its due day, that it is late. */
export const PagadaMark = ({ data_pagament, venciment }: Pick<DespesaItem, 'data_pagament' | 'venciment'>) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  if (data_pagament) return <Mark form="paid" word={formats.date(data_pagament)} />;
  if (venciment && venciment < today()) return <Mark form="late" word={t('despesa.vencuda')} />;
  return <Mark form="pending" word={t('despesa.pendent')} />;
};
