import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { webTexts } from '../../texts/index.ts';
import { askSure } from '../feedback/ask-sure.tsx';
import { FileChoosers } from './file-choosers.tsx';
import { type Naming, namingOf } from './file-naming.ts';
import { FilePreview } from './file-preview.tsx';
import { FileRow, type RowAction } from './file-row.tsx';
import { showSize } from './file-size.ts';
import css from './files.module.css';
import { FolderList } from './folder-list.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { PanelActions, PanelFile, PanelSource } from './panel-types.ts';
import { UploadList } from './upload-list.tsx';
import type { UploadQueue } from './upload-types.ts';

/**
 * Files of a record: dropped anywhere on it or chosen, with their folders, order and annex mark. Everything has a key
 * or a button; what the role may not do is absent.
 */
export const FilePanel = ({
  files,
  queue,
  writable,
  actions,
  source,
}: {
  files: readonly PanelFile[];
  queue: UploadQueue;
  writable: boolean;
  actions: PanelActions;
  source: PanelSource;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState(0);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [over, setOver] = useState(false);
  const [told, setTold] = useState('');
  const depth = useRef(0);
  const table = useRef<HTMLTableElement>(null);

  const names = [...new Set([...files.map(({ carpeta }) => carpeta), ...made])].sort((a, b) => a.localeCompare(b));
  const folders = names.map((nom) => ({ nom, fitxers: files.filter(({ carpeta }) => carpeta === nom).length }));
  const shown = chosen === null ? files : files.filter(({ carpeta }) => carpeta === chosen);
  const place = Math.max(
    0,
    shown.findIndex(({ id }) => id === current),
  );
  const seen = shown.filter(({ vista }) => vista !== null);
  const preview = files.find(({ id }) => id === previewed);
  useKeyHelp([
    { keys: t('web.fitxers.tecla.espai'), text: t('web.fitxers.tecla.veure') },
    ...(writable
      ? [
          { keys: 'F2', text: t('web.fitxers.tecla.nom') },
          { keys: 'Alt+↑ Alt+↓', text: t('web.fitxers.tecla.ordre') },
        ]
      : []),
  ]);
  // Something going up is lost with the tab, until the file is chosen again.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (queue.get().some(({ estat }) => ['espera', 'puja', 'desa', 'sense_linia'].includes(estat)))
        event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queue]);

  const focusRow = (id: number | undefined): void => {
    if (id === undefined) return;
    setCurrent(id);
    setTimeout(() => table.current?.querySelector<HTMLElement>(`[data-file="${id}"]`)?.focus(), 0);
  };
  const shift = async (file: PanelFile, by: 1 | -1): Promise<void> => {
    const ids = shown.map(({ id }) => id);
    const at = ids.indexOf(file.id);
    const other = ids[at + by];
    if (other === undefined) return;
    ids[at + by] = file.id;
    ids[at] = other;
    await actions.reorder(ids);
    setTold(t('web.fitxers.lloc', { nom: file.nom, lloc: at + by + 1, total: ids.length }));
    focusRow(file.id);
  };
  const remove = async (file: PanelFile): Promise<void> => {
    const sure = await askSure({
      title: t('web.fitxers.suprimir_titol'),
      body: t('web.fitxers.suprimir_cos', { nom: file.nom }),
      verb: t('web.suprimir'),
      cancel: t('web.cancellar'),
    });
    if (!sure) return focusRow(file.id);
    const at = shown.findIndex(({ id }) => id === file.id);
    await actions.remove(file);
    focusRow((shown[at + 1] ?? shown[at - 1])?.id);
  };
  const act = (file: PanelFile, action: RowAction): void => {
    setCurrent(file.id);
    if (action === 'open') setPreviewed(file.id);
    if (action === 'save') void source.save(file);
    if (action === 'rename') setNaming({ what: 'file', file });
    if (action === 'move') setNaming({ what: 'move', file });
    if (action === 'up') void shift(file, -1);
    if (action === 'down') void shift(file, 1);
    if (action === 'remove') void remove(file);
  };
  const pressed = (file: PanelFile, event: KeyboardEvent): void => {
    const key = `${event.altKey ? 'Alt+' : ''}${event.key}`;
    const doing: Record<string, () => void> = {
      ArrowDown: () => focusRow(shown[shown.indexOf(file) + 1]?.id),
      ArrowUp: () => focusRow(shown[shown.indexOf(file) - 1]?.id),
      Home: () => focusRow(shown[0]?.id),
      End: () => focusRow(shown.at(-1)?.id),
      ' ': () => act(file, file.vista ? 'open' : 'save'),
      ...(writable && {
        F2: () => act(file, 'rename'),
        'Alt+ArrowUp': () => act(file, 'up'),
        'Alt+ArrowDown': () => act(file, 'down'),
        Delete: () => act(file, 'remove'),
      }),
    };
    if (!doing[key]) return;
    event.preventDefault();
    doing[key]();
  };
  const take = (list: FileList | null): void => {
    if (list && list.length > 0) queue.add([...list], chosen ?? '');
  };
  const drag = (event: DragEvent, by: number): void => {
    if (!writable || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  const total = files.reduce((sum, { mida }) => sum + mida, 0);
  return (
    <section
      className={css.panel}
      data-over={over || undefined}
      aria-label={t('web.fitxers.tots')}
      onDragEnter={(event) => drag(event, 1)}
      onDragLeave={(event) => drag(event, -1)}
      onDragOver={(event) => drag(event, 0)}
      onDrop={(event) => {
        if (!writable) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className={css.tools}>
        {writable ? <FileChoosers onTake={take} /> : null}
        <span className={css.counter}>
          {t('web.fitxers.comptador', { n: files.length, mida: showSize(total, formats) })}
        </span>
      </div>
      <UploadList queue={queue} />
      <p className={css.hidden} role="status">
        {told}
      </p>
      {over ? <p className={css.drop}>{t('web.fitxers.deixar')}</p> : null}
      <div className={css.split}>
        <FolderList
          folders={folders}
          total={files.length}
          chosen={chosen}
          writable={writable}
          onChoose={setChosen}
          onNew={() => setNaming({ what: 'new' })}
          onRename={(carpeta) => setNaming({ what: 'folder', carpeta })}
        />
        {shown.length === 0 ? (
          <div className={css.empty}>
            <p>{t('web.fitxers.buit')}</p>
            {writable ? <p>{t('web.fitxers.buit_pujar')}</p> : null}
          </div>
        ) : (
          <table ref={table} className={css.table}>
            <thead>
              <tr>
                {(['nom', 'carpeta', 'mida', 'data', 'per', 'annex'] as const).map((column) => (
                  <th key={column} scope="col" className={css[`col_${column}`]}>
                    {t(`web.fitxers.${column}`)}
                  </th>
                ))}
                <td className={css.col_menu} />
              </tr>
            </thead>
            <tbody>
              {shown.map((file, at) => (
                <FileRow
                  key={file.id}
                  file={file}
                  current={at === place}
                  writable={writable}
                  onAct={(action) => act(file, action)}
                  onAnnex={(annex) => void actions.annex(file, annex)}
                  onKey={(event) => pressed(file, event)}
                  onFocus={() => setCurrent(file.id)}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {preview ? (
        <FilePreview
          file={preview}
          source={source}
          onClose={() => {
            setPreviewed(null);
            focusRow(preview.id);
          }}
          onStep={(by) => {
            const at = seen.findIndex(({ id }) => id === preview.id);
            setPreviewed(seen[(at + by + seen.length) % seen.length]?.id ?? null);
          }}
        />
      ) : null}
      {naming ? (
        <NameDialog
          {...namingOf(naming, t)}
          known={naming.what === 'file' ? [] : names.filter((nom) => nom !== '')}
          mayBeEmpty={naming.what === 'move'}
          onClose={() => {
            setNaming(null);
            if ('file' in naming) focusRow(naming.file.id);
          }}
          onGive={(name) => {
            if (naming.what === 'file') void actions.rename(naming.file, name);
            if (naming.what === 'move') void actions.move(naming.file, name);
            if (naming.what === 'folder')
              void actions
                .renameFolder(naming.carpeta, name)
                .then(() => setChosen((now) => (now === null ? null : name)));
            if (naming.what === 'new') {
              setMade([...made, name]);
              setChosen(name);
            }
          }}
        />
      ) : null}
    </section>
  );
};
