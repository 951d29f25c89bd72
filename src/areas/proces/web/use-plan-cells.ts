import { useRef } from 'react';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { askConflict } from '#web/ui/form/form-dialogs.tsx';
import { useCellSaver } from '#web/ui/grid/use-cell-saver.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { TreballPartida, TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import type { Cell } from './plan-cells.ts';
import type { Programa } from './plan-rows.ts';
import { PLA, programaQuery } from './queries.ts';

type Cells = Partial<Pick<TreballPartidaItem, Cell>>;
const typedOf = ({ amidament, lots_previstos }: TreballPartidaItem | TreballPartida) => ({ amidament, lots_previstos });

/** The item as an answer tells it, without its checks. */
const itemOf = ({ comprovacions, ...partida }: TreballPartida): TreballPartidaItem => ({
  ...partida,
  n_comprovacions: comprovacions.filter((one) => one.exigida).length,
});

/**
 * Saves what is typed in the tree: an item on leaving its line or after a rest. What somebody else changed meanwhile in
 * other fields stands; where both changed the same cell, both values are shown.
 */
export const usePlanCells = (treball: number, programa: Programa) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const key = programaQuery(api, empresa, treball, language).queryKey;
  /** What the cells held when they were written over. */
  const bases = useRef(new Map<string, ReturnType<typeof typedOf>>());
  const find = (row: string): TreballPartidaItem | undefined =>
    (queries.getQueryData(key) ?? programa).processos
      .flatMap(({ partides }) => partides)
      .find((one) => String(one.id) === row);
  const adopt = (answer: TreballPartida): void => {
    queries.setQueryData(key, (now) =>
      now === undefined
        ? now
        : {
            ...now,
            processos: now.processos.map((proces) => ({
              ...proces,
              partides: proces.partides.map((one) => (one.id === answer.id ? { ...one, ...itemOf(answer) } : one)),
            })),
          },
    );
    void queries.invalidateQueries({ queryKey: [PLA, empresa, treball] });
    void queries.invalidateQueries({ queryKey: ['historial'] });
  };
  const settle = async (
    row: string,
    mine: Cells,
    actual: TreballPartida,
    canvi: { qui: string; quan: string; propi?: boolean | undefined } | null,
  ) => {
    const stored = typedOf(actual);
    const base = bases.current.get(row) ?? stored;
    adopt(actual);
    const clash = (Object.keys(mine) as Cell[]).some(
      (cell) => base[cell] !== stored[cell] && mine[cell] !== stored[cell],
    );
    const settled = clash
      ? await askConflict({
          base,
          mine: { ...base, ...mine },
          stored,
          fields: {
            amidament: { label: t('proces.camp.amidament') },
            lots_previstos: { label: t('proces.camp.lots_previstos') },
          },
          canvi: canvi ? { ...canvi, quan: formats.instant(canvi.quan) } : undefined,
          t: web,
        })
      : { ...stored, ...mine };
    // Going back to the tree shows what is stored.
    if (settled === null || settled === 'discard') return;
    bases.current.set(row, stored);
    const edits = (Object.keys(settled) as Cell[])
      .filter((cell) => settled[cell] !== stored[cell])
      .map((cell) => ({ row, column: cell, value: settled[cell] }));
    if (edits.length > 0) saver.record(edits);
    void saver.flush(row);
  };
  const saver = useCellSaver({
    send: async (row, cells, idempotencyKey) => {
      const item = find(row);
      if (!item) return;
      const answer = await api.call(procesRoutes.updatePartida, {
        params: { id: treball, pid: item.proces_fk, xid: item.id },
        body: { versio: item.versio, ...(cells as Cells) },
        idempotencyKey,
      });
      bases.current.delete(row);
      adopt(answer);
    },
    onFailure: (row, cells, error) => {
      const problem = error instanceof TransportFailure ? error.problem : null;
      if (problem?.codi !== 'versio_obsoleta' || !problem.actual) return false;
      void settle(row, cells as Cells, problem.actual as TreballPartida, problem.canvi ?? null);
      return true;
    },
  });
  return {
    saver,
    /** A cell was written. */
    write: (partida: TreballPartidaItem, cell: Cell, value: string | null): void => {
      const row = String(partida.id);
      if (!bases.current.has(row)) bases.current.set(row, typedOf(partida));
      saver.record([{ row, column: cell, value: cell === 'lots_previstos' && value !== null ? Number(value) : value }]);
    },
    /** The item with what is written of it and not stored yet. */
    shown: (partida: TreballPartidaItem): TreballPartidaItem => {
      const written = saver.overlay(String(partida.id)) as Cells;
      return Object.keys(written).length > 0 ? { ...partida, ...written } : partida;
    },
  };
};
export type PlanCells = ReturnType<typeof usePlanCells>;
