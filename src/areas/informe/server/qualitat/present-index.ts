import { dayOf } from '#server/http/clock.ts';
import type { FitxerTreball } from '../annex.ts';
import { printedTable } from '../printed.ts';
import { type Block, taula, titol } from './blocks.ts';
import { type Demanat, factsOfWork } from './obra.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

/** Where a file stands in the closing set; null and why, where it does not. */
export interface FitxerConjunt {
  readonly row: FitxerTreball;
  readonly nom: string;
  readonly com: 'dins' | 'gran' | 'perdut';
}

/** What the closing set holds: its documents, and each file of the work and of its results. */
export const presentIndex = (
  data: QualitatData,
  words: Paraules,
  demanat: Demanat,
  { papers, fitxers }: { readonly papers: readonly string[]; readonly fitxers: readonly FitxerConjunt[] },
): Block[] => {
  const { t, date, decimal } = words;
  return [
    ...factsOfWork(data, words, demanat),
    titol(1, t('qualitat.conjunt.documents')),
    { tipus: 'llista', linies: papers },
    titol(1, t('qualitat.conjunt.fitxers')),
    ...taula(
      printedTable(fitxers, [
        {
          cap: t('qualitat.cap.fitxer'),
          ample: '1fr',
          cel: ({ row, nom, com }) => ({ t: row.nom, nota: com === 'dins' ? nom : row.on }),
          sempre: true,
        },
        { cap: t('qualitat.cap.mida'), ample: 'auto', alinea: 'dreta', cel: ({ row }) => decimal(row.mida / 1024, 0) },
        { cap: t('qualitat.cap.pujat'), ample: 'auto', cel: ({ row }) => date(dayOf(row.pujat)) },
        { cap: t('qualitat.cap.al_conjunt'), ample: 'auto', cel: ({ com }) => t(`qualitat.conjunt.${com}`) },
      ]),
      t('qualitat.conjunt.cap_fitxer'),
    ),
  ];
};
