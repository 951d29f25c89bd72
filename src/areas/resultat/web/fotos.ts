import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { vistaOf } from '#areas/treball/domain/arxiu.ts';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { type Api, saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform, useUserId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import type { PanelFile, PanelSource } from '#web/ui/files/panel-types.ts';
import { createUploadQueue } from '#web/ui/files/upload-queue.ts';
import type { UploadItem, UploadQueue } from '#web/ui/files/upload-types.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ArxiuResultat, ResultatAnswer } from '../contract/schemas.ts';
import { type Casella, clauOf } from './casella.ts';
import { resultatsQuery, setResultats } from './queries.ts';
import type { Trameses } from './tramesa.ts';

export const fileOf = (arxiu: ArxiuResultat): PanelFile => ({
  id: arxiu.id,
  nom: arxiu.nom,
  carpeta: '',
  mida: arxiu.mida,
  pujat: arxiu.pujat,
  pujat_per: arxiu.pujat_per,
  annex: false,
  vista: vistaOf(arxiu.tipus),
});

/** How the files of answers are seen and saved. */
export const useArxiusSource = (): PanelSource => {
  const api = useApi();
  const empresa = useEmpresaId();
  const web = useTexts(webTexts);
  return useMemo(
    () => ({
      view: async ({ id, vista }) => {
        if (vista === 'pdf') {
          const cami = `/resultat/arxiu/${id}/download?inline=true&empresa_fk=${empresa}`;
          const { adreca } = await api.call(descarregaRoutes.create, { body: { cami } });
          return { url: adreca, forget: () => {} };
        }
        const query = vista === 'conversio' ? { vista: true } : { inline: true };
        const { file } = await api.download(resultatRoutes.download, { params: { aid: id }, query });
        const url = URL.createObjectURL(file);
        return { url, forget: () => URL.revokeObjectURL(url) };
      },
      save: async ({ id, nom }) => {
        try {
          saveFile((await api.download(resultatRoutes.download, { params: { aid: id } })).file, nom);
        } catch (error) {
          toastError(tellFault(error, web));
        }
      },
    }),
    [api, empresa, web],
  );
};

/** A place is remembered with its upload, so that a file goes where it was taken for. */
const asFolder = (casella: Casella): string => JSON.stringify(casella);
const placeOf = (item: Pick<UploadItem, 'carpeta'>): Casella => JSON.parse(item.carpeta) as Casella;

const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

const queueOf = (
  given: { api: Api; queries: QueryClient; trameses: Trameses },
  of: { readonly usuari: number; readonly empresa: number; readonly treball: number },
): UploadQueue => {
  const { api, queries, trameses } = given;
  const scope = `fotos.${of.usuari}.${of.empresa}.${of.treball}`;
  const those = queues.get(queries) ?? new Map<string, UploadQueue>();
  queues.set(queries, those);
  const known = those.get(scope);
  if (known) return known;
  const find = async (casella: Casella): Promise<ResultatAnswer | undefined> => {
    const lloc = { id: of.treball, pid: casella.proces_fk, xid: casella.treball_partida_fk };
    const rows = await queries.fetchQuery({ ...resultatsQuery(api, of.empresa, lloc), staleTime: 60_000 });
    return rows.find((one) => clauOf(one) === clauOf(casella));
  };
  const keys = new Map<number, string>();
  const queue = createUploadQueue({
    api,
    scope,
    attach: async (pujada, carpeta) => {
      const casella = placeOf({ carpeta });
      // A photo may come before its check is answered.
      if (!(await find(casella)) && (await trameses.put(casella, {})) === 'unsent')
        throw new TransportFailure('offline', 0);
      const answer = await find(casella);
      if (!answer) throw new Error('no answer to hold the file');
      const clau_client = keys.get(pujada) ?? globalThis.crypto.randomUUID();
      keys.set(pujada, clau_client);
      const arxius = await api.call(resultatRoutes.addArxiu, {
        body: { resultat_fk: answer.id, arxius: [{ pujada_fk: pujada, clau_client }] },
      });
      setResultats(queries, of.empresa, of.treball, [{ ...((await find(casella)) ?? answer), arxius }]);
    },
  });
  those.set(scope, queue);
  return queue;
};

export interface Fotos {
  readonly queue: UploadQueue;
  readonly add: (casella: Casella, files: readonly File[]) => void;
  /** The uploads of one place. */
  readonly of: (casella: Casella) => UploadQueue;
}

/** Files and photos of the answers of a work on their way up. */
export const useFotos = (treball: number, trameses: Trameses): Fotos => {
  const api = useApi();
  const usuari = useUserId();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const queue = queueOf({ api, queries, trameses }, { usuari, empresa, treball });
  return useMemo(() => {
    const views = new Map<string, UploadQueue>();
    return {
      queue,
      add: (casella, files) => queue.add(files, asFolder(casella)),
      of: (casella) => {
        const clau = clauOf(casella);
        const known = views.get(clau);
        if (known) return known;
        let all: readonly UploadItem[] = [];
        let mine: readonly UploadItem[] = [];
        const view: UploadQueue = {
          ...queue,
          get: () => {
            if (queue.get() === all) return mine;
            all = queue.get();
            const next = all.filter((item) => clauOf(placeOf(item)) === clau);
            if (next.length !== mine.length || next.some((item, at) => item !== mine[at])) mine = next;
            return mine;
          },
        };
        views.set(clau, view);
        return view;
      },
    };
  }, [queue]);
};
