import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { VALOR_TIPUS } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { BLANK_US, type ComprovacioValues } from './comprovacio-values.ts';
import { CodesField } from './many-field.tsx';
import { normesQuery } from './queries.ts';

const MOST_NORMES = 20;
const MOST_USOS = 60;
type Given = { readonly form: RecordForm<ComprovacioValues> };

/**
 * Every field of a check of the office. `partida`: the item that it is made in, whose kind narrows the headings and whose uses
 * are those that it may ask for.
 */
export const ComprovacioFields = ({
  form,
  partida,
}: Given & { partida?: { readonly control_fk: number; readonly usos: readonly number[] } | undefined }) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const { language } = useLanguage();
  const lists = useBancLists();
  const { data: normes = [] } = useQuery(normesQuery(api, language));
  const headings = partida === undefined ? lists.categories : lists.categoriesOf(partida.control_fk);
  return (
    <>
      <FormSection title={t('banc.comp.sec')}>
        <TextField name="nom" span={8} maxLength={200} autoFocus={!form.stored} />
        <SelectField name="categoria_fk" span={4} options={headings.map(({ id, nom }) => ({ value: id, text: nom }))} />
        <TextField name="frequencia" span={12} maxLength={300} />
        <TextAreaField name="criteri" span={12} rows={2} maxLength={600} />
        <CodesField name="normes" span={12} most={MOST_NORMES} options={normes} help={t('banc.normes_ajuda')} />
        <SelectField
          name="valor_tipus"
          span={4}
          options={VALOR_TIPUS.map((value) => ({ value, text: t(`banc.valor.${value}`) }))}
        />
        {form.values.valor_tipus === 'numero' ? <TextField name="unitat" span={3} maxLength={20} /> : null}
        <CheckField name="basic" span={12} />
        {form.stored ? <CheckField name="activa" span={12} help={t('banc.activa_ajuda')} /> : null}
      </FormSection>
      <UsosSection form={form} of={partida?.usos ?? []} />
    </>
  );
};

/** What each use asks: its value, and whether the check is compulsory for it. */
const UsosSection = ({ form, of }: Given & { of: readonly number[] }) => {
  const t = useTexts(bancTexts);
  const lists = useBancLists();
  const { usos } = form.values;
  // An item without uses takes those of any.
  const isOf = (us: number): boolean => of.length === 0 || of.includes(us);
  const never = usos.some(({ us_fk }) => us_fk !== null) && !usos.some(({ us_fk }) => us_fk !== null && isOf(us_fk));
  const keep = (next: ComprovacioValues['usos']): void => form.set('usos', next);
  return (
    <FormSection title={t('banc.comp.usos')} help={t('banc.comp.usos_ajuda')}>
      {usos.map((us, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={css.line}>
          <SelectField
            name={`usos.${place}.us_fk`}
            span={4}
            options={lists.usos
              .filter(({ id }) => id === us.us_fk || (isOf(id) && !usos.some((one) => one.us_fk === id)))
              .map(({ id, nom }) => ({ value: id, text: nom }))}
          />
          <TextField name={`usos.${place}.valor`} span={4} maxLength={200} />
          <div className={css.lineEnd}>
            <CheckField name={`usos.${place}.obligatori`} span={12} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="var(--control)"
              aria-label={t('banc.comp.us_treure', { n: place + 1 })}
              onClick={() => keep(usos.filter((_one, at) => at !== place))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      ))}
      {never ? (
        <p role="status" className={css.whole}>
          {t('banc.comp.us_mai')}
        </p>
      ) : null}
      {usos.length < MOST_USOS ? (
        <div className={css.whole}>
          <Button
            variant="default"
            onClick={() => {
              keep([...usos, BLANK_US]);
              focusField(`usos.${usos.length}.us_fk`, form.scope);
            }}
          >
            {t('banc.comp.us_afegir')}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
};
