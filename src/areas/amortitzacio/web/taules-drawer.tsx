import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { useLayers } from './layers.ts';
import { taulesQuery } from './queries.ts';

export const TAULES = ['simplificada', 'general'] as const;

/** The legal tables, each row with its source. */
export const TaulesDrawer = ({ open }: { open: boolean }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const layers = useLayers();
  const { data, error } = useQuery({ ...taulesQuery(api, empresa, language), enabled: open });
  return (
    <Drawer
      opened={open}
      onClose={layers.close}
      position="right"
      size="lg"
      title={t('amortitzacio.taules')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <p className={css.hint}>{t('amortitzacio.taules_ajuda')}</p>
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {TAULES.map((taula) => (
        <WideTable key={taula} label={t(`amortitzacio.taula.${taula}`)} className={css.scroll}>
          <table className={css.table}>
            <caption>{t(`amortitzacio.taula.${taula}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('amortitzacio.taules.nom')}</th>
                <th scope="col" data-align="right">
                  {t('amortitzacio.taules.maxim')}
                </th>
                <th scope="col" data-align="right">
                  {t('amortitzacio.taules.anys')}
                </th>
                <th scope="col" data-wide>
                  {t('amortitzacio.taules.vigent')}
                </th>
                <th scope="col">{t('amortitzacio.taules.font')}</th>
              </tr>
            </thead>
            <tbody>
              {(data ?? [])
                .filter((row) => row.taula === taula)
                .map((row) => (
                  <tr key={row.codi}>
                    <th scope="row">{row.nom}</th>
                    <td data-align="right">{formats.decimal(row.maxim, 0, 2)}</td>
                    <td data-align="right">{formats.integer(row.anys)}</td>
                    <td data-date data-wide>
                      {formats.date(row.des_de)}
                    </td>
                    <td>
                      {row.font}{' '}
                      {row.confianca === 'A' ? null : (
                        <span title={t('amortitzacio.taules.verificar_ajuda')}>
                          <Mark form="warning" word={t('amortitzacio.taules.verificar')} />
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </WideTable>
      ))}
    </Drawer>
  );
};
