import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import type { Translate } from '#web/language.tsx';
import type { webTexts } from '#web/texts/index.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import type { Pressupost } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import css from './pressupost.module.css';

type T = Translate<typeof ca>;
type Web = Translate<(typeof webTexts)['ca']>;
interface Acceptance {
  nom: string;
  text: string;
  opcions: string[];
  treball: 'nou' | 'cap' | number;
}

/** Asks how the client accepted: who, options taken, and what becomes of the work. Null when it was left. */
export const askAcceptance = async (pressupost: Pressupost, t: T, web: Web): Promise<Acceptance | null> => {
  const { treball, linies } = pressupost;
  const start: Acceptance['treball'] = treball ? treball.id : 'nou';
  const answer: Acceptance = { nom: '', text: '', opcions: [], treball: start };
  const options = linies.filter(({ opcio }) => opcio);
  const choice = await openDialog({
    title: t('pressupost.acceptar.titol'),
    body: (
      <div className={css.dialog}>
        <TextInput
          label={t('pressupost.acceptar.nom')}
          maxLength={200}
          defaultValue=""
          onChange={(event) => {
            answer.nom = event.currentTarget.value;
          }}
        />
        <TextInput
          label={t('pressupost.acceptar.text')}
          maxLength={1000}
          onChange={(event) => {
            answer.text = event.currentTarget.value;
          }}
        />
        {options.length > 0 ? (
          <Checkbox.Group
            label={t('pressupost.acceptar.opcions')}
            onChange={(taken) => {
              answer.opcions = taken;
            }}
          >
            {options.map(({ clau, concepte }) => (
              <Checkbox key={clau} value={clau} label={concepte} />
            ))}
          </Checkbox.Group>
        ) : null}
        {treball ? null : (
          <Radio.Group
            label={t('pressupost.acceptar.treball')}
            defaultValue="nou"
            onChange={(value) => {
              answer.treball = value as 'nou' | 'cap';
            }}
          >
            <Radio value="nou" label={t('pressupost.acceptar.treball.nou')} />
            <Radio value="cap" label={t('pressupost.acceptar.treball.cap')} />
          </Radio.Group>
        )}
      </div>
    ),
    choices: [
      { key: 'no', text: web('web.cancellar') },
      { key: 'do', text: t('pressupost.acceptar'), look: 'primary' },
    ],
    onCtrlEnter: 'do',
  });
  return choice === 'do' ? answer : null;
};

/** Asks why the client refused. Null when it was left. */
export const askRefusal = async (t: T, web: Web): Promise<{ nom: string; text: string } | null> => {
  const answer = { nom: '', text: '' };
  const choice = await openDialog({
    title: t('pressupost.rebutjar.titol'),
    body: (
      <div className={css.dialog}>
        <TextInput
          label={t('pressupost.acceptar.nom')}
          maxLength={200}
          onChange={(event) => {
            answer.nom = event.currentTarget.value;
          }}
        />
        <Textarea
          label={t('pressupost.rebutjar.text')}
          autosize
          minRows={2}
          maxLength={1000}
          onChange={(event) => {
            answer.text = event.currentTarget.value;
          }}
        />
      </div>
    ),
    choices: [
      { key: 'no', text: web('web.cancellar') },
      { key: 'do', text: t('pressupost.rebutjar'), look: 'danger' },
    ],
    onCtrlEnter: 'do',
  });
  return choice === 'do' ? answer : null;
};
