import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type FieldProps, useField } from './fields.tsx';
import css from './form.module.css';
import type { PickerOption } from './picker-field.tsx';

const SEARCH_MS = 250;
const LEAST = 2;

/** A text with suggestions: any text may stay; taking a suggestion tells which one it was, typing on tells null. */
export const SuggestField = (
  props: FieldProps & {
    maxLength?: number;
    search: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
    onPick: (option: PickerOption | null) => void;
  },
) => {
  const field = useField(props);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [options, setOptions] = useState<readonly PickerOption[]>([]);
  const [asked, ask] = useState<string | null>(null);
  const latest = useRef(props.search);
  latest.current = props.search;
  useEffect(() => {
    if (asked === null || asked.trim().length < LEAST) {
      setOptions([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      latest.current(asked.trim(), stop.signal).then(setOptions, () => setOptions([]));
    }, SEARCH_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return (
    <div {...field.frame}>
      <Combobox
        store={combobox}
        onOptionSubmit={(chosen) => {
          const option = options.find((one) => String(one.id) === chosen);
          if (!option) return;
          ask(null);
          field.set(option.text);
          props.onPick(option);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target>
          <TextInput
            {...field.input}
            autoComplete="off"
            maxLength={props.maxLength}
            value={String(field.value ?? '')}
            onChange={(event) => {
              field.set(event.currentTarget.value);
              props.onPick(null);
              ask(event.currentTarget.value);
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && combobox.dropdownOpened && options.length > 0) {
                event.preventDefault();
                combobox.closeDropdown();
              }
            }}
            onBlur={() => {
              combobox.closeDropdown();
              ask(null);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0}>
          <Combobox.Options className={css.options} aria-label={String(field.input.label)}>
            {options.map((option) => (
              <Combobox.Option key={option.id} value={String(option.id)}>
                <span className={css.option}>
                  <span>{option.text}</span>
                  {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  );
};
