import { TextInput } from '@mantine/core';
import { today } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import { readDate } from '#web/ui/entry/read-date.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import type { ca } from '../texts/ca.ts';
import css from './registre.module.css';

export interface Dates {
  readonly des?: string;
  readonly fins?: string;
}

/** Dates as they were typed: null when they cannot be read, or go the wrong way round. */
const read = (typed: { readonly des: string; readonly fins: string }): Dates | null => {
  const [des, fins] = [typed.des, typed.fins].map((text) => (text.trim() === '' ? '' : readDate(text, today())));
  if (des === null || fins === null || (des && fins && des > fins)) return null;
  return { ...(des && { des }), ...(fins && { fins }) };
};

/** Asks which records to export. Undefined when nothing is to be done, null when the dates cannot be read. */
export const askDates = async (t: Translate<typeof ca>, cancel: string): Promise<Dates | null | undefined> => {
  const typed = { des: '', fins: '' };
  const answer = await openDialog({
    title: t('registre.exportar'),
    body: (
      <div className={css.dates}>
        <p>{t('registre.exportar_cos')}</p>
        {(['des', 'fins'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`registre.${name}`)}
            autoComplete="off"
            onChange={(event) => {
              typed[name] = event.currentTarget.value;
            }}
          />
        ))}
      </div>
    ),
    choices: [
      { key: 'cancel', text: cancel },
      { key: 'take', text: t('registre.baixar'), look: 'primary' },
    ],
    onCtrlEnter: 'take',
  });
  return answer === 'take' ? read(typed) : undefined;
};
