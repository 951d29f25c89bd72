import { Drawer } from '@mantine/core';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { MODALITATS, NORMATIVES, type Normativa } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import { settingsQuery } from './queries.ts';
import { say } from './words.ts';
import { useNormaByDates } from './zona-editor.tsx';

const valuesOf = (settings: FormigoSettings) => ({
  modalitat: settings.modalitat,
  central: settings.central,
  notes: settings.notes,
  norma_triada: (settings.excepcio?.normativa ?? null) as Normativa | null,
  motiu: settings.excepcio?.motiu ?? '',
});

interface DrawerProps {
  readonly treball: Treball;
  readonly settings: FormigoSettings;
  readonly onClose: () => void;
}

/** The concrete settings of a work: regulation with its reason, modality, plant, notes. */
export const SettingsDrawer = ({ opened, ...props }: DrawerProps & { opened: boolean }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={opened}
      onClose={props.onClose}
      position="right"
      size="lg"
      title={t('formigo.ajustos')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? <SettingsForm {...props} /> : null}
    </Drawer>
  );
};

const SettingsForm = ({ treball, settings, onClose }: DrawerProps) => {
  const t = useTexts(formigoTexts);
  const api = useApi();
  const { queries } = usePlatform();
  const norma = useNormaByDates(treball, settings);
  const form = useRecordForm({
    record: valuesOf(settings),
    versio: settings.versio,
    draft: `formigo.${settings.treball_fk}`,
    fields: {
      modalitat: {
        label: t('formigo.camp.modalitat'),
        required: true,
        show: (value) => say(t, `formigo.modalitat.${value}`),
      },
      central: { label: t('formigo.camp.central') },
      notes: { label: t('formigo.camp.notes') },
      norma_triada: { label: t('formigo.camp.norma_triada') },
      motiu: { label: t('formigo.camp.motiu') },
    },
    save: ({ values, changed, versio, idempotencyKey }) => {
      const { norma_triada, motiu, ...rest } = changed;
      const choice = norma_triada !== undefined || motiu !== undefined;
      return api.call(formigoRoutes.update, {
        params: { id: treball.id },
        body: {
          ...rest,
          versio: versio ?? settings.versio,
          ...(choice
            ? { excepcio: values.norma_triada ? { normativa: values.norma_triada, motiu: values.motiu } : null }
            : {}),
        },
        idempotencyKey,
      });
    },
    read: (answer: FormigoSettings) => ({ values: valuesOf(answer), versio: answer.versio }),
    onSaved: (answer) => {
      queries.setQueryData(settingsQuery(api, treball.id).queryKey, answer);
      onClose();
    },
    onLeave: onClose,
  });
  return (
    <Form form={form}>
      <FormSection title={t('formigo.sec.norma')} help={norma.words}>
        <SelectField
          name="norma_triada"
          span={12}
          empty={t('formigo.norma.per_dates')}
          options={NORMATIVES.map((value) => ({ value, text: say(t, `formigo.normativa.${value}`) }))}
        />
        {form.values.norma_triada ? (
          <TextField name="motiu" span={12} maxLength={500} help={t('formigo.norma.motiu_ajuda')} />
        ) : null}
      </FormSection>
      <FormSection title={t('formigo.sec.control')} help={t('formigo.ajustos.zones_noves')}>
        <SelectField
          name="modalitat"
          span={6}
          options={MODALITATS.map((value) => ({ value, text: say(t, `formigo.modalitat.${value}`) }))}
        />
        <TextField name="central" span={6} maxLength={120} />
        <TextAreaField name="notes" span={12} maxLength={2000} />
      </FormSection>
    </Form>
  );
};
