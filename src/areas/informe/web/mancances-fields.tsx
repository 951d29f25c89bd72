import { Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import type { Mancanca } from '../contract/routes.ts';
import { ambMotius } from '../domain/excepcions.ts';
import { documentTexts } from '../texts/documents.ts';
import css from './informes.module.css';

/** From how many on one reason may stand for all. */
const MANY = 3;

/** Where what is missing is settled, within its work. */
const placeOf = (clau: string): string => {
  const [kind, id] = clau.split('-');
  if (kind === 'lot') return 'formigo';
  if (kind === 'nc' || kind === 'con' || kind === 'partida') return `seguiment?partida=${id}`;
  return clau === 'sense_director_execucio' || clau === 'titulacio_no_habilita' ? 'dades' : 'programa';
};

const motiuId = (clau: string): string => `informe-motiu-${clau}`;
/** Moves the focus to the reason of something missing, in the middle of what is seen. */
export const focusMotiu = (clau: string): void => {
  setTimeout(() => {
    const field = document.getElementById(motiuId(clau));
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, 0);
};

/** What is missing for the certificate, each with the reason why it may go without; `gaps`: those marked for want of one. */
export const MancancesFields = ({
  treball,
  mancances,
  gaps,
}: {
  treball: number;
  mancances: readonly Mancanca[] | undefined;
  gaps: readonly string[];
}) => {
  const t = useTexts(documentTexts);
  const form = useForm();
  const empresa = useEmpresaId();
  const typed = form.get('excepcions') as Readonly<Record<string, string>>;
  const reasons = ambMotius(mancances ?? [], typed);
  if (mancances === undefined) return <p className={css.help}>{t('informe.doc.mancances.llegint')}</p>;
  if (mancances.length === 0)
    return (
      <p className={css.good}>
        <IconCircleCheck size={16} aria-hidden /> {t('informe.doc.mancances.cap')}
      </p>
    );
  const groups = [...Map.groupBy(mancances, ({ clau }) => clau)];
  return (
    <fieldset className={css.group}>
      <legend>{t('informe.doc.mancances')}</legend>
      {groups.filter(([, some]) => some.some((one) => !one.propi && !one.impedeix)).length > MANY ? (
        <Textarea
          label={t('informe.doc.motiu_resta')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={400}
          value={reasons['*'] ?? ''}
          onChange={(event) => form.set('excepcions', { ...typed, '*': event.currentTarget.value })}
        />
      ) : null}
      {groups.map(([clau, some]) => (
        <div key={clau} className={css.lack}>
          {some.map((one) => (
            <p key={one.codi} className={css.fault}>
              <IconAlertTriangle size={16} aria-hidden /> {one.missatge}
            </p>
          ))}
          <GoLink to={`/empresa/${empresa}/treball/${treball}/${placeOf(clau)}`}>{t('informe.doc.anar_hi')}</GoLink>
          {some.some((one) => one.impedeix) ? (
            <p className={css.help}>{t('informe.doc.impedeix')}</p>
          ) : (
            <Textarea
              id={motiuId(clau)}
              label={t('informe.doc.motiu')}
              error={gaps.includes(clau) ? t('informe.doc.motiu_falta') : undefined}
              description={some.some((one) => one.propi) ? t('informe.doc.motiu_propi') : undefined}
              aria-label={`${t('informe.doc.motiu')}: ${some.map((one) => one.missatge).join(' ')}`}
              autosize
              minRows={1}
              maxRows={6}
              maxLength={400}
              value={reasons[clau] ?? ''}
              onChange={(event) => form.set('excepcions', { ...typed, [clau]: event.currentTarget.value })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
};
