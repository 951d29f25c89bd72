import { type Pujada, pujadaRoutes } from '#contract/pujada.ts';
import type { Api } from '../../api.ts';
import { readStored, writeStored } from '../../storage.ts';
import { refusalCode, TransportFailure } from '../../transport-error.ts';
import type { UploadItem, UploadQueue } from './upload-types.ts';

const PIECE = 1024 * 1024;
const MAX = 100 * 1024 * 1024;
const AT_ONCE = 2;
const WAIT_LEAST = 1_000;
const WAIT_MOST = 15_000;

/** What is remembered over a reload. */
type Kept = Pick<UploadItem, 'key' | 'nom' | 'mida' | 'modificat' | 'carpeta' | 'pujada' | 'rebut'>;

interface Given {
  readonly api: Api;
  /** Name under which unfinished uploads are remembered. */
  readonly scope: string;
  /** What is done with a finished upload; it ends with it. */
  readonly attach: (pujada: number, carpeta: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Whether it is the line that failed, so that trying again is the answer. */
const isLine = (error: unknown): boolean =>
  error instanceof TransportFailure &&
  (error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.status >= 502 ||
    ['pujada_tallada', 'pujada_ocupada'].includes(refusalCode(error) ?? ''));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });

/** Files that go up in pieces, two at once, through lost lines and reloads. */
export const createUploadQueue = ({ api, scope, attach, wait = pause }: Given): UploadQueue => {
  const stored = readStored<readonly Kept[]>(scope) ?? [];
  let items: readonly UploadItem[] = stored.map((one) => ({ ...one, estat: 'interrompuda', error: null }));
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const find = (key: string): UploadItem | undefined => items.find((item) => item.key === key);
  const keep = (next: readonly UploadItem[]): void => {
    items = next;
    const open = items.filter(({ pujada }) => pujada !== null);
    writeStored(
      scope,
      open.length === 0
        ? null
        : open.map(({ key, nom, mida, modificat, carpeta, pujada, rebut }) => ({
            key,
            nom,
            mida,
            modificat,
            carpeta,
            pujada,
            rebut,
          })),
    );
    for (const listener of listeners) listener();
  };
  const set = (key: string, change: Partial<UploadItem>): void =>
    keep(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const drop = (key: string): void => {
    files.delete(key);
    keep(items.filter((item) => item.key !== key));
  };

  /** The upload on the server: the one begun, or a new one where that was forgotten. */
  const opened = async (item: UploadItem, signal: AbortSignal): Promise<Pujada> => {
    if (item.pujada !== null)
      try {
        return await api.call(pujadaRoutes.get, { params: { id: item.pujada }, signal });
      } catch (error) {
        if (!(error instanceof TransportFailure) || error.status !== 404) throw error;
      }
    const { nom, mida } = item;
    return api.call(pujadaRoutes.create, { body: { nom, mida }, signal });
  };

  /** Waits for those chosen before that are going up too, so that files stand in the order they were chosen. */
  const turnOf = async (key: string): Promise<void> => {
    const isBefore = (): boolean => {
      const place = items.findIndex((item) => item.key === key);
      return items.slice(0, Math.max(0, place)).some(({ estat }) => estat === 'puja' || estat === 'desa');
    };
    while (isBefore())
      await new Promise<void>((resolve) => {
        const heard = (): void => {
          listeners.delete(heard);
          resolve();
        };
        listeners.add(heard);
      });
  };

  const send = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    const item = find(key);
    if (!item) return;
    let upload = await opened(item, signal);
    const show = (): void => set(key, { pujada: upload.id, rebut: upload.rebut, estat: 'puja', error: null });
    show();
    while (upload.rebut < upload.mida) {
      const content = file.slice(upload.rebut, upload.rebut + PIECE);
      const params = { id: upload.id };
      upload = await api
        .call(pujadaRoutes.put, { params, query: { inici: upload.rebut }, content, signal })
        .catch((error: unknown) => {
          if (refusalCode(error) !== 'pujada_desplacada') throw error;
          return api.call(pujadaRoutes.get, { params, signal });
        });
      show();
    }
    set(key, { estat: 'desa' });
    await api.call(pujadaRoutes.finish, { params: { id: upload.id }, signal });
    await turnOf(key);
    signal.throwIfAborted();
    await attach(upload.id, item.carpeta);
  };

  const run = async (key: string, file: File): Promise<void> => {
    const control = new AbortController();
    running.set(key, control);
    try {
      for (let delay = WAIT_LEAST; ; delay = Math.min(delay * 2, WAIT_MOST))
        try {
          await send(key, file, control.signal);
          drop(key);
          return;
        } catch (error) {
          if (control.signal.aborted) return;
          if (!isLine(error)) return set(key, { estat: 'error', error });
          set(key, { estat: 'sense_linia' });
          await wait(delay);
          if (control.signal.aborted) return;
        }
    } finally {
      running.delete(key);
      next();
    }
  };

  const next = (): void => {
    for (const item of items) {
      if (running.size >= AT_ONCE) return;
      const file = files.get(item.key);
      if (item.estat === 'espera' && file && !running.has(item.key)) void run(item.key, file);
    }
  };

  const refusedAtOnce = (file: File): unknown => (file.size === 0 ? 'es_buit' : file.size > MAX ? 'supera' : null);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => items,
    add: (chosen, carpeta) => {
      const fresh: UploadItem[] = [];
      const again = new Set<string>();
      for (const file of chosen) {
        const begun = items.find(
          (item) =>
            item.estat === 'interrompuda' &&
            !again.has(item.key) &&
            item.nom === file.name &&
            item.mida === file.size &&
            item.modificat === file.lastModified,
        );
        const key = begun?.key ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
        files.set(key, file);
        if (begun) again.add(key);
        else {
          const error = refusedAtOnce(file);
          fresh.push({
            key,
            nom: file.name,
            mida: file.size,
            modificat: file.lastModified,
            carpeta,
            pujada: null,
            rebut: 0,
            estat: error ? 'error' : 'espera',
            error,
          });
        }
      }
      keep([...items.map((item) => (again.has(item.key) ? { ...item, estat: 'espera' as const } : item)), ...fresh]);
      next();
    },
    pause: (key) => {
      running.get(key)?.abort();
      set(key, { estat: 'pausa' });
    },
    resume: (key) => {
      set(key, { estat: 'espera', error: null });
      // The one paused may still be on its way out.
      setTimeout(next, 0);
    },
    cancel: (key) => {
      const item = find(key);
      running.get(key)?.abort();
      drop(key);
      if (item?.pujada) api.call(pujadaRoutes.remove, { params: { id: item.pujada } }).catch(() => {});
      next();
    },
  };
};
