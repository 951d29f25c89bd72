import { Button } from '@mantine/core';
import { CodiPostalField, PoblacioField } from '#areas/referencia/web/index.tsx';
import { LANGUAGES } from '#kernel/language.ts';
import { useTexts } from '#web/language.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { LineRemove } from '#web/ui/form/line-remove.tsx';
import { TIPUS_ADRECA, US_EMAIL } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent.module.css';
import { type AgentValues, BLANK_ADRECA } from './agent-values.ts';

type Given = { form: RecordForm<AgentValues> };

/** Where it is: one address or several. */
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
              province={`${path}.provincia`}
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

/** How it is reached: telephones, mails with what each is for, web, language. */
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
