import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, QuickAgentHost, searchAgents } from '#areas/agent/web/index.tsx';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import {
  type DocumentValues,
  isBlankLinia,
  LiniesEditor,
  newLinia,
  TotalsPanel,
  unreadOfLinies,
  useHeld,
  useTipus,
  useTotals,
} from '#areas/fiscal/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { vistaContingutSchema } from '#contract/vistes.ts';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { type DetailAction, DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { viewToLink } from '#web/ui/list/list-view.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { ACCIONS_PERIODICA, PERIODICITATS, type Periodica, periodicaRoutes } from '../contract/periodiques.ts';
import { FORMES_PAGAMENT } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { type Defectes, defectesFor } from './defectes.ts';
import css from './factura.module.css';
import { Marques } from './periodica-marques.tsx';
import {
  blankPeriodica,
  type PeriodicaValues,
  periodicaFieldSpecs,
  sentPlantilla,
  valuesOfPeriodica,
} from './periodica-values.ts';
import { periodicaQuery, searchTreballs } from './queries.ts';
import { useUnreadCells } from './use-unread-cells.ts';

/** The list of what a recurring one made, whatever became of each. */
const madeBy = (id: number): string =>
  viewToLink(
    vistaContingutSchema.parse({
      filtres: { pendents: true, cobrades_parcialment: true, cobrades: true, anullades: true },
      valors: { periodica: String(id), periode: 'tot' },
    }),
  );

/** The recurring one (null: a new one), and what its new lines start from. */
export const resolve = async (context: ResolveContext) => {
  const { api, queries, empresa, params, id } = context;
  const stored = params.id === undefined ? null : await queries.fetchQuery(periodicaQuery(api, empresa, id('id')));
  return { stored, first: await defectesFor(context, { tipus: 'ordinaria', agent_fk: stored?.agent_fk ?? null }) };
};

/** One recurring invoice, new or stored: when, for whom, and what each one says. */
export const Screen = ({ given: { stored: given, first } }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    ...periodicaQuery(api, empresa, given?.id ?? 0),
    enabled: given !== null,
    ...(given ? { initialData: given } : {}),
    staleTime: 5_000,
  });
  const stored = given === null ? null : (data ?? given);
  return <PeriodicaForm key={stored?.id ?? 'nova'} stored={stored} first={first} />;
};

