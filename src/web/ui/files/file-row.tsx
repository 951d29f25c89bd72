import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { IconDots, IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { showSize } from './file-size.ts';
import css from './files.module.css';
import type { PanelFile } from './panel-types.ts';

/** What a row asks for, by a key or from its menu. */
export type RowAction = 'open' | 'save' | 'rename' | 'move' | 'up' | 'down' | 'remove';

const ICONS = { pdf: IconFileTypePdf, imatge: IconPhoto, conversio: IconPhoto } as const;

export const FileRow = ({
  file,
  current,
  writable,
  onAct,
  onAnnex,
  onKey,
  onFocus,
}: {
  file: PanelFile;
  current: boolean;
  writable: boolean;
  onAct: (action: RowAction) => void;
  onAnnex: (annex: boolean) => void;
  onKey: (event: KeyboardEvent) => void;
  onFocus: () => void;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const FileIcon = file.vista ? ICONS[file.vista] : IconFile;
  const choices: readonly (readonly [RowAction, string, string?])[] = [
    ...(file.vista ? ([['open', t('web.fitxers.veure'), t('web.fitxers.tecla.espai')]] as const) : []),
    ['save', t('web.fitxers.descarregar')],
    ...(writable
      ? ([
          ['rename', t('web.fitxers.canviar_nom'), 'F2'],
          ['move', t('web.fitxers.moure')],
          ['up', t('web.fitxers.amunt'), 'Alt+↑'],
          ['down', t('web.fitxers.avall'), 'Alt+↓'],
          ['remove', t('web.suprimir'), t('web.fitxers.tecla.supr')],
        ] as const)
      : []),
  ];
  return (
    <tr className={css.row} data-current={current || undefined}>
      <th scope="row" className={css.name}>
        <button
          type="button"
          className={css.open}
          data-file={file.id}
          tabIndex={current ? 0 : -1}
          onKeyDown={onKey}
          onFocus={onFocus}
          onClick={() => onAct(file.vista ? 'open' : 'save')}
        >
          <FileIcon size={16} aria-hidden className={css.icon} />
          <span className={css.word}>{file.nom}</span>
        </button>
      </th>
      <td className={css.folder} title={file.carpeta}>
        {file.carpeta}
      </td>
      <td className={css.size}>{showSize(file.mida, formats)}</td>
      <td className={css.date}>{formats.date(formats.dayOf(file.pujat))}</td>
      <td className={css.who} title={file.pujat_per}>
        {file.pujat_per}
      </td>
      <td className={css.annex}>
        <span className={css.annexWord} aria-hidden>
          {t('web.fitxers.annex')}
        </span>
        <Checkbox
          aria-label={t('web.fitxers.annex_de', { nom: file.nom })}
          checked={file.annex}
          disabled={!writable}
          onChange={(event) => onAnnex(event.currentTarget.checked)}
        />
      </td>
      <td className={css.menu}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="var(--control)"
              aria-label={t('web.fitxers.accions', { nom: file.nom })}
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {choices.map(([action, text, keys]) => (
              <Menu.Item key={action} rightSection={keys ? <kbd>{keys}</kbd> : null} onClick={() => onAct(action)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
};
