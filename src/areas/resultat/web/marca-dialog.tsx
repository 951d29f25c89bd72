import { Modal } from '@mantine/core';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { TextAreaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { checkResposta } from '../domain/resposta.ts';
import { resultatErrors } from '../texts/errors.ts';
import { resultatTexts } from '../texts/index.ts';
import { BUIDA, type Canvi, type Casella, clauOf, type Resposta, SENSE_NC } from './casella.ts';
import { campsOf } from './resposta-camps.ts';
import { MotiuField, NcFields } from './resposta-fields.tsx';
import css from './seguiment.module.css';
import { terminiProposat } from './termini.ts';
import { refusal } from './use-resposta-form.ts';

/** What was measured and contradicts that a check conforms: the slump of samples of its lot, or its own value. */
export type Contradiccio = 'con' | 'valor';
/** What is marked at once, and of which check. */
export interface MarcaDemanada {
  readonly kind: 'NC' | 'NA' | 'C';
  readonly caselles: readonly Casella[];
  readonly nom: string;
  /** Of what conforms: why that wants a reason. */
  readonly per?: Contradiccio;
  /** The first term of those that do not conform already: a later one says why. */
  readonly termini?: string | null;
  /** The day that the only place has already. */
  readonly data?: string | null;
}

const TITLE = { NC: 'seguiment.nova_nc', NA: 'seguiment.nova_na' } as const;

/**
 * What a mark needs to say: action, term and who of what does not conform; why of what does not apply, and of what conforms
 * over a slump out of tolerance or a value out of what is asked.
 */
export const MarcaDialog = ({
  asked,
  treball,
  onArrived,
  onMark,
  onClose,
}: {
  asked: MarcaDemanada;
  treball: Treball;
  /** A field of it has the focus. */
  onArrived: (field: HTMLInputElement | HTMLTextAreaElement) => void;
  onMark: (canvi: Canvi) => void;
  onClose: () => void;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  useFocusBack();
  const key = asked.kind === 'C' ? (`seguiment.${asked.per ?? 'con'}_conforme_titol` as const) : TITLE[asked.kind];
  const title = t(key, { nom: asked.nom, n: asked.caselles.length });
  return (
    <Modal
      opened
      onClose={onClose}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) onArrived(target);
      }}
      title={title}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {asked.kind === 'NC' ? (
        <NcForm asked={asked} treball={treball} onMark={onMark} onClose={onClose} />
      ) : asked.kind === 'C' ? (
        <ConForm asked={asked} onMark={onMark} onClose={onClose} />
      ) : (
        <NaForm asked={asked} onMark={onMark} onClose={onClose} />
      )}
    </Modal>
  );
};

type FormProps = Pick<Parameters<typeof MarcaDialog>[0], 'asked' | 'onMark' | 'onClose'>;
const draftOf = (treball: number, { kind, caselles }: MarcaDemanada): string =>
  `marca.${kind}.${treball}.${caselles[0] ? clauOf(caselles[0]) : ''}`;

const NcForm = ({ asked, treball, onMark, onClose }: FormProps & { treball: Treball }) => {
  const t = useTexts(resultatTexts);
  const say = useTexts(resultatErrors);
  const formats = useFormats();
  const camps = campsOf(t, formats);
  const required = (key: 'accio' | 'termini') => ({ ...camps[key], label: camps[key]?.label ?? '', required: true });
  const form = useRecordForm({
    record: {
      accio: '',
      termini: (asked.caselles.length === 1 && asked.termini) || terminiProposat(),
      motiu_termini: '',
      data: asked.data ?? today(),
      responsable_fk: null as number | null,
    } as Pick<Resposta, 'accio' | 'termini' | 'motiu_termini' | 'data' | 'responsable_fk'>,
    draft: draftOf(treball.id, asked),
    scope: 'marca-',
    fields: {
      accio: required('accio'),
      termini: required('termini'),
      motiu_termini: { label: t('seguiment.camp.motiu_termini') },
      data: { ...camps['data'], label: t('seguiment.camp.trobada'), required: true },
      responsable_fk: { label: t('seguiment.camp.responsable') },
    },
    save: async ({ values }) => {
      const abans = { resultat: 'NC', termini: asked.termini ?? null } as const;
      const faults = checkResposta(
        { ...BUIDA, ...values, resultat: 'NC' },
        'text',
        today(),
        undefined,
        0,
        asked.termini ? abans : undefined,
      );
      if (faults.length > 0)
        throw refusal(
          faults.map((one) => ({ ...one, missatge: say(`camp.${one.codi}` as Parameters<typeof say>[0]) })),
        );
      return values;
    },
    read: (values) => ({ values, versio: 0 }),
    onSaved: (values) => onMark({ ...values, resultat: 'NC', tancada: null }),
    onLeave: onClose,
  });
  return (
    <Form form={form} saveText={t('seguiment.marcar_nc')}>
      <div className={css.fitxa}>
        <NcFields form={form} treball={treball} fresh terminiAbans={asked.termini ?? null} />
      </div>
    </Form>
  );
};

const NaForm = ({ asked, onMark, onClose }: FormProps) => {
  const t = useTexts(resultatTexts);
  const form = useRecordForm({
    record: { observacions: '' },
    draft: draftOf(asked.caselles[0]?.treball_partida_fk ?? 0, asked),
    scope: 'marca-',
    fields: { observacions: { label: t('seguiment.camp.motiu'), required: true } },
    save: async ({ values }) => values,
    read: (values) => ({ values, versio: 0 }),
    onSaved: (values) => onMark({ ...values, ...SENSE_NC, resultat: 'NA' }),
    onLeave: onClose,
  });
  return (
    <Form form={form} saveText={t('seguiment.marcar_na')}>
      <div className={css.fitxa}>
        <MotiuField form={form} autoFocus />
      </div>
    </Form>
  );
};

const ConForm = ({ asked, onMark, onClose }: FormProps) => {
  const t = useTexts(resultatTexts);
  const form = useRecordForm({
    record: { observacions: '' },
    draft: draftOf(asked.caselles[0]?.treball_partida_fk ?? 0, asked),
    scope: 'marca-',
    fields: { observacions: { label: t('seguiment.camp.motiu'), required: true } },
    save: async ({ values }) => values,
    read: (values) => ({ values, versio: 0 }),
    onSaved: (values) => onMark({ ...values, ...SENSE_NC, resultat: 'C' }),
    onLeave: onClose,
  });
  return (
    <Form form={form} saveText={t('seguiment.con_marcar')}>
      <div className={css.fitxa}>
        <p className={css.nota}>{t(`seguiment.${asked.per ?? 'con'}_cos`, { n: asked.caselles.length })}</p>
        <TextAreaField
          name="observacions"
          span={12}
          rows={2}
          maxLength={4000}
          label={t('seguiment.camp.motiu')}
          autoFocus
          required
        />
      </div>
    </Form>
  );
};
