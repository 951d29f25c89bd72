import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FORMES_PAGAMENT } from '#areas/factura/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { DateInput } from './typed-inputs.tsx';

/** When, and how, many expenses were paid. */
export interface Pagament {
  data: string;
  /** Null: each as it says. */
  forma: (typeof FORMES_PAGAMENT)[number] | null;
}

/** Asks the day and the means of many payments; what is chosen is written in `pagament`, which the question starts from. */
export const PagarMoltes = ({ n, pagament }: { n: number; pagament: Pagament }) => {
  const t = useTexts(despesaTexts);
  const [now, set] = useState({ ...pagament });
  const choose = (part: Partial<Pagament>): void => {
    Object.assign(pagament, part);
    set((before) => ({ ...before, ...part }));
  };
  return (
    <div className={css.ask}>
      <p>{t('despesa.bulk.pagar_cos', { n })}</p>
      <DateInput
        label={t('despesa.camp.data_pagament')}
        value={now.data}
        readOnly={false}
        onChange={(data) => choose({ data })}
        // Nothing is paid on the day that stood there before.
        onUnread={() => Object.assign(pagament, { data: '' })}
      />
      <NativeSelect
        label={t('despesa.camp.forma_pagament')}
        value={now.forma ?? ''}
        data={[
          { value: '', label: t('despesa.bulk.forma_de_cada') },
          ...FORMES_PAGAMENT.map((value) => ({ value, label: t(`despesa.forma.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          choose({ forma: FORMES_PAGAMENT.find((one) => one === value) ?? null })
        }
      />
    </div>
  );
};
