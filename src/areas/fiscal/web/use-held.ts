import { useRef } from 'react';
import { useTexts } from '#web/language.tsx';
import { fiscalTexts } from '../texts/index.ts';

/** What keeps a document from being saved while cells of its lines could not be read: they would be saved as nothing. */
export const useHeld = () => {
  const t = useTexts(fiscalTexts);
  const cells = useRef(0);
  return {
    held: (): string | null => (cells.current > 0 ? t('fiscal.no_llegides_desar') : null),
    tell: (count: number): void => {
      cells.current = count;
    },
  };
};
