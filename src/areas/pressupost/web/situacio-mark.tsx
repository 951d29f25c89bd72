import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { PressupostSituacio } from '../domain/estat.ts';
import { pressupostTexts } from '../texts/index.ts';

const FORM: Readonly<Record<PressupostSituacio, MarkForm>> = {
  esborrany: 'draft',
  enviat: 'issued',
  caducat: 'late',
  acceptat: 'satisfied',
  facturat_part: 'partPaid',
  facturat: 'paid',
  rebutjat: 'failed',
  substituit: 'replaced',
};

/** How a quotation stands. */
export const SituacioMark = ({ situacio }: { situacio: PressupostSituacio }) => {
  const t = useTexts(pressupostTexts);
  return <Mark form={FORM[situacio]} word={t(`pressupost.situacio.${situacio}`)} />;
};
