import { Button } from '@mantine/core';
import type { ImportacioOf } from '#contract/importacio.ts';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { saveFile } from '../../api.ts';
import { useGo } from '../../navigation.tsx';
import { useApi } from '../../platform.tsx';
import { openDialog } from '../feedback/dialogs.tsx';
import { toast, toastError } from '../feedback/toasts.tsx';
import type { ImportRoom } from './import-room.ts';
import css from './imports.module.css';

/** The import under way: how far, and the way out, which leaves nothing written. */
export const ImportRunning = ({
  room: { words },
  tasca,
  id,
}: {
  room: Pick<ImportRoom<string>, 'words'>;
  tasca: Tasca | null;
  id: number;
}) => {
  const api = useApi();
  return (
    <>
      <p className={css.note} role="status">
        {words('fent')}
      </p>
      <progress
        className={css.progress}
        aria-label={words('fent')}
        {...(tasca && tasca.total > 0 ? { value: tasca.fet, max: tasca.total } : {})}
      />
      <div className={css.end}>
        <Button variant="default" onClick={() => void api.call(tascaRoutes.cancel, { params: { id } })}>
          {words('cancellar')}
        </Button>
      </div>
    </>
  );
};

/** Resultat: what came in, what did not and why, and the way back. */
export const ImportResult = <Camp extends string>({
  room,
  importacio,
  onUndone,
  onAnother,
}: {
  room: ImportRoom<Camp>;
  importacio: ImportacioOf<Camp>;
  onUndone: (importacio: ImportacioOf<Camp>) => void;
  onAnother: () => void;
}) => {
  const go = useGo();
  const { words } = room;
  const { id, resultat, estat } = importacio;
  const left = (resultat?.saltats ?? 0) + (resultat?.errors ?? 0);
  const take = async (only: boolean): Promise<void> => {
    try {
      const { file, name } = await room.report(id, only);
      saveFile(file, name);
    } catch (error) {
      toastError(room.tell(error));
    }
  };
  const undo = async (): Promise<void> => {
    const answer = await openDialog({
      title: words('desfer'),
      body: words('desfer_que'),
      choices: [
        { key: 'no', text: words('cancellar'), focused: true },
        { key: 'si', text: words('desfer'), look: 'danger' },
      ],
    });
    if (answer !== 'si') return;
    try {
      const undone = await room.undo(id);
      toast(words('desfet', undone));
      room.stale();
      if (undone.conservats === 0) onUndone({ ...importacio, estat: 'desfeta' });
    } catch (error) {
      toastError(room.tell(error));
    }
  };
  return (
    <>
      <p role="status">
        {[
          estat === 'desfeta' ? words('desfeta') : words('creats', { n: resultat?.creats ?? 0 }),
          words('saltats', { n: left }),
        ].join(' · ')}
      </p>
      <div className={css.line}>
        {left > 0 ? (
          <Button variant="default" onClick={() => void take(true)}>
            {words('errors_csv')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void take(false)}>
          {words('informe')}
        </Button>
        {estat === 'feta' && (resultat?.creats ?? 0) > 0 ? (
          <Button variant="default" onClick={() => void undo()}>
            {words('desfer')}
          </Button>
        ) : null}
      </div>
      <div className={css.end}>
        <Button variant="default" onClick={onAnother}>
          {words('una_altra')}
        </Button>
        <Button onClick={() => go(room.list)}>{words('veure')}</Button>
      </div>
    </>
  );
};
