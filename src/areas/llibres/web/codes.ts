import { useMemo } from 'react';
import { translatorOf, useLanguage } from '#web/language.tsx';
import { llibresTexts } from '../texts/index.ts';

type Key = keyof typeof llibresTexts.ca;
/** Lists of codes of the agency's books that other rooms are typed with. */
export type Llista = 'clau_rebuda' | 'despesa' | 'be' | 'metode';

/** Words of the codes of the books, after their code: «G12 · Lloguers i cànons». */
export const useCodis = (): ((llista: Llista, codi: string) => string) => {
  const { language } = useLanguage();
  return useMemo(() => {
    const t = translatorOf(llibresTexts, language);
    return (llista, codi) => `${codi} · ${t(`llibres.${llista}.${codi}` as Key)}`;
  }, [language]);
};
