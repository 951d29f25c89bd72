import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Translate } from '#web/language.tsx';
import type { webTexts } from '#web/texts/index.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { MARCA_ENLLAC, MARCA_NUMERO } from '../contract/enviament.ts';
import type { ca } from '../texts/ca.ts';
import css from './pressupost.module.css';

/** A letter as it is being written; addresses parted by commas. */
export interface CartaEscrita {
  to: string;
  cc: string;
  assumpte: string;
  text: string;
  enllac: boolean;
}
/** Addresses out of what was typed: parted by commas, semicolons or spaces. */
export const adrecesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((one) => one !== '');

/** Asks to whom a quotation goes and with what words; what is given is written over. False when it was left. */
export const askSend = async (
  carta: CartaEscrita,
  {
    t,
    web,
    marks,
    linkable,
    fault,
  }: {
    readonly t: Translate<typeof ca>;
    readonly web: Translate<(typeof webTexts)['ca']>;
    /** It gets its number when it goes. */
    readonly marks: boolean;
    readonly linkable: boolean;
    /** Why it did not go the last time. */
    readonly fault: string | null;
  },
): Promise<boolean> => {
  const choice = await openDialog({
    title: t('pressupost.correu.titol'),
    size: 'lg',
    body: (
      <div className={css.dialog}>
        {fault ? (
          <span className={css.fault} role="alert">
            {fault}
          </span>
        ) : null}
        {marks ? <span className={css.quiet}>{t('pressupost.correu.esborrany')}</span> : null}
        <TextInput
          label={t('pressupost.correu.per_a')}
          description={t('pressupost.correu.adreces')}
          required
          maxLength={1000}
          defaultValue={carta.to}
          onChange={(event) => {
            carta.to = event.currentTarget.value;
          }}
        />
        <TextInput
          label={t('pressupost.correu.cc')}
          maxLength={1000}
          defaultValue={carta.cc}
          onChange={(event) => {
            carta.cc = event.currentTarget.value;
          }}
        />
        <TextInput
          label={t('pressupost.correu.assumpte')}
          required
          maxLength={200}
          defaultValue={carta.assumpte}
          onChange={(event) => {
            carta.assumpte = event.currentTarget.value;
          }}
        />
        <Textarea
          label={t('pressupost.correu.text')}
          description={t('pressupost.correu.marques', { a: MARCA_NUMERO, b: MARCA_ENLLAC })}
          required
          autosize
          minRows={6}
          maxRows={14}
          maxLength={10_000}
          defaultValue={carta.text}
          onChange={(event) => {
            carta.text = event.currentTarget.value;
          }}
        />
        {linkable ? (
          <Checkbox
            label={t('pressupost.correu.enllac')}
            defaultChecked={carta.enllac}
            onChange={(event) => {
              carta.enllac = event.currentTarget.checked;
            }}
          />
        ) : null}
      </div>
    ),
    choices: [
      { key: 'no', text: web('web.cancellar') },
      { key: 'do', text: t('pressupost.correu.enviar'), look: 'primary' },
    ],
    onCtrlEnter: 'do',
  });
  return choice === 'do';
};
