import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './parts.module.css';

const [FIRST, LAST] = [1990, 2199];

/** Opens an exercise that the menu does not offer: years long past, or to come. */
export const ExerciciDialog = ({
  exercici,
  onChoose,
  onClose,
}: {
  exercici: number;
  onChoose: (year: number) => Promise<void>;
  onClose: () => void;
}) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const [typed, setTyped] = useState(String(exercici));
  const [wrong, setWrong] = useState(false);
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : 0;
    if (year < FIRST || year > LAST) return setWrong(true);
    onClose();
    await onChoose(year);
  };
  return (
    <Modal opened onClose={onClose} title={t('empresa.altre_exercici')} withCloseButton={false}>
      <form onSubmit={(event) => void open(event)} noValidate>
        <TextInput
          data-autofocus
          label={t('empresa.exercici_any')}
          inputMode="numeric"
          maxLength={4}
          value={typed}
          error={wrong ? t('empresa.exercici_fora') : null}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <div className={css.choices}>
          <Button variant="default" onClick={onClose}>
            {web('web.cancellar')}
          </Button>
          <Button type="submit">{t('empresa.exercici_obrir')}</Button>
        </div>
      </form>
    </Modal>
  );
};
