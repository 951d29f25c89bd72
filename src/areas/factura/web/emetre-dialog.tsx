import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { facturaAccioRoutes } from '../contract/accions.ts';
import type { Problema } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { Problemes } from './problemes.tsx';
import { comprovaQuery } from './queries.ts';
import { useKept } from './use-kept.ts';

const GROUPS = ['client', 'empresa', 'dates', 'linies', 'altres'] as const;
/** What a check is about, by where it is mended. */
const groupOf = ({ cami }: Problema): (typeof GROUPS)[number] => {
  const [root = ''] = cami.split('.');
  if (root === 'agent' || root === 'agent_fk') return 'client';
  if (root === 'empresa') return 'empresa';
  if (['data', 'data_operacio', 'serie', 'venciments', 'tipus'].includes(root)) return 'dates';
  return root === 'linies' ? 'linies' : 'altres';
};

/** «Emetre…»: the number it would get, the first date allowed, every check, and that there is no way back. */
export const EmetreDialog = ({
  factura,
  unread,
  onClose,
  onIssued,
}: {
  factura: Factura;
  unread: number;
  onClose: () => void;
  onIssued: (factura: Factura) => void;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  useFocusBack();
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { keep } = useKept();
  const { data, error } = useQuery(comprovaQuery(api, empresa, factura.id, factura.versio));
  const [fault, setFault] = useState<string | null>(null);
  const [more, setMore] = useState<readonly Problema[]>([]);
  // The same key for every try: a double click and a repeated one issue once.
  const [key] = useState(() => globalThis.crypto.randomUUID());
  const busy = useRef(false);
  const [working, work] = useState(false);
  const problemes = [...(data?.problemes ?? []), ...more];
  const proforma = factura.tipus === 'proforma';
  const errors = problemes.filter(({ nivell }) => nivell === 'error');
  // What could not be read would go out as nothing, for good.
  const ready = data !== undefined && errors.length === 0 && unread === 0;
  const [go, stay] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  // The focus waits for the checks: on what issues, or on the way out.
  useEffect(() => {
    if (data) (ready ? go : stay).current?.focus();
  }, [data, ready, go, stay]);
  const issue = async (): Promise<void> => {
    if (!ready || busy.current) return;
    busy.current = true;
    work(true);
    setFault(null);
    try {
      const issued = await api.call(facturaAccioRoutes.emetre, {
        params: { id: empresa, fid: factura.id },
        body: { versio: factura.versio, avisos_acceptats: [...new Set(problemes.map(({ codi }) => codi))] },
        idempotencyKey: more.length === 0 ? key : undefined,
      });
      keep(issued);
      toast(t(proforma ? 'factura.emetre.feta_proforma' : 'factura.emetre.feta', { numero: issued.numero ?? '' }));
      onIssued(issued);
    } catch (refused) {
      const problem = refused instanceof TransportFailure ? refused.problem : null;
      const told = problem?.avisos?.map((one) => ({ ...one, cami: one.cami ?? '', nivell: 'avis' as const })) ?? [];
      const fields = problem?.camps?.map((one) => ({ ...one, nivell: 'error' as const })) ?? [];
      if (told.length + fields.length > 0) setMore([...told, ...fields]);
      else setFault(tellFault(refused, web));
    } finally {
      busy.current = false;
      work(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(proforma ? 'factura.emetre.titol_proforma' : 'factura.emetre.titol')}
      size="lg"
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.ctrlKey) return;
        event.preventDefault();
        void issue();
      }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data ? (
        <>
          <dl className={css.facts}>
            <dt>{t('factura.emetre.numero')}</dt>
            <dd>
              <strong>{data.numero}</strong> <span className={css.hint}>{t('factura.emetre.es_fixa')}</span>
            </dd>
            <dt>{t('factura.camp.serie')}</dt>
            <dd>{data.serie}</dd>
            <dt>{t('factura.camp.agent_fk')}</dt>
            <dd>{factura.agent?.nom ?? t('factura.bulk.sense_client')}</dd>
            <dt>{t('factura.camp.data')}</dt>
            <dd>
              {formats.date(factura.data)}{' '}
              {data.data_minima ? (
                <span className={css.hint}>{t('factura.emetre.des_de', { data: formats.date(data.data_minima) })}</span>
              ) : null}
            </dd>
            <dt>{t('factura.emetre.total')}</dt>
            <dd>{formats.euros(factura.totals.total_factura)}</dd>
            <dt>{t('factura.emetre.a_pagar')}</dt>
            <dd>
              <strong>{formats.euros(factura.totals.total_a_pagar)}</strong>
            </dd>
          </dl>
          <ul className={css.checks}>
            {GROUPS.map((group) => {
              const mine = problemes.filter((one) => groupOf(one) === group);
              // A proforma has no record of billing.
              if (proforma && group === 'altres' && mine.length === 0) return null;
              return (
                <li key={group}>
                  {mine.length === 0 && !(group === 'linies' && unread > 0) ? (
                    <Mark
                      form="satisfied"
                      word={`${t(`factura.comprova.${group}`)}: ${t('factura.comprova.correcte')}`}
                    />
                  ) : (
                    <>
                      <span>{t(`factura.comprova.${group}`)}</span>
                      {mine.length > 0 ? <Problemes problemes={mine} factura={factura} onLeave={onClose} /> : null}
                      {group === 'linies' && unread > 0 ? (
                        <p className={css.unreadLine}>
                          <Mark form="warning" word={t('factura.abans.no_llegides', { n: unread })} />
                        </p>
                      ) : null}
                    </>
                  )}
                </li>
              );
            })}
          </ul>
          <p className={css.noBack}>
            {t(
              errors.length > 0 || unread > 0
                ? 'factura.emetre.falten'
                : proforma
                  ? 'factura.emetre.avis_proforma'
                  : 'factura.emetre.avis',
            )}
          </p>
        </>
      ) : error ? null : (
        <p role="status">{t('factura.emetre.comprovant')}</p>
      )}
      {fault ? (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      ) : null}
      <div className={css.choices}>
        <Button ref={stay} data-autofocus={ready ? undefined : true} variant="default" onClick={onClose}>
          {web('web.cancellar')}
        </Button>
        <Button
          ref={go}
          data-autofocus={ready || undefined}
          disabled={!ready}
          loading={working}
          onClick={() => void issue()}
          title="Ctrl+Enter"
        >
          {t('factura.accio.emetre')}
        </Button>
      </div>
    </Modal>
  );
};
