import { Button, Radio } from '@mantine/core';
import { normaliseBic } from '#areas/fiscal/domain/bic.ts';
import { ibanPasses, ibanShaped, showIban } from '#areas/fiscal/domain/iban.ts';
import { useTexts } from '#web/language.tsx';
import { useMay } from '#web/platform.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { type FieldSpec, fieldId, focusField } from '#web/ui/form/form-types.ts';
import { LineRemove } from '#web/ui/form/line-remove.tsx';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';
import { usePartForm } from './empresa-part.ts';
import css from './parts.module.css';

const MOST = 20;

/** Comptes: where the company is paid; one of them is the usual one. */
export const ComptesTab = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const may = useMay();
  const lines: Record<string, FieldSpec> = {};
  for (let place = 0; place < MOST; place += 1) {
    lines[`comptes.${place}.iban`] = { label: t('empresa.compte.iban') };
    lines[`comptes.${place}.bic`] = { label: t('empresa.compte.bic') };
    lines[`comptes.${place}.nom`] = { label: t('empresa.compte.nom') };
  }
  const form = usePartForm(empresa, 'comptes', lines);
  const { comptes } = form.values;
  const usual = Math.max(
    0,
    comptes.findIndex((one) => one.per_defecte),
  );
  const readOnly = !may(empresaRoutes.update);
  return (
    <Form form={form} readOnly={readOnly}>
      <FormSection title={t('empresa.comptes')} help={t('empresa.comptes_ajuda')}>
        {comptes.map(({ iban }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={place} className={css.line}>
            <TextField
              name={`comptes.${place}.iban`}
              span={4}
              maxLength={50}
              tidy={showIban}
              help={ibanShaped(iban) && !ibanPasses(iban) ? t('empresa.compte.digits') : undefined}
            />
            <TextField name={`comptes.${place}.bic`} span={2} maxLength={20} tidy={normaliseBic} />
            <TextField name={`comptes.${place}.nom`} span={3} maxLength={60} />
            <div className={`${css.levelled} ${css.two}`}>
              <Radio
                id={fieldId(`comptes.${place}.per_defecte`, form.scope)}
                name="compte"
                label={t('empresa.compte.habitual')}
                checked={place === usual}
                onChange={() =>
                  form.set(
                    'comptes',
                    comptes.map((one, at) => ({ ...one, per_defecte: at === place })),
                  )
                }
              />
            </div>
            {readOnly ? null : (
              <LineRemove
                className={css.remove}
                text={t('empresa.compte.treure', { n: place + 1 })}
                onRemove={() =>
                  form.set(
                    'comptes',
                    comptes.filter((_one, at) => at !== place),
                  )
                }
              />
            )}
          </div>
        ))}
        {comptes.length === 0 && readOnly ? <p className={css.whole}>{t('empresa.compte.cap')}</p> : null}
        {!readOnly && comptes.length < MOST ? (
          <div className={css.whole}>
            <Button
              variant="default"
              onClick={() => {
                const first = comptes.length === 0;
                form.set('comptes', [...comptes, { iban: '', bic: '', nom: '', per_defecte: first }]);
                focusField(`comptes.${comptes.length}.iban`, form.scope);
              }}
            >
              {t('empresa.compte.afegir')}
            </Button>
          </div>
        ) : null}
      </FormSection>
    </Form>
  );
};
