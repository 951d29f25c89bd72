import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { yearOf } from '#kernel/calendar-date.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { type FieldSpec, focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { LineRemove } from '#web/ui/form/line-remove.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { type Perfil, perfilFields } from '../contract/schemas.ts';
import { regimIrpfDe } from '../domain/irpf.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { perfilQuery } from './queries.ts';

type Values = Omit<Perfil, 'versio'>;
const WHOLE = 100;
const FIRST_CAIXA = 2014;
const FIRST_IVA = 1986;
const MOST = 60;
const ESTIMACIONS = ['simplificada', 'normal'] as const;

/** Exercises to choose among, the next one too: regimes are asked for in December. */
const anysDes = (first: number) =>
  Array.from({ length: yearOf(today()) + 2 - first }, (_none, at) => first + at)
    .reverse()
    .map((value) => ({ value, text: String(value) }));

/** How the company is taxed, over the year. */
export const PerfilDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data, error } = useQuery({ ...perfilQuery(api, empresa), enabled: open });
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('llibres.perfil')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {open && data ? <PerfilForm perfil={data} onDone={onClose} /> : null}
    </Drawer>
  );
};

const PerfilForm = ({ perfil, onDone }: { perfil: Perfil; onDone: () => void }) => {
  const t = useTexts(pantallaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const readOnly = !useMay()(llibresRoutes.setPerfil);
  const { versio, ...record } = perfil;
  const rows: Record<string, FieldSpec> = {};
  for (let place = 0; place < MOST; place += 1) {
    for (const field of ['des_de', 'percentatge'] as const)
      rows[`prorrates.${place}.${field}`] = { label: t(`llibres.perfil.prorrates.${field}`), required: true };
    rows[`irpf.${place}.des_de`] = { label: t('llibres.perfil.irpf.des_de'), required: true };
    rows[`irpf.${place}.estimacio`] = { label: t('llibres.perfil.estimacio'), required: true };
    rows[`irpf.${place}.exempt_130`] = { label: t('llibres.perfil.exempt_130') };
  }
  const form = useRecordForm<Values, Perfil>({
    record,
    versio,
    draft: 'llibres.perfil',
    scope: 'perfil-',
    fields: {
      irpf: { label: t('llibres.perfil.irpf') },
      activitat_codi: { label: t('llibres.perfil.activitat_codi'), required: true },
      activitat_tipus: { label: t('llibres.perfil.activitat_tipus'), required: true },
      epigraf: { label: t('llibres.perfil.epigraf') },
      cnae: { label: t('llibres.perfil.cnae') },
      prorrates: { label: t('llibres.perfil.prorrates') },
      ...rows,
      exonerat_390: { label: t('llibres.perfil.exonerat_390') },
      caixa_des_de: { label: t('llibres.perfil.caixa_des_de') },
      caixa_fins: { label: t('llibres.perfil.caixa_fins') },
      iban: { label: t('llibres.perfil.iban') },
    },
    save: ({ changed, versio: version, idempotencyKey }) =>
      api.call(llibresRoutes.setPerfil, {
        params: { id: empresa },
        body: { versio: version ?? versio, ...changed },
        idempotencyKey,
      }),
    read: ({ versio: version, ...values }) => ({ values, versio: version }),
    onSaved: (kept) => {
      queries.setQueryData(perfilQuery(api, empresa).queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['llibres'] });
      toast(t('llibres.perfil.desat'));
      onDone();
    },
    onLeave: onDone,
  });
  const shape = perfilFields;
  const caixaYears = anysDes(FIRST_CAIXA);
  const year = yearOf(today());
  return (
    <Form form={form} readOnly={readOnly}>
      <FormSection title={t('llibres.perfil.activitat')}>
        <SelectField
          name="activitat_codi"
          span={6}
          autoFocus
          options={shape.activitat_codi.options.map((value) => ({
            value,
            text: t(`llibres.perfil.activitat_codi.${value}`),
          }))}
        />
        <SelectField
          name="activitat_tipus"
          span={6}
          options={shape.activitat_tipus.options.map((value) => ({
            value,
            text: t(`llibres.perfil.activitat_tipus.${value}`),
          }))}
        />
        <TextField name="epigraf" span={6} maxLength={10} />
        <TextField name="cnae" span={6} maxLength={4} help={t('llibres.perfil.cnae_ajuda')} />
        <TextField name="iban" span={12} maxLength={40} />
        <SelectField
          name="caixa_des_de"
          span={6}
          empty
          options={caixaYears}
          help={t('llibres.perfil.caixa_des_de_ajuda')}
        />
        <SelectField
          name="caixa_fins"
          span={6}
          empty
          options={caixaYears}
          help={t('llibres.perfil.caixa_fins_ajuda')}
        />
        <CheckField name="exonerat_390" span={12} help={t('llibres.perfil.exonerat_390_ajuda')} />
      </FormSection>
      <PerAnys
        form={form}
        of="irpf"
        blank={{ des_de: year, ...regimIrpfDe(perfil.irpf, year) }}
        readOnly={readOnly}
        more={(row) => <CheckField name={`${row}.exempt_130`} span={12} help={t('llibres.perfil.exempt_130_ajuda')} />}
      >
        {(row) => (
          <SelectField
            name={`${row}.estimacio`}
            span={5}
            options={ESTIMACIONS.map((value) => ({ value, text: t(`llibres.perfil.estimacio.${value}`) }))}
          />
        )}
      </PerAnys>
      <PerAnys form={form} of="prorrates" blank={{ des_de: year, percentatge: '' }} readOnly={readOnly}>
        {(row) => (
          <NumberField name={`${row}.percentatge`} as="decimal" places={0} unit="%" span={5} min={0} max={WHOLE} />
        )}
      </PerAnys>
    </Form>
  );
};

type Fila = 'prorrates' | 'irpf';
/** Rows by the exercise that they start in, with a way to add one and to take one out. */
const PerAnys = <Of extends Fila>({
  form,
  of,
  blank,
  readOnly,
  children,
  more,
}: {
  form: RecordForm<Values>;
  of: Of;
  /** What a new row starts from. */
  blank: Values[Of][number];
  readOnly: boolean;
  /** The other fields of a row, by the name that theirs start with. */
  children: (row: string) => ReactNode;
  /** What stands under them. */
  more?: (row: string) => ReactNode;
}) => {
  const t = useTexts(pantallaTexts);
  const rows: readonly Values[Fila][number][] = form.values[of];
  const put = (next: readonly Values[Fila][number][]): void => form.set(of, next as Values[Of]);
  return (
    <FormSection title={t(`llibres.perfil.${of}`)} help={t(`llibres.perfil.${of}_ajuda`)}>
      {rows.map(({ des_de }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Fragment key={place}>
          <SelectField name={`${of}.${place}.des_de`} span={5} options={anysDes(FIRST_IVA)} />
          {children(`${of}.${place}`)}
          {readOnly ? null : (
            <LineRemove
              text={t(`llibres.perfil.${of}.treure`, { any: String(des_de || place + 1) })}
              onRemove={() => put(rows.filter((_one, at) => at !== place))}
            />
          )}
          {more?.(`${of}.${place}`)}
        </Fragment>
      ))}
      {readOnly || rows.length >= MOST ? null : (
        <div className={css.whole}>
          <Button
            variant="default"
            onClick={() => {
              put([...rows, blank]);
              focusField(`${of}.${rows.length}.des_de`, form.scope);
            }}
          >
            {t(`llibres.perfil.${of}.afegir`)}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
