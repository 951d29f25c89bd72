import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import {
  LiniesEditor,
  TotalsPanel,
  unreadOfLinies,
  useHeld,
  useTipus,
  useTotals,
  withoutBlankLinies,
} from '#areas/fiscal/web/index.tsx';
import { today } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { Abans } from './abans.tsx';
import { Capcalera } from './capcalera.tsx';
import { EmetreDialog } from './emetre-dialog.tsx';
import css from './factura.module.css';
import { DraftMark } from './factura-mark.tsx';
import type { FacturaValues } from './factura-values.ts';
import { PreviewDrawer } from './preview.tsx';
import { darreraQuery } from './queries.ts';
import { BLANK_RECTIFICA, Rectificacio } from './rectificacio.tsx';
import { BestretesGarantia, Observacions, Pagament, Referencies, Regim } from './seccions.tsx';
import { Substitucio } from './substitucio.tsx';
import { useFacturaActions } from './use-factura-actions.tsx';
import { useFacturaForm } from './use-factura-form.ts';
import { useUnreadCells } from './use-unread-cells.ts';

interface Rates {
  readonly iva_fk: number | null;
  readonly irpf_fk: number | null;
}
const NO_RATES: Rates = { iva_fk: null, irpf_fk: null };

/** A draft being written: who, what, how much; totals and what is missing at its side. */
export const FacturaEditor = ({
  factura,
  known = {},
  first = NO_RATES,
  issuesAtOnce = false,
}: {
  factura?: Factura;
  known?: Partial<FacturaValues>;
  /** Rates that new lines start from. */
  first?: Rates;
  /** The draft was saved in order to be issued. */
  issuesAtOnce?: boolean;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const list = `/empresa/${empresa}/factura`;
  const readOnly = !may(factura ? facturaRoutes.update : facturaRoutes.create);
  const mayIssue = may(facturaAccioRoutes.emetre);
  const rates = useTipus();
  const [defectes, setDefectes] = useState(first);
  const [issuing, setIssuing] = useState(issuesAtOnce);
  const [seeing, see] = useState(false);
  const [after, setAfter] = useState<'emetre' | null>(null);
  const { held, tell } = useHeld();
  const form = useFacturaForm({
    held,
    factura,
    known,
    onSaved: (saved) => {
      if (factura) {
        if (after === 'emetre') setIssuing(true);
        setAfter(null);
      } else go(`${list}/${saved.id}${after === 'emetre' ? '?fer=emetre' : ''}`, { replace: true });
    },
    onLeave: () => go(list),
  });
  const { values } = form;
  const unread = useUnreadCells(factura ? `factura.${factura.id}` : 'factura.nova', values);
  const wrong = unreadOfLinies(unread[0], values);
  tell(wrong);
  const totals = useTotals(values, rates);
  const actions = useFacturaActions(factura ?? null);
  const historyLink = useHistoryLink(`${list}/${factura?.id ?? 0}?part=historial`, false);
  useTitle(
    t(
      !factura
        ? 'factura.nova'
        : values.tipus === 'proforma'
          ? 'factura.esborrany_proforma'
          : 'factura.esborrany_titol',
    ),
    t('factura.factures'),
  );
  // A rectifying invoice says what it rectifies; others rectify nothing, and ordinary ones alone substitute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the kind counts
  useEffect(() => {
    const rectifies = values.tipus === 'rectificativa';
    if (rectifies && values.rectifica === null) form.set('rectifica', BLANK_RECTIFICA);
    if (!rectifies && values.rectifica !== null) form.set('rectifica', null);
    if (values.tipus !== 'ordinaria' && values.substitueix.length > 0) form.set('substitueix', []);
  }, [values.tipus]);
  // What was asked for after a save begins once the form is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when it is asked for
  useEffect(() => {
    if (after === null) return;
    void form.submit().then((saved) => {
      if (!saved) setAfter(null);
    });
  }, [after]);
  const issue = (): void => {
    if (!mayIssue || readOnly) return;
    if (form.dirty || !factura) setAfter('emetre');
    else setIssuing(true);
  };
  const preview = factura !== undefined;
  useKeys({ 'Ctrl+Enter': () => issue(), 'Ctrl+p': () => (preview ? see(true) : false) });
  useKeyHelp([
    { keys: 'Ctrl+Enter', text: t('factura.accio.emetre_') },
    ...(preview ? [{ keys: 'Ctrl+P', text: t('factura.previsualitzar') }] : []),
  ]);
  const { data: last } = useQuery({
    ...darreraQuery(api, empresa, values.agent_fk ?? 0),
    enabled: values.agent_fk !== null && !readOnly,
  });
  const copyLast = async (fid: number): Promise<void> => {
    try {
      const whole = await api.call(facturaRoutes.get, { params: { id: empresa, fid } });
      // What is written already stays, before what is brought, and keeps its discounts and its regime.
      const written = withoutBlankLinies(values.linies);
      form.set('linies', [
        ...written,
        // What it took off as an advance is taken off.
        ...whole.linies
          .filter((one) => one.bestreta_fk === undefined)
          .map((one) => ({ ...one, clau: globalThis.crypto.randomUUID() })),
      ]);
      if (written.length === 0)
        for (const key of ['descomptes', 'carrecs', 'clau_regim', 'retencio'] as const) form.set(key, whole[key]);
      toast(t('factura.darrera_feta', { numero: whole.numero ?? t('factura.situacio.esborrany') }));
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const phone = useIsPhone();
  const sums = <TotalsPanel totals={totals} kind={values.tipus === 'proforma' ? 'proforma' : 'factura'} />;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('factura.factures'), href: list }}
          title={t(factura ? 'factura.esborrany_titol' : 'factura.nova')}
          recent={factura?.agent?.nom ?? factura?.treball?.codi}
          mark={<DraftMark />}
          facts={[
            factura?.agent?.nom,
            factura?.treball?.codi,
            factura?.proforma ? (
              <GoLink key="proforma" to={`${list}/${factura.proforma.id}`}>
                {t('factura.de_proforma', { numero: factura.proforma.numero })}
              </GoLink>
            ) : null,
          ]}
          primary={
            <>
              {preview ? (
                <Button variant="default" onClick={() => see(true)} title="Ctrl+P">
                  {t('factura.previsualitzar')}
                </Button>
              ) : null}
              {mayIssue && !readOnly ? (
                <Button onClick={issue} title="Ctrl+Enter">
                  {t('factura.accio.emetre_')}
                </Button>
              ) : null}
            </>
          }
          actions={actions.menu}
          tabs={
            factura && historyLink.length > 0
              ? [
                  { key: 'dades', text: t('factura.tab.document'), href: `${list}/${factura.id}`, current: true },
                  ...historyLink,
                ]
              : []
          }
        />
      }
    >
      <Form form={form} wide quiet readOnly={readOnly} above={phone && !readOnly ? sums : null}>
        <div className={css.editor}>
          <div className={css.main}>
            <Capcalera form={form} factura={factura} onDefectes={setDefectes} />
            <Rectificacio form={form} />
            <Substitucio form={form} factura={factura} />
            <LiniesEditor
              values={values}
              onChange={(part) => {
                for (const [key, value] of Object.entries(part)) form.set(key, value);
              }}
              rates={rates}
              day={values.data_operacio ?? values.data ?? today()}
              altresDies={values.rectifica?.factures.map((one) => one.data)}
              defectes={defectes}
              unread={unread}
              readOnly={readOnly}
            />
            {last && values.agent_fk !== null && !readOnly ? (
              <div>
                <Button variant="subtle" onClick={() => void copyLast(last.id)}>
                  {t('factura.duplicar_darrera')}
                </Button>
              </div>
            ) : null}
            <Referencies />
            <BestretesGarantia form={form} factura={factura} unread={unread[0]} />
            <Regim form={form} />
            <Pagament form={form} />
            <Observacions />
          </div>
          <aside className={css.side} aria-label={t('factura.totals_de')}>
            {phone && !readOnly ? null : sums}
            <Abans factura={factura} dirty={form.dirty} unread={wrong} />
          </aside>
        </div>
      </Form>
      {issuing && factura ? (
        <EmetreDialog
          factura={factura}
          unread={wrong}
          onClose={() => setIssuing(false)}
          onIssued={() => go(`${list}/${factura.id}`, { replace: true })}
        />
      ) : null}
      <PreviewDrawer factura={seeing ? (factura?.id ?? null) : null} onClose={() => see(false)} />
      {actions.layer}
      <QuickAgentHost />
    </DetailPage>
  );
};
