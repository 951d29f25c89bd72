import { useTexts } from '#web/language.tsx';
import { useMay } from '#web/platform.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { empresaRoutes } from '../contract/routes.ts';
import { type Empresa, VERIFACTU_ENTORNS, VERIFACTU_MODES } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';
import { usePartForm } from './empresa-part.ts';
import css from './verifactu-tab.module.css';

/** VERI*FACTU: whether the company's billing records are to be sent, where to, and who has to. */
export const VerifactuTab = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const may = useMay();
  const form = usePartForm(empresa, 'verifactu');
  return (
    <Form form={form} readOnly={!may(empresaRoutes.update)}>
      <FormSection title={t('empresa.verifactu.sec')} help={t('empresa.verifactu.sec_ajuda')}>
        <SelectField
          name="verifactu.mode"
          span={4}
          options={VERIFACTU_MODES.map((value) => ({ value, text: t(`empresa.verifactu.mode.${value}`) }))}
        />
        <SelectField
          name="verifactu.entorn"
          span={4}
          options={VERIFACTU_ENTORNS.map((value) => ({ value, text: t(`empresa.verifactu.entorn.${value}`) }))}
        />
        <p className={css.text}>{t('empresa.verifactu.enviar')}</p>
        <p className={css.text}>{t('empresa.verifactu.lliga')}</p>
      </FormSection>
      <FormSection title={t('empresa.verifactu.dates')} help={t('empresa.verifactu.dates_font')}>
        <ul className={css.list}>
          <li>{t('empresa.verifactu.dates_societats')}</li>
          <li>{t('empresa.verifactu.dates_resta')}</li>
          <li>{t('empresa.verifactu.dates_fora')}</li>
        </ul>
      </FormSection>
    </Form>
  );
};
