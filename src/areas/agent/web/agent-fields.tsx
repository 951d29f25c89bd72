import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activitatsQuery, titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { AGENT_KINDS, TIPUS_AGENT, TIPUS_PERSONA } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent.module.css';
import type { AgentValues } from './agent-values.ts';

const tidyNif = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');
type Given = { form: RecordForm<AgentValues> };

/** Who it is. `focus` is the field where a new one begins. */
export const IdentitatSection = ({ form, focus = 'tipus_persona' }: Given & { focus?: 'tipus_persona' | 'nif' }) => {
  const t = useTexts(agentTexts);
  const natural = form.values.tipus_persona === 'F';
  const persones = TIPUS_PERSONA.filter((one) => one !== 'P' || form.values.tipus === 'A');
  return (
    <FormSection title={t('agent.sec.identitat')}>
      <SelectField
        name="tipus_persona"
        span={3}
        autoFocus={!form.stored && focus === 'tipus_persona'}
        options={persones.map((value) => ({ value, text: t(`agent.tipus_persona.${value}`) }))}
      />
      <TextField name="nif" span={2} maxLength={20} tidy={tidyNif} autoFocus={!form.stored && focus === 'nif'} />
      {natural ? (
        <>
          <TextField name="nom" span={3} maxLength={100} />
          <TextField name="cognoms" span={4} maxLength={150} />
        </>
      ) : (
        <TextField name="rao_social" span={7} maxLength={200} />
      )}
      <TextField name="nom_comercial" span={5} maxLength={200} />
      <TextField name="nif_pais" span={2} maxLength={2} tidy={(text) => text.toUpperCase() || 'ES'} />
      <SelectField
        name="tipus"
        span={3}
        options={TIPUS_AGENT.map((value) => ({ value, text: t(`agent.tipus.${value}`) }))}
      />
    </FormSection>
  );
};

/** What it is to the office. */
export const KindsSection = () => {
  const t = useTexts(agentTexts);
  return (
    <FormSection title={t('agent.sec.que_es')} help={t('agent.sec.que_es_ajuda')}>
      {AGENT_KINDS.map((kind) => (
        <CheckField key={kind} name={kind} span={3} half />
      ))}
    </FormSection>
  );
};

/** Degree and college number of a technician, activity of whoever trades. */
export const ProfessionSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const { language } = useLanguage();
  const { data: titulacions = [] } = useQuery(titulacionsQuery(api, language));
  const { data: activitats = [] } = useQuery(activitatsQuery(api, language));
  const { titulacio_fk, activitat_fk, num_collegiat, tecnic, tipus, tipus_persona } = form.values;
  const technician = tecnic || tipus === 'E' || titulacio_fk !== null || num_collegiat !== '';
  const trades = tipus_persona !== 'P' || activitat_fk !== null;
  if (!technician && !trades) return null;
  const offered = <Row extends { id: number; nom: string; activa: boolean }>(
    rows: readonly Row[],
    chosen: number | null,
  ) => rows.filter((one) => one.activa || one.id === chosen).map((one) => ({ value: one.id, text: one.nom }));
  return (
    <FormSection title={t('agent.sec.professional')}>
      {technician ? (
        <>
          <SelectField name="titulacio_fk" span={5} empty options={offered(titulacions, titulacio_fk)} />
          <TextField name="num_collegiat" span={3} maxLength={30} />
        </>
      ) : null}
      {trades ? (
        <SelectField name="activitat_fk" span={technician ? 4 : 8} empty options={offered(activitats, activitat_fk)} />
      ) : null}
    </FormSection>
  );
};

export const RepresentantSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  if (form.values.tipus_persona === 'F' && form.values.representant === null) return null;
  return (
    <FormSection title={t('agent.sec.representant')}>
      {form.values.representant ? (
        <>
          <TextField name="representant.nom" span={3} maxLength={100} />
          <TextField name="representant.cognoms" span={4} maxLength={150} />
          <TextField name="representant.nif" span={2} maxLength={20} tidy={tidyNif} />
          <TextField name="representant.carrec" span={3} maxLength={100} />
        </>
      ) : null}
      <div className={css.add}>
        <Button
          variant="default"
          onClick={() =>
            form.set('representant', form.values.representant ? null : { nom: '', cognoms: '', nif: '', carrec: '' })
          }
        >
          {form.values.representant ? t('agent.representant.treure') : t('agent.representant.afegir')}
        </Button>
      </div>
    </FormSection>
  );
};

export const NotesSection = ({ stored }: { stored: boolean }) => {
  const t = useTexts(agentTexts);
  return (
    <FormSection title={t('agent.sec.notes')}>
      <TextAreaField name="observacions" span={12} maxLength={4000} />
      {stored ? <CheckField name="baixa" span={12} help={t('agent.baixa_ajuda')} /> : null}
    </FormSection>
  );
};
