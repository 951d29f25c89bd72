import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useLayer } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import type { Resum } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { hrefOf, type Periode } from './periode.ts';

type Clau = 'A' | 'B' | 'C' | 'E' | 'I' | 'S';
const QUARTERS = [1, 2, 3, 4] as const;
type Person = Pick<Resum['declarats'][number], 'nif' | 'clau' | 'marques'>;
/** The element that opens a person: the focus comes back to it. */
export const declaratId = ({ nif, clau, marques }: Person): string => ['declarat', clau, nif, ...marques].join('-');

/** The people of a 347 or 349, each with the documents behind. */
export const DeclaratsTable = ({ resum, periode }: { resum: Resum; periode: Periode }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const layer = useLayer();
  const empresa = useEmpresaId();
  if (resum.declarats.length === 0)
    return <p className={css.hint}>{t(`llibres.declarats.cap.${resum.model === '349' ? '349' : '347'}`)}</p>;
  const hrefOfPerson = ({ nif, clau, marques }: Person): string =>
    `${hrefOf(empresa, periode)}?${new URLSearchParams({ casella: 'declarat', nif, clau, marques: marques.join(',') })}`;
  // A form of a quarter has the amounts of that one.
  const quarters = resum.trimestre === null ? QUARTERS : [];
  return (
    <WideTable label={t('llibres.declarats')} className={css.scroll}>
      <table className={css.table}>
        <caption>{t('llibres.declarats')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('llibres.declarats.clau')}</th>
            <th scope="col">{t('llibres.declarats.nif')}</th>
            <th scope="col">{t('llibres.declarats.nom')}</th>
            {quarters.map((n) => (
              <th key={n} scope="col" data-align="right">
                {t('llibres.trimestre_n', { n: String(n) })}
              </th>
            ))}
            <th scope="col" data-align="right">
              {t('llibres.declarats.total')}
            </th>
            <th scope="col">{t('llibres.resum.documents')}</th>
          </tr>
        </thead>
        <tbody>
          {resum.declarats.map((one) => (
            <tr key={declaratId(one)}>
              <td>
                {t('llibres.declarats.clau_nom', {
                  clau: one.clau,
                  nom: t(`llibres.declarats.clau.${one.clau as Clau}`),
                })}
                {one.marques.map((mark) => (
                  <span key={mark} className={css.formula}>
                    {t(`llibres.declarats.marca.${mark}`)}
                  </span>
                ))}
              </td>
              <td>{one.nif}</td>
              <th scope="row">{one.nom}</th>
              {quarters.map((n) => (
                <td key={n} data-align="right" data-head={t('llibres.trimestre_n', { n: String(n) })}>
                  {formats.money(one.trimestres[n - 1])}
                </td>
              ))}
              <td data-align="right" data-head={t('llibres.declarats.total')}>
                {formats.money(one.total)}
              </td>
              <td>
                <button
                  type="button"
                  id={declaratId(one)}
                  className={css.link}
                  aria-label={`${one.nom}. ${t('llibres.documents_n', { n: one.documents })}`}
                  onClick={() => layer.open(hrefOfPerson(one))}
                >
                  {t('llibres.documents_n', { n: one.documents })}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
};
