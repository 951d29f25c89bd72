import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, searchAgents } from '#areas/agent/web/index.tsx';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { isBlankLinia } from '#areas/fiscal/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import { FACTURA_TIPUS, type Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { defectesFor } from './defectes.ts';
import { type FacturaValues, openVenciments } from './factura-values.ts';
import { searchTreballs } from './queries.ts';

/** Who it is for, its work, kind, series and dates. What the client is used to comes along when it is chosen. */
export const Capcalera = ({
  form,
  factura,
  onDefectes,
}: {
  form: RecordForm<FacturaValues>;
  factura?: Factura | undefined;
  /** Rates that new lines start from. */
  onDefectes: (defectes: { iva_fk: number | null; irpf_fk: number | null }) => void;
}) => {
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const may = useMay();
  const { queries } = usePlatform();
  const { agent_fk, treball_fk, tipus } = form.values;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { data: company } = useQuery({ ...empresaQuery(api, empresa), staleTime: 60_000 });
  const known =
    (agent_fk !== null && (names[agent_fk] ?? (factura?.agent?.id === agent_fk ? factura.agent.nom : ''))) || '';
  const { data: agent } = useQuery({
    ...agentQuery(api, empresa, agent_fk ?? 0),
    enabled: agent_fk !== null && known === '',
  });
  const { data: work } = useQuery({ ...treballQuery(api, empresa, treball_fk ?? 0), enabled: treball_fk !== null });
  const now = useRef(form);
  now.current = form;
  const told = useRef(onDefectes);
  told.current = onDefectes;
  /** Another client: what it is used to comes along, also to lines in which nothing was written yet. */
  const chosen = async (client: number | null): Promise<void> => {
    const defectes = await defectesFor({ api, queries, empresa, language }, { tipus, agent_fk: client });
    const { iva_fk, irpf_fk } = defectes;
    told.current({ iva_fk, irpf_fk });
    const { values, set } = now.current;
    if (values.agent_fk !== client) return;
    set(
      'linies',
      values.linies.map((one) => (one.tipus === 'linia' && isBlankLinia(one) ? { ...one, iva_fk, irpf_fk } : one)),
    );
    for (const key of ['recarrec_equivalencia', 'forma_pagament', 'iban'] as const) set(key, defectes[key]);
    set('venciments', openVenciments(defectes.venciments));
  };
  const fresh = factura === undefined;
  useEffect(() => {
    if (fresh) focusField('agent_fk');
  }, [fresh]);
  const series = (company?.series ?? []).filter((one) => one.tipus === (tipus === 'proforma' ? 'ordinaria' : tipus));
  return (
    <FormSection title={t('factura.sec.document')}>
      <PickerField
        name="agent_fk"
        span={5}
        kind="agent"
        search={(text, signal) => searchAgents(api, text, signal)}
        create={may(agentRoutes.create) ? (text) => createAgentQuick(text, { promotor: true }) : undefined}
        href={(id) => `/empresa/${empresa}/agent/${id}`}
        shown={known || agent?.nom_complet || ''}
        onPick={(option) => {
          if (option) setNames({ ...names, [option.id]: option.text });
          // Without them lines keep their rates, and the checks before issuing say what is missing.
          void chosen(option?.id ?? null).catch(() => undefined);
        }}
      />
      <PickerField
        name="treball_fk"
        span={4}
        kind="treball"
        search={(text, signal) => searchTreballs(api, text, signal)}
        href={(id) => `/empresa/${empresa}/treball/${id}`}
        shown={work ? `${work.codi} ${work.nom}` : ''}
      />
      <SelectField
        name="tipus"
        span={3}
        options={FACTURA_TIPUS.map((value) => ({
          value,
          // What stands in the place of simplified ones is called what it is.
          text: t(
            value === 'ordinaria' && form.values.substitueix.length > 0
              ? 'factura.tipus.completa'
              : `factura.tipus.${value}`,
          ),
        }))}
      />
      <SelectField
        name="serie"
        span={3}
        empty={t('factura.serie_automatica')}
        options={series.map(({ codi, nom }) => ({ value: codi, text: `${codi} · ${nom}` }))}
      />
      <DateField name="data" span={3} half />
      <DateField name="venciments.0.data" span={3} half />
      <DateField name="data_operacio" span={3} half />
    </FormSection>
  );
};
