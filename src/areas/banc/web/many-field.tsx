import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, TagsInput } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { type FieldProps, useField } from '#web/ui/form/fields.tsx';
import css from './banc.module.css';

/** Several of a list, found by typing; Backspace takes the last one away. */
export const ManyField = (
  props: FieldProps & { options: readonly { readonly value: number; readonly text: string }[] },
) => {
  const web = useTexts(webTexts);
  const field = useField(props);
  const chosen = (field.value as readonly number[] | null) ?? [];
  return (
    <div {...field.frame}>
      <MultiSelect
        {...field.input}
        searchable
        selectFirstOptionOnChange
        hidePickedOptions
        nothingFoundMessage={web('web.tria.cap')}
        data={props.options.map(({ value, text }) => ({ value: String(value), label: text }))}
        value={chosen.map(String)}
        onChange={(next) => field.set(next.map(Number))}
      />
    </div>
  );
};

/** Several texts, with those of a list suggested by code or name. */
export const CodesField = (
  props: FieldProps & { most: number; options: readonly { readonly codi: string; readonly nom: string }[] },
) => {
  const field = useField(props);
  const names = new Map(props.options.map(({ codi, nom }) => [codi, nom]));
  const found = (text: string): string[] => {
    const words = text.toLowerCase().split(' ').filter(Boolean);
    return [...names]
      .filter(([codi, nom]) => words.every((word) => `${codi} ${nom}`.toLowerCase().includes(word)))
      .map(([codi]) => codi);
  };
  return (
    <div {...field.frame}>
      <TagsInput
        {...field.input}
        maxTags={props.most}
        maxLength={60}
        data={[...names.keys()]}
        filter={({ search, options }) => {
          const kept = new Set(found(search));
          return options.filter((option) => 'value' in option && kept.has(option.value)).slice(0, 20);
        }}
        renderOption={({ option }) => (
          <span className={css.option}>
            <span>{option.value}</span>
            <span className={css.second}>{names.get(option.value)}</span>
          </span>
        )}
        value={[...((field.value as readonly string[] | null) ?? [])]}
        onChange={(next) => field.set(next)}
      />
    </div>
  );
};
