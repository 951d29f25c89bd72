import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi, useEmpresaId, useUserId } from '#web/platform.tsx';
import { createUploadQueue } from '#web/ui/files/upload-queue.ts';
import type { UploadItem, UploadQueue } from '#web/ui/files/upload-types.ts';
import { despesaArxiuRoutes } from '../contract/arxius.ts';
import type { Despesa } from '../contract/schemas.ts';
import type { Pujat } from './despesa-values.ts';
import { heldFiles } from './dropped.ts';
import { useKept } from './use-kept.ts';

const OVER = new Set(['error', 'interrompuda', 'pausa']);

/** Papers of an expense on their way in: they are seen at once, and of a stored one they are attached as they arrive. */
export interface Papers {
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  /** One that is up is not wanted after all. */
  readonly forget: (id: number) => void;
  /** The chosen file itself, while this page holds it. */
  readonly fileOf: (nom: string, mida: number) => File | null;
  /** Those that are up and attached to nothing yet, once none is on its way. */
  readonly settled: () => Promise<readonly Pujat[]>;
}
export const usePapers = (
  despesa: Despesa | undefined,
  /** A new expense keeps what is up in its form. */
  onUp: (file: Pujat) => void,
): Papers => {
  const api = useApi();
  const empresa = useEmpresaId();
  const usuari = useUserId();
  const { keep } = useKept();
  const held = useRef<readonly File[]>([]);
  const up = useRef<readonly Pujat[]>([]);
  const now = useRef({ despesa, onUp, keep });
  now.current = { despesa, onUp, keep };
  const did = despesa?.id ?? null;
  const [queue] = useState((): UploadQueue => {
    const made: UploadQueue = createUploadQueue({
      api,
      scope: `pujades.despesa.${usuari}.${empresa}.${did ?? 'nova'}`,
      attach: async (pujada) => {
        if (did !== null) {
          const params = { id: empresa, did };
          const { items } = await api.call(despesaArxiuRoutes.add, { params, body: { pujades: [pujada] } });
          if (now.current.despesa) now.current.keep({ ...now.current.despesa, arxius: items });
          return;
        }
        const item = made.get().find((one) => one.pujada === pujada);
        const file = { id: pujada, nom: item?.nom ?? '', mida: item?.mida ?? 0 };
        up.current = [...up.current, file];
        now.current.onUp(file);
      },
    });
    return made;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  const add = useCallback(
    (files: readonly File[]): void => {
      held.current = [...held.current, ...files];
      queue.add(files, '');
    },
    [queue],
  );
  // Those of a visit that ended are chosen again: nothing of them can be seen.
  useEffect(() => {
    for (const { key, estat } of queue.get()) if (estat === 'interrompuda') queue.cancel(key);
  }, [queue]);
  return useMemo(
    () => ({
      items,
      add,
      cancel: queue.cancel,
      retry: queue.resume,
      forget: (id) => {
        up.current = up.current.filter((one) => one.id !== id);
      },
      fileOf: (nom, mida) =>
        [...held.current, ...heldFiles()].find((one) => one.name === nom && one.size === mida) ?? null,
      settled: () =>
        new Promise((resolve) => {
          const look = (): void => {
            if (queue.get().some(({ estat }) => !OVER.has(estat))) return;
            stop();
            resolve(up.current);
          };
          const stop = queue.subscribe(look);
          look();
        }),
    }),
    [items, add, queue],
  );
};
