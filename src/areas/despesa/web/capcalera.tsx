import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, searchAgents } from '#areas/agent/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField } from '#web/ui/form/form-types.ts';
import { PickerField, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import { DESPESA_TIPUS, type Despesa, MOTIUS_REBUDA } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import type { DespesaForm } from './use-despesa-form.ts';

/** Longest name of a supplier that is no agent. */
const NOM = 200;

/** The supplier of an expense: found, made in place, or only a name. */
export const ProveidorField = ({
  form,
  despesa,
  span,
  below,
  onSupplier,
}: {
  form: DespesaForm;
  despesa?: Despesa | undefined;
  span: 8 | 12;
  /** Fields between who it is and what is said of a mere name. */
  below?: ReactNode;
  onSupplier: (id: number | null) => void;
}) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const t = useTexts(despesaTexts);
  const { agent_fk, nom_proveidor } = form.values;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const kept = despesa?.proveidor;
  const known = (agent_fk !== null && (names[agent_fk] ?? (kept?.id === agent_fk ? kept.nom : ''))) || '';
  const { data: agent } = useQuery({
    ...agentQuery(api, empresa, agent_fk ?? 0),
    enabled: agent_fk !== null && known === '',
  });
  const picked = (option: PickerOption | null): void => {
    if (option) setNames({ ...names, [option.id]: option.text });
    onSupplier(option?.id ?? null);
  };
  const create = may(agentRoutes.create) ? (text: string) => createAgentQuick(text, { proveidor: true }) : undefined;
  const named = agent_fk === null ? nom_proveidor.trim() : '';
  return (
    <>
      <PickerField
        name="agent_fk"
        span={span}
        kind="agent"
        search={(text, signal) => searchAgents(api, text, signal)}
        create={create}
        onUnknown={(text) => form.set('nom_proveidor', text.slice(0, NOM))}
        href={(id) => `/empresa/${empresa}/agent/${id}`}
        shown={known || agent?.nom_complet || ''}
        onPick={picked}
      />
      {below}
      {named !== '' && create ? (
        <p className={css.named} role="status">
          {t('despesa.proveidor_nom', { nom: named })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={async () => {
              const made = await create(named);
              if (!made) return;
              form.set('agent_fk', made.id);
              form.set('nom_proveidor', '');
              picked(made);
              // Typing goes on where it was: the button is gone.
              requestAnimationFrame(() => focusField(span === 12 ? 'import_total' : 'num_factura'));
            }}
          >
            {t('despesa.proveidor_crear')}
          </Button>
        </p>
      ) : null}
    </>
  );
};

/** Of whom it is, what paper, its number and its days. */
export const Capcalera = ({
  form,
  despesa,
  filled,
  onSupplier,
}: {
  form: DespesaForm;
  despesa?: Despesa | undefined;
  /** A file has filled it. */
  filled: boolean;
  onSupplier: (id: number | null) => void;
}) => {
  const t = useTexts(despesaTexts);
  const { agent_fk, tipus, rectifica } = form.values;
  const fresh = despesa === undefined;
  useEffect(() => {
    // The list of suppliers opens with its field, over what a file has filled.
    if (fresh) focusField(filled ? 'num_factura' : 'agent_fk');
  }, [fresh, filled]);
  return (
    <FormSection title={t('despesa.sec.document')}>
      <ProveidorField
        form={form}
        despesa={despesa}
        span={8}
        onSupplier={onSupplier}
        below={
          <>
            <SelectField
              name="tipus"
              span={4}
              options={DESPESA_TIPUS.map((value) => ({ value, text: t(`despesa.paper.${value}`) }))}
            />
            {agent_fk === null ? <TextField name="nom_proveidor" span={12} maxLength={NOM} /> : null}
          </>
        }
      />
      {tipus === 'sense_factura' ? null : <TextField name="num_factura" span={4} maxLength={60} />}
      {tipus === 'simplificada' ? <TextField name="num_final" span={4} maxLength={60} /> : null}
      <DateField name="data" span={4} half />
      <DateField name="data_recepcio" span={4} half />
      {tipus === 'simplificada' ? <CheckField name="qualificada" span={12} /> : null}
      {rectifica ? (
        <>
          <SelectField
            name="rectifica.motiu"
            span={4}
            options={MOTIUS_REBUDA.map((value) => ({ value, text: t(`despesa.motiu.${value}`) }))}
          />
          <TextField name="rectifica.num_factura" span={4} maxLength={60} />
          <DateField name="rectifica.data" span={4} half />
        </>
      ) : null}
    </FormSection>
  );
};
