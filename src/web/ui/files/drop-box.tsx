import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import css from './drop-box.module.css';

/** A place to let files go, and its button. */
export const DropBox = ({
  text,
  button,
  accept,
  many = false,
  busy,
  quiet = false,
  onFiles,
  children,
}: {
  text: string;
  button: string;
  accept: string;
  many?: boolean;
  busy: boolean;
  /** Another place is the one for most. */
  quiet?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    if (list && list.length > 0 && !busy) onFiles(many ? [...list] : [...list].slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only another way to the button
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p className={css.note}>{text}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        aria-label={button}
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button loading={busy} variant={quiet ? 'default' : 'filled'} onClick={() => input.current?.click()}>
        {button}
      </Button>
      {children}
    </div>
  );
};
