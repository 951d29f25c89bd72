import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import type { FacturaValues } from './factura-values.ts';
import { Treu } from './treu.tsx';

/** Simplified invoices that a draft takes the place of. Each may be left out; more are chosen in the list. */
export const Substitucio = ({ form, factura }: { form: RecordForm<FacturaValues>; factura: Factura | undefined }) => {
  const t = useTexts(facturaTexts);
  const empresa = useEmpresaId();
  const { substitueix } = form.values;
  if (substitueix.length === 0) return null;
  const known = new Map(factura?.substituides.map((one) => [one.id, one.numero]));
  return (
    <FormSection title={t('factura.sec.substitucio')}>
      <ul className={`${css.chosen} ${css.whole}`}>
        {substitueix.map((id) => (
          <li key={id}>
            <GoLink to={`/empresa/${empresa}/factura/${id}`}>{known.get(id) ?? String(id)}</GoLink>
            <Treu
              className={css.level}
              label={t('factura.filtre.treure', { nom: known.get(id) ?? '' })}
              onTreu={() =>
                form.set(
                  'substitueix',
                  substitueix.filter((one) => one !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </FormSection>
  );
};
