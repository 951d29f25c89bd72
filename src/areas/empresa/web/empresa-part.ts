import { refreshSession } from '#areas/usuari/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, usePlatform } from '#web/platform.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';
import { fieldSpecsOf, type Part, type PartValues, valuesOf } from './empresa-values.ts';
import { announceEmpreses, empresaQuery } from './queries.ts';

/** What is done once a company changed: its screens here, the session, and the other tabs. */
export const useEmpresaChanged = (): ((empresa: Empresa) => void) => {
  const api = useApi();
  const platform = usePlatform();
  return (empresa) => {
    platform.queries.setQueryData(empresaQuery(api, empresa.id).queryKey, empresa);
    void platform.queries.invalidateQueries({ queryKey: ['empresa', 'list'] });
    void platform.queries.invalidateQueries({ queryKey: ['historial', empresa.id] });
    refreshSession(platform).catch(() => undefined);
    announceEmpreses();
  };
};

/** The form of one part of a company: only its fields are written. `lines` names those of its lists. */
export const usePartForm = <P extends Part>(
  empresa: Empresa,
  part: P,
  lines: Readonly<Record<string, FieldSpec>> = {},
) => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const go = useGo();
  const changed = useEmpresaChanged();
  return useRecordForm<PartValues<P>, Empresa>({
    record: valuesOf(part, empresa),
    versio: empresa.versio,
    draft: part === 'dades' ? `empresa.${empresa.id}` : `empresa.${part}.${empresa.id}`,
    fields: { ...fieldSpecsOf(part, t), ...lines },
    save: ({ changed: body, versio, avisos_acceptats, idempotencyKey }) =>
      api.call(empresaRoutes.update, {
        params: { id: empresa.id },
        body: { ...body, versio: versio ?? empresa.versio, ...(avisos_acceptats ? { avisos_acceptats } : {}) },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOf(part, answer), versio: answer.versio }),
    onSaved: changed,
    onLeave: () => go('/empresa'),
  });
};
