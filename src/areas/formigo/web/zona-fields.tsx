import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { FieldError, SelectField, TextAreaField, TextField, useField } from '#web/ui/form/fields.tsx';
import { FormSection, useForm } from '#web/ui/form/form.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { composeDesignacio, parseAmbients, parseDesignacio } from '../domain/designacio.ts';
import { checkDesignacio, designacioOptions } from '../domain/designacio-regles.ts';
import { isPerPour } from '../domain/limits.ts';
import {
  CLASSES_CENTRAL,
  ESTRUCTURES,
  type LimitRow,
  MODALITATS,
  NORMATIVES,
  type Normativa,
} from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { PartidaField } from './partida-field.tsx';
import { say } from './words.ts';
import { BLANK_CERTIFICAT, type ZonaValues } from './zona-values.ts';

const composed = (values: ZonaValues): string | null => {
  const ambients = parseAmbients(values.ambient);
  return ambients ? composeDesignacio({ ...values, ambients }) : null;
};

/** A designation that each regulation writes so. */
const EXAMPLE: Readonly<Record<Normativa, string>> = {
  'EHE-98': 'HA-25/B/20/IIa',
  'EHE-08': 'HA-25/B/20/IIa',
  CODI: 'HA-30/F/20/XC2',
};

/** The designation as text and as five fields, each feeding the other, with its faults and warnings live. */
export const DesignationFields = ({ normativa, dia }: { normativa: Normativa; dia: string | null }) => {
  const t = useTexts(formigoTexts);
  const form = useForm();
  const values = form.values as ZonaValues;
  const field = useField({ name: 'designacio' });
  const [typed, type] = useState<string | null>(() => form.unreadText('designacio'));
  const options = designacioOptions(normativa, dia);
  const parsed = parseDesignacio(typed ?? values.designacio);
  const fault = typed !== null && !parsed.ok ? say(t, `error.designacio_${parsed.failure}`) : null;
  const fromFields = composed(values);
  // Fields changed by themselves: the text follows.
  useEffect(() => {
    if (typed === null && fromFields && fromFields !== values.designacio) form.set('designacio', fromFields);
  }, [typed, fromFields, values.designacio, form]);
  const write = (text: string): void => {
    type(text);
    const read = parseDesignacio(text);
    form.setUnreadable('designacio', read.ok ? null : say(t, `error.designacio_${read.failure}`), text);
    if (!read.ok) return;
    const { ambients, ...rest } = read.value;
    for (const [key, value] of Object.entries(rest)) form.set(key, value);
    form.set('ambient', ambients.join('+'));
    form.set('designacio', composeDesignacio(read.value));
  };
  const ambients = parseAmbients(values.ambient);
  const check = ambients ? checkDesignacio({ ...values, ambients }, normativa) : null;
  const numbers = [...options.resistenciesUsuals, ...options.resistenciesAltres];
  const strengths = [...new Set([...numbers, values.resistencia].filter((one) => one > 0))];
  return (
    <>
      <div className={field.frame.className} data-span={4}>
        <TextInput
          {...field.input}
          label={t('formigo.camp.designacio')}
          description={t('formigo.designacio.ajuda', { exemple: EXAMPLE[normativa] })}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? values.designacio}
          error={fault ? <FieldError message={fault} /> : field.input.error}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => (parsed.ok ? type(null) : undefined)}
        />
      </div>
      <SelectField
        name="tipus"
        span={4}
        half
        options={options.tipus.map((value) => ({ value, text: `${value} · ${say(t, `formigo.tipus.${value}`)}` }))}
      />
      <SelectField
        name="resistencia"
        span={2}
        half
        options={strengths.map((value) => ({ value, text: String(value) }))}
      />
      <SelectField
        name="consistencia"
        span={2}
        half
        options={options.consistencies.map((value) => ({
          value,
          text: `${value} · ${say(t, `formigo.consistencia.${value}`)}`,
        }))}
      />
      <NumberField name="mesura" span={2} half as="integer" min={1} max={99} />
      <AmbientField options={options.ambients} />
      <div className={css.notes} role="status">
        {(typed !== null && !parsed.ok ? [] : (check?.faults ?? [])).map((note) => (
          <span key={`${note.codi}${JSON.stringify(note.params)}`} className={css.fault}>
            <Mark form="failed" word={t('formigo.error')} size="icon" /> {say(t, `error.${note.codi}`, note.params)}
          </span>
        ))}
        {(check?.warnings ?? []).map((note) => (
          <span key={`${note.codi}${JSON.stringify(note.params)}`} className={css.warn}>
            <Mark form="warning" word={t('formigo.avis')} size="icon" /> {say(t, `avis.${note.codi}`, note.params)}
          </span>
        ))}
      </div>
    </>
  );
};

