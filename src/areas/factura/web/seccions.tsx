import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { useTexts } from '#web/language.tsx';
import { CheckField, SelectField, TextAreaField, TextField, useField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import { CLAUS_REGIM, type Factura, FORMES_PAGAMENT } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { BestretesFacturades, BestretesLliures } from './bestretes.tsx';
import css from './factura.module.css';
import type { FacturaValues } from './factura-values.ts';
import { Treu } from './treu.tsx';

type Given = { readonly form: RecordForm<FacturaValues> };

/** A part of the form that unfolds; it stands open while something in it is refused. */
export const Plec = ({
  title,
  paths,
  filled = false,
  children,
}: {
  title: string;
  paths: readonly string[];
  /** Whether it opens with something written in it, which no fold hides. */
  filled?: boolean;
  children: ReactNode;
}) => {
  const form = useForm();
  const [open, setOpen] = useState(filled);
  const refused = form.summary.some(({ path }) => path && paths.some((one) => path.startsWith(one)));
  useEffect(() => {
    if (refused) setOpen(true);
  }, [refused]);
  return (
    <details
      className={css.fold}
      open={open}
      data-paths={paths.join(' ')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} aria-hidden />
        {title}
      </summary>
      <div className={css.grid}>{children}</div>
    </details>
  );
};

/** Opens the part of the form where a field lies, and goes there. */
export const revealField = (id: string): boolean => {
  const field = document.getElementById(id);
  if (!field) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
  return true;
};

/** Tags, parted by commas. */
export const TagsField = ({ name }: { name: string }) => {
  const t = useTexts(facturaTexts);
  const field = useField({ name });
  const tags = (field.value as string[] | undefined) ?? [];
  const [typed, type] = useState<string | null>(null);
  return (
    <div className={css.whole}>
      <TextInput
        {...field.input}
        description={t('factura.etiquetes_ajuda')}
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

export const Referencies = () => {
  const t = useTexts(facturaTexts);
  return (
    <Plec title={t('factura.sec.referencies')} paths={['referencies', 'idioma']}>
      <TextField name="referencies.comanda" span={4} maxLength={60} />
      <TextField name="referencies.expedient" span={4} maxLength={60} />
      <TextField name="referencies.contracte" span={4} maxLength={60} />
      <SelectField
        name="idioma"
        span={4}
        empty={t('factura.idioma_client')}
        options={LANGUAGES.map((value) => ({ value, text: t(`factura.idioma.${value}`) }))}
      />
    </Plec>
  );
};

export const Regim = ({ form }: Given) => {
  const t = useTexts(facturaTexts);
  return (
    <Plec title={t('factura.sec.regim')} paths={['clau_regim', 'recarrec_equivalencia', 'qualificada']}>
      <SelectField
        name="clau_regim"
        span={6}
        options={CLAUS_REGIM.map((value) => ({ value, text: t(`factura.regim.${value}`) }))}
      />
      <CheckField name="recarrec_equivalencia" span={6} />
      {form.values.tipus === 'simplificada' ? <CheckField name="qualificada" span={12} /> : null}
    </Plec>
  );
};

/** What lowers what is to be paid: advances, and the guarantee that is kept back. */
export const BestretesGarantia = ({
  form,
  factura,
  unread,
}: Given & { factura?: Factura | undefined; unread: UnreadCells }) => {
  const t = useTexts(facturaTexts);
  const { retencio } = form.values;
  const how = retencio === null ? 'cap' : 'import' in retencio ? 'import' : retencio.sobre;
  return (
    <Plec
      title={t('factura.sec.bestretes')}
      paths={['retencio', 'bestretes']}
      filled={retencio !== null || form.values.bestretes.length > 0}
    >
      <RetencioChoice form={form} how={how} />
      {retencio && 'import' in retencio ? (
        <NumberField name="retencio.import" as="cents" unit="€" span={3} half />
      ) : retencio ? (
        <NumberField name="retencio.percentatge" as="decimal" unit="%" places={4} min={0} max={100} span={3} half />
      ) : null}
      {retencio ? (
        <DateField
          name="retencio.allibera"
          span={3}
          half
          help={retencio.allibera === null ? t('factura.retencio.sense_data') : undefined}
        />
      ) : null}
      <BestretesFacturades form={form} factura={factura} unread={unread} />
      <BestretesLliures form={form} />
    </Plec>
  );
};

const RetencioChoice = ({ form, how }: Given & { how: 'cap' | 'base' | 'total' | 'import' }) => {
  const t = useTexts(facturaTexts);
  const allibera = form.values.retencio?.allibera ?? null;
  const as = {
    cap: null,
    base: { percentatge: '5', sobre: 'base', allibera },
    total: { percentatge: '5', sobre: 'total', allibera },
    import: { import: 0, allibera },
  } as const;
  return (
    <div className={css.half}>
      <NativeSelect
        id="f-retencio"
        label={`${t('factura.camp.retencio')}: ${t('factura.retencio.com')}`}
        value={how}
        data={(['cap', 'base', 'total', 'import'] as const).map((value) => ({
          value,
          label: t(`factura.retencio.${value}`),
        }))}
        onChange={(event) => form.set('retencio', as[event.currentTarget.value as keyof typeof as])}
      />
    </div>
  );
};

export const Pagament = ({ form }: Given) => {
  const t = useTexts(facturaTexts);
  const { venciments } = form.values;
  const put = (next: FacturaValues['venciments']): void => form.set('venciments', next);
  return (
    <Plec title={t('factura.sec.pagament')} paths={['forma_pagament', 'iban', 'mostrar_iban', 'venciments']}>
      <SelectField
        name="forma_pagament"
        span={4}
        options={FORMES_PAGAMENT.map((value) => ({ value, text: t(`factura.forma.${value}`) }))}
      />
      <TextField name="iban" span={5} maxLength={40} />
      <CheckField name="mostrar_iban" span={3} />
      {venciments.map((_one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a due date is its place
        <div key={place} className={css.line}>
          {place === 0 ? null : <DateField name={`venciments.${place}.data`} span={4} half />}
          {venciments.length > 1 ? (
            <NumberField name={`venciments.${place}.import`} as="cents" unit="€" span={4} half />
          ) : null}
          {place === 0 ? null : <Treu onTreu={() => put(venciments.filter((_other, at) => at !== place))} />}
        </div>
      ))}
      <div className={css.whole}>
        <Button
          variant="default"
          disabled={venciments.length >= 24}
          onClick={() => {
            put([...venciments, { data: null, import: null }]);
            focusField(`venciments.${venciments.length}.data`, form.scope);
          }}
        >
          {t('factura.venciment_afegir')}
        </Button>
        {venciments.length > 1 ? <p className={css.hint}>{t('factura.venciment_ajuda')}</p> : null}
      </div>
    </Plec>
  );
};

export const Observacions = () => {
  const t = useTexts(facturaTexts);
  return (
    <Plec title={t('factura.sec.observacions')} paths={['observacions', 'notes', 'etiquetes']}>
      <TextAreaField name="observacions" span={6} rows={3} maxLength={4000} />
      <TextAreaField name="notes" span={6} rows={3} maxLength={4000} />
      <TagsField name="etiquetes" />
    </Plec>
  );
};
