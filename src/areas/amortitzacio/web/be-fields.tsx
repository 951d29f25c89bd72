import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { METODES_AMORTITZACIO, TIPUS_BE } from '#areas/fiscal/domain/llibre.data.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField, useField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import type { BeInversio } from '../contract/schemas.ts';
import { potSerPetit } from '../domain/defectes.ts';
import { potTriar } from '../domain/triables.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { canviaPercentatge, DES_DEL_PRINCIPI, primerExercici, type Values } from './be-values.ts';
import { taulesQuery } from './queries.ts';
import { TAULES } from './taules-drawer.tsx';

const WHOLE = 100;
const YEARS_BACK = 10;

/** Years from which it may be written off here: from its first use to the next one. */
const yearsAfter = (inici: string | null): { value: number; text: string }[] => {
  const last = Number(today().slice(0, 4)) + 1;
  const first = Math.min(last, inici === null ? last - YEARS_BACK : Number(inici.slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, place) => last - place).map((value) => ({
    value,
    text: String(value),
  }));
};

/** Rows of the legal tables as choices; the chosen one tells its bounds, and gives its percentage to a good without one. */
const FilaField = () => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: rows = [] } = useQuery(taulesQuery(api, empresa, language));
  const field = useField({ name: 'fila', span: 12 });
  const chosen = rows.find(({ codi }) => codi === field.value);
  const inici = String(field.form.get('data_inici') || today());
  // Those of the table that the company goes by, and that stand on that day; the chosen one whatever it is.
  const offered = rows.filter((row) => row.codi === field.value || potTriar(row, inici));
  const percent = (text: string | number): string => formats.percent(text);
  return (
    <div {...field.frame}>
      <NativeSelect
        {...field.input}
        description={
          chosen
            ? // Its name whole: on a narrow screen the list cuts it.
              `${chosen.nom}. ${t('amortitzacio.fila_limits', {
                minim: percent(Math.ceil((WHOLE * WHOLE) / chosen.anys) / WHOLE),
                maxim: percent(chosen.maxim),
                font: chosen.font,
              })}`
            : undefined
        }
        data={[
          { value: '', label: t('amortitzacio.fila_cap') },
          ...TAULES.filter((taula) => offered.some((row) => row.taula === taula)).map((taula) => ({
            group: t(`amortitzacio.taula.${taula}`),
            items: offered
              .filter((row) => row.taula === taula)
              .map((row) => ({
                value: row.codi,
                label: t('amortitzacio.fila', {
                  nom: row.nom,
                  maxim: percent(row.maxim),
                  anys: formats.integer(row.anys),
                }),
              })),
          })),
        ]}
        value={chosen?.codi ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const row = rows.find(({ codi }) => codi === value);
          field.set(row?.codi ?? null);
          if (row && !field.form.get('percentatge')) field.form.set('percentatge', row.maxim);
        }}
      />
      {chosen && field.form.get('percentatge') !== chosen.maxim ? (
        <button type="button" className={css.link} onClick={() => field.form.set('percentatge', chosen.maxim)}>
          {t('amortitzacio.fila_posar', { maxim: percent(chosen.maxim) })}
        </button>
      ) : null}
    </div>
  );
};

/** A small thing may be written off whole in its first year: offered, never done by itself. */
const LliureHint = ({ form }: { form: RecordForm<Values> }) => {
  const t = useTexts(pantallaTexts);
  const { valor, tipus_be, usat, data_inici, metode, amortitzat_abans } = form.values;
  const offered =
    metode === '01' &&
    !amortitzat_abans &&
    data_inici !== null &&
    tipus_be !== null &&
    potSerPetit({ valor: valor ?? 0, tipus_be, usat, inici: data_inici as CalendarDate });
  return offered ? (
    <p className={css.hint}>
      {t('amortitzacio.petit')}{' '}
      <button type="button" className={css.link} onClick={() => form.set('metode', '06')}>
        {t('amortitzacio.petit_posar')}
      </button>
    </p>
  ) : null;
};

/** From which exercise another percentage rules, asked where there are years behind: those before it stay as they were declared. */
const DesDeField = ({ form, be }: { form: RecordForm<Values>; be: BeInversio }) => {
  const t = useTexts(pantallaTexts);
  if (!canviaPercentatge(be, form.values)) return null;
  const first = primerExercici(be) + 1;
  const years = Array.from({ length: be.exercici_obert + 1 - first }, (_, place) => be.exercici_obert - place);
  return (
    <SelectField
      name="des_de"
      span={6}
      help={t('amortitzacio.camp.des_de_ajuda')}
      options={[
        ...years.map((value) => ({ value, text: t('amortitzacio.des_de', { any: String(value) }) })),
        { value: DES_DEL_PRINCIPI, text: t('amortitzacio.des_del_principi') },
      ]}
    />
  );
};

/** The fields of a good; one that an expense bought may leave its value to the line. */
export const BeFields = ({ form, be }: { form: RecordForm<Values>; be: BeInversio | null }) => {
  const t = useTexts(pantallaTexts);
  const bought = be !== null && be.despesa !== null;
  return (
    <>
      <FormSection title={t('amortitzacio.seccio.be')}>
        <TextField name="descripcio" span={12} maxLength={200} autoFocus />
        <SelectField
          name="tipus_be"
          span={6}
          options={TIPUS_BE.map((value) => ({ value, text: t(`amortitzacio.be.${value}`) }))}
        />
        <TextField name="identificador" span={6} maxLength={60} />
        <DateField name="data_inici" span={6} />
        <CheckField name="usat" span={6} />
        <TextAreaField name="observacions" span={12} rows={2} maxLength={2000} />
      </FormSection>
      <FormSection title={t('amortitzacio.seccio.com')}>
        <FilaField key={form.epoch} />
        <NumberField
          name="valor"
          as="cents"
          unit="€"
          span={6}
          min={0}
          {...(bought ? { help: t('amortitzacio.camp.valor_ajuda') } : {})}
        />
        <NumberField name="percentatge" as="decimal" unit="%" places={4} span={6} min={0} max={WHOLE} />
        {be ? <DesDeField form={form} be={be} /> : null}
        <NumberField
          name="valor_residual"
          as="cents"
          unit="€"
          span={6}
          min={0}
          help={t('amortitzacio.camp.valor_residual_ajuda')}
        />
        <NumberField
          name="amortitzat_abans"
          as="cents"
          unit="€"
          span={6}
          min={0}
          help={t('amortitzacio.camp.amortitzat_abans_ajuda')}
        />
        <SelectField
          name="exercici_inicial"
          span={6}
          empty
          help={t('amortitzacio.camp.exercici_inicial_ajuda')}
          options={yearsAfter(form.values.data_inici)}
        />
        <SelectField
          name="metode"
          span={6}
          options={METODES_AMORTITZACIO.map((value) => ({ value, text: t(`amortitzacio.metode.${value}`) }))}
        />
        <LliureHint form={form} />
      </FormSection>
    </>
  );
};
