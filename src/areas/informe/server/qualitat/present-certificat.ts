import type { ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { settledBy } from '#areas/formigo/domain/decisio.ts';
import { changesOf, countCanvis } from '#areas/proces/domain/canvis-programa.ts';
import type { Excepcions } from '../../domain/excepcions.ts';
import { reasonOf } from '../../domain/excepcions.ts';
import { lotState } from '../../domain/lot-state.ts';
import { type Estat, type Falta, isPartial, mancancesOf } from '../../domain/mancances.ts';
import { printedTable } from '../printed.ts';
import { type Block, fets, paragraf, taula, titol } from './blocks.ts';
import { agentsBlock, baseFact, type Demanat, factsOfWork, nomPartida, peuDe, signaturesOf } from './obra.ts';
import type { Paraules } from './paraules.ts';
import { fallatsDecidits, formigoBlocks, lotNom } from './present-formigo-lots.ts';
import { resumBlocks } from './present-resultats.ts';
import type { QualitatData } from './qualitat-data.ts';
import { consAcceptats, conText, isAnswered, isConContradit, respostesOf } from './respostes.ts';

export interface DemanatCertificat extends Demanat {
  readonly excepcions: Excepcions;
}

type EstatDeLot = Estat['lots'][number]['estat'];
const estatDeLot = ({ veredicte, decisio }: ZonaLot, untold: boolean): EstatDeLot => {
  const state = lotState(veredicte);
  if (state === 'pendent' || state === 'ask') return untold ? 'pendent' : 'be';
  if (settledBy(decisio) !== null) return 'be';
  if (state === 'no_satisfactori') return 'fallat';
  return state === 'no_valida' || state === 'insuficients' ? 'insuficient' : 'be';
};

/** What is missing for the certificate. */
export const faltesOf = (data: QualitatData, words: Paraules): readonly Falta[] => {
  const last = data.revisions.at(-1);
  const { liniesOf } = respostesOf(data);
  const told = new Set(
    data.partides.filter(({ recompte }) => recompte.obertes + recompte.pendents > 0).map(({ id }) => id),
  );
  // What is open of a zone's item is told of the item; what failed, of each lot.
  const untold = (zona: QualitatData['zones'][number]): boolean => !told.has(zona.treball_partida_fk ?? 0);
  const estat: Estat = {
    director: data.agents.some(({ codi }) => codi === 'DEO'),
    titulacio: !data.fitxa.mancances.includes('titulacio_no_habilita'),
    emes: last !== undefined,
    canvis: last ? countCanvis(changesOf(last.foto, data.foto)) : 0,
    // Concrete that was judged is a result too.
    respostes: data.partides.flatMap(liniesOf).filter(isAnswered).length,
    partides: data.partides.map((partida) => ({
      id: partida.id,
      nom: nomPartida(partida),
      obertes: partida.recompte.obertes,
      pendents: partida.recompte.pendents,
      lots: partida.recompte.lotsPerFer,
      curts: words.nivellsCurts(
        partida,
        partida.comprovacions.filter(({ exigida }) => exigida),
      ),
      consFora: liniesOf(partida).filter(isConContradit).length,
    })),
    lots: data.zones.flatMap((zona) =>
      zona.lots.map((lot) => ({
        id: lot.id,
        nom: lotNom(zona.nom, lot.numero, words),
        estat: estatDeLot(lot, untold(zona)),
      })),
    ),
  };
  return mancancesOf(estat);
};
export const faltaText = ({ codi, nom, n }: Falta, { t }: Pick<Paraules, 't'>): string =>
  t(`qualitat.mancanca.${codi}`, { nom, n });

/** How much of what was planned is answered, where it is not all. */
const parcialBlocks = ({ partides }: QualitatData, faltes: readonly Falta[], { t }: Paraules): Block[] => {
  if (!isPartial(faltes)) return [];
  const total = partides.reduce((sum, { recompte }) => sum + recompte.total, 0);
  const pendents = partides.reduce((sum, { recompte }) => sum + recompte.pendents, 0);
  const lots = faltes.reduce((sum, { codi, n }) => (codi === 'partida_lots' ? sum + n : sum), 0);
  return paragraf(t('qualitat.certifico_parcial', { fets: total - pendents, total, lots }), 'fort');
};

/** What is left out with its reason; what one reason stands for is listed under it, said once. */
const excepcionsBlocks = (faltes: readonly Falta[], excepcions: Excepcions, words: Paraules): Block[] => {
  const { t } = words;
  if (faltes.length === 0) return fets([[t('qualitat.cap.excepcions'), t('qualitat.cap_excepcio')]], 1);
  const groups = [...Map.groupBy(faltes, (falta) => reasonOf(excepcions, falta) ?? '')];
  const isShared = ([motiu, some]: (typeof groups)[number]): boolean => motiu !== '' && some.length > 1;
  const alone = groups
    .filter((group) => !isShared(group))
    .flatMap(([motiu, some]) => some.map((one) => ({ motiu, one })));
  return [
    titol(1, t('qualitat.excepcions', { n: faltes.length })),
    ...taula(
      printedTable(alone, [
        { cap: t('qualitat.cap.excepcio'), ample: '1fr', cel: ({ one }) => faltaText(one, words), sempre: true },
        { cap: t('informe.cap.motiu'), ample: '1.2fr', cel: ({ motiu }) => motiu },
      ]),
    ),
    ...groups
      .filter(isShared)
      .flatMap(([motiu, some]): Block[] => [
        ...paragraf(t('qualitat.excepcions_motiu', { n: some.length, motiu }), 'fort'),
        { tipus: 'llista', linies: some.map((falta) => faltaText(falta, words)) },
      ]),
  ];
};

/** What was accepted out of tolerance is no exception, and is told all the same with its reason. */
const acceptatsBlocks = (data: QualitatData, words: Paraules): Block[] => {
  const linies = consAcceptats(data).map((linia) => `${nomPartida(linia.partida)}. ${conText(linia, words)}`);
  return linies.length === 0
    ? []
    : [titol(1, words.t('qualitat.cons_acceptats', { n: linies.length })), { tipus: 'llista', linies }];
};

/** The certificate: what was controlled and found, by whom, and what is left out with its reason. */
export const presentCertificat = (data: QualitatData, words: Paraules, demanat: DemanatCertificat): Block[] => {
  const { t, date } = words;
  const last = data.revisions.at(-1);
  const faltes = faltesOf(data, words);
  const director = data.agents.find(({ codi }) => codi === 'DEO');
  const fallats = fallatsDecidits(data);
  const tret = faltes.length > 0 ? 'si' : 'no';
  return [
    ...factsOfWork(data, words, demanat),
    ...baseFact(data, words, demanat),
    ...agentsBlock(data, words, demanat),
    titol(1, t('qualitat.certifico')),
    ...parcialBlocks(data, faltes, words),
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
          ? t('qualitat.certifico_programa', { numero: last.numero, data: date(last.data), tret })
          : t('qualitat.certifico_sense_programa', { tret }),
        t(faltes.length > 0 ? 'qualitat.certifico_excepcions' : 'qualitat.certifico_conforme'),
        ...(fallats > 0 ? [t('qualitat.certifico_formigo', { n: fallats })] : []),
        t('qualitat.certifico_documentacio'),
      ],
    },
    ...resumBlocks(data, words),
    ...excepcionsBlocks(faltes, demanat.excepcions, words),
    ...acceptatsBlocks(data, words),
    ...formigoBlocks(data, words),
    ...signaturesOf(data, words, demanat, 'certificat', peuDe(words, demanat, 'per_constar')),
  ];
};
