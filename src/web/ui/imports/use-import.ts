import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ImportacioOf, Lectura } from '#contract/importacio.ts';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { useGo } from '../../navigation.tsx';
import { useApi, useEmpresaId } from '../../platform.tsx';
import { readOfTab, writeOfTab } from '../../storage.ts';
import type { ImportRoom } from './import-room.ts';

const POLL_MS = 700;

/** An id of the address, or null. */
export const numberOf = (text: unknown): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

interface Kept<Camp extends string> {
  readonly lectura: Lectura;
  readonly columnes: readonly (Camp | null)[];
  readonly reviewing: boolean;
}
const keptKey = (id: number): string => `importar.${id}`;

/** Where an import stands: its file, how it is read, its columns, and the task that brings it in; a reload finds it again. */
export const useImport = <Camp extends string>(
  room: ImportRoom<Camp>,
  given: ImportacioOf<Camp> | null,
  search: Readonly<Record<string, unknown>>,
) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const [importacio, setImportacio] = useState(given);
  const [kept] = useState(() => (given?.estat === 'oberta' ? readOfTab<Kept<Camp>>(keptKey(given.id)) : null));
  const [lectura, setLectura] = useState<Lectura>(kept?.lectura ?? {});
  const [columnes, setColumnes] = useState<readonly (Camp | null)[]>(kept?.columnes ?? given?.proposta ?? []);
  const [reviewing, setReviewing] = useState(kept?.reviewing ?? false);
  const id = importacio?.id ?? null;
  // A reload finds again how the file is read, what its columns are and the step; read otherwise, it is read so again.
  useEffect(() => {
    if (id !== null) writeOfTab(keptKey(id), { lectura, columnes, reviewing });
  }, [id, lectura, columnes, reviewing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes back, once
  useEffect(() => {
    if (given && kept && Object.keys(kept.lectura).length > 0)
      void room.get(given.id, kept.lectura).then(setImportacio, () => {
        setLectura({});
        setColumnes(given.proposta);
        setReviewing(false);
      });
  }, []);
  const [tasca, setTasca] = useState(() => (given?.estat === 'oberta' ? numberOf(search['tasca']) : null));
  const running = useQuery({
    queryKey: [room.key, 'importar', empresa, tasca],
    enabled: tasca !== null,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => {
      const now = await api.call(tascaRoutes.get, { params: { id: tasca ?? 0 }, signal });
      if (now.estat === 'en_cua' || now.estat === 'en_curs' || !importacio) return now;
      setImportacio(await room.get(importacio.id, {}, signal));
      setTasca(null);
      room.stale();
      return now;
    },
  });
  const now: Tasca | null = running.data ?? null;
  const read = (next: ImportacioOf<Camp>): void => {
    setImportacio(next);
    setColumnes(next.proposta);
  };
  const over = importacio !== null && importacio.estat !== 'oberta';
  return {
    importacio,
    lectura,
    columnes,
    setColumnes,
    tasca,
    now,
    /** The task that ended without importing. */
    ended: now?.estat === 'cancelada' || now?.estat === 'fallada' ? now : null,
    reviewing,
    setReviewing,
    over,
    /** Place of the step among `IMPORT_STEPS`. */
    step: importacio === null ? 0 : over || tasca !== null ? 3 : reviewing ? 2 : 1,
    open: (next: ImportacioOf<Camp>): void => {
      read(next);
      go(`${room.here}?id=${next.id}`, { replace: true });
    },
    reread: (next: ImportacioOf<Camp>, asked: Lectura): void => {
      setLectura(asked);
      read(next);
    },
    started: (id: number): void => {
      setTasca(id);
      // A reload finds the task again, and its progress.
      go(`${room.here}?id=${importacio?.id ?? ''}&tasca=${id}`, { replace: true });
    },
    undone: setImportacio,
    restart: (): void => {
      setImportacio(null);
      setReviewing(false);
      setLectura({});
      go(room.here, { replace: true });
    },
  };
};
export type ImportFlow<Camp extends string> = ReturnType<typeof useImport<Camp>>;
