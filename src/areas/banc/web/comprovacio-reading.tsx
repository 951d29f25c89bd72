import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { tellPartides, tellUsos } from './comprovacio-values.ts';
import { Facts } from './facts.tsx';
import { comprovacioHref } from './queries.ts';

/** A check as it is read: one of the bank, or one of the office by who may not change it. `marked`: a box over it says if it is basic. */
export const ComprovacioReading = ({ check, marked }: { check: Comprovacio; marked: boolean }) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  const lists = useBancLists();
  return (
    <div className={css.reading}>
      <Facts
        title={t('banc.comp.sec')}
        facts={[
          { label: t('banc.comp.categoria_fk'), value: lists.categoria(check.categoria_fk) },
          { label: t('banc.comp.frequencia'), value: check.frequencia },
          { label: t('banc.comp.criteri'), value: check.criteri, wide: true },
          { label: t('banc.normes'), value: check.normes.join(', ') },
          {
            label: t('banc.comp.valor_tipus'),
            value: [t(`banc.valor.${check.valor_tipus}`), check.unitat].filter(Boolean).join(' · '),
          },
          { label: t('banc.comp.origen'), value: t(`banc.origen.${check.origen}`) },
          { label: t('banc.comp.basic'), value: marked ? null : web(check.basic ? 'web.si' : 'web.no') },
          { label: t('banc.comp.n_partides'), value: tellPartides(t, check), wide: true },
          {
            label: t('banc.origen_fk'),
            value: check.origen_fk ? (
              <GoLink to={comprovacioHref(empresa, check.origen_fk)}>{t('banc.obrir')}</GoLink>
            ) : null,
          },
        ]}
      />
      {check.usos.length > 0 ? (
        <section className={css.panel}>
          <h2>{t('banc.comp.usos')}</h2>
          <ul className={css.plain}>
            {tellUsos(t, lists, check.usos).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
