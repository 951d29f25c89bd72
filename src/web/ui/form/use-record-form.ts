import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { leavesFreely, type Unreadable } from '../../drafts/draft-store.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { onTheWayOut } from '../../navigation.tsx';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFailure } from '../../transport-text.ts';
import { askAvisos, askConflict, askLeaving } from './form-dialogs.tsx';
import {
  type FieldSpec,
  fieldId,
  focusField,
  type RecordForm,
  type RecordFormOptions,
  type SaveState,
} from './form-types.ts';
import { useLastField } from './last-field.ts';
import { useOfferedDraft } from './offered-draft.ts';
import { changedOf, same, valueAt, withValueAt } from './paths.ts';

/** What is refused by a rule: to ask for it again is of no use while nothing is changed. */
const REFUSALS: ReadonlySet<number> = new Set([409, 422]);
const newKey = (): string => globalThis.crypto.randomUUID();
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether what a field is a part of is there: of a part that is not, or a row that was taken away, nothing is asked. */
const isThere = (values: object, path: string): boolean => {
  const whole = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return whole === '' || (valueAt(values, whole) ?? null) !== null;
};

/** The registered path that an error belongs to: the very one, or the nearest above it. */
const ownerOf = (path: string, fields: Readonly<Record<string, FieldSpec>>, scope: string): string | null => {
  for (let probe = path; probe !== ''; probe = probe.slice(0, Math.max(0, probe.lastIndexOf('.')))) {
    if (probe in fields || document.getElementById(fieldId(probe, scope))) return probe;
  }
  return null;
};

/**
 * A form over one record. It keeps what is typed through refusals, asks about avisos, settles conflicts field by
 * field, and guards unsaved changes when the route changes or the tab closes.
 */
