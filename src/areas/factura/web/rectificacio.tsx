import { Button } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { METODES_RECTIFICACIO, MOTIUS_RECTIFICACIO, RAONS_FACTURAE, type Rectifica } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import type { FacturaValues, RectificaEscrita } from './factura-values.ts';
import { Treu } from './treu.tsx';

type Old = Rectifica['factures'][number];
const BLANK_OLD: Old = { factura_fk: null, numero: '', data: '', base: null, quota: null, recarrec: null };
/** What a rectifying invoice written by hand starts from. */
export const BLANK_RECTIFICA: RectificaEscrita = {
  metode: 'I',
  motiu: null,
  rao: null,
  text: '',
  factures: [BLANK_OLD],
};

/** What a rectifying invoice rectifies, and why. Those that the product holds are told, not written. */
export const Rectificacio = ({ form }: { form: RecordForm<FacturaValues> }) => {
  const t = useTexts(facturaTexts);
  const { rectifica } = form.values;
  if (!rectifica) return null;
  const put = (factures: readonly Old[]): void => form.set('rectifica', { ...rectifica, factures });
  return (
    <FormSection title={t('factura.sec.rectificacio')}>
      <SelectField
        name="rectifica.metode"
        span={3}
        options={METODES_RECTIFICACIO.map((value) => ({ value, text: t(`factura.metode.${value}`) }))}
      />
      <SelectField
        name="rectifica.motiu"
        span={5}
        options={MOTIUS_RECTIFICACIO.map((value) => ({ value, text: t(`factura.motiu.${value}`) }))}
      />
      <SelectField
        name="rectifica.rao"
        span={4}
        options={RAONS_FACTURAE.map((value) => ({ value, text: `${value} · ${t(`factura.rao.${value}`)}` }))}
      />
      <TextField name="rectifica.text" span={12} maxLength={500} />
      {rectifica.factures.map((one, place) => {
        const path = `rectifica.factures.${place}`;
        const readOnly = one.factura_fk !== null;
        return (
          <div key={one.factura_fk ?? `nova ${place}`} className={css.line}>
            <TextField name={`${path}.numero`} span={3} maxLength={60} readOnly={readOnly} />
            <DateField name={`${path}.data`} span={3} half readOnly={readOnly} />
            {readOnly ? null : (
              <>
                <NumberField name={`${path}.base`} as="cents" unit="€" span={2} half />
                <NumberField name={`${path}.quota`} as="cents" unit="€" span={2} half />
              </>
            )}
            {rectifica.factures.length > 1 ? (
              <Treu onTreu={() => put(rectifica.factures.filter((_other, at) => at !== place))} />
            ) : null}
          </div>
        );
      })}
      <div className={css.whole}>
        <Button
          variant="default"
          disabled={rectifica.factures.length >= 50}
          onClick={() => put([...rectifica.factures, BLANK_OLD])}
        >
          {t('factura.rectificada.afegir')}
        </Button>
      </div>
    </FormSection>
  );
};
