import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { type FieldProps, TextField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { checkCodiPostal } from '../domain/codi-postal.ts';
import { PROVINCIES } from '../domain/provincies.data.ts';
import { referenciaTexts } from '../texts/index.ts';
import css from './codi-postal-field.module.css';

/**
 * A postcode. `code` is the path of the municipality chosen beside it, `country` that of its country (Spain when
 * absent): a shape or a province that does not fit is told at the field and hinders nothing.
 */
export const CodiPostalField = ({ code, country, ...props }: FieldProps & { code: string; country?: string }) => {
  const t = useTexts(referenciaTexts);
  const form = useForm();
  const text = String(form.get(props.name) ?? '').trim();
  const abroad = country !== undefined && form.get(country) !== 'ES';
  const answer = abroad
    ? { ok: true as const }
    : checkCodiPostal(text, (form.get(code) as number | null | undefined) ?? null);
  const told = (): string | null => {
    if (answer.ok || text.length < 5) return null;
    if (answer.esperat === null) return t('referencia.codi_postal.forma');
    return t('referencia.codi_postal.provincia', {
      seva: PROVINCIES[text.slice(0, 2)] ?? '',
      poblacio: PROVINCIES[answer.esperat] ?? '',
    });
  };
  const message = told();
  return (
    <TextField
      {...props}
      maxLength={12}
      help={
        message ? (
          <span className={css.warning}>
            <IconAlertTriangle size={16} aria-hidden />
            {message}
          </span>
        ) : (
          props.help
        )
      }
    />
  );
};