export const useRecordForm = <Values extends object, Answer>(
  options: RecordFormOptions<Values, Answer>,
): RecordForm<Values> => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const scope = options.scope ?? '';
  const [base, setBase] = useState(options.record);
  const [values, setValues] = useState(options.typed ?? options.record);
  const [versio, setVersio] = useState(options.versio);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [unreadable, keepUnreadable] = useState<ReadonlyMap<string, Unreadable>>(new Map());
  const [epoch, setEpoch] = useState(0);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const now = useRef({ base, values, versio, unreadable, options });
  now.current = { base, values, versio, unreadable, options };
  const clean = useRef(false);
  const lastTry = useRef({ body: '', key: '' });
  const dirty = !same(base, values) || unreadable.size > 0;
  const isDirty = useRef(dirty);
  isDirty.current = dirty && !clean.current;
  const backToField = useLastField(scope, Object.keys(options.fields));
  const secrets = Object.keys(options.fields).filter((path) => options.fields[path]?.secret);
  const draft = useFormDraft({ name: options.draft, versio, base, values, unreadable, dirty, secrets });

  // A fresher reading of the record replaces an untouched form.
  useEffect(() => {
    if (options.versio === undefined || options.versio === now.current.versio) return;
    if (!same(now.current.base, now.current.values)) return;
    setBase(options.record);
    setValues(options.record);
    setVersio(options.versio);
  }, [options.versio, options.record]);

  const adopt = (read: { values: Values; versio: number }): void => {
    now.current = { ...now.current, base: read.values, values: read.values, versio: read.versio };
    setBase(read.values);
    setValues(read.values);
    setVersio(read.versio);
    void draft.drop();
  };

  const refuse = (camps: readonly { cami: string; missatge: string }[]): void => {
    const found = new Map<string, string>();
    const rest: string[] = [];
    for (const { cami, missatge } of camps) {
      const path = ownerOf(cami, now.current.options.fields, scope);
      if (path) found.set(path, missatge);
      else rest.push(missatge);
    }
    setErrors(found);
    setLoose(rest);
    setRefusals((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: refuse reads only what stays or is current
  const submit = useCallback(
    async (another = false, leaving = false): Promise<boolean> => {
      const { fields, save, read, onSaved } = now.current.options;
      const missing = Object.entries(fields)
        .filter(([path, spec]) => spec.required && isBlank(valueAt(now.current.values, path)))
        .filter(([path]) => isThere(now.current.values, path))
        .map(([cami]) => ({ cami, missatge: t('web.formulari.obligatori') }));
      const wrong = [...now.current.unreadable].map(([cami, { message }]) => ({ cami, missatge: message }));
      const held = now.current.options.held?.() ?? null;
      if (missing.length + wrong.length > 0 || held !== null) {
        setState({ kind: 'idle' });
        refuse([
          ...wrong,
          ...missing.filter(({ cami }) => !now.current.unreadable.has(cami)),
          ...(held === null ? [] : [{ cami: '', missatge: held }]),
        ]);
        return false;
      }
      const elementOf = (path: string): string | null => {
        const owner = ownerOf(path, fields, scope);
        return owner === null ? null : fieldId(owner, scope);
      };
      setErrors(new Map());
      setLoose([]);
      setState({ kind: 'saving' });
      let accepted: string[] | undefined;
      for (;;) {
        const { base: from, values: to, versio: version } = now.current;
        const changed = changedOf(from, to);
        const body = JSON.stringify([to, version, accepted]);
        if (body !== lastTry.current.body) lastTry.current = { body, key: newKey() };
        const saving = { values: to, changed, versio: version, avisos_acceptats: accepted };
        try {
          const answer = await save({ ...saving, idempotencyKey: lastTry.current.key });
          adopt(read(answer));
          clean.current = true;
          isDirty.current = false;
          setState({ kind: 'saved', at: Date.now() });
          if (leaving) onTheWayOut(() => onSaved?.(answer, another));
          else onSaved?.(answer, another);
          return true;
        } catch (error) {
          const problem = error instanceof TransportFailure ? error.problem : null;
          if (problem?.codi === 'avisos' && problem.avisos) {
            if (await askAvisos(problem.avisos, t, elementOf)) {
              accepted = [...new Set([...(accepted ?? []), ...problem.avisos.map((avis) => avis.codi)])];
              continue;
            }
            setState({ kind: 'idle' });
            return false;
          }
          if (problem?.codi === 'versio_obsoleta' && problem.actual) {
            const stored = read(problem.actual as Answer);
            const { canvi } = problem;
            const told = canvi && { ...canvi, quan: formats.instant(canvi.quan) };
            const settled = await askConflict({ base: from, mine: to, stored: stored.values, fields, canvi: told, t });
            if (settled === 'discard') {
              adopt(stored);
              setState({ kind: 'idle' });
              return false;
            }
            if (settled === null) {
              setState({ kind: 'idle' });
              return false;
            }
            now.current = { ...now.current, base: stored.values, values: settled, versio: stored.versio };
            setBase(stored.values);
            setValues(settled);
            setVersio(stored.versio);
            accepted = undefined;
            continue;
          }
          if (problem?.camps && problem.camps.length > 0) {
            setState({ kind: 'idle' });
            refuse(problem.camps);
            return false;
          }
          const refused = error instanceof TransportFailure && REFUSALS.has(error.status);
          setState({ kind: 'failed', refused, ...tellFailure(error, t) });
          return false;
        }
      }
    },
    [t, formats, scope],
  );

  const drafts = useOfferedDraft({
    draft,
    now: () => now.current,
    t,
    hold: (taken, unread, first) => {
      clean.current = false;
      setValues(taken);
      keepUnreadable(unread);
      setErrors(new Map());
      setEpoch((before) => before + 1);
      if (first) focusField(first, scope);
    },
  });

  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty.current) return false;
      if (leavesFreely()) return false;
      const choice = await askLeaving(t, await draft.flush());
      if (choice === 'save') return !(await submit(false, true));
      if (choice !== 'leave') backToField();
      return choice !== 'leave';
    },
    enableBeforeUnload: () => isDirty.current,
  });

  return useMemo(
    () => ({
      values,
      dirty,
      state,
      scope,
      stored: versio !== undefined,
      epoch,
      refusals,
      drafts,
      summary: [
        ...[...errors].map(([path, message]) => ({
          path,
          message: options.fields[path] ? `${options.fields[path].label}: ${message}` : message,
        })),
        ...loose.map((message) => ({ path: null, message })),
      ],
      spec: (path) => options.fields[path],
      get: (path) => valueAt(values, path),
      set: (path, value) => {
        clean.current = false;
        setValues((before) => withValueAt(before, path, value));
        setErrors((before) => (before.has(path) ? new Map([...before].filter(([key]) => key !== path)) : before));
        setState((before) => (before.kind === 'saving' ? before : { kind: 'idle' }));
      },
      errorOf: (path) => errors.get(path) ?? null,
      setUnreadable: (path, message, text) => {
        clean.current = false;
        keepUnreadable((before) => {
          const known = before.get(path);
          if ((known?.message ?? null) === message && (known?.text ?? null) === (text ?? null)) return before;
          if (message === null && !known) return before;
          const next = new Map(before);
          if (message === null) next.delete(path);
          else next.set(path, { message, text: text ?? null });
          return next;
        });
      },
      unreadText: (path) => unreadable.get(path)?.text ?? null,
      submit,
      reset: () => {
        setValues(base);
        keepUnreadable(new Map());
        setEpoch((before) => before + 1);
        setErrors(new Map());
        setLoose([]);
        setState({ kind: 'idle' });
      },
      leave: () => options.onLeave?.(),
      handOver: async () => {
        clean.current = true;
        isDirty.current = false;
        await draft.drop();
      },
    }),
    [
      values,
      base,
      dirty,
      state,
      versio,
      errors,
      loose,
      unreadable,
      epoch,
      refusals,
      drafts,
      options,
      submit,
      scope,
      draft.drop,
    ],
  );
};
