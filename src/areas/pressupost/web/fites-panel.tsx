import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { ListPanel } from '#web/ui/detail/list-panel.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import { pressupostTexts } from '../texts/index.ts';
import css from './pressupost.module.css';
import { pressupostQuery } from './queries.ts';

/** Milestones of a quotation as they are invoiced; one that has none is invoiced whole. */
export const fitesOf = (pressupost: Pressupost, t: Translate<typeof ca>): Pressupost['fites'] =>
  pressupost.fites.length > 0
    ? pressupost.fites
    : [
        {
          clau: 'tot',
          nom: t('pressupost.fites.tot'),
          percentatge: null,
          capitol: null,
          base: pressupost.totals.base,
          factura: null,
        },
      ];

/** Makes the draft invoice of a milestone. */
export const useInvoiceFita = (pressupost: Pressupost) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const invoice = async (clau: string): Promise<void> => {
    setBusy(true);
    try {
      const { factures, pressupost: after } = await api.call(pressupostRoutes.invoice, {
        params: { id: empresa, pid: pressupost.id },
        body: { versio: pressupost.versio, fites: [clau] },
      });
      queries.setQueryData(pressupostQuery(api, empresa, pressupost.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: ['factura'] });
      toast(t('pressupost.facturat', { n: factures.length }));
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
      void queries.invalidateQueries({ queryKey: ['pressupost'] });
    }
    setBusy(false);
  };
  return { busy, invoice };
};

/** Milestones of what was accepted: each becomes an invoice, once. */
export const FitesPanel = ({ pressupost }: { pressupost: Pressupost }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const may = useMay();
  const { busy, invoice } = useInvoiceFita(pressupost);
  const fites = fitesOf(pressupost, t);
  return (
    <ListPanel title={t('pressupost.sec.fites')}>
      {fites.map(({ clau, nom, base, factura }) => (
        <li key={clau}>
          <span>{nom}</span>
          <span className={css.fitaBase}>
            {formats.euros(base)} <span className={css.quiet}>{t('pressupost.client.abans_iva')}</span>
          </span>
          <span className={css.fitaAction}>
            {factura ? (
              <GoLink to={`/empresa/${empresa}/factura/${factura.id}`}>
                {factura.numero === null
                  ? t('pressupost.fites.esborrany')
                  : t(factura.proforma ? 'pressupost.fites.proforma' : 'pressupost.facturat_en', {
                      numero: factura.numero,
                    })}
              </GoLink>
            ) : may(pressupostRoutes.invoice) ? (
              <Button variant="default" disabled={busy} onClick={() => void invoice(clau)}>
                {t('pressupost.fites.facturar')}
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </ListPanel>
  );
};
