import type { ReactNode } from 'react';
import type { ImportacioOf } from '#contract/importacio.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportResult, ImportRunning } from './import-result.tsx';
import { IMPORT_STEPS, type ImportRoom } from './import-room.ts';
import css from './imports.module.css';
import type { ImportFlow } from './use-import.ts';

/** Fitxer → Columnes → Revisió → Resultat. The first and the third are the room's own; nothing is written before the end. */
export const ImportSteps = <Camp extends string>({
  room,
  flow,
  title,
  file,
  review,
}: {
  room: ImportRoom<Camp>;
  flow: ImportFlow<Camp>;
  /** Told over the steps where the screen has other ways in. */
  title?: string;
  file: ReactNode;
  review: (importacio: ImportacioOf<Camp>) => ReactNode;
}) => {
  const { importacio, tasca, step } = flow;
  return (
    <section className={css.panel} aria-label={title}>
      {title === undefined ? null : <h2>{title}</h2>}
      <ol className={css.steps} aria-label={room.words('passos')}>
        {IMPORT_STEPS.map((one, at) => (
          <li key={one} aria-current={at === step ? 'step' : undefined}>
            {at + 1}. {room.words(`pas.${one}`)}
          </li>
        ))}
      </ol>
      {importacio === null ? (
        file
      ) : tasca !== null ? (
        <ImportRunning room={room} tasca={flow.now} id={tasca} />
      ) : flow.over ? (
        <ImportResult room={room} importacio={importacio} onUndone={flow.undone} onAnother={flow.restart} />
      ) : flow.reviewing ? (
        review(importacio)
      ) : (
        <ImportColumns room={room} flow={flow} importacio={importacio} />
      )}
    </section>
  );
};