const PeriodicaForm = ({ stored, first }: { stored: Periodica | null; first: Defectes }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { queries } = usePlatform();
  const { language } = useLanguage();
  const list = `/empresa/${empresa}/periodica`;
  const rates = useTipus();
  const [defectes, setDefectes] = useState<Pick<Defectes, 'iva_fk' | 'irpf_fk'>>(first);
  const [blank] = useState(() => blankPeriodica(today(), [newLinia('linia', defectes)]));
  const [clientName, setClientName] = useState('');
  const { data: company } = useQuery({ ...empresaQuery(api, empresa), staleTime: 60_000 });
  const { held, tell } = useHeld();
  const form = useRecordForm<PeriodicaValues, Periodica>({
    held,
    record: stored ? valuesOfPeriodica(stored) : blank,
    versio: stored?.versio,
    draft: stored ? `periodica.${stored.id}` : 'periodica.nova',
    fields: periodicaFieldSpecs(t),
    save: ({ values, changed, versio, idempotencyKey }) => {
      const { plantilla, inici, agent_fk, ...rest } = changed;
      return stored
        ? api.call(periodicaRoutes.update, {
            params: { id: empresa, pid: stored.id },
            body: {
              ...rest,
              ...(inici ? { inici } : {}),
              ...(agent_fk ? { agent_fk } : {}),
              ...(plantilla ? { plantilla: sentPlantilla(plantilla) } : {}),
              versio: versio ?? stored.versio,
            },
            idempotencyKey,
          })
        : api.call(periodicaRoutes.create, {
            params: { id: empresa },
            body: {
              ...values,
              inici: values.inici ?? today(),
              agent_fk: values.agent_fk ?? 0,
              plantilla: sentPlantilla(values.plantilla),
            },
            idempotencyKey,
          });
    },
    read: (answer) => ({ values: valuesOfPeriodica(answer), versio: answer.versio }),
    onSaved: (answer) => {
      queries.setQueryData(periodicaQuery(api, empresa, answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['periodica', 'list'] });
      if (!stored) go(`${list}/${answer.id}`, { replace: true });
    },
    onLeave: () => go(list),
  });
  const { plantilla, agent_fk, treball_fk } = form.values;
  const { data: work } = useQuery({ ...treballQuery(api, empresa, treball_fk ?? 0), enabled: treball_fk !== null });
  const { data: client } = useQuery({ ...agentQuery(api, empresa, agent_fk ?? 0), enabled: agent_fk !== null });
  const { inici } = form.values;
  const quan =
    stored || inici === null || inici > today()
      ? undefined
      : t(inici < today() ? 'factura.periodica.passades' : 'factura.periodica.avui');
  const document: DocumentValues = { ...plantilla, bestretes: [] };
  const unread = useUnreadCells(stored ? `periodica.${stored.id}` : 'periodica.nova', document);
  tell(unreadOfLinies(unread[0], document));
  const totals = useTotals(document, rates);
  const now = useRef(form);
  now.current = form;
  /** Another client: lines in which nothing was written yet take its rates. */
  const chosen = async (client: number | null): Promise<void> => {
    const { iva_fk, irpf_fk } = await defectesFor(
      { api, queries, empresa, language },
      { tipus: 'ordinaria', agent_fk: client },
    );
    setDefectes({ iva_fk, irpf_fk });
    now.current.set(
      'plantilla.linies',
      now.current.values.plantilla.linies.map((one) => (isBlankLinia(one) ? { ...one, iva_fk, irpf_fk } : one)),
    );
  };
  const readOnly = !may(stored ? periodicaRoutes.update : periodicaRoutes.create);
  const title = stored?.nom ?? t('factura.periodica.nova');
  useTitle(title, t('factura.periodiques'));
  const remove = async (): Promise<void> => {
    if (!stored) return;
    try {
      const { desfer } = await api.call(periodicaRoutes.remove, { params: { id: empresa, pid: stored.id } });
      void queries.invalidateQueries({ queryKey: ['periodica', 'list'] });
      offerUndo(desfer, { empresa, text: t('factura.periodica.suprimida'), href: `${list}/${stored.id}` });
      go(list);
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  /** Whether they are to be issued with nobody looking: asked where it is chosen, and not again for less. */
  const sola = async (accio: string | number | null): Promise<boolean> =>
    accio === 'esborrany' ||
    (accio === 'emissio' && form.values.accio === 'enviament') ||
    askSure({
      title: t('factura.periodica.sola'),
      body: [
        t('factura.periodica.sola_cos'),
        ...(accio === 'enviament' ? [t('factura.periodica.sola_correu')] : []),
      ].join(' '),
      verb: t('factura.periodica.sola_fer'),
      cancel: web('web.cancellar'),
      look: 'primary',
    });
  const actions: readonly DetailAction[] =
    stored && may(periodicaRoutes.remove)
      ? [{ key: 'suprimir', text: t('factura.periodica.suprimir'), onAct: () => void remove() }]
      : [];
  const series = (company?.series ?? []).filter(({ tipus }) => tipus === 'ordinaria');
  const phone = useIsPhone();
  const sums = <TotalsPanel totals={totals} kind="factura" />;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('factura.periodiques'), href: list }}
          title={title}
          mark={
            stored && (!stored.activa || stored.propera === null) ? (
              <Mark form="closed" word={t(`factura.periodica.${stored.activa ? 'acabada' : 'pausada'}`)} />
            ) : null
          }
          facts={[
            stored?.agent.nom,
            stored?.propera
              ? t(stored.propera > today() ? 'factura.periodica.quan' : 'factura.periodica.quan_ara', {
                  data: formats.date(stored.propera),
                })
              : null,
            stored && stored.factures > 0 ? (
              <GoLink key="fetes" to={`/empresa/${empresa}/factura?vista=${madeBy(stored.id)}`}>
                {t('factura.periodica.fetes', { n: stored.factures })}
              </GoLink>
            ) : stored ? (
              t('factura.periodica.fetes', { n: 0 })
            ) : null,
          ]}
          actions={actions}
        />
      }
    >
      {stored?.falla ? (
        <p className={css.links}>
          <Mark form="warning" word={t('factura.periodica.falla', { motiu: stored.falla })} />
        </p>
      ) : null}
      <Form form={form} wide readOnly={readOnly} above={phone && !readOnly ? sums : null}>
        <div className={css.editor}>
          <div className={css.main}>
            <FormSection title={t('factura.periodica')}>
              <TextField name="nom" span={5} maxLength={120} autoFocus={!stored} />
              <PickerField
                name="agent_fk"
                span={4}
                kind="agent"
                search={(text, signal) => searchAgents(api, text, signal)}
                create={may(agentRoutes.create) ? (text) => createAgentQuick(text, { promotor: true }) : undefined}
                href={(id) => `/empresa/${empresa}/agent/${id}`}
                shown={clientName || (stored?.agent.id === agent_fk ? (stored?.agent.nom ?? '') : '')}
                onPick={(option) => {
                  setClientName(option?.text ?? '');
                  void chosen(option?.id ?? null).catch(() => undefined);
                }}
              />
              <PickerField
                name="treball_fk"
                span={3}
                kind="treball"
                search={(text, signal) => searchTreballs(api, text, signal)}
                shown={work ? `${work.codi} ${work.nom}` : ''}
              />
              <SelectField
                name="periodicitat"
                span={2}
                half
                options={PERIODICITATS.map((value) => ({ value, text: t(`factura.periodica.${value}`) }))}
              />
              <DateField name="inici" span={2} half help={quan} />
              <DateField name="final" span={2} half />
              <SelectField
                name="accio"
                span={4}
                half
                options={ACCIONS_PERIODICA.map((value) => ({ value, text: t(`factura.periodica.${value}`) }))}
                help={t('factura.periodica.hora')}
                before={sola}
              />
              <NumberField name="dies_venciment" as="integer" min={0} max={366} span={3} half />
              <CheckField name="activa" span={2} half />
            </FormSection>
            <LiniesEditor
              values={document}
              onChange={(part) => {
                for (const [key, value] of Object.entries(part)) form.set(`plantilla.${key}`, value);
              }}
              rates={rates}
              day={today()}
              defectes={defectes}
              unread={unread}
              readOnly={readOnly}
            />
            <Marques
              plantilla={plantilla}
              data={stored?.propera ?? inici ?? today()}
              idioma={plantilla.idioma ?? client?.idioma_fk ?? company?.idioma_fk ?? language}
            />
            <FormSection title={t('factura.sec.pagament')}>
              <SelectField
                name="plantilla.serie"
                span={3}
                empty={t('factura.serie_automatica')}
                options={series.map(({ codi, nom }) => ({ value: codi, text: `${codi} · ${nom}` }))}
              />
              <SelectField
                name="plantilla.forma_pagament"
                span={4}
                options={FORMES_PAGAMENT.map((value) => ({ value, text: t(`factura.forma.${value}`) }))}
              />
              <TextField name="plantilla.iban" span={5} maxLength={40} />
              <TextAreaField name="plantilla.observacions" span={12} rows={2} maxLength={4000} />
            </FormSection>
          </div>
          <aside className={css.side} aria-label={t('factura.totals_de')}>
            {phone && !readOnly ? null : sums}
          </aside>
        </div>
      </Form>
      <QuickAgentHost />
    </DetailPage>
  );
};
