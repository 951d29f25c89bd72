import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activitatsQuery, CodiPostalField, PoblacioField, titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { AGENT_KINDS, TIPUS_ADRECA, TIPUS_AGENT, TIPUS_PERSONA, US_EMAIL } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent.module.css';
import { type AgentValues, BLANK_ADRECA } from './agent-values.ts';
import { LineRemove } from './line-remove.tsx';

const tidyNif = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');
type Given = { form: RecordForm<AgentValues> };

/** Who it is. */
export const IdentitatSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  const natural = form.values.tipus_persona === 'F';
  const persones = TIPUS_PERSONA.filter((one) => one !== 'P' || form.values.tipus === 'A');
  return (
    <FormSection title={t('agent.sec.identitat')}>
      <SelectField
        name="tipus_persona"
        span={3}
        autoFocus={!form.stored}
        options={persones.map((value) => ({ value, text: t(`agent.tipus_persona.${value}`) }))}
      />
      <TextField name="nif" span={2} maxLength={20} tidy={tidyNif} />
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

export const AdrecesSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  const { adreces } = form.values;
  return (
    <FormSection title={t('agent.sec.adreca')}>
      {adreces.map((_one, place) => {
        const path = `adreces.${place}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={place} className={css.line}>
            <SelectField
              name={`${path}.tipus`}
              span={2}
              options={TIPUS_ADRECA.map((value) => ({ value, text: t(`agent.adreca.tipus.${value}`) }))}
            />
            <TextField name={`${path}.via`} span={adreces.length > 1 ? 9 : 10} maxLength={200} />
            {adreces.length > 1 ? (
              <LineRemove
                text={t('agent.adreca.treure', { n: place + 1 })}
                onRemove={() =>
                  form.set(
                    'adreces',
                    adreces.filter((_a, at) => at !== place),
                  )
                }
              />
            ) : null}
            <CodiPostalField
              name={`${path}.codi_postal`}
              code={`${path}.poblacio_fk`}
              country={`${path}.pais`}
              span={2}
            />
            <PoblacioField
              name={`${path}.poblacio`}
              code={`${path}.poblacio_fk`}
              province={`${path}.provincia`}
              span={5}
            />
            <TextField name={`${path}.provincia`} span={3} maxLength={80} />
            <TextField name={`${path}.pais`} span={2} maxLength={2} tidy={(text) => text.toUpperCase() || 'ES'} />
          </div>
        );
      })}
      {adreces.length < 10 ? (
        <div className={css.add}>
          <Button
            variant="default"
            onClick={() => {
              form.set('adreces', [...adreces, { ...BLANK_ADRECA, tipus: 'postal' }]);
              focusField(`adreces.${adreces.length}.tipus`, form.scope);
            }}
          >
            {t('agent.adreca.afegir')}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
};

export const ContacteSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  const { telefons, emails } = form.values;
  return (
    <FormSection title={t('agent.sec.contacte')}>
      {telefons.map((_one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={css.line}>
          <TextField name={`telefons.${place}`} span={4} type="tel" maxLength={40} />
          {telefons.length > 1 ? (
            <LineRemove
              text={t('agent.telefon.treure', { n: place + 1 })}
              onRemove={() =>
                form.set(
                  'telefons',
                  telefons.filter((_a, at) => at !== place),
                )
              }
            />
          ) : null}
        </div>
      ))}
      {emails.map((_one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={css.line}>
          <TextField name={`emails.${place}.email`} span={6} type="email" maxLength={200} />
          <SelectField
            name={`emails.${place}.us`}
            span={3}
            options={US_EMAIL.map((value) => ({ value, text: t(`agent.email.us.${value}`) }))}
          />
          {emails.length > 1 ? (
            <LineRemove
              text={t('agent.email.treure', { n: place + 1 })}
              onRemove={() =>
                form.set(
                  'emails',
                  emails.filter((_a, at) => at !== place),
                )
              }
            />
          ) : null}
        </div>
      ))}
      <div className={`${css.add} ${css.facts}`}>
        {telefons.length < 10 ? (
          <Button
            variant="default"
            onClick={() => {
              form.set('telefons', [...telefons, '']);
              focusField(`telefons.${telefons.length}`, form.scope);
            }}
          >
            {t('agent.telefon.afegir')}
          </Button>
        ) : null}
        {emails.length < 10 ? (
          <Button
            variant="default"
            onClick={() => {
              form.set('emails', [...emails, { email: '', us: 'general' }]);
              focusField(`emails.${emails.length}.email`, form.scope);
            }}
          >
            {t('agent.email.afegir')}
          </Button>
        ) : null}
      </div>
      <TextField name="web" span={6} maxLength={200} />
      <SelectField
        name="idioma_fk"
        span={4}
        empty={t('agent.idioma.cap')}
        options={LANGUAGES.map((value) => ({ value, text: t(`agent.idioma.${value}`) }))}
      />
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
