import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/language.tsx';
import { type FieldProps, TextField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { checkCodiPostal } from '../domain/codi-postal.ts';
import { PROVINCIES } from '../domain/provincies.data.ts';
import { referenciaTexts } from '../texts/index.ts';
import css from './codi-postal-field.module.css';

/**
 * A postcode. `code` is the path of the municipality chosen beside it, `country` that of its country (Spain when
 * absent): a shape or a province that does not fit is told at the field and hinders nothing. While no municipality is
 * chosen, a postcode typed proposes what stands in `province`, unless a person wrote it; never the town.
 */
export const CodiPostalField = ({
  code,
  country,
  province,
  ...props
}: FieldProps & { code: string; country?: string; province: string }) => {
  const t = useTexts(referenciaTexts);
  const form = useForm();
  const text = String(form.get(props.name) ?? '').trim();
  const abroad = country !== undefined && form.get(country) !== 'ES';
  const answer = abroad
    ? { ok: true as const }
    : checkCodiPostal(text, (form.get(code) as number | null | undefined) ?? null);
  const typed = useRef(text);
  const proposed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed in the field proposes
  useEffect(() => {
    if (typed.current === text) return;
    typed.current = text;
    const name = /^\d{5}$/.test(text) ? PROVINCIES[text.slice(0, 2)] : undefined;
    const now = String(form.get(province) ?? '');
    if (abroad || name === undefined || (form.get(code) ?? null) !== null) return;
    if (now !== '' && now !== proposed.current) return;
    proposed.current = name;
    form.set(province, name);
  }, [text]);
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
