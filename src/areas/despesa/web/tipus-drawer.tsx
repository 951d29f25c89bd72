import { Checkbox, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONCEPTES_DESPESA, TIPUS_BE } from '#areas/fiscal/domain/llibre.data.ts';
import { useTipus } from '#areas/fiscal/web/index.tsx';
import { useCodis } from '#areas/llibres/web/index.tsx';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import {
  type TipusDespesa,
  type TipusDespesaFields,
  tipusDespesaFields,
  tipusDespesaRoutes,
} from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { treeOf } from './tipus.ts';
import { say } from './words.ts';

const KEYS = Object.keys(tipusDespesaFields) as (keyof TipusDespesaFields)[];
const valuesOf = (tipus: TipusDespesaFields): TipusDespesaFields =>
  Object.fromEntries(KEYS.map((key) => [key, tipus[key]])) as unknown as TipusDespesaFields;

type Over =
  | { readonly what: 'new'; readonly pare: number | null }
  | { readonly what: 'edit'; readonly tipus: TipusDespesa };
interface Given {
  readonly all: readonly TipusDespesa[];
  readonly readOnly: boolean;
  readonly onSaved: (saved: TipusDespesa) => void;
  readonly onClose: () => void;
}
interface Whole extends Given {
  /** The focus goes back to where it was; else to what has been kept. */
  readonly goesBack: boolean;
}

/** A kind, new or known, in a drawer over the tree. */
export const TipusDrawer = ({
  over,
  goesBack,
  ...given
}: Whole & { over: Over | { readonly what: string; readonly tipus: TipusDespesa } | null }) => {
  const t = useTexts(despesaTexts);
  const asked = over as Over | null;
  return (
    <Drawer
      opened={asked !== null}
      onClose={given.onClose}
      returnFocus={goesBack}
      position="right"
      size="lg"
      title={asked?.what === 'edit' ? asked.tipus.nom : t('despesa.tipus.nou')}
      closeButtonProps={{ 'aria-label': t('despesa.tancar') }}
    >
      {asked?.what === 'edit' ? <Written key={asked.tipus.id} {...given} tipus={asked.tipus} /> : null}
      {asked?.what === 'new' ? <Fresh key={asked.pare ?? 0} {...given} pare={asked.pare} /> : null}
    </Drawer>
  );
};

/** A new one starts from the one that it hangs from. */
const Fresh = ({ pare, ...given }: Given & { pare: number | null }) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    queryKey: ['tipus_despesa', 'nou', empresa, pare],
    queryFn: ({ signal }) =>
      api.call(tipusDespesaRoutes.nou, {
        params: { id: empresa },
        query: pare === null ? {} : { pare_fk: pare },
        signal,
      }),
    staleTime: 0,
  });
  return data ? <Written {...given} blank={{ ...data, pare_fk: pare }} /> : null;
};

const Written = ({
  all,
  tipus,
  blank,
  readOnly,
  onSaved,
  onClose,
}: Given & { tipus?: TipusDespesa; blank?: TipusDespesaFields }) => {
  const t = useTexts(despesaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const rates = useTipus();
  const codi = useCodis();
  const [first] = useState(() => valuesOf((tipus ?? blank) as TipusDespesaFields));
  const specs: Record<string, FieldSpec> = Object.fromEntries(
    KEYS.map((key) => [key, { label: say(t, `despesa.tipus.camp.${key}`), required: key === 'nom' }]),
  );
  for (const key of ['tipus_be', 'percentatge'] as const)
    specs[`amortitzacio.${key}`] = { label: t(`despesa.tipus.camp.${key}`), required: true };
  const form = useRecordForm<TipusDespesaFields, TipusDespesa>({
    record: first,
    versio: tipus?.versio,
    draft: tipus ? `despesa.tipus.${tipus.id}` : 'despesa.tipus.nou',
    scope: 'tipus-',
    fields: specs,
    save: ({ values, changed, versio, idempotencyKey }) =>
      tipus
        ? api.call(tipusDespesaRoutes.update, {
            params: { id: empresa, tid: tipus.id },
            body: { ...changed, versio: versio ?? tipus.versio },
            idempotencyKey,
          })
        : api.call(tipusDespesaRoutes.create, { params: { id: empresa }, body: values, idempotencyKey }),
    read: (answer) => ({ values: valuesOf(answer), versio: answer.versio }),
    onSaved,
    onLeave: onClose,
  });
  const { amortitzacio } = form.values;
  const day = today();
  return (
    <Form form={form} readOnly={readOnly}>
      <FormSection title={t('despesa.tipus.camp.nom')}>
        <TextField name="nom" span={12} maxLength={120} autoFocus />
        <SelectField
          name="pare_fk"
          span={12}
          empty={t('despesa.tipus.camp.pare_cap')}
          options={treeOf(all)
            .filter((node) => node.level < 2 && node.tipus.id !== tipus?.id && !node.tipus.baixa)
            .map((node) => ({ value: node.tipus.id, text: `${'\u2003'.repeat(node.level)}${node.tipus.nom}` }))}
        />
      </FormSection>
      <FormSection title={t('despesa.tipus.sec.defectes')}>
        <SelectField
          name="iva_fk"
          span={6}
          empty={t('despesa.tipus.camp.iva_cap')}
          options={rates.ivaDeCompraOn(day, [form.values.iva_fk])}
        />
        <NumberField name="iva_deduible" as="decimal" unit="%" places={4} min={0} max={100} span={6} half />
        <SelectField
          name="irpf_fk"
          span={6}
          empty={t('despesa.tipus.camp.irpf_cap')}
          options={rates.irpfOn(day, [form.values.irpf_fk])}
        />
        <NumberField name="deduible" as="decimal" unit="%" places={4} min={0} max={100} span={6} half />
        <SelectField
          name="concepte"
          span={12}
          empty={t('despesa.tipus.camp.concepte_cap')}
          options={CONCEPTES_DESPESA.map((value) => ({ value, text: codi('despesa', value) }))}
        />
        <div className={css.whole}>
          <Checkbox
            label={t('despesa.tipus.camp.amortitza')}
            checked={amortitzacio !== null}
            onChange={(event) =>
              form.set(
                'amortitzacio',
                event.currentTarget.checked ? { tipus_be: '29', fila: null, percentatge: '10' } : null,
              )
            }
          />
        </div>
        {amortitzacio ? (
          <>
            <SelectField
              name="amortitzacio.tipus_be"
              span={8}
              options={TIPUS_BE.map((value) => ({ value, text: codi('be', value) }))}
            />
            <NumberField
              name="amortitzacio.percentatge"
              as="decimal"
              unit="%"
              places={4}
              min={0}
              max={100}
              span={4}
              half
            />
          </>
        ) : null}
        <TextAreaField name="ajuda" span={12} rows={2} maxLength={500} />
      </FormSection>
    </Form>
  );
};
