import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { showCompte } from '#areas/fiscal/domain/iban.ts';
import { saveFile } from '#web/api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import type { Cobrament, Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { CobramentDrawer, Cobrat } from './cobrament-drawer.tsx';
import css from './factura.module.css';
import { formaOf } from './forma.ts';
import { facturaQuery } from './queries.ts';
import { useKept } from './use-kept.ts';

/** Payments of one invoice: each may be changed, deleted (and brought back), and has its receipt. */
export const CobramentsTab = ({
  factura,
  onCollect,
}: {
  factura: Factura;
  onCollect: { readonly text: string; readonly act: () => void } | null;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { queries } = usePlatform();
  const { stale } = useKept();
  const [editing, edit] = useState<Cobrament | null>(null);
  const params = ({ id: pid }: Cobrament) => ({ id: empresa, fid: factura.id, pid });
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const remove = (cobrament: Cobrament): Promise<void> =>
    attempt(async () => {
      const { desfer } = await api.call(cobramentRoutes.remove, { params: params(cobrament) });
      await queries.invalidateQueries({ queryKey: facturaQuery(api, empresa, factura.id).queryKey });
      stale();
      offerUndo(desfer, { empresa, text: t('factura.cobrament.suprimit') });
    });
  const receipt = (cobrament: Cobrament): Promise<void> =>
    attempt(async () => {
      const { file, name } = await api.download(facturaDocumentRoutes.cobrament, { params: params(cobrament) });
      saveFile(file, name);
    });
  return (
    <section className={css.panel}>
      <Cobrat factura={factura} />
      {factura.cobrat_abans.map((one) => (
        <p key={one.id} className={css.hint}>
          <GoLink to={`/empresa/${empresa}/factura/${one.id}`}>
            {t('factura.cobrament.abans', { numero: one.numero, import: formats.money(one.total) })}
          </GoLink>
        </p>
      ))}
      {factura.cobraments.length === 0 ? (
        factura.cobrat_abans.length > 0 ? null : (
          <p className={css.hint}>{t('factura.cobrament.buit')}</p>
        )
      ) : (
        <WideTable label={t('factura.tab.cobraments')} className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('factura.cobrament.data')}</th>
                <th scope="col">{t('factura.cobrament.forma')}</th>
                <th scope="col">{t('factura.cobrament.compte')}</th>
                <th scope="col" data-align="right">
                  {t('factura.cobrament.import_col')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {factura.cobraments.map((one) => (
                <tr key={one.id}>
                  <td>{formats.date(one.data)}</td>
                  <td>{formaOf(t, one)}</td>
                  <td>{showCompte(one.compte) || '—'}</td>
                  <td data-align="right">{formats.money(one.total)}</td>
                  <td data-align="right">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('factura.cobrament.rebut_de', { data: formats.date(one.data) })}
                      onClick={() => void receipt(one)}
                    >
                      <IconDownload size={16} aria-hidden />
                    </ActionIcon>
                    {may(cobramentRoutes.update) ? (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('factura.cobrament.editar_de', { data: formats.date(one.data) })}
                        onClick={() => edit(one)}
                      >
                        <IconPencil size={16} aria-hidden />
                      </ActionIcon>
                    ) : null}
                    {may(cobramentRoutes.remove) ? (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('factura.cobrament.suprimir_de', { data: formats.date(one.data) })}
                        onClick={() => void remove(one)}
                      >
                        <IconTrash size={16} aria-hidden />
                      </ActionIcon>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {onCollect ? (
        <div>
          <Button variant="default" onClick={onCollect.act}>
            {onCollect.text}
          </Button>
        </div>
      ) : null}
      <CobramentDrawer factura={editing ? factura.id : null} cobrament={editing} onClose={() => edit(null)} />
    </section>
  );
};
