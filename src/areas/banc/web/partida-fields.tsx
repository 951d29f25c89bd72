import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { ORIGENS, UNITATS } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { type BancLists, useBancLists } from './banc-lists.ts';
import { CodesField, ManyField } from './many-field.tsx';
import type { PartidaValues } from './partida-values.ts';
import { normesQuery } from './queries.ts';

const MOST_NORMES = 20;
const asOptions = (rows: readonly { readonly id: number; readonly nom: string }[]) =>
  rows.map(({ id, nom }) => ({ value: id, text: nom }));

/** Processes that a new item may be of, and the one that a stored one is of. */
const processesOf = ({ processos }: BancLists, chosen: number | null) =>
  processos.filter((one) => one.activa || one.id === chosen);

/** Every field of an item of the office. */
export const PartidaFields = ({ form }: { form: RecordForm<PartidaValues> }) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const { language } = useLanguage();
  const lists = useBancLists();
  const { data: normes = [] } = useQuery(normesQuery(api, language));
  const { control_fk, proces_fk } = form.values;
  const units = UNITATS.map((value) => ({ value, text: t(`banc.unitat.${value}`) }));
  return (
    <>
      <FormSection title={t('banc.sec.identitat')}>
        <TextField name="nom" span={9} maxLength={200} autoFocus={!form.stored} />
        <TextField name="codi" span={3} maxLength={30} />
        <SelectField name="proces_fk" span={4} options={asOptions(processesOf(lists, proces_fk))} />
        <SelectField name="control_fk" span={4} options={asOptions(lists.controls)} />
        <SelectField
          name="sistema_fk"
          span={4}
          options={asOptions(control_fk === null ? [] : lists.sistemesOf(control_fk))}
        />
        <SelectField name="unitat" span={4} options={units} />
        {form.stored ? <CheckField name="activa" span={8} help={t('banc.activa_ajuda')} /> : null}
      </FormSection>
      <FormSection title={t('banc.sec.usos')}>
        <ManyField name="usos" span={12} options={asOptions(lists.usos)} />
        <ManyField
          name="nivells"
          span={12}
          options={lists.nivells.map(({ id }) => ({ value: id, text: lists.nivell(id) }))}
        />
      </FormSection>
      <FormSection title={t('banc.sec.vigencia')} help={t('banc.sec.vigencia_ajuda')}>
        <CodesField name="normes" span={8} most={MOST_NORMES} options={normes} help={t('banc.normes_ajuda')} />
        <DateField name="inici" span={2} />
        <DateField name="final" span={2} />
      </FormSection>
      <FormSection title={t('banc.sec.lot')} help={t('banc.lot.ajuda')}>
        <NumberField name="lot.mida" span={2} as="decimal" places={3} min={0.001} max={999_999_999} />
        <SelectField name="lot.unitat" span={3} options={units} />
        <TextField name="lot.text" span={7} maxLength={300} />
        <SelectField
          name="lot.origen"
          span={3}
          options={ORIGENS.map((value) => ({ value, text: t(`banc.origen.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('banc.sec.programa')}>
        <CheckField name="completa" span={7} />
        <CheckField name="formigo_flg" span={5} />
        <TextAreaField name="ajuda" span={6} rows={2} maxLength={2000} />
        <TextAreaField name="informacio" span={6} rows={2} maxLength={2000} />
        <TextAreaField name="observacions_programa" span={6} rows={2} maxLength={2000} />
        <TextAreaField name="observacions_seguiment" span={6} rows={2} maxLength={2000} />
      </FormSection>
    </>
  );
};
