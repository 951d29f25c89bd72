import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fold } from '#kernel/fold.ts';
import { useTexts } from '../../language.tsx';
import { GoLink } from '../../navigation.tsx';
import { useEmpresaId, useUserId } from '../../platform.tsx';
import { KEYS, readStored, writeStored } from '../../storage.ts';
import { webTexts } from '../../texts/index.ts';
import { type FieldProps, useField } from './fields.tsx';
import css from './form.module.css';
import { rankByName } from './rank-options.ts';

export interface PickerOption {
  readonly id: number;
  readonly text: string;
  readonly detail?: string;
}

const SEARCH_MS = 250;
const LAST = 5;
const CREATE = 'create';

export interface PickerProps {
  /** What is picked, for the five last used (`agent`, `poblacio`). */
  readonly kind: string;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
  /** Offers «Crear «…»»: gives the new one, or null when it was not made. */
  readonly create?: ((text: string) => Promise<PickerOption | null>) | undefined;
  /** Told what was typed and named none when the field is left, while nothing is chosen; else it is forgotten. */
  readonly onUnknown?: ((text: string) => void) | undefined;
  /** Where the record opens. */
  readonly href?: ((id: number) => string) | undefined;
}

/** The list and search of a picker, apart from where it stands. */
export const usePickerOptions = (
  { kind, search }: Pick<PickerProps, 'kind' | 'search'>,
  text: string,
  open: boolean,
) => {
  const key = KEYS.recent(kind, useEmpresaId(), useUserId());
  const [options, setOptions] = useState<readonly PickerOption[]>([]);
  const [state, setState] = useState<'recent' | 'searching' | 'found' | 'failed'>('recent');
  /** What these options answer. */
  const [answered, setAnswered] = useState('');
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    if (!open) return;
    if (text.trim() === '') {
      setOptions(readStored<PickerOption[]>(key) ?? []);
      setState('recent');
      setAnswered('');
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setState('searching');
      latest.current(text.trim(), stop.signal).then(
        (found) => {
          setOptions(rankByName(found, text));
          setState('found');
          setAnswered(text.trim());
        },
        () => {
          if (stop.signal.aborted) return;
          setOptions([]);
          setState('failed');
          setAnswered(text.trim());
        },
      );
    }, SEARCH_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, open, key]);
  return {
    options,
    state,
    answered,
    remember: (option: PickerOption) => {
      const before = (readStored<PickerOption[]>(key) ?? []).filter((one) => one.id !== option.id);
      writeStored(key, [option, ...before].slice(0, LAST));
    },
  };
};

