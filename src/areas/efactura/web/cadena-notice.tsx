import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { Darrera } from '../contract/registre.ts';
import { efacturaTexts } from '../texts/index.ts';
import css from './registre.module.css';

/** Breaks told one by one before they are only counted. */
const TOLD = 5;

/** What the last check of the chain found, over the list. */
export const CadenaNotice = ({ registres, comprovacio }: Darrera) => {
  const t = useTexts(efacturaTexts);
  const formats = useFormats();
  if (registres === 0) return null;
  if (!comprovacio) return <p className={css.notice}>{t('registre.mai')}</p>;
  const day = formats.dayOf(comprovacio.quan);
  const hora = formats.time(comprovacio.quan);
  const quan = day === today() ? t('registre.avui', { hora }) : t('registre.dia', { data: formats.date(day), hora });
  if (comprovacio.trencaments === 0)
    return (
      <p className={css.notice} role="status">
        <IconShieldCheck size={16} aria-hidden className={css.sound} />
        {t('registre.sencera', { quan, registres: comprovacio.registres })}
      </p>
    );
  const { detall, trencaments } = comprovacio;
  return (
    <div className={`${css.notice} ${css.broken}`} role="alert">
      <IconAlertTriangle size={16} aria-hidden className={css.wrong} />
      <div className={css.breaks}>
        <p>
          {comprovacio.origen === 'previa'
            ? t('registre.trencada_previa', { quan })
            : t('registre.trencada', { quan, trencaments, registres: comprovacio.registres })}
        </p>
        <ul>
          {detall.slice(0, TOLD).map(({ ordre, numserie, que }) => (
            <li key={`${ordre} ${que}`}>
              {t('registre.trencament', {
                ordre: formats.integer(ordre),
                numero: numserie || '—',
                que: t(`registre.trencament.${que}`),
              })}
            </li>
          ))}
        </ul>
        {trencaments > TOLD ? <p>{t('registre.mes', { n: trencaments - TOLD })}</p> : null}
        <p>{t('registre.trencada_que_fer')}</p>
      </div>
    </div>
  );
};
