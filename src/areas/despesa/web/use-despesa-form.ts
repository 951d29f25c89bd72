import { useRef, useState } from 'react';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa, LiniaDespesa } from '../contract/schemas.ts';
import { isAutoliquidada } from '../domain/imports.ts';
import { despesaTexts } from '../texts/index.ts';
import {
  blankDespesa,
  type DespesaValues,
  despesaFieldSpecs,
  type Pujat,
  sentOfDespesa,
  valuesOfDespesa,
} from './despesa-values.ts';
import { newLinia } from './linia-values.ts';
import { useKept } from './use-kept.ts';

/** The form of an expense, new (with what is known already) or stored. */
export const useDespesaForm = (given: {
  despesa?: Despesa | undefined;
  known?: Partial<DespesaValues>;
  /** What is known is an expense already, to be saved: it was read from a file. */
  filled?: boolean;
  iva_fk: number | null;
  rates: TipusFiscals;
  phone?: boolean;
  /** Files that are up, once those on their way are. */
  settled: () => Promise<readonly Pujat[]>;
  onSaved: (despesa: Despesa, another: boolean) => void;
  onLeave: () => void;
}) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { keep } = useKept();
  const { despesa, rates } = given;
  const [linia] = useState(() => newLinia(given.iva_fk));
  const [blank] = useState(() => blankDespesa(today(), linia, given.known ?? {}));
  const [empty] = useState(() => (given.filled ? blankDespesa(today(), linia, {}) : blank));
  const [shape, setShape] = useState(blank);
  /** Key under which what was deleted meanwhile is kept as a new one. */
  const anew = useRef<string | null>(null);
  const web = useTexts(webTexts);
  const rateOf = (id: number | null): string | null =>
    id === null ? null : (rates.tipus.iva(id)?.percentatge ?? null);
  const form = useRecordForm<DespesaValues, Despesa>({
    record: despesa ? valuesOfDespesa(despesa) : empty,
    typed: despesa ? undefined : blank,
    versio: despesa?.versio,
    draft: despesa ? `despesa.${despesa.id}` : 'despesa.nova',
    fields: despesaFieldSpecs(t, shape, given.phone ?? false, formats.money),
    save: async ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      if (despesa && !anew.current) {
        try {
          return await api.call(despesaRoutes.update, {
            params: { id: empresa, did: despesa.id },
            body: { ...sentOfDespesa(changed, rateOf), versio: versio ?? despesa.versio, ...accepted },
            idempotencyKey,
          });
        } catch (error) {
          // Deleted meanwhile: what was typed is not lost with it.
          if (!(error instanceof TransportFailure && error.status === 404)) throw error;
          const sure = await askSure({
            title: t('despesa.ja_suprimida'),
            body: t('despesa.ja_suprimida_cos'),
            verb: t('despesa.ja_suprimida_nova'),
            cancel: web('web.cancellar'),
            look: 'primary',
          });
          if (!sure) throw error;
          anew.current = globalThis.crypto.randomUUID();
        }
      }
      const up = await given.settled();
      const pujades = [...new Set([...values.pujades, ...up].map(({ id }) => id))];
      // What whoever buys owes is no part of the total of a receipt.
      const sent = sentOfDespesa(values, isAutoliquidada(values) ? () => null : rateOf);
      return api.call(despesaRoutes.create, {
        params: { id: empresa },
        body: {
          ...sent,
          linies: sent.linies as LiniaDespesa[],
          pujades,
          ...(values.moneda ? { moneda: values.moneda } : {}),
          ...accepted,
        },
        idempotencyKey: anew.current ?? idempotencyKey,
      });
    },
    read: (answer) => ({ values: valuesOfDespesa(answer), versio: answer.versio }),
    onSaved: (answer, another) => {
      keep(answer);
      given.onSaved(answer, another);
    },
    onLeave: given.onLeave,
  });
  if (shape !== form.values) setShape(form.values);
  return form;
};
export type DespesaForm = ReturnType<typeof useDespesaForm>;
