import { Modal } from '@mantine/core';
import { comprovacioRoutes } from '#areas/banc/contract/routes.ts';
import type { Comprovacio } from '#areas/banc/contract/schemas.ts';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';

/** A check of the office that is being made from an item: what was typed, and who waits for it. */
export interface OwnAsked {
  readonly nom: string;
  readonly control: number;
  readonly done: (made: Comprovacio | null) => void;
}

/** What a check of the office is called, under which heading it stands, how often and by which criterion it conforms. */
export const OwnCheckDialog = ({ asked, onDone }: { asked: OwnAsked; onDone: (made: Comprovacio | null) => void }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  return (
    <Modal
      opened
      onClose={() => onDone(null)}
      title={t('proces.check.propia')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <OwnCheckForm asked={asked} onDone={onDone} />
    </Modal>
  );
};

const OwnCheckForm = ({ asked, onDone }: Parameters<typeof OwnCheckDialog>[0]) => {
  const t = useTexts(procesTexts);
  const api = useApi();
  const lists = useBancLists();
  const form = useRecordForm<
    { nom: string; categoria_fk: number | null; frequencia: string; criteri: string },
    Comprovacio
  >({
    record: { nom: asked.nom, categoria_fk: null, frequencia: '', criteri: '' },
    draft: null,
    scope: 'propia-',
    fields: {
      nom: { label: t('proces.check.comprovacio'), required: true },
      categoria_fk: { label: t('proces.check.apartat'), required: true },
      frequencia: { label: t('proces.check.frequencia') },
      criteri: { label: t('proces.check.criteri') },
    },
    save: ({ values, idempotencyKey }) =>
      api.call(comprovacioRoutes.create, {
        body: { ...values, categoria_fk: values.categoria_fk ?? 0 },
        idempotencyKey,
      }),
    read: ({ nom, categoria_fk, frequencia, criteri }) => ({
      values: { nom, categoria_fk, frequencia, criteri },
      versio: 0,
    }),
    onSaved: onDone,
    onLeave: () => onDone(null),
  });
  return (
    <Form form={form} sends saveText={t('proces.check.crear')}>
      <div className={css.own}>
        <TextField name="nom" span={12} maxLength={200} />
        <SelectField
          name="categoria_fk"
          span={12}
          autoFocus
          options={lists.categoriesOf(asked.control).map(({ id, nom }) => ({ value: id, text: nom }))}
        />
        <TextField name="frequencia" span={12} maxLength={300} />
        <TextAreaField name="criteri" span={12} rows={2} maxLength={600} help={t('proces.check.criteri_ajuda')} />
      </div>
    </Form>
  );
};
