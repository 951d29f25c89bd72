import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { today, useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { ACTUACIONS, DECISIONS, type Decisio } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { useDraft } from '../drafts.tsx';
import { say } from '../words.ts';
import css from './verdict.module.css';

export type DecisioGiven = NonNullable<SeguimentBody['lots']>[number]['decisio'];

/** What was decided later of a lot that failed; it stands beside the verdict of the control, which keeps its colour. */
export const DecisioPanel = ({
  lot,
  decisio,
  sobrera,
  revisar,
  onDecide,
}: {
  lot: number;
  decisio: Decisio | null;
  /** The lot has no failure any more: the decision may be taken away, not changed. */
  sobrera: boolean;
  /** The lot fails by another margin since: the decision settles nothing until it is taken again. */
  revisar: boolean;
  onDecide?: (decisio: DecisioGiven) => Promise<boolean>;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const draft = useDraft<DecisioDraft | null>(`decisio.${lot}`, null);
  const opener = useRef<HTMLButtonElement>(null);
  // The form takes the focus when it is asked for, and gives it back to the button; one left from before does not.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current && !draft.value) {
      begun.current = false;
      opener.current?.focus();
    }
  }, [draft.value]);
  const begin = (): void => {
    begun.current = true;
    draft.set({
      actuacions: decisio?.actuacions ?? [],
      resultat: decisio?.resultat ?? '',
      data: formats.date(decisio?.data ?? today()),
      // Who decides is the director of the works, who seldom is whoever types it: nobody is proposed.
      autor: decisio?.autor ?? '',
      text: decisio?.text ?? '',
    });
  };
  useKeys({ r: () => (onDecide && !draft.value && !sobrera ? begin() : false) });
  if (draft.value && onDecide) {
    return (
      <DecisioForm
        draft={draft.value}
        focus={begun.current}
        onDraft={draft.set}
        onClose={draft.drop}
        onSave={async (given) => {
          if (await onDecide(given)) draft.drop();
        }}
      />
    );
  }
  return (
    <section className={css.decisio}>
      <h2>{t('formigo.decisio')}</h2>
      {decisio ? (
        <>
          <p>
            <strong>
              {decisio.resultat ? say(t, `formigo.decisio.${decisio.resultat}`) : t('formigo.decisio.en_estudi')}
            </strong>
            {decisio.actuacions.length > 0
              ? ` · ${decisio.actuacions.map((one) => say(t, `formigo.actuacio.${one}`)).join(', ')}`
              : ''}
          </p>
          {decisio.text ? <p className={css.prose}>{decisio.text}</p> : null}
          <p className={css.quiet}>
            {t('formigo.decisio.de', { autor: decisio.autor, data: formats.date(decisio.data) })}
          </p>
          {revisar ? (
            <p>
              <Mark form="warning" word={t('formigo.avis')} size="icon" />{' '}
              {decisio.marge == null
                ? t('formigo.decisio.revisar')
                : t('formigo.decisio.revisar_marge', { valor: formats.decimal(Math.abs(decisio.marge), 2) })}
            </p>
          ) : null}
          {sobrera ? (
            <p>
              <Mark form="warning" word={t('formigo.avis')} size="icon" /> {t('formigo.decisio.sobrera')}
            </p>
          ) : null}
        </>
      ) : (
        <p className={css.quiet}>{t('formigo.decisio.cap')}</p>
      )}
      {onDecide ? (
        <div className={css.askFields}>
          {sobrera ? null : (
            <Button ref={opener} variant={decisio && !revisar ? 'default' : 'filled'} onClick={begin}>
              {decisio ? t('formigo.decisio.canviar') : t('formigo.decisio.registrar')} <kbd aria-hidden>R</kbd>
            </Button>
          )}
          {decisio ? (
            <Button variant="default" onClick={() => void onDecide(null)}>
              {web('web.treure')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};

/** A later decision while it is written. */
interface DecisioDraft {
  readonly actuacions: readonly string[];
  readonly resultat: string;
  readonly data: string;
  readonly autor: string;
  readonly text: string;
}

const DecisioForm = ({
  draft,
  focus,
  onDraft,
  onSave,
  onClose,
}: {
  draft: DecisioDraft;
  /** Its first field takes the focus as it opens. */
  focus: boolean;
  onDraft: (draft: DecisioDraft) => void;
  onSave: (decisio: DecisioGiven) => Promise<void>;
  onClose: () => void;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const { actuacions, resultat, data, autor, text } = draft;
  const put = (change: Partial<DecisioDraft>): void => onDraft({ ...draft, ...change });
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, []);
  const save = async (): Promise<void> => {
    const day = readDate(data, today());
    if (!day) return setWrong(web('web.formulari.data_incorrecta'));
    if (autor.trim() === '') return setWrong(t('formigo.decisio.cal_autor'));
    if (actuacions.length === 0 && resultat === '') return setWrong(t('formigo.decisio.cal_alguna'));
    if (resultat === 'acceptat' && actuacions.length === 0 && text.trim() === '')
      return setWrong(t('formigo.decisio.cal_raons'));
    setWrong(null);
    setSending(true);
    await onSave({
      actuacions: ACTUACIONS.filter((one) => actuacions.includes(one)),
      resultat: DECISIONS.find((one) => one === resultat) ?? null,
      data: day,
      autor: autor.trim(),
      text,
    }).finally(() => setSending(false));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and Ctrl+Enter are heard for all its fields
    <section
      ref={form}
      className={css.decisio}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
        if (event.key === 'Enter' && event.ctrlKey) void save();
      }}
    >
      <h2>{t('formigo.decisio')}</h2>
      <Checkbox.Group
        label={t('formigo.decisio.actuacions')}
        value={[...actuacions]}
        onChange={(chosen) => put({ actuacions: chosen })}
      >
        <div className={css.checks}>
          {ACTUACIONS.map((one) => (
            <Checkbox key={one} value={one} label={say(t, `formigo.actuacio.${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={css.askFields}>
        <NativeSelect
          label={t('formigo.decisio.resultat')}
          value={resultat}
          data={[
            { value: '', label: t('formigo.decisio.en_estudi') },
            ...DECISIONS.map((value) => ({ value, label: say(t, `formigo.decisio.${value}`) })),
          ]}
          onChange={(event) => put({ resultat: event.currentTarget.value })}
        />
        <TextInput
          label={t('formigo.decisio.data')}
          value={data}
          onChange={(event) => put({ data: event.currentTarget.value })}
          className={css.askField ?? ''}
        />
        <TextInput
          label={t('formigo.decisio.autor')}
          withAsterisk
          value={autor}
          maxLength={150}
          onChange={(event) => put({ autor: event.currentTarget.value })}
        />
      </div>
      <Textarea
        label={t('formigo.decisio.text')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4000}
        value={text}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      {wrong ? (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      ) : null}
      <div className={css.askFields}>
        <Button loading={sending} onClick={() => void save()} title="Ctrl+Enter">
          {t('formigo.decisio.desar')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {web('web.cancellar')}
        </Button>
      </div>
    </section>
  );
};
