import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { VencimentAnswer } from '../../contract/calendari.ts';
import { resultatTexts } from '../../texts/index.ts';
import css from './calendari.module.css';

const FORM = {
  assaig_7: 'pending',
  assaig_28: 'pending',
  no_conformitat: 'failed',
  lot: 'partPaid',
} as const satisfies Record<VencimentAnswer['tipus'], MarkForm>;

/** How what is due is marked: late, or by its kind. */
export const formOf = ({ tipus, dies }: Pick<VencimentAnswer, 'tipus' | 'dies'>): MarkForm =>
  dies > 0 ? 'late' : FORM[tipus];

/** What is due, a line each with the way to where it is seen to; the late ones with their days. */
export const VencimentsLlista = ({ title, items }: { title: string; items: readonly VencimentAnswer[] }) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  return (
    <section className={css.llista} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((one) => (
          <li key={one.clau}>
            <GoLink to={`/empresa/${empresa}/treball/${one.treball_fk}${one.cami}`}>
              <span className={css.linia}>
                <Mark
                  form={formOf(one)}
                  word={
                    one.dies > 0
                      ? `${t(`calendari.tipus.${one.tipus}`)} · ${t('calendari.dies', { n: one.dies })}`
                      : t(`calendari.tipus.${one.tipus}`)
                  }
                />
                <span className={css.data}>{formats.date(one.data)}</span>
              </span>
              <span className={css.titol}>{one.que}</span>
              <span className={css.segona}>
                {[`${one.treball.codi} ${one.treball.nom}`, one.detall].filter(Boolean).join(' · ')}
              </span>
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
