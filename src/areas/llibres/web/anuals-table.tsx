import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { AnyLlibres } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { hrefOf } from './periode.ts';

/** The yearly forms, and what each comes to. */
export const AnualsTable = ({ any }: { any: AnyLlibres }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  return (
    <section className={css.panel}>
      <table className={css.table}>
        <caption>{t('llibres.anuals', { any: String(any.exercici) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('llibres.anuals.model')}</th>
            <th scope="col" data-align="right">
              {t('llibres.anuals.resultat')}
            </th>
            <th scope="col">{t('llibres.anuals.termini')}</th>
          </tr>
        </thead>
        <tbody>
          {any.anuals.map(({ model, resultat, termini }) => (
            <tr key={model}>
              <th scope="row">
                <GoLink to={hrefOf(empresa, { model, exercici: any.exercici, trimestre: null })}>
                  {t('llibres.model', { model })}
                </GoLink>
              </th>
              <td data-align="right">{formats.money(resultat)}</td>
              <td>{formats.date(termini)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
