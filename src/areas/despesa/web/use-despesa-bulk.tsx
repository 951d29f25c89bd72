import { useMemo } from 'react';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa, DespesaItem } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import { type Pagament, PagarMoltes } from './pagar-moltes.tsx';
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
    if (pays) {
      const pagament: Pagament = { data: today(), forma: null };
      /** How each was to be paid before another means was chosen for all. */
      const formes = new Map<number, Despesa['forma_pagament']>();
      const pay = (did: number, body: { data_pagament: string | null; forma_pagament?: Despesa['forma_pagament'] }) =>
        api.call(despesaRoutes.paga, { params: { id: empresa, did }, body });
      verbs.push({
        key: 'pagar',
        text: t('despesa.accio.pagar'),
        fits: ({ data_pagament }) => data_pagament === null,
        confirm: (n) => {
          Object.assign(pagament, { data: today(), forma: null });
          formes.clear();
          return <PagarMoltes n={n} pagament={pagament} />;
        },
        act: async ({ id }) => {
          const { data, forma } = pagament;
          if (forma === null) return pay(id, { data_pagament: data });
          const before = await api.call(despesaRoutes.get, { params: { id: empresa, did: id } });
          formes.set(id, before.forma_pagament);
          return pay(id, { data_pagament: data, forma_pagament: forma });
        },
        back: async (items) => {
          for (const { id } of items) {
            const forma = formes.get(id);
            await pay(id, { data_pagament: null, ...(forma && { forma_pagament: forma }) });
          }
        },
        after: stale,
      });
      verbs.push({
        key: 'despagar',
        text: t('despesa.accio.no_pagades'),
        fits: ({ data_pagament }) => data_pagament !== null,
        confirm: (n) => t('despesa.bulk.despagar_cos', { n }),
        act: ({ id }) => pay(id, { data_pagament: null }),
        after: stale,
      });
    }
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
