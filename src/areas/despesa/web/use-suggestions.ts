import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { agentQuery } from '#areas/agent/web/index.tsx';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { irpfQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { LiniaDespesa } from '../contract/schemas.ts';
import { retencioDe } from '../domain/retencio.ts';
import { isBlankLinia } from './despesa-values.ts';
import { liniaDeDarrera } from './linia-values.ts';
import { nextQuery } from './queries.ts';
import type { TipusDespeses } from './tipus.ts';
import { useAskRetencio } from './use-ask-tipus.tsx';
import type { DespesaForm } from './use-despesa-form.ts';

/** What a supplier has by habit. */
type Habit = 'tipus' | 'clau' | 'isp' | 'forma_pagament';
const habitsOf = ({ tipus, clau, isp, forma_pagament }: DespesaForm['values']): Record<Habit, unknown> => ({
  tipus,
  clau,
  isp,
  forma_pagament,
});

/** What comes along with a supplier and with a kind: as its last one was, and what is withheld of such. */
export const useSuggestions = (
  form: DespesaForm,
  given: { readonly rates: TipusFiscals; readonly kinds: TipusDespeses; readonly iva_fk: number | null },
) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const ask = useAskRetencio(given.rates);
  const [iva, setIva] = useState(given.iva_fk);
  const { agent_fk } = form.values;
  const { data: agent } = useQuery({ ...agentQuery(api, empresa, agent_fk ?? 0), enabled: agent_fk !== null });
  const { data: irpfs } = useQuery(irpfQuery(api, language));
  const now = useRef({ form, agent, kinds: given.kinds });
  now.current = { form, agent, kinds: given.kinds };
  /** What stood there, or was put there by itself: anything else was chosen by somebody, and no supplier changes it. */
  const posats = useRef<Record<Habit, unknown>>(habitsOf(form.values));
  const habit = <Key extends Habit>(key: Key, value: DespesaForm['values'][Key]): void => {
    const { values, set } = now.current.form;
    if (values[key] !== posats.current[key]) return;
    posats.current[key] = value;
    set(key, value);
  };
  /** What was put there by itself; another withholding was written by somebody. */
  const auto = useRef(form.values.irpf_fk);
  /** What a kind put there: it goes when no line is of such a kind any more, and comes back with it, unless somebody says otherwise. */
  const put = useRef<{ readonly irpf: number; readonly gone: boolean } | null>(null);
  const kindsSay = (linies: readonly LiniaDespesa[]): (number | null)[] =>
    linies.map(({ tipus_despesa_fk }) => now.current.kinds.get(tipus_despesa_fk)?.irpf_fk ?? null);
  /** Puts a withholding; what somebody wrote is asked about first. */
  const withhold = async (irpf: number | null, ofKind: boolean): Promise<void> => {
    const { values, set } = now.current.form;
    if (irpf === values.irpf_fk) auto.current = irpf;
    else if (values.irpf_fk !== null && values.irpf_fk !== auto.current && !(await ask(values.irpf_fk, irpf))) return;
    auto.current = irpf;
    put.current = ofKind && irpf !== null ? { irpf, gone: false } : null;
    set('irpf_fk', irpf);
  };
  /** Of such lines, by their kinds and their supplier. */
  const retencio = (linies: readonly LiniaDespesa[]): number | null =>
    retencioDe(now.current.agent ?? null, kindsSay(linies), (id) => irpfs?.find((one) => one.id === id)?.codi);
  /** Lines that come whole from an earlier expense bring what was withheld of it, else what their kinds say. */
  const ofDarrera = (linies: readonly LiniaDespesa[], irpf_fk: number | null): Promise<void> =>
    withhold(irpf_fk ?? retencio(linies), kindsSay(linies).includes(irpf_fk ?? retencio(linies)));
  /** The supplier that was chosen last: what comes late of another is nobody's. */
  const chosen = useRef<number | null>(null);
  const supplier = async (id: number | null): Promise<void> => {
    chosen.current = id;
    if (id === null) return;
    const [{ defectes, darrera }, who] = await Promise.all([
      queries.fetchQuery(nextQuery(api, empresa, { agent_fk: id })),
      queries.fetchQuery(agentQuery(api, empresa, id)).catch(() => undefined),
    ]);
    const { values, set } = now.current.form;
    if (chosen.current !== id) return;
    now.current.agent = who;
    setIva(defectes.iva_fk);
    habit('clau', defectes.clau);
    habit('isp', defectes.isp);
    habit('forma_pagament', defectes.forma_pagament);
    set('nom_proveidor', '');
    const [first, ...rest] = values.linies;
    const [last] = darrera?.linies ?? [];
    if (!first || rest.length > 0 || !isBlankLinia(first)) {
      const own = retencio(values.linies);
      return withhold(own, kindsSay(values.linies).includes(own));
    }
    // What rectifies is no habit of anybody.
    if (darrera && darrera.tipus !== 'rectificativa') habit('tipus', darrera.tipus);
    const linia = last ? liniaDeDarrera(first, last) : { ...first, iva_fk: defectes.iva_fk };
    set('linies', [linia]);
    await withhold(defectes.irpf_fk, kindsSay([linia]).includes(defectes.irpf_fk));
  };
  /** The kind's withholding, where it is of those from whom it is withheld. */
  const kind = async (id: number): Promise<void> => {
    if ((now.current.kinds.get(id)?.irpf_fk ?? null) === null) return;
    const { linies } = now.current.form.values;
    // The line may not show its kind yet.
    const own = retencioDe(
      now.current.agent ?? null,
      [...kindsSay(linies), now.current.kinds.get(id)?.irpf_fk ?? null],
      (irpf) => irpfs?.find((one) => one.id === irpf)?.codi,
    );
    if (own !== null) await withhold(own, true);
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
      auto.current = asked ? current.irpf : null;
      form.set('irpf_fk', asked ? current.irpf : null);
    }
  }, [linies, irpf_fk]);
  return { iva_fk: iva, supplier, kind, ofDarrera };
};
