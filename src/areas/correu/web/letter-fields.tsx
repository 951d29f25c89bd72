import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { correuTexts } from '../texts/index.ts';
import css from './letters.module.css';

/** A letter as it is being written; addresses parted by commas. */
export interface CartaEscrita {
  to: string;
  cc: string;
  assumpte: string;
  text: string;
}

/** To whom a letter goes and with what words; what is given is written over. */
export const LetterFields = ({
  carta,
  known,
  fault,
  notice,
  textHint,
  children,
}: {
  carta: CartaEscrita;
  /** Addresses of its receiver that can be added. */
  known: readonly string[];
  /** Why it did not go the last time. */
  fault: string | null;
  notice: string | null;
  textHint: string | undefined;
  children: ReactNode;
}) => {
  const t = useTexts(correuTexts);
  const [to, setTo] = useState(carta.to);
  const write = (value: string): void => {
    carta.to = value;
    setTo(value);
  };
  const others = known.filter((email) => !to.includes(email));
  return (
    <div className={css.letter}>
      {fault ? (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      ) : null}
      {notice ? <span className={css.quiet}>{notice}</span> : null}
      <TextInput
        label={t('correu.carta.per_a')}
        description={t('correu.carta.adreces')}
        required
        maxLength={1000}
        value={to}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {others.length > 0 ? (
        <div className={css.known}>
          {others.map((email) => (
            <Button
              key={email}
              variant="default"
              size="compact-sm"
              onClick={() => write(to.trim() === '' ? email : `${to.trim().replace(/[,;]$/, '')}, ${email}`)}
            >
              {t('correu.carta.afegir', { email })}
            </Button>
          ))}
        </div>
      ) : null}
      <TextInput
        label={t('correu.carta.cc')}
        maxLength={1000}
        defaultValue={carta.cc}
        onChange={(event) => {
          carta.cc = event.currentTarget.value;
        }}
      />
      <TextInput
        label={t('correu.carta.assumpte')}
        required
        maxLength={200}
        defaultValue={carta.assumpte}
        onChange={(event) => {
          carta.assumpte = event.currentTarget.value;
        }}
      />
      <Textarea
        label={t('correu.carta.text')}
        description={textHint}
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
      {children}
    </div>
  );
};
