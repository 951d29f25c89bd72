import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { ImportRoom } from '#web/ui/imports/import-room.ts';
import { IMPORT_CAMPS_DESPESA, type ImportCampDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import { useKept } from './use-kept.ts';

/** What expenses say of their import. */
export const useDespesaImport = (): ImportRoom<ImportCampDespesa> => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { stale } = useKept();
  const of = (iid: number) => ({ id: empresa, iid });
  return {
    key: 'despesa',
    here: `/empresa/${empresa}/despesa/importar`,
    list: `/empresa/${empresa}/despesa`,
    camps: IMPORT_CAMPS_DESPESA,
    words: (word, params) => t(`despesa.importar.${word}`, params),
    campWord: (camp) => t(`despesa.importar.camp.${camp}`),
    lack: (columnes) =>
      columnes.includes('data') && (columnes.includes('base') || columnes.includes('total'))
        ? null
        : t('despesa.importar.falten'),
    next: t('despesa.importar.revisar'),
    get: (id, lectura, signal) =>
      api.call(importacioDespesaRoutes.get, { params: of(id), query: { ...lectura }, ...(signal && { signal }) }),
    report: (id, only) =>
      api.download(importacioDespesaRoutes.informe, { params: of(id), query: only ? { nomes_errors: 'true' } : {} }),
    undo: (id) => api.call(importacioDespesaRoutes.desfer, { params: of(id) }),
    stale,
    tell: (error) => tellFault(error, web),
  };
};
