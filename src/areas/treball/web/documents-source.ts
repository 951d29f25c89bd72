import { descarregaRoutes } from '#contract/descarrega.ts';
import { type Api, saveFile } from '#web/api.ts';
import type { PanelSource } from '#web/ui/files/panel-types.ts';
import { createUploadQueue } from '#web/ui/files/upload-queue.ts';
import type { UploadQueue } from '#web/ui/files/upload-types.ts';
import { type Arxiu, arxiuRoutes } from '../contract/arxius.ts';

/** How the attachments of a work are seen and saved. */
export const documentsSource = (
  api: Api,
  empresa: number,
  treball: number,
  onFailed: (error: unknown) => void,
): PanelSource => ({
  view: async ({ id, vista }) => {
    if (vista === 'pdf') {
      // The browser's own viewer asks for it, without our token: an address that works once.
      const cami = `/treball/${treball}/arxiu/${id}?inline=true&empresa_fk=${empresa}`;
      const { adreca } = await api.call(descarregaRoutes.create, { body: { cami } });
      return { url: adreca, forget: () => {} };
    }
    const query = vista === 'conversio' ? { vista: true } : { inline: true };
    const { file } = await api.download(arxiuRoutes.get, { params: { id: treball, aid: id }, query });
    const url = URL.createObjectURL(file);
    return { url, forget: () => URL.revokeObjectURL(url) };
  },
  save: async ({ id, nom }) => {
    try {
      saveFile((await api.download(arxiuRoutes.get, { params: { id: treball, aid: id } })).file, nom);
    } catch (error) {
      onFailed(error);
    }
  },
});

const queues = new Map<string, UploadQueue>();
const added = new Map<string, (items: readonly Arxiu[]) => void>();

/** The uploads of a work: they go on while other screens are looked at. `onAdded` hears of each file attached. */
export const documentsQueue = (
  api: Api,
  of: { readonly usuari: number; readonly empresa: number; readonly treball: number },
  onAdded: (items: readonly Arxiu[]) => void,
): UploadQueue => {
  const scope = `pujades.${of.usuari}.${of.empresa}.${of.treball}`;
  added.set(scope, onAdded);
  const known = queues.get(scope);
  if (known) return known;
  const queue = createUploadQueue({
    api,
    scope,
    attach: async (pujada, carpeta) => {
      const params = { id: of.treball };
      const { items } = await api.call(arxiuRoutes.add, { params, body: { pujades: [pujada], carpeta } });
      added.get(scope)?.(items);
    },
  });
  queues.set(scope, queue);
  return queue;
};