/** A picker on its own: opens on focus with the last used, searches as one types, never loads the whole table. */
export const Picker = ({
  id,
  label,
  value,
  shown,
  onPick,
  error,
  required,
  readOnly,
  placeholder,
  hideLabel,
  autoFocus,
  ...picker
}: PickerProps & {
  id: string;
  label: string;
  value: number | null;
  /** What the chosen one is called. */
  shown: string;
  onPick: (option: PickerOption | null) => void;
  error?: React.ReactNode;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string;
  hideLabel?: boolean;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean | undefined;
}) => {
  const t = useTexts(webTexts);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, type] = useState<string | null>(null);
  const { options, state, answered, remember } = usePickerOptions(picker, typed ?? '', combobox.dropdownOpened);
  const sought = (typed ?? '').trim();
  /** Whether the list answers what is typed; until then nothing in it is chosen by itself. */
  const isAnswered = answered === sought;
  /** Enter came before what was typed had its answer: its first option is taken then. */
  const entered = useRef(false);
  /** Goes up with whatever is typed or picked: what was asked before then is of no use. */
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts at its first row; «Crear» is it only where nothing was found
  useEffect(() => {
    if (!combobox.dropdownOpened || sought === '' || !isAnswered) return;
    const [first] = options;
    const enter = entered.current;
    entered.current = false;
    if (enter && first) pick(first);
    else combobox.selectFirstOption();
  }, [options]);
  const pick = (option: PickerOption): void => {
    turn.current += 1;
    entered.current = false;
    remember(option);
    onPick(option);
    type(null);
    combobox.closeDropdown();
  };
  /** The focus that comes back from making a new one opens no list. */
  const returning = useRef(false);
  const createNew = async (): Promise<void> => {
    combobox.closeDropdown();
    returning.current = true;
    const made = await picker.create?.(sought);
    if (made) return pick(made);
    type(null);
    if (value === null && sought !== '') picker.onUnknown?.(sought);
  };
  /** Left after an Enter whose answer had not come: what it would have taken is taken. */
  const leftWaiting = async (text: string): Promise<void> => {
    const asked = turn.current;
    const found = await picker.search(text, new AbortController().signal).catch(() => []);
    if (turn.current !== asked) return;
    const [first] = rankByName(found, text);
    if (first) return pick(first);
    type(null);
    if (value === null) picker.onUnknown?.(text);
  };
  /** Left with a text: it is told, unless it turns out to be the very name of one. */
  const left = async (text: string): Promise<void> => {
    if (value !== null || text === '' || !picker.onUnknown) return;
    picker.onUnknown(text);
    turn.current += 1;
    const asked = turn.current;
    const found = await picker.search(text, new AbortController().signal).catch(() => []);
    const named = found.filter((one) => fold(one.text) === fold(text));
    if (named.length === 1 && named[0] && turn.current === asked) pick(named[0]);
  };
  const empty = { recent: '', searching: t('web.tria.cercant'), found: t('web.tria.cap'), failed: t('web.tria.falla') }[
    state
  ];
  const offersNew = picker.create !== undefined && sought !== '' && isAnswered;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        if (chosen === CREATE) void createNew();
        else {
          const option = options.find((one) => String(one.id) === chosen);
          if (option) pick(option);
        }
      }}
    >
      <Combobox.Target>
        <TextInput
          id={id}
          label={hideLabel ? undefined : label}
          aria-label={hideLabel ? label : undefined}
          withAsterisk={required ?? false}
          aria-required={required}
          error={error}
          readOnly={readOnly}
          placeholder={placeholder}
          data-autofocus={autoFocus || undefined}
          autoComplete="off"
          classNames={{ label: css.label }}
          value={typed ?? shown}
          onFocus={(event) => {
            event.currentTarget.select();
            if (!readOnly && !returning.current) combobox.openDropdown();
            returning.current = false;
          }}
          onClick={() => (readOnly ? undefined : combobox.openDropdown())}
          onChange={(event) => {
            type(event.currentTarget.value);
            turn.current += 1;
            entered.current = false;
            combobox.openDropdown();
            combobox.resetSelectedOption();
            if (event.currentTarget.value === '' && value !== null) onPick(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.ctrlKey && picker.create && typed) {
              event.preventDefault();
              void createNew();
            }
            // An option that the arrows chose of an earlier answer is taken at once; else Enter waits for its own.
            if (event.key === 'Enter' && !event.ctrlKey && sought !== '' && !isAnswered) {
              event.preventDefault();
              event.stopPropagation();
              if (combobox.getSelectedOptionIndex() === -1) entered.current = true;
            }
            if (event.key === 'Enter' && !event.ctrlKey && sought !== '' && isAnswered && options[0]) {
              event.preventDefault();
              if (combobox.dropdownOpened && combobox.getSelectedOptionIndex() === -1) pick(options[0]);
            }
            if (event.key === 'Escape' && combobox.dropdownOpened) {
              event.preventDefault();
              type(null);
              combobox.closeDropdown();
            }
          }}
          onBlur={() => {
            combobox.closeDropdown();
            const waiting = entered.current && sought !== '';
            entered.current = false;
            if (waiting) return void leftWaiting(sought);
            if (!returning.current) void left(sought);
            type(null);
          }}
          rightSection={
            value !== null && picker.href ? (
              <GoLink to={picker.href(value)} aria-label={t('web.tria.obrir', { nom: shown })} tabIndex={-1}>
                <IconExternalLink size={16} aria-hidden />
              </GoLink>
            ) : null
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0 && empty === '' && !offersNew}>
        <Combobox.Options className={css.options} aria-label={label}>
          {options.map((option) => (
            <Combobox.Option key={option.id} value={String(option.id)} active={option.id === value}>
              <span className={css.option}>
                <span>{option.text}</span>
                {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
              </span>
            </Combobox.Option>
          ))}
          {options.length === 0 && empty ? <Combobox.Empty>{empty}</Combobox.Empty> : null}
          {offersNew ? <Combobox.Option value={CREATE}>{t('web.tria.crear', { text: sought })}</Combobox.Option> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};

/** A picker in a form. `shownOf` gives the name of the value; `onPick` may fill neighbours. */
export const PickerField = (
  props: FieldProps & PickerProps & { shown: string; onPick?: (option: PickerOption | null) => void },
) => {
  const field = useField(props);
  return (
    <div {...field.frame}>
      <Picker
        id={field.input.id}
        label={String(field.input.label)}
        kind={props.kind}
        search={props.search}
        create={props.create}
        onUnknown={props.onUnknown}
        href={props.href}
        value={(field.value as number | null | undefined) ?? null}
        shown={props.shown}
        error={field.input.error}
        required={field.input.withAsterisk}
        readOnly={props.readOnly}
        placeholder={field.input.placeholder}
        autoFocus={props.autoFocus}
        onPick={(option) => {
          field.set(option?.id ?? null);
          props.onPick?.(option);
        }}
      />
    </div>
  );
};
