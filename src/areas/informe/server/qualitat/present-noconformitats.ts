import type { CanviTermini } from '#areas/resultat/contract/schemas.ts';
import { isLate } from '#areas/resultat/domain/resposta.ts';
import { dayOf } from '#server/http/clock.ts';
import { type PrintedTable, printedTable } from '../printed.ts';
import { type Block, celMarca, fets, paragraf, taula, titol } from './blocks.ts';
import {
  type Demanat,
  factsOfWork,
  marcaResultat,
  nomPartida,
  nomProces,
  normesText,
  onEsLot,
  peuDe,
  signaturesOf,
} from './obra.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';
import { consRebutjats, conText, isDecidida, type Linia, noConformitatsOf } from './respostes.ts';

/** A picture of a non-conformity, where the template finds it. */
export interface Foto {
  readonly cami: string;
  readonly text: string;
}
export interface FotosImpreses {
  readonly fotos: readonly Foto[];
  /** Those that did not fit. */
  readonly fora: number;
}
export const SENSE_FOTOS: FotosImpreses = { fotos: [], fora: 0 };
/** Pictures under their heading, and how many did not fit. */
export const fotosBlocks = (nivell: 1 | 2, { fotos, fora }: FotosImpreses, { t }: Paraules): Block[] =>
  fotos.length + fora === 0
    ? []
    : [
        titol(nivell, t('qualitat.fotos')),
        ...(fotos.length > 0 ? [{ tipus: 'fotos', fotos } satisfies Block] : []),
        ...(fora > 0 ? paragraf(t('qualitat.fotos_fora', { n: fora }), 'petit') : []),
      ];

export interface DemanatNoConformitats extends Demanat {
  readonly resultat: number | undefined;
  readonly fotos: FotosImpreses;
}

/** That it has photos or papers, where they are not printed with it. */
const filesText = ({ resposta }: Linia, { t }: Paraules): string =>
  resposta && resposta.arxius.length > 0 ? t('qualitat.n_fitxers', { n: resposta.arxius.length }) : '';

/** A change of a term in one sentence: from which day to which, and why. */
const canviText = ({ abans, despres, motiu }: CanviTermini, { t, date }: Paraules): string =>
  t(despres > abans ? 'qualitat.termini_ajornat' : 'qualitat.termini_avancat', {
    abans: date(abans),
    despres: date(despres),
    motiu,
  });

/** Every change of the term of a non-conformity, with who made it and when. */
const terminisBlocks = (canvis: readonly CanviTermini[], { t, date }: Paraules): Block[] =>
  canvis.length === 0
    ? []
    : [
        titol(2, t('qualitat.canvis_termini')),
        ...taula(
          printedTable(canvis, [
            { cap: t('informe.cap.data'), ample: 'auto', cel: ({ quan }) => date(dayOf(quan)) },
            { cap: t('qualitat.cap.termini_abans'), ample: 'auto', cel: ({ abans }) => date(abans) },
            { cap: t('qualitat.cap.termini_despres'), ample: 'auto', cel: ({ despres }) => date(despres) },
            { cap: t('informe.cap.motiu'), ample: '1.6fr', cel: ({ motiu }) => motiu },
            { cap: t('qualitat.cap.qui'), ample: '1fr', cel: ({ usuari }) => usuari },
          ]),
        ),
      ];

const where = ({ partida, lot }: Linia, words: Paraules): string =>
  [nomPartida(partida), lot && onEsLot(lot, words)].filter(Boolean).join(' · ');

export const ncTable = (ncs: readonly Linia[], data: QualitatData, words: Paraules, avui: string): PrintedTable => {
  const { t, date } = words;
  const day = (value: string | null | undefined): string => (value ? date(value) : '');
  return printedTable(ncs, [
    {
      cap: t('qualitat.cap.no_conforme'),
      ample: '1.3fr',
      cel: (linia) => ({
        t: linia.comprovacio.nom,
        nota: [where(linia, words), linia.resposta?.observacions, filesText(linia, words)].filter(Boolean).join('\n'),
      }),
      sempre: true,
    },
    { cap: t('informe.cap.data'), ample: 'auto', cel: ({ resposta }) => day(resposta?.data) },
    {
      cap: t('qualitat.cap.accio'),
      ample: '1.3fr',
      cel: ({ resposta }) => ({
        t: resposta?.accio ?? '',
        nota: (resposta?.canvis_termini ?? []).map((canvi) => canviText(canvi, words)).join('\n'),
      }),
    },
    {
      cap: t('qualitat.cap.termini'),
      ample: 'auto',
      cel: ({ resposta }) =>
        resposta && isLate(resposta, avui)
          ? { t: day(resposta.termini), fort: true, nota: t('qualitat.fora_termini') }
          : day(resposta?.termini),
    },
    {
      cap: t('qualitat.cap.responsable'),
      ample: '0.9fr',
      cel: ({ resposta }) => data.noms.get(resposta?.responsable_fk ?? 0) ?? '',
    },
    { cap: t('qualitat.cap.estat'), ample: 'auto', cel: ({ resposta }) => celMarca(marcaResultat(resposta, words)) },
    { cap: t('qualitat.cap.tancada'), ample: 'auto', cel: ({ resposta }) => day(resposta?.tancada) },
  ]);
};

