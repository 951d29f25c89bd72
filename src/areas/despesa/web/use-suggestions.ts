import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { agentQuery } from '#areas/agent/web/index.tsx';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { irpfQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { isBlankLinia } from './despesa-values.ts';
import { nextQuery } from './queries.ts';
import type { TipusDespeses } from './tipus.ts';
import type { DespesaForm } from './use-despesa-form.ts';

/** Withheld of rents, whoever lets. */
const LLOGUER = 'LLO';

/** What comes along with a supplier and with a kind: as its last one was, and what is withheld of such. */
export const useSuggestions = (
  form: DespesaForm,
  given: { readonly rates: TipusFiscals; readonly kinds: TipusDespeses; readonly iva_fk: number | null },
) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const [iva, setIva] = useState(given.iva_fk);
  const { agent_fk } = form.values;
  const { data: agent } = useQuery({ ...agentQuery(api, empresa, agent_fk ?? 0), enabled: agent_fk !== null });
  const { data: irpfs } = useQuery(irpfQuery(api, language));
  const now = useRef({ form, agent });
  now.current = { form, agent };
  const supplier = async (id: number | null): Promise<void> => {
    if (id === null) return;
    const { defectes, darrera } = await queries.fetchQuery(nextQuery(api, empresa, { agent_fk: id }));
    const { values, set } = now.current.form;
    if (values.agent_fk !== id) return;
    setIva(defectes.iva_fk);
    for (const key of ['irpf_fk', 'clau', 'isp', 'forma_pagament'] as const) set(key, defectes[key]);
    set('nom_proveidor', '');
    const [first, ...rest] = values.linies;
    const [last] = darrera?.linies ?? [];
    if (!first || rest.length > 0 || !isBlankLinia(first)) return;
    if (darrera) set('tipus', darrera.tipus);
    set('linies', [
      last
        ? {
            ...first,
            tipus_despesa_fk: last.tipus_despesa_fk,
            iva_fk: last.iva_fk,
            causa: last.causa,
            iva_deduible: last.iva_deduible,
            deduible: last.deduible,
          }
        : { ...first, iva_fk: defectes.iva_fk },
    ]);
  };
  /** What a kind put there: it goes when no line is of such a kind any more, and comes back with it, unless somebody says otherwise. */
  const put = useRef<{ readonly irpf: number; readonly gone: boolean } | null>(null);
  /** The kind's withholding, where it is of those from whom it is withheld. */
  const kind = (id: number): void => {
    const irpf = given.kinds.get(id)?.irpf_fk ?? null;
    const { form: latest, agent: who } = now.current;
    if (irpf === null || latest.values.irpf_fk !== null) return;
    const codi = irpfs?.find((one) => one.id === irpf)?.codi;
    if (who && !(who.nif_pais === 'ES' && (who.tipus_persona === 'F' || codi === LLOGUER))) return;
    put.current = { irpf, gone: false };
    latest.set('irpf_fk', irpf);
  };
  const { linies, irpf_fk } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines and what is withheld, whoever changed them
  useEffect(() => {
    const { current } = put;
    if (current === null) return;
    const asked = linies.some(({ tipus_despesa_fk }) => given.kinds.get(tipus_despesa_fk)?.irpf_fk === current.irpf);
    const stands = irpf_fk === (current.gone ? null : current.irpf);
    if (!stands) put.current = null;
    else if (asked === current.gone) {
      put.current = { ...current, gone: !asked };
      form.set('irpf_fk', asked ? current.irpf : null);
    }
  }, [linies, irpf_fk]);
  return { iva_fk: iva, supplier, kind };
};
