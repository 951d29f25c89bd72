import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { ImportRoom } from '#web/ui/imports/import-room.ts';
import { IMPORT_CAMPS, type ImportCamp, importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';

const NAMES: readonly ImportCamp[] = ['nom_complet', 'nom', 'rao_social'];

/** What agents say of their import. */
export const useAgentImport = (): ImportRoom<ImportCamp> => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  return {
    key: 'agent',
    here: `/empresa/${empresa}/agent/importar`,
    list: `/empresa/${empresa}/agent`,
    camps: IMPORT_CAMPS,
    words: (word, params) => t(`agent.importar.${word}`, params),
    campWord: (camp) => t(`agent.importar.camp.${camp}`),
    lack: (columnes) =>
      columnes.some((camp) => camp !== null && NAMES.includes(camp)) ? null : t('agent.importar.sense_nom'),
    next: t('agent.importar.seguent'),
    get: (id, lectura, signal) =>
      api.call(importacioRoutes.get, { params: { id }, query: { ...lectura }, ...(signal && { signal }) }),
    report: (id, only) =>
      api.download(importacioRoutes.informe, { params: { id }, query: only ? { nomes_errors: 'true' } : {} }),
    undo: (id) => api.call(importacioRoutes.desfer, { params: { id } }),
    stale: () => void queries.invalidateQueries({ queryKey: ['agent', 'list'] }),
    tell: (error) => tellFailure(error, web).sentence,
  };
};
