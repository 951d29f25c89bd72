import { useMemo } from 'react';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { DespesaItem } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import { useKept } from './use-kept.ts';

/** What is done to many expenses: each is a call of its own. */
export const useDespesaBulk = (): readonly BulkVerb<DespesaItem>[] => {
  const t = useTexts(despesaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { stale } = useKept();
  const [pays, removes] = [may(despesaRoutes.paga), may(despesaRoutes.remove)];
  return useMemo(() => {
    const verbs: BulkVerb<DespesaItem>[] = [];
    if (pays)
      verbs.push({
        key: 'pagar',
        text: t('despesa.accio.pagar'),
        fits: ({ data_pagament }) => data_pagament === null,
        confirm: (n) => t('despesa.bulk.pagar_cos', { n }),
        act: ({ id }) =>
          api.call(despesaRoutes.paga, { params: { id: empresa, did: id }, body: { data_pagament: today() } }),
        after: stale,
      });
    if (removes)
      verbs.push({
        key: 'suprimir',
        text: t('despesa.accio.suprimir'),
        danger: true,
        fits: ({ tancada }) => !tancada,
        confirm: (n) => t('despesa.bulk.suprimir_cos', { n }),
        act: ({ id }) => api.call(despesaRoutes.remove, { params: { id: empresa, did: id } }),
        after: stale,
      });
    return verbs;
  }, [t, api, empresa, pays, removes, stale]);
};
