import { type ReactNode, useState } from 'react';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import { facturaEnviamentRoutes, PASSOS_RECORDATORI } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { AnullarDialog } from './anullar-dialog.tsx';
import { FacturaeDialog } from './facturae-dialog.tsx';
import { facturaQuery } from './queries.ts';
import { RectificarDialog } from './rectificar-dialog.tsx';
import { isSubstituible, SubstituirDialog } from './substituir-dialog.tsx';
import { isRemindable, useFacturaMail } from './use-factura-mail.tsx';
import { useKept } from './use-kept.ts';

/** What «⋯» offers of an invoice, by its state and the role, and what of it stands over the screen. */
export const useFacturaActions = (
  factura: Factura | null,
  /** What stands open as the screen is arrived at. */
  first: 'rectificar' | null = null,
): {
  readonly menu: readonly DetailAction[];
  /** Makes the invoice of a proforma that has none yet. */
  readonly facturar: (() => void) | null;
  readonly layer: ReactNode;
} => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { keep, stale } = useKept();
  const { remind } = useFacturaMail();
  const { queries } = usePlatform();
  const [asked, ask] = useState<'rectificar' | 'substituir' | 'anullar' | 'facturae' | null>(first);
  if (!factura) return { menu: [], facturar: null, layer: null };
  const params = { id: empresa, fid: factura.id };
  const list = `/empresa/${empresa}/factura`;
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const duplicate = (): Promise<void> =>
    attempt(async () => {
      const copy = await api.call(facturaAccioRoutes.duplicate, { params, body: {} });
      keep(copy);
      go(`${list}/${copy.id}`);
    });
  const invoice = (): Promise<void> =>
    attempt(async () => {
      const made = await api.call(facturaAccioRoutes.facturar, { params, body: {} });
      keep(made);
      void queries.invalidateQueries({ queryKey: facturaQuery(api, empresa, factura.id).queryKey });
      go(`${list}/${made.id}`);
    });
  const giveUp = (incobrable: boolean): Promise<void> =>
    attempt(async () =>
      keep(await api.call(facturaAccioRoutes.incobrable, { params, body: { versio: factura.versio, incobrable } })),
    );
  const remove = (): Promise<void> =>
    attempt(async () => {
      const { desfer } = await api.call(facturaRoutes.remove, { params });
      stale();
      offerUndo(desfer, { empresa, text: t('factura.suprimit'), href: `${list}/${factura.id}` });
      go(list);
    });
  const save = (duplicat: boolean): Promise<void> =>
    attempt(async () => {
      const { file, name } = await api.download(facturaDocumentRoutes.one, { params, query: { duplicat } });
      saveFile(file, name);
    });
  const issued = factura.estat !== 'esborrany';
  const proforma = factura.tipus === 'proforma';
  const by = factura.rectificada_per[0];
  const menu: DetailAction[] = [];
  const offer = (key: string, text: string, onAct: () => void, blocked: string | null = null, words?: string): void => {
    menu.push({ key, text, onAct, blocked, ...(words === undefined ? {} : { words }) });
  };
  if (may(facturaDocumentRoutes.one)) {
    offer('pdf', t('factura.accio.pdf'), () => void save(false));
    if (issued && !proforma) offer('duplicat', t('factura.accio.duplicat'), () => void save(true));
  }
  if (issued && !proforma && may(facturaeRoutes.download))
    offer('facturae', t('factura.accio.facturae'), () => ask('facturae'));
  if (isRemindable(factura) && may(facturaEnviamentRoutes.recorda))
    offer(
      'recordar',
      t('factura.accio.recordar_'),
      () => void remind(factura),
      factura.recordatoris.length >= PASSOS_RECORDATORI.length ? t('factura.recorda.fets') : null,
      t('factura.recorda.paraules'),
    );
  if (issued && !proforma && factura.estat !== 'anullada' && may(facturaAccioRoutes.rectificar))
    offer('rectificar', t('factura.accio.rectificar'), () => ask('rectificar'));
  if (isSubstituible(factura) && may(facturaAccioRoutes.substituir))
    offer('substituir', t('factura.accio.substituir'), () => ask('substituir'));
  const facturable = proforma && factura.estat === 'emesa' && may(facturaAccioRoutes.facturar);
  const facturada = factura.facturada_a.length > 0;
  if (facturable && facturada)
    offer('facturar', t('factura.accio.facturar'), () => void invoice(), t('factura.bloc.facturada'));
  if (may(facturaAccioRoutes.duplicate)) offer('duplicar', t('factura.accio.duplicar'), () => void duplicate());
  if (issued && !proforma && factura.estat !== 'anullada' && may(facturaAccioRoutes.incobrable)) {
    const given = factura.estat === 'incobrable';
    offer(
      'incobrable',
      t(given ? 'factura.accio.cobrable' : 'factura.accio.incobrable'),
      () => void giveUp(!given),
      !given && factura.pendent + factura.garantia_pendent <= 0 ? t('factura.bloc.res_pendent') : null,
    );
  }
  if (factura.estat === 'emesa' && may(facturaAccioRoutes.anullar))
    offer(
      'anullar',
      t(proforma ? 'factura.accio.anullar_proforma' : 'factura.accio.anullar'),
      () => ask('anullar'),
      factura.cobraments.length > 0 ? t('factura.bloc.cobraments') : by ? t('factura.bloc.rectificada') : null,
    );
  if (!issued && may(facturaRoutes.remove)) offer('suprimir', t('factura.accio.suprimir'), () => void remove());
  const close = (): void => ask(null);
  return {
    menu,
    facturar: facturable && !facturada ? () => void invoice() : null,
    layer:
      asked === 'rectificar' ? (
        <RectificarDialog factura={factura} onClose={close} />
      ) : asked === 'substituir' ? (
        <SubstituirDialog factures={[factura]} onClose={close} />
      ) : asked === 'anullar' ? (
        <AnullarDialog factura={factura} onClose={close} />
      ) : asked === 'facturae' ? (
        <FacturaeDialog
          factura={factura}
          onRectify={
            factura.estat !== 'anullada' && may(facturaAccioRoutes.rectificar) ? () => ask('rectificar') : null
          }
          onClose={close}
        />
      ) : null,
  };
};
