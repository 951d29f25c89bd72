import { Button } from '@mantine/core';
import { numeracioRoutes } from '#areas/factura/contract/numeracio.ts';
import { composeNumero } from '#areas/fiscal/domain/numero.ts';
import { useTexts } from '#web/language.tsx';
import { useMay } from '#web/platform.tsx';
import { CheckField, FieldError, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { type FieldSpec, focusField } from '#web/ui/form/form-types.ts';
import { LineRemove } from '#web/ui/form/line-remove.tsx';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { SERIE_FORMAT, SERIE_TIPUS, seriesFaults } from '../domain/series.ts';
import { empresaTexts } from '../texts/index.ts';
import { usePartForm } from './empresa-part.ts';
import { useExercici } from './exercici.ts';
import { NumeracioSection } from './numeracio-section.tsx';
import css from './parts.module.css';

const MOST = 40;
/** The number that samples show: far enough to see the zeros. */
const SAMPLE = 12;

/** Sèries: how invoices and quotations are numbered, with a sample of each as it is typed. */
export const SeriesTab = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const may = useMay();
  const { exercici } = useExercici(empresa.id);
  const lines: Record<string, FieldSpec> = {};
  for (let place = 0; place < MOST; place += 1)
    for (const field of ['codi', 'nom', 'tipus', 'format', 'exercici_reinicia'] as const)
      lines[`series.${place}.${field}`] = { label: t(`empresa.serie.${field}`) };
  const form = usePartForm(empresa, 'series', lines);
  const { series } = form.values;
  const faults = new Map(seriesFaults(series).map((fault) => [fault.cami, t(`camp.${fault.codi}`, fault.params)]));
  const lacking = faults.get('');
  const readOnly = !may(empresaRoutes.update);
  return (
    <>
      <Form form={form} readOnly={readOnly}>
        <FormSection title={t('empresa.series')} help={t('empresa.series_ajuda')}>
          {series.map(({ codi, format }, place) => {
            const path = `series.${place}`;
            const fault = form.errorOf(`${path}.format`) ? null : faults.get(`${place}.format`);
            const twice = form.errorOf(`${path}.codi`) ? undefined : faults.get(`${place}.codi`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <div key={place} className={css.line}>
                <TextField name={`${path}.codi`} span={2} maxLength={10} tidy={(text) => text.trim()} help={twice} />
                <TextField name={`${path}.nom`} span={5} maxLength={60} />
                <SelectField
                  name={`${path}.tipus`}
                  span={4}
                  options={SERIE_TIPUS.map((value) => ({ value, text: t(`empresa.serie.tipus.${value}`) }))}
                />
                {readOnly || series.length < 2 ? null : (
                  <LineRemove
                    className={css.remove}
                    text={t('empresa.serie.treure', { codi: codi || String(place + 1) })}
                    onRemove={() =>
                      form.set(
                        'series',
                        series.filter((_one, at) => at !== place),
                      )
                    }
                  />
                )}
                <TextField name={`${path}.format`} span={5} maxLength={60} tidy={(text) => text.trim()} />
                <div className={css.four} aria-live="polite">
                  <span className={css.label}>{t('empresa.serie.mostra')}</span>
                  <div className={css.given}>
                    {fault ? (
                      <FieldError message={fault} />
                    ) : (
                      <output className={css.sample}>
                        {composeNumero(format, { serie: codi, exercici, numero: SAMPLE })}
                      </output>
                    )}
                  </div>
                </div>
                <div className={`${css.three} ${css.check}`}>
                  <CheckField name={`${path}.exercici_reinicia`} span={12} />
                </div>
              </div>
            );
          })}
          {lacking ? (
            <div className={css.whole}>
              <FieldError message={lacking} />
            </div>
          ) : null}
          {!readOnly && series.length < MOST ? (
            <div className={css.whole}>
              <Button
                variant="default"
                onClick={() => {
                  const fresh = {
                    codi: '',
                    nom: '',
                    tipus: 'ordinaria',
                    format: SERIE_FORMAT,
                    exercici_reinicia: true,
                  };
                  form.set('series', [...series, fresh]);
                  focusField(`series.${series.length}.codi`, form.scope);
                }}
              >
                {t('empresa.serie.afegir')}
              </Button>
            </div>
          ) : null}
        </FormSection>
      </Form>
      {may(numeracioRoutes.list) ? (
        <div className={css.beside}>
          <NumeracioSection empresa={empresa.id} exercici={exercici} />
        </div>
      ) : null}
    </>
  );
};
