import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { usuariTexts } from '../texts/index.ts';
import css from './equip.module.css';

export interface Link {
  readonly enllac: string;
  readonly caduca: string;
  readonly correu: boolean;
  readonly sense_adreca: boolean;
}

/** A link of one use, shown once: to be copied, and whether it was put in the post too. */
export const LinkPanel = ({ link, email }: { link: Link; email: string }) => {
  const t = useTexts(usuariTexts);
  const formats = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}${window.location.pathname}${link.enllac}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('usuari.enllac.copiat'));
    } catch {
      field.current?.select();
    }
  };
  return (
    <section className={css.link} aria-label={t('usuari.enllac')}>
      <p className={css.prose}>
        {t(link.correu ? 'usuari.enllac.enviat' : 'usuari.enllac.a_ma', {
          email,
          caduca: formats.instant(link.caduca),
        })}
      </p>
      {link.sense_adreca ? <p className={css.prose}>{t('usuari.enllac.sense_adreca')}</p> : null}
      <div className={css.row}>
        <TextInput
          ref={field}
          className={css.address}
          aria-label={t('usuari.enllac')}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('usuari.enllac.copiar')}
        </Button>
      </div>
    </section>
  );
};
