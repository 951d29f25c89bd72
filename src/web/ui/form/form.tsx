import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useFormats } from '../../formats.ts';
import { useKeys } from '../../keys.ts';
import { useTexts } from '../../language.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { webTexts } from '../../texts/index.ts';
import { DraftOffer } from './draft-offer.tsx';
import css from './form.module.css';
import { fieldId, type RecordForm } from './form-types.ts';

const FormContext = createContext<RecordForm | null>(null);
export const useForm = (): RecordForm => {
  const form = useContext(FormContext);
  if (!form) throw new Error('no form');
  return form;
};

const FIELDS = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A form: fields, summary of errors, save bar. Enter goes to the next field, from the last to «Desar»; Ctrl+S saves
 * from anywhere; Esc leaves the field, then the form. Without `bar` the screen gives its own buttons.
 */
export const Form = <Values extends object>({
  form,
  children,
  another = false,
  bar = true,
  readOnly = false,
  wide = false,
  sends = false,
  quiet = false,
  above,
  saveText,
}: {
  form: RecordForm<Values>;
  children: ReactNode;
  /** Offers «Desar i crear-ne un altre». */
  another?: boolean;
  bar?: boolean;
  readOnly?: boolean;
  wide?: boolean;
  /** Enter in the last field does it at once: a dialog of a field or two. */
  sends?: boolean;
  /** Something else is the next action: «Desar» is no filled button. */
  quiet?: boolean;
  /** Stands over the buttons, and goes with them (totals on the phone). */
  above?: ReactNode;
  /** The words of the main button instead of «Desar». */
  saveText?: string;
}) => {
  const t = useTexts(webTexts);
  const frame = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  useKeys({
    'Ctrl+s': () => void (readOnly ? null : form.submit()),
    'Ctrl+Shift+Enter': () => (another ? void form.submit(true) : false),
    Escape: () => form.leave(),
  });
  useKeyHelp(
    readOnly
      ? []
      : [
          { keys: 'Ctrl+S', text: t('web.tecla.desar') },
          { keys: 'Enter', text: t('web.tecla.seguent_camp') },
          { keys: 'Esc', text: t('web.tecla.sortir') },
        ],
  );
  // A draft was taken up: its offer is gone with the focus, which goes to the first field.
  useEffect(() => {
    if (form.epoch === 0) return;
    const timer = setTimeout(() => {
      const on = document.activeElement;
      if (on === document.body || on?.getAttribute('role') === 'dialog')
        frame.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [form.epoch]);
  // The button was out of use while it saved, and lost the focus by it.
  const failed = form.state.kind === 'failed';
  useEffect(() => {
    if (!failed || document.activeElement !== document.body) return;
    (saveButton.current ?? frame.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  }, [failed]);
  const pressed = (event: KeyboardEvent<HTMLFormElement>): void => {
    const target = event.target as HTMLElement;
    // Nothing under a dialog hears keys: a form in one saves by itself.
    if (event.ctrlKey && /^(s|Enter)$/i.test(event.key) && target.closest('[role="dialog"]') && !readOnly) {
      event.preventDefault();
      event.stopPropagation();
      void form.submit();
      return;
    }
    if (event.defaultPrevented || event.ctrlKey || event.altKey || target.closest('[data-entry-grid]')) return;
    if (event.key === 'Escape' && target.matches(FIELDS)) {
      event.preventDefault();
      event.stopPropagation();
      target.blur();
      return;
    }
    if (event.key !== 'Enter' || !target.matches('input, select') || target.getAttribute('aria-expanded') === 'true')
      return;
    event.preventDefault();
    const fields = [...(frame.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter((one) => one.tabIndex >= 0);
    const next = fields[fields.indexOf(target) + (event.shiftKey ? -1 : 1)];
    const send = saveButton.current ?? frame.current?.querySelector<HTMLElement>('button[type=submit]');
    (next ?? send)?.focus();
    // The field is left first, so that what was typed in it is read.
    if (!next && sends) setTimeout(() => send?.click(), 0);
    if (next instanceof HTMLInputElement && next.type !== 'checkbox') next.select();
  };
  return (
    <FormContext.Provider value={form as unknown as RecordForm}>
      <form
        ref={frame}
        noValidate
        className={wide ? `${css.form} ${css.wide}` : css.form}
        onKeyDown={pressed}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {readOnly ? null : <DraftOffer drafts={form.drafts} />}
        <FormSummary />
        <fieldset key={form.epoch} className={css.fields} disabled={readOnly}>
          {children}
        </fieldset>
        {bar && !readOnly ? (
          <SaveBar another={another} saveRef={saveButton} saveText={saveText} quiet={quiet} above={above} />
        ) : null}
      </form>
    </FormContext.Provider>
  );
};

/** The errors on top, each a link to its field; takes the focus when a save was refused. */
export const FormSummary = () => {
  const t = useTexts(webTexts);
  const { summary, scope, refusals } = useForm();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) frame.current?.focus();
  }, [refusals]);
  if (summary.length === 0) return null;
  return (
    <div ref={frame} id={`form-summary${scope}`} className={css.summary} role="alert" tabIndex={-1}>
      <strong>
        <IconAlertTriangle size={16} aria-hidden /> {t('web.formulari.errors', { n: summary.length })}
      </strong>
      <ul>
        {summary.map(({ path, message }) => (
          <li key={`${path}${message}`}>
            {path ? (
              <button
                type="button"
                className={css.link}
                onClick={() => document.getElementById(fieldId(path, scope))?.focus()}
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What is saved and what is not, in words. */
export const SaveStateText = () => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const { state, dirty, drafts } = useForm();
  if (state.kind === 'saving') return <span>{t('web.desat.desant')}</span>;
  if (state.kind === 'failed') {
    const id = state.requestId && !state.refused ? ` (${t('web.falla.peticio', { id: state.requestId })})` : '';
    return <span className={css.failed}>{`${t('web.desat.falla')} ${state.sentence}${id}`}</span>;
  }
  if (dirty && drafts.savedAt !== null)
    return <span>{t('web.desat.esborrany', { hora: formats.time(drafts.savedAt) })}</span>;
  if (dirty) return <span>{t('web.desat.canvis')}</span>;
  if (state.kind === 'saved') {
    return (
      <span className={css.saved}>
        <IconCheck size={16} aria-hidden /> {t('web.desat.hora', { hora: formats.time(state.at) })}
      </span>
    );
  }
  return <span>{t('web.desat.cap')}</span>;
};

const SaveBar = ({
  another,
  saveRef,
  saveText,
  quiet,
  above,
}: {
  another: boolean;
  saveRef: React.RefObject<HTMLButtonElement | null>;
  saveText: string | undefined;
  quiet: boolean;
  above: ReactNode;
}) => {
  const t = useTexts(webTexts);
  const form = useForm();
  const saving = form.state.kind === 'saving';
  return (
    <div className={css.bar} data-foot>
      {above ? <div className={css.above}>{above}</div> : null}
      <div role="status" className={css.state}>
        <SaveStateText />
      </div>
      <Button variant="default" onClick={() => form.leave()}>
        {t('web.cancellar')}
      </Button>
      {another ? (
        <Button variant="default" className={css.another} disabled={saving} onClick={() => void form.submit(true)}>
          {t('web.desar_altre')}
        </Button>
      ) : null}
      <Button ref={saveRef} type="submit" variant={quiet ? 'default' : 'filled'} loading={saving} title="Ctrl+S">
        {form.state.kind === 'failed' && !form.state.refused ? t('web.reintentar') : (saveText ?? t('web.desar'))}
      </Button>
    </div>
  );
};

/** A section of a form: title, a line of help, fields on 12 columns. */
export const FormSection = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <section className={css.section}>
    <h2>{title}</h2>
    {help ? <p className={css.help}>{help}</p> : null}
    <div className={css.grid}>{children}</div>
  </section>
);
