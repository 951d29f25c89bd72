import type { CorreuEstat } from '#contract/correu.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import { correuTexts } from '../texts/index.ts';

const FORM: Readonly<Record<CorreuEstat, MarkForm>> = {
  en_cua: 'pending',
  enviant: 'pending',
  enviat: 'mailSent',
  fallat: 'mailFailed',
  dubtos: 'ask',
};

/** The true state of a letter. */
export const CorreuMark = ({ estat }: { estat: CorreuEstat }) => {
  const t = useTexts(correuTexts);
  return <Mark form={FORM[estat]} word={t(`correu.estat.${estat}`)} />;
};
