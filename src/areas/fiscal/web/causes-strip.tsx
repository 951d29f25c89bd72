import { NativeSelect } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import type { LiniaEnviada } from '../contract/document.ts';
import type { Causa } from '../domain/causes.data.ts';
import { CAUSES_OF } from '../domain/document.ts';
import { fiscalTexts } from '../texts/index.ts';
import css from './fiscal.module.css';
import { withoutBlankLinies } from './linia-values.ts';
import type { TipusFiscals } from './tipus.ts';

/** The choice of why one line carries no VAT. */
export const CausaField = ({
  linia,
  label,
  id,
  rates,
  readOnly,
  onChange,
}: {
  id?: string;
  linia: Pick<LiniaEnviada, 'iva_fk' | 'causa'>;
  label: string;
  rates: TipusFiscals;
  readOnly: boolean;
  onChange: (causa: Causa | null) => void;
}) => {
  const t = useTexts(fiscalTexts);
  const codi = linia.iva_fk === null ? '' : (rates.tipus.iva(linia.iva_fk)?.codi ?? '');
  const causes = CAUSES_OF[codi] ?? [];
  return (
    <NativeSelect
      {...(id === undefined ? {} : { id })}
      label={label}
      disabled={readOnly}
      value={linia.causa ?? ''}
      data={[
        ...(linia.causa === null ? [{ value: '', label: t('fiscal.causa.tria') }] : []),
        ...causes.map((causa) => ({ value: causa, label: t(`fiscal.causa.${causa}`) })),
      ]}
      onChange={(event) => onChange(causes.find((one) => one === event.currentTarget.value) ?? null)}
    />
  );
};

/** Asks the cause of each line whose rate needs one. */
export const CausesStrip = ({
  linies,
  rates,
  readOnly,
  onChange,
}: {
  linies: readonly LiniaEnviada[];
  rates: TipusFiscals;
  readOnly: boolean;
  onChange: (clau: string, part: Partial<LiniaEnviada>) => void;
}) => {
  const t = useTexts(fiscalTexts);
  const asked = withoutBlankLinies(linies)
    .map((linia, place) => ({ linia, place }))
    .filter(({ linia }) => linia.tipus === 'linia' && rates.asksCausa(linia.iva_fk));
  if (asked.length === 0) return null;
  return (
    <div className={css.causes}>
      {asked.map(({ linia, place }) => (
        <CausaField
          key={linia.clau}
          id={`f-linies-${place}-causa`}
          linia={linia}
          label={t('fiscal.causa.de', { concepte: linia.concepte || t('fiscal.linia.sense_nom') })}
          rates={rates}
          readOnly={readOnly}
          onChange={(causa) => onChange(linia.clau, { causa })}
        />
      ))}
    </div>
  );
};
