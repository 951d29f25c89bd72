import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { askConflict } from '#web/ui/form/form-dialogs.tsx';
import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import { useCellSaver } from '#web/ui/grid/use-cell-saver.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { Lot, TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { lotsQuery, PLA, partidaHref } from './queries.ts';
import { usePlanActs } from './use-plan-acts.tsx';

/** Cells of a lot that are typed. */
export const LOT_CELLS = ['descripcio', 'ubicacio', 'data_inici', 'data_final', 'quantitat'] as const;
export type LotCells = Pick<Lot, (typeof LOT_CELLS)[number]>;
export const cellsOfLot = (lot: Lot): LotCells => ({
  descripcio: lot.descripcio,
  ubicacio: lot.ubicacio,
  data_inici: lot.data_inici,
  data_final: lot.data_final,
  quantitat: lot.quantitat,
});

/** The lots of an item as their grid needs them: made, typed, closed, deleted, each saved as it is written. */
export const useLots = (partida: TreballPartida, initial: readonly Lot[]) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { treball_fk: id, proces_fk: pid, id: xid } = partida;
  const params = { id, pid, xid };
  const { deletion } = usePlanActs(id);
  const query = lotsQuery(api, empresa, params);
  const { data: stored = initial } = useQuery({ ...query, initialData: [...initial], staleTime: 5_000 });
  const [focusOn, focus] = useState<{ row: string } | null>(null);
  const bases = useRef(new Map<string, LotCells>());
  const now = (): readonly Lot[] => queries.getQueryData(query.queryKey) ?? stored;
  const find = (row: string): Lot | undefined => now().find(({ clau_client }) => clau_client === row);
  const keep = (lots: readonly Lot[]): void => {
    queries.setQueryData(query.queryKey, [...lots]);
    void queries.invalidateQueries({ queryKey: [PLA, empresa, id] });
    void queries.invalidateQueries({ queryKey: ['historial'] });
  };
  const adopt = (lot: Lot): void => keep(now().map((one) => (one.id === lot.id ? lot : one)));
  const settle = async (
    row: string,
    mine: Partial<LotCells>,
    actual: Lot,
    canvi: { qui: string; quan: string; propi?: boolean | undefined } | null,
  ) => {
    const theirs = cellsOfLot(actual);
    const base = bases.current.get(row) ?? theirs;
    adopt(actual);
    const clash = (Object.keys(mine) as (keyof LotCells)[]).some(
      (cell) => base[cell] !== theirs[cell] && mine[cell] !== theirs[cell],
    );
    const settled = clash
      ? await askConflict({
          base,
          mine: { ...base, ...mine },
          stored: theirs,
          fields: Object.fromEntries(
            LOT_CELLS.map((cell) => [
              cell,
              {
                label: t(`proces.lot.${cell}`),
                ...(cell.startsWith('data') ? { show: (value: unknown) => formats.date(value as string | null) } : {}),
              },
            ]),
          ),
          canvi: canvi ? { ...canvi, quan: formats.instant(canvi.quan) } : undefined,
          t: web,
        })
      : { ...theirs, ...mine };
    if (settled === null || settled === 'discard') return;
    bases.current.set(row, theirs);
    const edits = LOT_CELLS.filter((cell) => settled[cell] !== theirs[cell]).map((cell) => ({
      row,
      column: cell,
      value: settled[cell],
    }));
    if (edits.length > 0) saver.record(edits);
    void saver.flush(row);
  };
  const saver = useCellSaver({
    send: async (row, cells, idempotencyKey) => {
      const lot = find(row);
      if (!lot) return;
      const body = { versio: lot.versio, ...(cells as Partial<LotCells>) };
      const answer = await api.call(procesRoutes.updateLot, { params: { id: lot.id }, body, idempotencyKey });
      bases.current.delete(row);
      adopt(answer);
    },
    onFailure: (row, cells, error) => {
      const problem = error instanceof TransportFailure ? error.problem : null;
      if (problem?.codi !== 'versio_obsoleta' || !problem.actual) return false;
      void settle(row, cells as Partial<LotCells>, problem.actual as Lot, problem.canvi ?? null);
      return true;
    },
  });
  const failed = (error: unknown): void => {
    toastError(tellFault(error, web));
    void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return {
    saver,
    focusOn,
    rows: stored.map((lot) => ({ ...lot, ...(saver.overlay(lot.clau_client) as Partial<LotCells>) })),
    edit: (edits: readonly GridEdit[]): void => {
      for (const { row } of edits) {
        const lot = find(row);
        if (lot && !bases.current.has(row)) bases.current.set(row, cellsOfLot(lot));
      }
      saver.record(edits);
    },
    /** One more, with the focus in it. */
    add: async (): Promise<void> => {
      const clau_client = crypto.randomUUID();
      try {
        await api.call(procesRoutes.addLots, { params, body: { lots: [{ clau_client }] } });
        await queries.refetchQueries({ queryKey: query.queryKey });
        keep(now());
        focus({ row: clau_client });
      } catch (error) {
        failed(error);
      }
    },
    /** Those that are forecast and missing. */
    addForecast: async (): Promise<void> => {
      const before = now().length;
      try {
        await api.call(procesRoutes.addLots, { params, body: { previstos: true } });
        await queries.refetchQueries({ queryKey: query.queryKey });
        keep(now());
        toast(t('proces.lots.creats', { n: now().length - before }));
      } catch (error) {
        failed(error);
      }
    },
    close: async (lot: Lot, estat: 'obert' | 'tancat'): Promise<void> => {
      await saver.flush(lot.clau_client);
      const { versio } = find(lot.clau_client) ?? lot;
      try {
        adopt(await api.call(procesRoutes.updateLot, { params: { id: lot.id }, body: { versio, estat } }));
      } catch (error) {
        failed(error);
      }
    },
    remove: async (lot: Lot): Promise<null> => {
      try {
        const desfer = await deletion((avisos_acceptats) =>
          api.call(procesRoutes.removeLot, {
            params: { id: lot.id },
            query: avisos_acceptats === undefined ? {} : { avisos_acceptats },
          }),
        );
        if (!desfer) return null;
        saver.forget(lot.clau_client);
        await queries.refetchQueries({ queryKey: query.queryKey });
        keep(now());
        offerUndo(desfer, {
          empresa,
          text: t('proces.lot.suprimit', { n: lot.numero }),
          href: `${partidaHref(empresa, params)}?part=lots`,
        });
      } catch (error) {
        failed(error);
      }
      // The toast brings it back.
      return null;
    },
  };
};
export type Lots = ReturnType<typeof useLots>;
