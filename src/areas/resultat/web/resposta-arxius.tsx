import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconCamera, IconFile, IconPaperclip, IconPhoto, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { FilePreview } from '#web/ui/files/file-preview.tsx';
import { UploadList } from '#web/ui/files/upload-list.tsx';
import type { UploadQueue } from '#web/ui/files/upload-types.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ArxiuResultat, ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import { fileOf, useArxiusSource } from './fotos.ts';
import { setResultats } from './queries.ts';
import css from './seguiment.module.css';

/** Hidden choosers of files: the camera of the phone, or the disk. */
export const useChooser = (what: 'foto' | 'fitxers', onTake: (files: readonly File[]) => void) => {
  const t = useTexts(resultatTexts);
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        aria-label={t(`seguiment.${what}`)}
        multiple
        {...(what === 'foto' ? { accept: 'image/*', capture: 'environment' as const } : {})}
        onChange={(event) => {
          onTake([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    ),
  };
};

/** Files and photos of one answer, with those on their way. */
export const RespostaArxius = ({
  treball,
  desada,
  queue,
  onTake,
  writable,
  camera = true,
}: {
  treball: number;
  desada: ResultatAnswer | undefined;
  queue: UploadQueue;
  onTake: (files: readonly File[]) => void;
  writable: boolean;
  /** On the phone it offers the camera, where nothing else on the screen does. */
  camera?: boolean;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const phone = useIsPhone();
  const { queries } = usePlatform();
  const source = useArxiusSource();
  const [seen, see] = useState<number | null>(null);
  const fitxers = useChooser('fitxers', onTake);
  const foto = useChooser('foto', onTake);
  const arxius = desada?.arxius ?? [];
  const shown = arxius.map(fileOf).filter(({ vista }) => vista !== null);
  const preview = shown.find(({ id }) => id === seen);

  const remove = async (arxiu: ArxiuResultat): Promise<void> => {
    if (!desada) return;
    try {
      const { desfer } = await api.call(resultatRoutes.removeArxiu, { params: { aid: arxiu.id } });
      setResultats(queries, empresa, treball, [{ ...desada, arxius: arxius.filter(({ id }) => id !== arxiu.id) }]);
      offerUndo(desfer, { empresa, text: t('seguiment.fitxer_suprimit', { nom: arxiu.nom }) });
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  const annex = async (arxiu: ArxiuResultat, on: boolean): Promise<void> => {
    if (!desada) return;
    try {
      const now = await api.call(resultatRoutes.updateArxiu, { params: { aid: arxiu.id }, body: { annex: on } });
      setResultats(queries, empresa, treball, [
        { ...desada, arxius: arxius.map((one) => (one.id === now.id ? now : one)) },
      ]);
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  return (
    <section className={css.arxius} aria-label={t('seguiment.fitxers_de')}>
      {arxius.length > 0 ? (
        <ul className={css.fitxers}>
          {arxius.map((arxiu) => {
            const file = fileOf(arxiu);
            const FileIcon = file.vista === 'imatge' || file.vista === 'conversio' ? IconPhoto : IconFile;
            return (
              <li key={arxiu.id}>
                <button
                  type="button"
                  className={css.fitxer}
                  onClick={() => (file.vista ? see(arxiu.id) : void source.save(file))}
                >
                  <FileIcon size={16} aria-hidden />
                  <span>{arxiu.nom}</span>
                </button>
                {writable || arxiu.annex ? (
                  <Checkbox
                    label={t('seguiment.annex')}
                    aria-label={t('seguiment.annex_de', { nom: arxiu.nom })}
                    checked={arxiu.annex}
                    disabled={!writable}
                    onChange={(event) => void annex(arxiu, event.currentTarget.checked)}
                  />
                ) : null}
                {writable ? (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="var(--control)"
                    aria-label={t('seguiment.fitxer_suprimir', { nom: arxiu.nom })}
                    onClick={() => void remove(arxiu)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <UploadList queue={queue} />
      {writable ? (
        <div className={css.botons}>
          <Button
            variant="default"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={fitxers.open}
            data-fitxers
          >
            {t('seguiment.fitxers')}
          </Button>
          {phone && camera ? (
            <Button variant="default" leftSection={<IconCamera size={16} aria-hidden />} onClick={foto.open}>
              {t('seguiment.foto')}
            </Button>
          ) : null}
          {fitxers.input}
          {phone && camera ? foto.input : null}
        </div>
      ) : null}
      {preview ? (
        <FilePreview
          file={preview}
          source={source}
          onClose={() => see(null)}
          onStep={(by) => {
            const at = shown.findIndex(({ id }) => id === preview.id);
            see(shown[(at + by + shown.length) % shown.length]?.id ?? null);
          }}
        />
      ) : null}
    </section>
  );
};
