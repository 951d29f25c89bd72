import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { useIsPhone } from '../density.ts';

/** Buttons that bring files: some of the disk, and on a phone a photo of now. */
export const FileChoosers = ({ onTake }: { onTake: (list: FileList | null) => void }) => {
  const t = useTexts(webTexts);
  const phone = useIsPhone();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('web.fitxers.pujar')}
      </Button>
      {phone ? (
        <Button
          variant="default"
          leftSection={<IconCamera size={16} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {t('web.fitxers.foto')}
        </Button>
      ) : null}
      {([chooser, camera] as const).map((ref) => (
        <input
          key={ref === chooser ? 'files' : 'photo'}
          ref={ref}
          type="file"
          hidden
          aria-label={t(ref === chooser ? 'web.fitxers.pujar' : 'web.fitxers.foto')}
          multiple={ref === chooser}
          {...(ref === camera ? { accept: 'image/*', capture: 'environment' as const } : {})}
          onChange={(event) => {
            onTake(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      ))}
    </>
  );
};
