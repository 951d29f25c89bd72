import { Button, TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FORMES_PAGAMENT } from '#areas/factura/contract/schemas.ts';
import { CLAUS_REBUDA } from '#areas/fiscal/domain/llibre.data.ts';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { useCodis } from '#areas/llibres/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { trimestreOf } from '#kernel/trimestre.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { CheckField, FieldError, SelectField, TextAreaField, TextField, useField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { searchTreballs } from './queries.ts';
import type { DespesaForm } from './use-despesa-form.ts';

type Given = { readonly form: DespesaForm };

/** A part of the form that unfolds; it stands open while it says something, or something in it is refused. */
const Plec = ({
  title,
  paths,
  says = false,
  children,
}: {
  title: string;
  paths: readonly string[];
  says?: boolean;
  children: ReactNode;
}) => {
  const form = useForm();
  const [open, setOpen] = useState(says);
  const refused = form.summary.some(({ path }) => path && paths.some((one) => path.startsWith(one)));
  useEffect(() => {
    if (refused || says) setOpen(true);
  }, [refused, says]);
  return (
    <details className={css.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        {title}
      </summary>
      <div className={css.grid}>{children}</div>
    </details>
  );
};

const LATER = 16;
/** Quarters after its own in which VAT may be deducted: four years (LIVA, art. 99.Tres). */
const quartersAfter = (day: string): readonly { value: string; text: string }[] => {
  const own = trimestreOf(day);
  return Array.from({ length: LATER }, (_none, at) => {
    const next = own.exercici * 4 + own.trimestre + at;
    const [exercici, trimestre] = [Math.floor(next / 4), (next % 4) + 1];
    return { value: `${exercici}-${trimestre}`, text: `${trimestre}T ${exercici}` };
  });
};

/** Key of the operation, reverse charge, withholding, quarter of the VAT. */
export const Fiscal = ({ form, rates, day }: Given & { rates: TipusFiscals; day: string }) => {
  const t = useTexts(despesaTexts);
  const codi = useCodis();
  const { clau, isp, irpf_fk, deduible_en, data_operacio, tipus } = form.values;
  if (tipus === 'sense_factura') return <WithheldAlone form={form} rates={rates} day={day} />;
  return (
    <Plec
      title={t('despesa.sec.fiscal')}
      paths={['clau', 'isp', 'irpf_fk', 'retingut', 'deduible_en', 'data_operacio']}
      says={clau !== '01' || isp || irpf_fk !== null || deduible_en !== null || data_operacio !== null}
    >
      <SelectField
        name="clau"
        span={6}
        options={CLAUS_REBUDA.map((value) => ({ value, text: codi('clau_rebuda', value) }))}
      />
      <CheckField name="isp" span={6} />
      <WithheldFields form={form} rates={rates} day={day} />
      <DateField name="data_operacio" span={4} half />
      <SelectField name="deduible_en" span={4} empty={t('despesa.propi')} options={quartersAfter(day)} />
    </Plec>
  );
};
const WithheldAlone = (given: Given & { rates: TipusFiscals; day: string }) => {
  const t = useTexts(despesaTexts);
  return (
    <Plec title={t('despesa.sec.fiscal')} paths={['irpf_fk', 'retingut']} says={given.form.values.irpf_fk !== null}>
      <WithheldFields {...given} />
    </Plec>
  );
};
const WithheldFields = ({ form, rates, day }: Given & { rates: TipusFiscals; day: string }) => {
  const t = useTexts(despesaTexts);
  const { irpf_fk } = form.values;
  return (
    <>
      <SelectField
        name="irpf_fk"
        span={6}
        empty={t('despesa.irpf_cap')}
        // Nothing is withheld where none is chosen: the rate of nought is offered to no other.
        options={rates
          .irpfOn(day, [irpf_fk])
          .filter(
            ({ value }) => Number(value) === irpf_fk || Number(rates.tipus.irpf(Number(value))?.percentatge) !== 0,
          )
          .map(({ value, text }) => ({ value, text }))}
      />
      {irpf_fk === null ? null : <NumberField name="retingut" as="cents" unit="€" span={4} half />}
    </>
  );
};

const shareOf = (text: string | null): number => Number(text ?? 0);

/** Works that take a part of it, in percent; what is left is of the office. */
export const Treballs = ({ form }: Given) => {
  const t = useTexts(despesaTexts);
  const api = useApi();
  const formats = useFormats();
  const empresa = useEmpresaId();
  const { treballs } = form.values;
  const works = useQueries({
    queries: treballs.map(({ treball_fk }) => ({
      ...treballQuery(api, empresa, treball_fk ?? 0),
      enabled: treball_fk !== null,
      staleTime: 60_000,
    })),
  });
  const sum = treballs.reduce((total, one) => total + shareOf(one.percentatge), 0);
  const left = Math.round((100 - sum) * 10_000) / 10_000;
  const add = (): void =>
    form.set('treballs', [...treballs, { treball_fk: null, percentatge: String(Math.max(0, left)) }]);
  const refused = form.errorOf('treballs');
  return (
    <Plec title={t('despesa.sec.treballs')} paths={['treballs']} says={treballs.length > 0}>
      {treballs.map((_one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <div key={place} className={css.line}>
          <PickerField
            name={`treballs.${place}.treball_fk`}
            span={7}
            kind="treball"
            search={(text, signal) => searchTreballs(api, text, signal)}
            href={(id) => `/empresa/${empresa}/treball/${id}`}
            shown={works[place]?.data ? `${works[place].data.codi} ${works[place].data.nom}` : ''}
          />
          <NumberField
            name={`treballs.${place}.percentatge`}
            as="decimal"
            unit="%"
            places={4}
            min={0}
            max={100}
            span={3}
            half
          />
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('despesa.part.treure', { n: place + 1 })}
            onClick={() =>
              form.set(
                'treballs',
                treballs.filter((_other, at) => at !== place),
              )
            }
          >
            {t('despesa.accio.suprimir')}
          </Button>
        </div>
      ))}
      <div className={css.whole}>
        <Button variant="default" disabled={treballs.length >= 50} onClick={add}>
          {t('despesa.part.afegir')}
        </Button>
        <p className={css.hint} role="status">
          {treballs.length === 0
            ? t('despesa.part.cap')
            : left < 0
              ? t('despesa.part.massa', { percent: formats.decimal(sum, 0, 4) })
              : t('despesa.part.despatx', { percent: formats.decimal(left, 0, 4) })}
        </p>
        {refused ? <FieldError message={refused} /> : null}
      </div>
    </Plec>
  );
};

