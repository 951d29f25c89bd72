import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { type FieldProps, TextField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { treballRoutes } from '../contract/routes.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const WAIT_MS = 250;
const TOLD = 3;

/** The college’s file number; while it is typed, the works that hold it already are told. It may be used twice. */
export const ExpedientField = (props: FieldProps) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const form = useForm();
  const typed = String(form.get(props.name) ?? '').trim();
  const [untouched] = useState(typed);
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(typed === untouched ? '' : typed), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, untouched]);
  const { data } = useQuery({
    queryKey: ['expedient', empresa, asked],
    queryFn: ({ signal }) => api.call(treballRoutes.expedient, { query: { search: asked }, signal }),
    enabled: asked !== '',
  });
  const holders =
    asked === typed && asked !== ''
      ? (data?.items ?? [])
          .filter((one) => one.expedient.toLowerCase() === typed.toLowerCase())
          .flatMap((one) => one.treballs)
      : [];
  const treballs = holders
    .slice(0, TOLD)
    .map((one) => `${one.codi} ${one.nom}`)
    .join(', ');
  return (
    <TextField
      {...props}
      maxLength={40}
      help={
        holders.length > 0 ? (
          <span className={css.warning} role="status">
            <IconAlertTriangle size={16} aria-hidden />
            {t('treball.expedient_usat', { treballs: holders.length > TOLD ? `${treballs}…` : treballs })}
          </span>
        ) : undefined
      }
    />
  );
};
