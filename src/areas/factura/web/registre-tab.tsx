import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** The records of billing of an invoice, each with its hash. */
export const RegistreTab = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  if (factura.registres.length === 0) return <p className={css.hint}>{t('factura.registre.buit')}</p>;
  return (
    <section className={css.panel}>
      <WideTable label={t('factura.tab.registre')} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" data-align="right">
                {t('factura.registre.ordre')}
              </th>
              <th scope="col">{t('factura.registre.tipus')}</th>
              <th scope="col">{t('factura.registre.moment')}</th>
              <th scope="col">{t('factura.registre.estat')}</th>
              <th scope="col">{t('factura.registre.empremta')}</th>
            </tr>
          </thead>
          <tbody>
            {factura.registres.map((one) => (
              <tr key={one.ordre}>
                <td data-align="right">{formats.integer(one.ordre)}</td>
                <td>{t(`factura.registre.${one.tipus}`)}</td>
                <td>{formats.instant(one.quan)}</td>
                <td>
                  {t(`factura.registre.estat.${one.estat}`)}
                  {one.qr && one.entorn === 'proves' ? ` · ${t('factura.registre.proves')}` : ''}
                </td>
                <td>
                  <code className={css.hash}>{one.huella}</code>
                  {one.qr ? (
                    <a href={one.qr} target="_blank" rel="noreferrer" className={css.qr}>
                      {t('factura.registre.qr')}
                    </a>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
};
