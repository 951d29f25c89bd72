import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { useTipus } from '#areas/fiscal/web/index.tsx';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { despesaTexts } from '../texts/index.ts';
import { ProveidorField } from './capcalera.tsx';
import css from './despesa.module.css';
import type { DespesaValues, Pujat } from './despesa-values.ts';
import { withTipus } from './linia-values.ts';
import { PapersSide } from './papers-side.tsx';
import { useTipusDespesa } from './tipus.ts';
import { useDespesaForm } from './use-despesa-form.ts';
import { usePapers } from './use-papers.ts';
import { useSuggestions } from './use-suggestions.ts';

/** On the phone: the photo, then who, when, how much and what for. */
export const PhoneNew = ({
  known,
  iva_fk,
  filled = false,
  files,
  onWhole,
  onAnother,
}: {
  known: Partial<DespesaValues>;
  filled?: boolean;
  iva_fk: number | null;
  files: readonly File[];
  /** The whole form instead, with what is typed. */
  onWhole: (values: DespesaValues) => void;
  onAnother: () => void;
}) => {
  const t = useTexts(despesaTexts);
  const empresa = useEmpresaId();
  const go = useGo();
  const list = `/empresa/${empresa}/despesa`;
  const rates = useTipus();
  const kinds = useTipusDespesa();
  const keepUp = useRef<(file: Pujat) => void>(() => undefined);
  const papers = usePapers(undefined, (file) => keepUp.current(file));
  const form = useDespesaForm({
    known: { ...known, tipus: filled ? (known.tipus ?? 'factura') : 'simplificada' },
    filled,
    iva_fk,
    rates,
    phone: true,
    settled: papers.settled,
    onSaved: (saved, another) => {
      if (another) {
        toast(t('despesa.numero', { numero: `${saved.exercici}/${saved.numero}` }));
        onAnother();
      } else go(`${list}/${saved.id}`, { replace: true });
    },
    onLeave: () => go(list),
  });
  const { values } = form;
  const pujades = useRef(values.pujades);
  pujades.current = values.pujades;
  keepUp.current = (file) => {
    pujades.current = [...pujades.current, file];
    form.set('pujades', pujades.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that it begins with, once
  useEffect(() => {
    if (files.length > 0) papers.add(files);
  }, []);
  const suggestions = useSuggestions(form, { rates, kinds, iva_fk });
  useTitle(t('despesa.nova'), t('despesa.despeses'));
  const kind = values.linies[0]?.tipus_despesa_fk ?? null;
  const seen = useRef(kind);
  // The kind gives its rates to the only line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the kind counts
  useEffect(() => {
    const [linia] = values.linies;
    if (seen.current === kind || !linia || kind === null) return;
    seen.current = kind;
    const given = { day: values.data ?? today(), senseFactura: values.tipus === 'sense_factura' };
    form.set('linies', [withTipus(linia, kind, kinds.get(kind), given)]);
    void suggestions.kind(kind);
  }, [kind]);
  const whole = async (): Promise<void> => {
    const up = await papers.settled();
    await form.handOver();
    const held = [...pujades.current, ...up];
    onWhole({ ...values, pujades: held.filter(({ id }, at) => held.findIndex((one) => one.id === id) === at) });
  };
  const amb_numero = values.tipus === 'factura' || values.tipus === 'rectificativa';
  return (
    <DetailPage header={<DetailHeader back={{ text: t('despesa.despeses'), href: list }} title={t('despesa.nova')} />}>
      <div className={css.main}>
        <PapersSide
          papers={papers}
          pujades={values.pujades}
          onForget={(file) => {
            papers.forget(file.id);
            form.set(
              'pujades',
              values.pujades.filter(({ id }) => id !== file.id),
            );
          }}
        />
        <Form form={form} another>
          <FormSection title={t('despesa.despesa')} help={t('despesa.mobil_ajuda')}>
            <ProveidorField
              form={form}
              span={12}
              onSupplier={(id) => void suggestions.supplier(id).catch(() => undefined)}
            />
            {amb_numero ? <TextField name="num_factura" span={12} maxLength={60} /> : null}
            <DateField name="data" span={6} half />
            <NumberField name="import_total" as="cents" unit="€" span={6} half />
            <SelectField
              name="linies.0.tipus_despesa_fk"
              label={t('despesa.camp.tipus_despesa')}
              span={12}
              empty
              options={kinds.optionsFor([kind]).map(({ value, text }) => ({ value, text }))}
            />
          </FormSection>
          <Button variant="subtle" onClick={() => void whole()}>
            {t('despesa.tots_els_camps')}
          </Button>
        </Form>
      </div>
      <QuickAgentHost />
    </DetailPage>
  );
};
