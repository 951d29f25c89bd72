import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { FacturaItem, FacturaSituacio } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';

const FORMS: Readonly<Record<FacturaSituacio, MarkForm>> = {
  esborrany: 'draft',
  emesa: 'issued',
  cobrada_parcial: 'partPaid',
  cobrada: 'paid',
  rectificada: 'replaced',
  substituida: 'substituted',
  anullada: 'cancelled',
  incobrable: 'failed',
};

/** How an invoice stands; past its due day, for how long. */
export const FacturaMark = ({ situacio, dies_vencuda }: Pick<FacturaItem, 'situacio' | 'dies_vencuda'>) => {
  const t = useTexts(facturaTexts);
  const late = dies_vencuda !== null && (situacio === 'emesa' || situacio === 'cobrada_parcial');
  return late ? (
    <Mark form="late" word={t('factura.vencuda', { dies: dies_vencuda })} />
  ) : (
    <Mark form={FORMS[situacio]} word={t(`factura.situacio.${situacio}`)} />
  );
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