/** Exposure classes joined with +, typed, or ticked from those of the regulation. */
const AmbientField = ({ options }: { options: readonly string[] }) => {
  const t = useTexts(formigoTexts);
  const form = useForm();
  const field = useField({ name: 'ambient' });
  const value = String(field.value ?? '');
  const chosen = value.split('+').filter(Boolean);
  const unread = value !== '' && !parseAmbients(value);
  return (
    <div className={field.frame.className} data-span={10}>
      <TextInput
        {...field.input}
        autoComplete="off"
        value={value}
        error={unread ? <FieldError message={t('error.designacio_ambient')} /> : field.input.error}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
      <div className={css.chips} role="group" aria-label={t('formigo.designacio.classes')}>
        {options.map((ambient) => {
          const on = chosen.includes(ambient);
          return (
            <button
              key={ambient}
              type="button"
              className={css.chip}
              aria-pressed={on}
              onClick={() =>
                form.set('ambient', (on ? chosen.filter((one) => one !== ambient) : [...chosen, ambient]).join('+'))
              }
            >
              {ambient}
            </button>
          );
        })}
      </div>
    </div>
  );
};

/** Every field of a zone, in sections. `locked`: why the regulation cannot change. */
export const ZonaFieldsForm = ({
  treball,
  normativa,
  dia,
  byDates,
  locked,
  limit,
  creating,
}: {
  treball: number;
  normativa: Normativa;
  dia: string | null;
  /** What the dates of the work say, in words. */
  byDates: string;
  locked: boolean;
  limit: LimitRow | null;
  creating: boolean;
}) => {
  const t = useTexts(formigoTexts);
  const form = useForm();
  const values = form.values as ZonaValues;
  const marks = designacioOptions(normativa, dia).distintius;
  // A mark that the regulation does not know, or an exposure of another text, would be refused.
  useEffect(() => {
    if (!marks.includes(values.distintiu)) form.set('distintiu', 1);
    if (values.distintiu === 5 && !values.certificat) form.set('certificat', BLANK_CERTIFICAT);
  }, [marks, values.distintiu, values.certificat, form]);
  return (
    <>
      <FormSection title={t('formigo.sec.zona')}>
        <TextField name="nom" span={5} maxLength={120} autoFocus={creating} />
        <SelectField
          name="estructura"
          span={7}
          options={ESTRUCTURES.map((value) => ({ value, text: say(t, `formigo.estructura.${value}`) }))}
        />
        <NumberField name="volum" span={3} half as="number" places={3} min={0} max={1_000_000} unit="m³" />
        <NumberField name="setmanes" span={3} half as="integer" min={0} max={520} />
        <NumberField name="superficie" span={3} half as="number" places={2} min={0} max={10_000_000} unit="m²" />
        <NumberField name="plantes" span={3} half as="integer" min={0} max={300} />
        {creating && limit && isPerPour(limit) ? <TextField name="abocades" span={12} maxLength={2000} /> : null}
      </FormSection>
      <FormSection title={t('formigo.sec.designacio')}>
        <DesignationFields normativa={normativa} dia={dia} />
      </FormSection>
      <FormSection title={t('formigo.sec.control')}>
        <SelectField
          name="modalitat"
          span={3}
          options={MODALITATS.map((value) => ({ value, text: say(t, `formigo.modalitat.${value}`) }))}
        />
        <SelectField
          name="distintiu"
          span={4}
          options={marks.map((value) => ({ value, text: say(t, `formigo.distintiu.${normativa}.${value}`) }))}
        />
        {normativa === 'EHE-98' ? (
          <SelectField
            name="classe_central"
            span={5}
            empty={t('formigo.classe.no_consta')}
            options={CLASSES_CENTRAL.map((value) => ({ value, text: say(t, `formigo.classe.${value}`) }))}
          />
        ) : null}
        <TextField name="central" span={5} maxLength={120} />
      </FormSection>
      {normativa === 'CODI' && values.distintiu === 5 ? (
        <FormSection title={t('formigo.sec.certificat')} help={t('formigo.sec.certificat_ajuda')}>
          <TextField name="certificat.emissor" span={5} maxLength={150} />
          <TextField name="certificat.central" span={4} maxLength={120} />
          <TextField name="certificat.designacio" span={3} maxLength={80} />
          <NumberField name="certificat.sigma" span={3} half as="number" places={3} min={0.001} max={50} unit="N/mm²" />
          <NumberField name="certificat.coeficient_variacio" span={3} half as="number" places={4} min={0} max={1} />
          <DateField name="certificat.des_de" span={3} half />
          <DateField name="certificat.fins" span={3} half />
        </FormSection>
      ) : null}
      <FormSection title={t('formigo.sec.norma')} help={locked ? t('formigo.norma.fixada') : byDates}>
        <SelectField
          name="norma_triada"
          span={4}
          readOnly={locked}
          empty={t('formigo.norma.per_dates')}
          options={NORMATIVES.map((value) => ({ value, text: say(t, `formigo.normativa.${value}`) }))}
        />
        {values.norma_triada ? <TextField name="motiu" span={8} maxLength={500} /> : null}
        <PartidaField treball={treball} creating={creating} />
        <TextAreaField name="observacions" span={12} rows={2} maxLength={2000} />
      </FormSection>
    </>
  );
};
