import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './files.module.css';

/** Asks for a name: of a folder, of a file. Enter gives it; Esc gives nothing. */
export const NameDialog = ({
  title,
  value,
  known = [],
  mayBeEmpty = false,
  onGive,
  onClose,
}: {
  title: string;
  value: string;
  /** Names offered while typing. */
  known?: readonly string[];
  mayBeEmpty?: boolean;
  onGive: (name: string) => void;
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const [name, setName] = useState(value);
  const list = useId();
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' && !mayBeEmpty) return;
    onClose();
    if (given !== value) onGive(given);
  };
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <form onSubmit={give}>
        <TextInput
          data-autofocus
          aria-label={title}
          value={name}
          maxLength={200}
          {...(known.length > 0 && { list })}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => {
            const dot = event.currentTarget.value.lastIndexOf('.');
            event.currentTarget.setSelectionRange(0, dot > 0 ? dot : event.currentTarget.value.length);
          }}
        />
        <datalist id={list}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div className={css.choices}>
          <Button variant="default" onClick={onClose}>
            {t('web.cancellar')}
          </Button>
          <Button type="submit">{t('web.desar')}</Button>
        </div>
      </form>
    </Modal>
  );
};
