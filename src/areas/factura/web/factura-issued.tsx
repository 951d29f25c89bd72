import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TotalsPanel } from '#areas/fiscal/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { CobramentDrawer } from './cobrament-drawer.tsx';
import { CobramentsTab } from './cobraments-tab.tsx';
import { EnviamentsTab } from './enviaments-tab.tsx';
import css from './factura.module.css';
import { FacturaMark } from './factura-mark.tsx';
import { IssuedNotes } from './issued-notes.tsx';
import { numeroOf } from './list-columns.tsx';
import { PhonePaper } from './phone-paper.tsx';
import { Paper } from './preview.tsx';
import { enviamentsQuery } from './queries.ts';
import { RegistreTab } from './registre-tab.tsx';
import { useFacturaActions } from './use-factura-actions.tsx';
import { isCollectable, isGuaranteed } from './use-factura-bulk.tsx';
import { isSendable, useFacturaMail } from './use-factura-mail.tsx';
import { useFacturaWords } from './use-factura-words.ts';
import { useKept } from './use-kept.ts';

const PARTS = ['document', 'cobraments', 'enviaments', 'registre', 'historial'] as const;
type Part = (typeof PARTS)[number];
/** What a proforma, being no invoice, has not. */
const OF_INVOICES: readonly Part[] = ['cobraments', 'registre'];

/** An issued invoice: its paper, its payments, its record, its history. Nothing of it changes any more. */
export const FacturaIssued = ({
  factura,
  asked,
  rectifies = false,
}: {
  factura: Factura;
  asked: unknown;
  rectifies?: boolean;
}) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const may = useMay();
  const words = useFacturaWords();
  const list = `/empresa/${empresa}/factura`;
  const href = `${list}/${factura.id}`;
  const proforma = factura.tipus === 'proforma';
  const part: Part = PARTS.find((one) => one === asked && !(proforma && OF_INVOICES.includes(one))) ?? 'document';
  const [collecting, collect] = useState(false);
  const rectifiable = rectifies && !proforma && factura.estat !== 'anullada' && may(facturaAccioRoutes.rectificar);
  const actions = useFacturaActions(factura, rectifiable ? 'rectificar' : null);
  const api = useApi();
  const { send } = useFacturaMail();
  const letters = useQuery(enviamentsQuery(api, empresa, factura.id)).data?.items;
  const sends = isSendable(factura) && may(facturaEnviamentRoutes.envia);
  // A letter that failed is still to be sent.
  const sendsNext = sends && letters?.every(({ estat }) => estat === 'fallat') === true;
  const historyLink = useHistoryLink(`${href}?part=historial`, part === 'historial');
  const guaranteed = isGuaranteed(factura);
  const pays =
    (isCollectable({ ...factura, total: factura.totals.total_a_pagar }) || guaranteed) && may(cobramentRoutes.create);
  const payText = guaranteed
    ? t(factura.garantia_pendent < 0 ? 'factura.accio.tornar_garantia' : 'factura.accio.cobrar_garantia')
    : t(factura.pendent < 0 ? 'factura.accio.tornar' : 'factura.accio.cobrar');
  const title = factura.numero ?? t('factura.factura');
  useTitle(title, t('factura.factures'));
  const sendIt = (): false | undefined => {
    if (!sends) return false;
    void send(factura);
  };
  const collectIt = (): false | undefined => {
    if (!pays) return false;
    collect(true);
  };
  // A letter is asked for by its own key: the one that would send it opens none.
  useKeys({
    e: sendIt,
    c: collectIt,
    'Ctrl+Enter': () => (actions.facturar ? actions.facturar() : sendsNext ? false : collectIt()),
  });
  useKeyHelp([
    ...(sends ? [{ keys: 'E', text: t('factura.accio.enviar') }] : []),
    ...(pays ? [{ keys: 'C', text: payText }] : []),
  ]);
  const phone = useIsPhone();
  // Of what was paid over nothing is due any more.
  const due = factura.pendent * factura.totals.total_a_pagar < 0 ? undefined : factura.venciments.at(0)?.data;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('factura.factures'), href: list }}
          title={numeroOf(title, factura.situacio)}
          recent={title}
          about={factura.agent?.nom}
          mark={<FacturaMark {...factura} total={factura.totals.total_a_pagar} />}
          facts={[
            factura.agent ? (
              <GoLink key="client" to={`/empresa/${empresa}/agent/${factura.agent.id}`}>
                {factura.agent.nom}
              </GoLink>
            ) : null,
            factura.treball ? (
              <GoLink key="treball" to={`/empresa/${empresa}/treball/${factura.treball.id}`}>
                {factura.treball.codi}
              </GoLink>
            ) : null,
            proforma ? t('factura.proforma') : null,
            formats.date(factura.data),
            due ? t('factura.fet.venciment', { data: formats.date(due) }) : null,
            factura.pendent === 0
              ? null
              : t(factura.pendent < 0 ? 'factura.fet.tornar' : 'factura.fet.pendent', {
                  import: formats.money(Math.abs(factura.pendent)),
                }),
            factura.garantia_pendent === 0
              ? null
              : t(factura.retencio?.allibera ? 'factura.fet.garantia_allibera' : 'factura.fet.garantia_sense_data', {
                  import: formats.money(factura.garantia_pendent),
                  data: formats.date(factura.retencio?.allibera ?? null),
                }),
          ]}
          primary={
            <>
              {actions.facturar ? (
                <Button variant="filled" onClick={actions.facturar} title="Ctrl+Enter">
                  {t('factura.accio.facturar')}
                </Button>
              ) : null}
              {sends ? (
                <Button
                  className={css.keyed}
                  variant={sendsNext && !actions.facturar ? 'filled' : 'default'}
                  onClick={sendIt}
                  rightSection={<kbd>E</kbd>}
                >
                  {t('factura.accio.enviar')}
                </Button>
              ) : null}
              {pays ? (
                <Button
                  className={css.keyed}
                  variant={sendsNext ? 'default' : 'filled'}
                  onClick={collectIt}
                  rightSection={<kbd>C</kbd>}
                >
                  {payText}
                </Button>
              ) : null}
            </>
          }
          actions={actions.menu}
          tabs={[
            { key: 'document', text: t('factura.tab.document'), href, current: part === 'document' },
            {
              key: 'cobraments',
              text: t('factura.tab.cobraments'),
              href: `${href}?part=cobraments`,
              current: part === 'cobraments',
            },
            {
              key: 'enviaments',
              text: t('factura.tab.enviaments'),
              href: `${href}?part=enviaments`,
              current: part === 'enviaments',
            },
            {
              key: 'registre',
              text: t('factura.tab.registre'),
              href: `${href}?part=registre`,
              current: part === 'registre',
            },
            ...historyLink,
          ].filter(({ key }) => !(proforma && OF_INVOICES.includes(key as Part)))}
        />
      }
    >
      <Links factura={factura} />
      <Compensable factura={factura} />
      {part === 'document' ? (
        <div className={css.editor}>
          <div className={css.main}>
            {phone ? <PhonePaper factura={factura} /> : <Paper factura={factura.id} versio={factura.versio} />}
          </div>
          <aside className={css.side} aria-label={t('factura.totals_de')}>
            <TotalsPanel totals={factura.totals} kind={proforma ? 'proforma' : 'factura'} />
            <IssuedNotes key={factura.id} factura={factura} />
          </aside>
        </div>
      ) : part === 'cobraments' ? (
        <CobramentsTab
          factura={factura}
          onCollect={
            pays
              ? {
                  text: guaranteed || factura.pendent < 0 ? payText : t('factura.cobrament.nou'),
                  act: () => collect(true),
                }
              : null
          }
        />
      ) : part === 'enviaments' ? (
        letters && <EnviamentsTab factura={factura} letters={letters} />
      ) : part === 'registre' ? (
        <RegistreTab factura={factura} />
      ) : (
        <HistoryTab entity="factura" id={factura.id} words={words} />
      )}
      <CobramentDrawer factura={collecting ? factura.id : null} onClose={() => collect(false)} />
      {actions.layer}
    </DetailPage>
  );
};

