import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { yearOf } from '#kernel/calendar-date.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { type Perfil, perfilFields } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { perfilQuery } from './queries.ts';

type Values = Omit<Perfil, 'versio'>;
const WHOLE = 100;
const FIRST_CAIXA = 2014;

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
  const form = useRecordForm<Values, Perfil>({
    record,
    versio,
    draft: 'llibres.perfil',
    scope: 'perfil-',
    fields: {
      estimacio: { label: t('llibres.perfil.estimacio'), required: true },
      activitat_codi: { label: t('llibres.perfil.activitat_codi'), required: true },
      activitat_tipus: { label: t('llibres.perfil.activitat_tipus'), required: true },
      epigraf: { label: t('llibres.perfil.epigraf') },
      prorrata: { label: t('llibres.perfil.prorrata'), required: true },
      exempt_130: { label: t('llibres.perfil.exempt_130') },
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
  // The regime is asked for in December for the next exercise.
  const caixaYears = Array.from({ length: yearOf(today()) + 2 - FIRST_CAIXA }, (_none, at) => FIRST_CAIXA + at)
    .reverse()
    .map((value) => ({ value, text: String(value) }));
  return (
    <Form form={form} readOnly={readOnly}>
      <FormSection title={t('llibres.perfil')}>
        <SelectField
          name="estimacio"
          span={6}
          autoFocus
          options={shape.estimacio.options.map((value) => ({ value, text: t(`llibres.perfil.estimacio.${value}`) }))}
        />
        <SelectField
          name="activitat_codi"
          span={6}
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
        <NumberField
          name="prorrata"
          as="decimal"
          places={0}
          unit="%"
          span={6}
          min={0}
          max={WHOLE}
          help={t('llibres.perfil.prorrata_ajuda')}
        />
        <TextField name="iban" span={6} maxLength={40} />
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
        <CheckField name="exempt_130" span={12} help={t('llibres.perfil.exempt_130_ajuda')} />
        <CheckField name="exonerat_390" span={12} help={t('llibres.perfil.exonerat_390_ajuda')} />
      </FormSection>
    </Form>
  );
};
