import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { FacturaItem, FacturaSituacio } from '../contract/schemas.ts';
import { dita } from '../domain/situacio.ts';
import { facturaTexts } from '../texts/index.ts';

const FORMS: Readonly<Record<FacturaSituacio | ReturnType<typeof dita>, MarkForm>> = {
  esborrany: 'draft',
  emesa: 'issued',
  cobrada_parcial: 'partPaid',
  cobrada: 'paid',
  cobrada_garantia: 'paid',
  cobrada_de_mes: 'warning',
  tornada_de_mes: 'warning',
  rectificada: 'replaced',
  substituida: 'substituted',
  anullada: 'cancelled',
  incobrable: 'failed',
};

/** How an invoice stands; past its due day, for how long; with what of its guarantee is to come, or was paid over it. */
export const FacturaMark = (
  factura: Pick<FacturaItem, 'situacio' | 'dies_vencuda' | 'total' | 'pendent' | 'garantia_pendent'>,
) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const { situacio, dies_vencuda, pendent, garantia_pendent } = factura;
  const told = dita(factura);
  const amount = told === 'cobrada_garantia' ? garantia_pendent : Math.abs(pendent);
  const late = dies_vencuda !== null && (situacio === 'emesa' || situacio === 'cobrada_parcial');
  return late ? (
    <Mark form="late" word={t('factura.vencuda', { dies: dies_vencuda })} />
  ) : (
    <Mark form={FORMS[told]} word={t(`factura.situacio.${told}`, { import: formats.money(amount) })} />
  );
};

/** One not issued yet. */
export const DraftMark = () => {
  const t = useTexts(facturaTexts);
  return <Mark form={FORMS.esborrany} word={t('factura.situacio.esborrany')} />;
};

const LETTERS: Readonly<Record<NonNullable<FacturaItem['enviament']>, MarkForm>> = {
  pendent: 'pending',
  enviat: 'mailSent',
  fallit: 'mailFailed',
  dubtos: 'ask',
};
/** What became of its last letter. */
export const EnviamentMark = ({ enviament }: Pick<FacturaItem, 'enviament'>) => {
  const t = useTexts(facturaTexts);
  return enviament ? (
    <Mark form={LETTERS[enviament]} word={t(`factura.enviament.${enviament}`)} size="icon" />
  ) : (
    <span aria-hidden>·</span>
  );
};