/** What an invoice and its credit note settle of each other, and the way to do it at once. */
const Compensable = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { queries } = usePlatform();
  const { keep } = useKept();
  const [busy, work] = useState(false);
  if (factura.compensable === 0 || !may(facturaAccioRoutes.compensar)) return null;
  const amount = formats.money(Math.abs(factura.compensable));
  const settle = async (): Promise<void> => {
    work(true);
    try {
      keep(await api.call(facturaAccioRoutes.compensar, { params: { id: empresa, fid: factura.id }, body: {} }));
      void queries.invalidateQueries({ queryKey: ['factura', empresa] });
      toast(t('factura.compensar.fet', { import: amount }));
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
    work(false);
  };
  return (
    <p className={css.links}>
      <span>{t('factura.compensar.queda', { import: amount })}</span>
      <Button variant="default" size="compact-sm" loading={busy} onClick={() => void settle()}>
        {t('factura.accio.compensar')}
      </Button>
    </p>
  );
};

/** What it is tied to: what it rectifies, what rectifies it, why it was annulled. */
const Links = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const { rectificada_per: by, rectifica, substituides, anullacio, proforma, facturada_a: made } = factura;
  if (by.length + substituides.length + made.length === 0 && !rectifica && !anullacio && !proforma) return null;
  return (
    <p className={css.links}>
      {proforma ? (
        <GoLink to={`/empresa/${empresa}/factura/${proforma.id}`}>
          {t('factura.de_proforma', { numero: proforma.numero })}
        </GoLink>
      ) : null}
      {made.map((one) => (
        <GoLink key={one.id} to={`/empresa/${empresa}/factura/${one.id}`}>
          {t('factura.facturada_a', { numero: one.numero || t('factura.facturada_esborrany') })}
        </GoLink>
      ))}
      {by.map((one) => (
        <GoLink key={one.id} to={`/empresa/${empresa}/factura/${one.id}`}>
          {t(one.tipus === 'rectificativa' ? 'factura.rectificada_per' : 'factura.substituida_per', {
            numero: one.numero,
          })}
        </GoLink>
      ))}
      {rectifica?.factures.map((one) =>
        one.factura_fk === null ? (
          <span key={one.numero}>{t('factura.rectifica_a', { numeros: one.numero })}</span>
        ) : (
          <GoLink key={one.numero} to={`/empresa/${empresa}/factura/${one.factura_fk}`}>
            {t('factura.rectifica_a', { numeros: one.numero })}
          </GoLink>
        ),
      )}
      {substituides.map((one) => (
        <GoLink key={one.id} to={`/empresa/${empresa}/factura/${one.id}`}>
          {t('factura.substitueix_a', { numero: one.numero })}
        </GoLink>
      ))}
      {anullacio ? (
        <span>{t('factura.anullada_el', { quan: formats.instant(anullacio.quan), motiu: anullacio.motiu })}</span>
      ) : null}
    </p>
  );
};
