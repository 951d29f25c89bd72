import { withoutBlankLinies } from '#areas/fiscal/web/index.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_FACTURA } from '../contract/blank.ts';
import { type Factura, type FacturaFields, facturaFields, type Rectifica } from '../contract/schemas.ts';
import { say, type T } from './words.ts';

/** A due date as it is being written. */
interface Venciment {
  readonly data: string | null;
  readonly import: number | null;
}
/** What a person writes of a draft. At least one due date stands open. */
/** Why it rectifies is chosen by whoever writes it: nothing stands chosen beforehand. */
export type RectificaEscrita = Omit<Rectifica, 'motiu' | 'rao'> & {
  readonly motiu: Rectifica['motiu'] | null;
  readonly rao: Rectifica['rao'] | null;
};
export type FacturaValues = Omit<FacturaFields, 'venciments' | 'data' | 'serie' | 'rectifica'> & {
  readonly rectifica: RectificaEscrita | null;
  readonly serie: string | null;
  readonly data: string | null;
  readonly venciments: readonly Venciment[];
};
const OPEN: readonly Venciment[] = [{ data: null, import: null }];
export const openVenciments = (list: readonly Venciment[]): readonly Venciment[] => (list.length > 0 ? list : OPEN);

export const blankFactura = (data: string, known: Partial<FacturaValues> = {}): FacturaValues => ({
  ...BLANK_FACTURA,
  venciments: OPEN,
  ...known,
  data,
});

const KEYS = Object.keys(facturaFields) as (keyof FacturaFields)[];
export const valuesOfFactura = (factura: Factura): FacturaValues => {
  const values = Object.fromEntries(KEYS.map((key) => [key, factura[key]])) as unknown as FacturaFields;
  return { ...values, venciments: openVenciments(values.venciments) };
};

/** What is sent: blank lines and due dates without a day are left out. */
export const sentOfFactura = (values: Partial<FacturaValues>): Partial<FacturaFields> => {
  const { venciments, linies, data, serie, rectifica, ...rest } = values;
  return {
    ...rest,
    // The form is not taken without its reasons.
    ...(rectifica === undefined ? {} : { rectifica: rectifica as Rectifica | null }),
    ...(data ? { data } : {}),
    ...(serie === undefined ? {} : { serie: serie ?? '' }),
    ...(linies ? { linies: withoutBlankLinies(linies) } : {}),
    ...(venciments
      ? { venciments: venciments.flatMap((one) => (one.data ? [{ data: one.data, import: one.import }] : [])) }
      : {}),
  };
};

/** Labels of the fields, by path; rows of lists are numbered. */
export const facturaFieldSpecs = (t: T, values: FacturaValues): Record<string, FieldSpec> => {
  const specs: Record<string, FieldSpec> = {};
  for (const key of KEYS) specs[key] = { label: say(t, `factura.camp.${key}`) };
  specs.data = { label: t('factura.camp.data'), required: true };
  for (const key of ['comanda', 'expedient', 'contracte'] as const)
    specs[`referencies.${key}`] = { label: t(`factura.camp.${key}`) };
  for (const place of values.venciments.keys()) {
    const n = place + 1;
    const only = values.venciments.length === 1;
    specs[`venciments.${place}.data`] = {
      label: only ? t('factura.camp.venciment') : t('factura.camp.venciment_n', { n }),
    };
    specs[`venciments.${place}.import`] = { label: t('factura.camp.venciment_import', { n }) };
  }
  for (const place of values.bestretes.keys()) {
    const n = place + 1;
    specs[`bestretes.${place}.concepte`] = { label: t('factura.bestreta.concepte', { n }), required: true };
    specs[`bestretes.${place}.data`] = { label: t('factura.bestreta.data', { n }) };
    specs[`bestretes.${place}.import`] = { label: t('factura.bestreta.import', { n }), required: true };
  }
  if (values.retencio) {
    const key = 'import' in values.retencio ? 'import' : 'percentatge';
    specs[`retencio.${key}`] = { label: t('factura.retencio.valor'), required: true };
    specs['retencio.allibera'] = { label: t('factura.retencio.allibera') };
  }
  if (values.rectifica) {
    specs['rectifica.metode'] = { label: t('factura.metode') };
    specs['rectifica.motiu'] = { label: t('factura.rectificar.motiu'), required: true };
    specs['rectifica.rao'] = { label: t('factura.rectificar.rao'), required: true };
    specs['rectifica.text'] = { label: t('factura.rectificar.text') };
    for (const place of values.rectifica.factures.keys()) {
      const n = place + 1;
      for (const key of ['numero', 'data', 'base', 'quota'] as const)
        specs[`rectifica.factures.${place}.${key}`] = {
          label: t(`factura.rectificada.${key}`, { n }),
          ...(key === 'numero' || key === 'data' ? { required: true } : {}),
        };
    }
  }
  return specs;
};