export const Pagament = ({ form }: Given) => {
  const t = useTexts(despesaTexts);
  const { data_pagament, venciment, compte } = form.values;
  return (
    <Plec
      title={t('despesa.sec.pagament')}
      paths={['data_pagament', 'venciment', 'forma_pagament', 'compte']}
      says={data_pagament !== null || venciment !== null || compte !== ''}
    >
      <DateField name="data_pagament" span={3} half />
      <SelectField
        name="forma_pagament"
        span={4}
        options={FORMES_PAGAMENT.map((value) => ({ value, text: t(`despesa.forma.${value}`) }))}
      />
      <DateField name="venciment" span={3} half />
      <TextField name="compte" span={6} maxLength={50} />
      {data_pagament === null ? (
        <div className={css.whole}>
          <Button variant="default" onClick={() => form.set('data_pagament', today())}>
            {t('despesa.pagar_avui')}
          </Button>
        </div>
      ) : null}
    </Plec>
  );
};

/** Tags, parted by commas. */
const TagsField = () => {
  const t = useTexts(despesaTexts);
  const field = useField({ name: 'etiquetes' });
  const tags = (field.value as string[] | undefined) ?? [];
  const [typed, type] = useState<string | null>(null);
  return (
    <div className={css.whole}>
      <TextInput
        {...field.input}
        description={t('despesa.etiquetes_ajuda')}
        autoComplete="off"
        value={typed ?? tags.join(', ')}
        onChange={(event) => {
          type(event.currentTarget.value);
          const read = event.currentTarget.value.split(',').map((tag) => tag.trim().slice(0, 40));
          field.set([...new Set(read.filter(Boolean))].slice(0, 20));
        }}
        onBlur={() => type(null)}
      />
    </div>
  );
};

export const Notes = ({ form }: Given) => {
  const t = useTexts(despesaTexts);
  const { observacions, etiquetes } = form.values;
  return (
    <Plec
      title={t('despesa.sec.notes')}
      paths={['observacions', 'etiquetes']}
      says={observacions !== '' || etiquetes.length > 0}
    >
      <TextAreaField name="observacions" span={12} rows={2} maxLength={4000} />
      <TagsField />
    </Plec>
  );
};
