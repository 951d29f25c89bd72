import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, searchAgents } from '#areas/agent/web/index.tsx';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import {
  type DocumentValues,
  isBlankLinia,
  LiniesEditor,
  TotalsPanel,
  useTipus,
  useTotals,
} from '#areas/fiscal/web/index.tsx';
import { ivaQuery } from '#areas/referencia/web/index.tsx';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { LANGUAGES } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { PickerField, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { defectesDe } from './defectes.ts';
import { FitesSection } from './fites-section.tsx';
import css from './pressupost.module.css';
import type { PressupostValues } from './pressupost-values.ts';

const NO_RATES: { readonly iva_fk: number | null; readonly irpf_fk: number | null } = { iva_fk: null, irpf_fk: null };
const NO_SUMS: Pick<DocumentValues, 'retencio' | 'bestretes'> = { retencio: null, bestretes: [] };

const searchTreballs = async (api: Api, text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
  const query = { search: text, limit: 20, obert: true, tancat: false };
  const page = await api.call(treballRoutes.list, { query, signal });
  return page.items.map(({ id, codi, nom, poblacio }) => ({ id, text: `${codi} ${nom}`, detail: poblacio }));
};

/** Rates that new lines start from; null until they are known. */
const useDefectes = (agent: number | null) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data: company } = useQuery(empresaQuery(api, empresa));
  const { data: client } = useQuery({ ...agentQuery(api, empresa, agent ?? 0), enabled: agent !== null });
  const { data: ivas = [] } = useQuery(ivaQuery(api, language));
  const known = company && ivas.length > 0 && (agent === null || client);
  return known ? defectesDe(company, client ?? null, ivas) : null;
};

/** What client and work are called, whoever put them there: a person, the address, or a draft that is taken up. */
const useNames = ({ agent_fk, treball_fk }: PressupostValues, pressupost: Pressupost | undefined) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const { data: client } = useQuery({ ...agentQuery(api, empresa, agent_fk ?? 0), enabled: agent_fk !== null });
  const { data: work } = useQuery({ ...treballQuery(api, empresa, treball_fk ?? 0), enabled: treball_fk !== null });
  const { agent, treball } = pressupost ?? {};
  const ofAgent = agent && agent.id === agent_fk ? agent.nom : undefined;
  const ofTreball = treball && treball.id === treball_fk ? `${treball.codi} ${treball.nom}` : undefined;
  return {
    agent: agent_fk === null ? '' : (picked[`agent ${agent_fk}`] ?? ofAgent ?? client?.nom_complet ?? ''),
    treball:
      treball_fk === null
        ? ''
        : (picked[`treball ${treball_fk}`] ?? ofTreball ?? (work ? `${work.codi} ${work.nom}` : '')),
    named: (kind: 'agent' | 'treball', option: PickerOption | null): void => {
      if (option) setPicked((before) => ({ ...before, [`${kind} ${option.id}`]: option.text }));
    },
  };
};

/** Whether nothing was written in a line and it starts from other rates. */
const startsAnew = (linia: DocumentValues['linies'][number], now: typeof NO_RATES): boolean =>
  isBlankLinia(linia) && (linia.iva_fk !== now.iva_fk || linia.irpf_fk !== now.irpf_fk);

/** Everything that is written of a quotation: client and dates, lines with their sums, milestones, texts. */
export const PressupostFields = ({
  form,
  pressupost,
  unread,
  readOnly,
}: {
  form: RecordForm<PressupostValues>;
  pressupost?: Pressupost;
  unread: UnreadState;
  readOnly: boolean;
}) => {
  const t = useTexts(pressupostTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data: company } = useQuery(empresaQuery(api, empresa));
  const rates = useTipus();
  const { values } = form;
  const { agent, treball, named } = useNames(values, pressupost);
  const fresh = pressupost === undefined;
  useEffect(() => {
    if (fresh) focusField('agent_fk');
  }, [fresh]);
  const document: DocumentValues = { ...values, ...NO_SUMS };
  const totals = useTotals(document, rates);
  const defectes = useDefectes(values.agent_fk);
  const { iva_fk, irpf_fk } = defectes ?? NO_RATES;
  // Another client: what it is used to comes along to lines in which nothing was written yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lines start from counts
  useEffect(() => {
    if (readOnly || !defectes || !values.linies.some((one) => startsAnew(one, { iva_fk, irpf_fk }))) return;
    form.set(
      'linies',
      values.linies.map((one) => (startsAnew(one, { iva_fk, irpf_fk }) ? { ...one, iva_fk, irpf_fk } : one)),
    );
  }, [iva_fk, irpf_fk, defectes === null]);
  const series = (company?.series ?? []).filter((one) => one.tipus === 'pressupost');
  const change = (part: Partial<DocumentValues>): void => {
    for (const key of ['linies', 'descomptes', 'carrecs', 'recarrec_equivalencia'] as const)
      if (part[key] !== undefined) form.set(key, part[key]);
  };
  return (
    <>
      <FormSection title={t('pressupost.sec.capcalera')}>
        <PickerField
          span={4}
          name="agent_fk"
          kind="agent"
          shown={agent}
          search={(text, signal) => searchAgents(api, text, signal)}
          create={may(agentRoutes.create) ? (text) => createAgentQuick(text, { promotor: true }) : undefined}
          href={(id) => `/empresa/${empresa}/agent/${id}`}
          onPick={(option) => named('agent', option)}
        />
        <TextField name="titol" span={4} />
        <PickerField
          span={4}
          name="treball_fk"
          kind="treball"
          shown={treball}
          search={(text, signal) => searchTreballs(api, text, signal)}
          href={(id) => `/empresa/${empresa}/treball/${id}`}
          onPick={(option) => named('treball', option)}
        />
        <DateField name="data" span={3} half />
        <DateField name="validesa" span={3} half />
        {series.length > 1 ? (
          <SelectField
            span={3}
            name="serie"
            options={[
              { value: '', text: series[0] ? `${series[0].codi} · ${series[0].nom}` : '' },
              ...series.slice(1).map(({ codi, nom }) => ({ value: codi, text: `${codi} · ${nom}` })),
            ]}
          />
        ) : null}
        <SelectField
          span={3}
          name="idioma"
          empty={t('pressupost.camp.idioma_client')}
          options={LANGUAGES.map((one) => ({ value: one, text: t(`pressupost.idioma.${one}`) }))}
        />
      </FormSection>
      <div className={css.editor}>
        <section className={css.lines} aria-label={t('pressupost.camp.linies')}>
          <LiniesEditor
            values={document}
            onChange={change}
            rates={rates}
            day={values.data}
            defectes={defectes ?? NO_RATES}
            unread={unread}
            opcions
            readOnly={readOnly}
          />
          {form.errorOf('linies') ? (
            <p className={css.fault} role="alert">
              {form.errorOf('linies')}
            </p>
          ) : null}
        </section>
        <div className={css.side}>
          <TotalsPanel totals={totals} kind="pressupost" />
        </div>
      </div>
      {pressupost?.estat === 'acceptat' ? null : <FitesSection form={form} readOnly={readOnly} />}
      <FormSection title={t('pressupost.sec.textos')}>
        <TextAreaField name="text" rows={3} maxLength={4000} />
        <TextAreaField name="condicions" rows={3} maxLength={4000} />
        <TextAreaField name="notes" rows={2} maxLength={4000} help={t('pressupost.camp.notes_ajuda')} />
      </FormSection>
    </>
  );
};
