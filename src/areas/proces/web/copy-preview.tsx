import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';
import { previsioCopiaQuery } from './queries.ts';

/** What a copy would bring, and what of it will not hold in this work, item by item, before anything is written. */
export const CopyPreview = ({ treball, from }: { treball: number; from: number }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data, error } = useQuery(previsioCopiaQuery(api, empresa, treball, from, language));
  if (error) return <p role="alert">{tellFault(error, web)}</p>;
  if (!data) return <p role="status">{web('web.llista.carregant')}</p>;
  const { partides, avisos } = data;
  return (
    <section className={css.preview} aria-live="polite">
      <p>
        {t('proces.copiar.previst', { n: partides })}
        {partides > 0 && avisos.length === 0 ? ` ${t('proces.copiar.tot_be')}` : null}
      </p>
      {avisos.length > 0 ? (
        <>
          <Mark form="warning" word={t('proces.copiar.no_val', { n: avisos.length })} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard */}
          <ul className={css.previewList} tabIndex={0}>
            {avisos.map(({ treball_partida_fk, nom, motius }) => (
              <li key={treball_partida_fk}>
                <strong>{nom}</strong>
                <ul>
                  {motius.map(({ codi, que }) => (
                    <li key={codi}>{t(`proces.copiar.motiu.${codi}`, { que: que.join(' · ') })}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
};
