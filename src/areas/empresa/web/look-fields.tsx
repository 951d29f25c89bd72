import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorInput.layer.css';
import { Button, ColorInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { FieldError, type FieldProps, useField } from '#web/ui/form/fields.tsx';
import { MAX_LOGO } from '../contract/schemas.ts';
import { LETTERHEAD_COLORS } from '../domain/colors.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './look-fields.module.css';

const KINDS = ['image/png', 'image/jpeg', 'image/svg+xml'];

/** The company's colour, typed, chosen among some that read well, or taken from the screen; null means none. */
export const ColorField = (props: FieldProps) => {
  const t = useTexts(empresaTexts);
  const field = useField({ ...props, help: t('empresa.color_ajuda') });
  return (
    <div {...field.frame}>
      <ColorInput
        {...field.input}
        format="hex"
        fixOnBlur={false}
        withPicker={false}
        swatches={LETTERHEAD_COLORS}
        swatchesPerRow={5}
        value={(field.value as string | null) ?? ''}
        onChange={(value) => field.set(value === '' ? null : value)}
        eyeDropperButtonProps={{ 'aria-label': t('empresa.color_triar') }}
      />
    </div>
  );
};

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The picture of the letterhead, kept with the record as a data address. */
export const LogoField = (props: FieldProps) => {
  const t = useTexts(empresaTexts);
  const field = useField(props);
  const chooser = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const logo = (field.value as string | null) ?? null;
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!KINDS.includes(file.type)) return setWrong(t('empresa.logo_tipus'));
    if (file.size > MAX_LOGO) return setWrong(t('empresa.logo_massa_gran'));
    setWrong(null);
    field.set(await readAddress(file));
  };
  const message = wrong ?? field.error;
  return (
    <div {...field.frame}>
      <span className={css.label}>{field.input.label}</span>
      <div className={css.logo}>
        {logo ? <img src={logo} alt={t('empresa.logo')} className={css.picture} /> : null}
        <Button id={field.input.id} variant="default" onClick={() => chooser.current?.click()}>
          {t('empresa.logo_triar')}
        </Button>
        {logo ? (
          <Button variant="default" onClick={() => field.set(null)}>
            {t('empresa.logo_treure')}
          </Button>
        ) : null}
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          accept={KINDS.join(',')}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {message ? <FieldError message={message} /> : <span className={css.help}>{t('empresa.logo_ajuda')}</span>}
    </div>
  );
};
