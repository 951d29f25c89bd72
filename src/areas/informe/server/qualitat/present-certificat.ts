import { changesOf } from '#areas/proces/domain/canvis-programa.ts';
import type { Excepcions } from '../../domain/excepcions.ts';
import { reasonOf } from '../../domain/excepcions.ts';
import { lotState } from '../../domain/lot-state.ts';
import { type Estat, type Falta, mancancesOf } from '../../domain/mancances.ts';
import { printedTable } from '../printed.ts';
import { type Block, fets, paragraf, taula, titol } from './blocks.ts';
import { agentsBlock, type Demanat, factsOfWork, nomPartida, peuDe, signaturesOf } from './obra.ts';
import type { Paraules } from './paraules.ts';
import { fallatsDecidits, formigoBlocks, lotNom } from './present-formigo-lots.ts';
import { resumBlocks } from './present-resultats.ts';
import type { QualitatData } from './qualitat-data.ts';

export interface DemanatCertificat extends Demanat {
  readonly excepcions: Excepcions;
}

/** What is missing for the certificate. */
export const faltesOf = (data: QualitatData, words: Paraules): readonly Falta[] => {
  const last = data.revisions.at(-1);
  const told = new Set(
    data.partides.filter(({ recompte }) => recompte.obertes + recompte.pendents > 0).map(({ id }) => id),
  );
  // What is open of a zone's item is told of the item.
  const untold = (zona: QualitatData['zones'][number]): boolean => !told.has(zona.treball_partida_fk ?? 0);
  const estat: Estat = {
    director: data.agents.some(({ codi }) => codi === 'DEO'),
    titulacio: !data.fitxa.mancances.includes('titulacio_no_habilita'),
    emes: last !== undefined,
    canvis: last ? changesOf(last.foto, data.foto).partides.length : 0,
    partides: data.partides.map((partida) => ({
      id: partida.id,
      nom: nomPartida(partida),
      obertes: partida.recompte.obertes,
      pendents: partida.recompte.pendents,
      lots: Math.max(0, partida.recompte.lotsPrevistos - partida.recompte.lots),
    })),
    lots: data.zones.filter(untold).flatMap((zona) =>
      zona.lots.map((lot) => {
        const state = lotState(lot.veredicte);
        const failed = state === 'no_satisfactori' || state === 'no_valida' || state === 'insuficients';
        const waits = state === 'pendent' || state === 'ask';
        return {
          id: lot.id,
          nom: lotNom(zona.nom, lot.numero, words),
          estat: waits ? 'pendent' : failed && !lot.decisio?.resultat ? 'fallat' : 'be',
        } as const;
      }),
    ),
  };
  return mancancesOf(estat);
};
export const faltaText = ({ codi, nom, n }: Falta, { t }: Pick<Paraules, 't'>): string =>
  t(`qualitat.mancanca.${codi}`, { nom, n });

/** The certificate: what was controlled and found, by whom, and what is left out with its reason. */
export const presentCertificat = (data: QualitatData, words: Paraules, demanat: DemanatCertificat): Block[] => {
  const { t, date } = words;
  const last = data.revisions.at(-1);
  const faltes = faltesOf(data, words);
  const director = data.agents.find(({ codi }) => codi === 'DEO');
  const fallats = fallatsDecidits(data);
  return [
    ...factsOfWork(data, words, demanat),
    ...agentsBlock(data, words, demanat),
    titol(1, t('qualitat.certifico')),
    ...paragraf(
      t('qualitat.certifico_qui', {
        qui: [director?.nom, director?.titulacio].filter(Boolean).join(', '),
        funcio: director?.funcio ?? '',
      }),
    ),
    {
      tipus: 'llista',
      linies: [
        last
          ? t('qualitat.certifico_programa', { numero: last.numero, data: date(last.data) })
          : t('qualitat.certifico_sense_programa'),
        t(faltes.length > 0 ? 'qualitat.certifico_excepcions' : 'qualitat.certifico_conforme'),
        ...(fallats > 0 ? [t('qualitat.certifico_formigo', { n: fallats })] : []),
        t('qualitat.certifico_documentacio'),
      ],
    },
    ...resumBlocks(data, words),
    ...(faltes.length > 0
      ? [
          titol(1, t('qualitat.excepcions', { n: faltes.length })),
          ...taula(
            printedTable(faltes, [
              {
                cap: t('qualitat.cap.excepcio'),
                ample: '1fr',
                cel: (falta) => faltaText(falta, words),
                sempre: true,
              },
              {
                cap: t('informe.cap.motiu'),
                ample: '1.2fr',
                cel: ({ clau }) => reasonOf(demanat.excepcions, clau) ?? '',
              },
            ]),
          ),
        ]
      : fets([[t('qualitat.cap.excepcions'), t('qualitat.cap_excepcio')]], 1)),
    ...formigoBlocks(data, words),
    ...signaturesOf(data, words, demanat, 'certificat', peuDe(words, demanat, 'per_constar')),
  ];
};
