import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { TextAreaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { type FacturaValues, facturaFieldSpecs, sentOfFactura, valuesOfFactura } from './factura-values.ts';
import { TagsField } from './seccions.tsx';
import { useKept } from './use-kept.ts';

/** What may still change of an issued invoice: internal notes, tags, due dates. */
export const IssuedNotes = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { keep } = useKept();
  const record = valuesOfFactura(factura);
  const form = useRecordForm<FacturaValues, Factura>({
    record,
    versio: factura.versio,
    draft: `factura.${factura.id}`,
    scope: 'notes-',
    fields: facturaFieldSpecs(t, record),
    save: ({ changed, versio, avisos_acceptats, idempotencyKey }) =>
      api.call(facturaRoutes.update, {
        params: { id: empresa, fid: factura.id },
        body: {
          ...sentOfFactura(changed),
          versio: versio ?? factura.versio,
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
        },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOfFactura(answer), versio: answer.versio }),
    onSaved: keep,
  });
  return (
    <section className={css.panel} aria-label={t('factura.notes_desar')}>
      <Form form={form} readOnly={!may(facturaRoutes.update)} quiet bar={form.dirty || form.state.kind !== 'idle'}>
        <div className={css.grid}>
          {form.values.venciments.map((_one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a due date is its place
            <div key={place} className={css.line}>
              <DateField name={`venciments.${place}.data`} span={6} half />
              {form.values.venciments.length > 1 ? (
                <NumberField name={`venciments.${place}.import`} as="cents" unit="€" span={6} half />
              ) : null}
            </div>
          ))}
          <TextAreaField name="notes" span={12} rows={2} maxLength={4000} />
          <TagsField name="etiquetes" />
        </div>
      </Form>
    </section>
  );
};