const sheetBlocks = (linia: Linia, data: QualitatData, words: Paraules, fotos: FotosImpreses): Block[] => {
  const { t, date } = words;
  const { partida, lot, comprovacio, resposta } = linia;
  const day = (value: string | null | undefined): string => (value ? date(value) : '');
  return [
    titol(1, comprovacio.nom, { marca: marcaResultat(resposta, words) }),
    ...fets([
      [t('qualitat.cap.proces'), nomProces(partida.proces_fk, words)],
      [t('qualitat.cap.partida'), nomPartida(partida)],
      [t('informe.cap.lot'), lot ? onEsLot(lot, words) : ''],
      [t('qualitat.cap.categoria'), words.categoria(comprovacio.categoria_fk)],
      [t('qualitat.cap.valor'), resposta ? words.valor(resposta) : ''],
      [t('qualitat.cap.detectada'), day(resposta?.data)],
      [t('qualitat.cap.responsable'), data.noms.get(resposta?.responsable_fk ?? 0) ?? ''],
      [t('qualitat.cap.document'), resposta?.document_ref ?? ''],
      [t('qualitat.cap.termini'), day(resposta?.termini)],
      [t('qualitat.cap.tancada'), day(resposta?.tancada)],
    ]),
    ...fets(
      [
        [
          t('qualitat.cap.criteri'),
          [comprovacio.criteri, normesText(comprovacio.normes, data, words)].filter(Boolean).join(' · '),
        ],
        [t('qualitat.cap.que_passa'), resposta?.observacions ?? ''],
        [t('qualitat.cap.accio'), resposta?.accio ?? ''],
      ],
      1,
    ),
    ...terminisBlocks(resposta?.canvis_termini ?? [], words),
    ...fotosBlocks(2, fotos, words),
  ];
};

/** Loads that were rejected for their slump and have no answer: they are no non-conformity of the follow-up yet. */
export const rebutjatsBlocks = (data: QualitatData, words: Paraules): Block[] => {
  const linies = consRebutjats(data).map((linia) => `${nomPartida(linia.partida)}. ${conText(linia, words)}`);
  return linies.length === 0 ? [] : [titol(1, words.t('qualitat.cons_rebutjats')), { tipus: 'llista', linies }];
};

/** The list of non-conformities, or one of them on its sheet. */
export const presentNoConformitats = (data: QualitatData, words: Paraules, demanat: DemanatNoConformitats): Block[] => {
  const { t } = words;
  const all = noConformitatsOf(data);
  const one = all.find(({ resposta }) => resposta?.id === demanat.resultat);
  const open = all.filter(({ resposta }) => !resposta?.tancada);
  const decided = all.filter(isDecidida);
  const closed = all.filter((linia) => linia.resposta?.tancada && !isDecidida(linia));
  const listed = (key: 'nc_decidides' | 'nc_tancades', some: readonly Linia[]): Block[] =>
    some.length === 0
      ? []
      : [titol(1, t(`qualitat.${key}`, { n: some.length })), ...taula(ncTable(some, data, words, demanat.avui))];
  return [
    ...factsOfWork(data, words, demanat),
    ...(one
      ? sheetBlocks(one, data, words, demanat.fotos)
      : [
          titol(1, t('qualitat.nc_obertes', { n: open.length })),
          ...taula(ncTable(open, data, words, demanat.avui), t('qualitat.nc_cap_oberta')),
          ...rebutjatsBlocks(data, words),
          ...listed('nc_decidides', decided),
          ...listed('nc_tancades', closed),
        ]),
    ...paragraf(''),
    ...signaturesOf(data, words, demanat, 'noconformitats', peuDe(words, demanat, 'nota_marques')),
  ];
};
