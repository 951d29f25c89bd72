import { ActionIcon } from '@mantine/core';
import { IconFolder, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './files.module.css';

/** The key that renames. */
const RENAME = 'F2';

/** Folders with how many files each has; `null` is all of them. */
export const FolderList = ({
  folders,
  total,
  chosen,
  writable,
  onChoose,
  onNew,
  onRename,
}: {
  folders: readonly { readonly nom: string; readonly fitxers: number }[];
  total: number;
  chosen: string | null;
  writable: boolean;
  onChoose: (folder: string | null) => void;
  onNew: () => void;
  onRename: (folder: string) => void;
}) => {
  const t = useTexts(webTexts);
  const line = (folder: string | null, text: string, count: number) => (
    <li key={text} className={css.folderLine}>
      <button
        type="button"
        className={css.folderButton}
        aria-pressed={chosen === folder}
        onClick={() => onChoose(folder)}
        onKeyDown={(event) => {
          if (event.key === RENAME && writable && folder) onRename(folder);
        }}
      >
        <IconFolder size={16} aria-hidden className={css.icon} />
        <span className={css.word}>{text}</span>
        <span className={css.count}>{count}</span>
      </button>
      {writable && folder && chosen === folder && count > 0 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--control)"
          aria-label={t('web.fitxers.canvia_carpeta', { carpeta: folder })}
          title={RENAME}
          onClick={() => onRename(folder)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </li>
  );
  return (
    <nav className={css.folders} aria-label={t('web.fitxers.carpetes')}>
      <ul>
        {line(null, t('web.fitxers.tots'), total)}
        {folders.map(({ nom, fitxers }) => line(nom, nom === '' ? t('web.fitxers.sense_carpeta') : nom, fitxers))}
      </ul>
      {writable ? (
        <button type="button" className={css.folderButton} onClick={onNew}>
          <IconFolderPlus size={16} aria-hidden className={css.icon} />
          {t('web.fitxers.nova_carpeta')}
        </button>
      ) : null}
    </nav>
  );
};
