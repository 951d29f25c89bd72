import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { type PrintedCell, printedTable } from '../printed.ts';
import { type Block, celMarca, paragraf, taula, titol } from './blocks.ts';
import {
  agentsBlock,
  baseFact,
  type Demanat,
  factsOfWork,
  marcaEstat,
  marcaResultat,
  nomLot,
  nomPartida,
  nomProces,
  peuDe,
  signaturesOf,
} from './obra.ts';
import type { Paraules } from './paraules.ts';
import { type DiesDeLot, diesDeLots, formigoBlocks } from './present-formigo-lots.ts';
import type { QualitatData } from './qualitat-data.ts';
import { conText, hasToTell, isAnswered, isDecidida, type Linia, respostesOf } from './respostes.ts';

export interface DemanatResultats extends Demanat {
  readonly nomes_amb_resultats: boolean;
}

/** A check of an item over all its lots. */
interface Control {
  readonly linies: readonly Linia[];
}

/** The worst answer of a check: open, missing, decided, closed, conforming, not applicable. */
const worst = ({ linies }: Control): Linia['resposta'] => {
  const of = (is: (linia: Linia) => boolean) => linies.find(is);
  const open = of(({ resposta }) => resposta?.resultat === 'NC' && !resposta.tancada);
  if (open) return open.resposta;
  if (linies.some((linia) => !isAnswered(linia))) return undefined;
  const decided = of(isDecidida);
  const closed = of(({ resposta }) => resposta?.resultat === 'NC');
  const good = of(({ resposta }) => resposta?.resultat === 'C');
  return (decided ?? closed ?? good ?? linies[0])?.resposta;
};

/** Texts once each, in their order. */
const once = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

const notesOfLines = (linies: readonly Linia[], words: Paraules): string[] => {
  const { t, date, valor } = words;
  const answers = linies.flatMap(({ resposta }) => resposta ?? []);
  return once([
    ...linies.map((linia) => conText(linia, words)),
    ...answers.filter(({ resultat }) => resultat === 'C').map(valor),
    ...answers.flatMap(({ resultat, tancada, automatic, accio }) => {
      if (resultat !== 'NC') return [];
      if (!tancada) return [t('qualitat.nc_oberta', { accio })];
      return [t(automatic ? 'qualitat.nc_decidida_el' : 'qualitat.nc_tancada_el', { data: date(tancada), accio })];
    }),
    ...answers
      .filter(({ resultat }) => resultat === 'NA')
      .map(({ observacions }) => t('qualitat.na_motiu', { motiu: observacions })),
    ...once(answers.map(({ document_ref }) => document_ref)),
  ]);
};

/** What is said of a check: what is not of all its lots says of which. */
const notesOf = ({ linies }: Control, words: Paraules): string => {
  const each = linies.map((linia) => ({ lot: linia.lot, notes: notesOfLines([linia], words) }));
  return once(each.flatMap(({ notes }) => notes))
    .map((note) => {
      const of = each.filter(({ notes }) => notes.includes(note));
      const lots = of.flatMap(({ lot }) => (lot === null ? [] : [nomLot(lot, words)]));
      return of.length === each.length || lots.length < of.length
        ? note
        : words.t('qualitat.nota_de_lots', { lots: words.listed(lots), nota: note });
    })
    .join('\n');
};

const controlsOf = (linies: readonly Linia[]): Control[] =>
  [...Map.groupBy(linies, ({ comprovacio }) => comprovacio.comprovacio_fk).values()].map((group) => ({
    linies: group,
  }));

const partidaBlocks = (
  partida: TreballPartida,
  linies: readonly Linia[],
  words: Paraules,
  dies: ReadonlyMap<number, DiesDeLot>,
): Block[] => {
  const { t, date, decimal } = words;
  const first = ({ linies: of }: Control): Linia => of[0] as Linia;
  const days = ({ linies: of }: Control): string => {
    // Of concrete, from its pour to its test.
    const all = of
      .flatMap(({ lot, resposta }) => [
        ...(resposta?.automatic ? [dies.get(lot?.id ?? 0)?.abocat ?? null] : []),
        resposta?.data ?? null,
      ])
      .flatMap((day) => day ?? [])
      .sort();
    const [from, to] = [all[0], all.at(-1)];
    return from && to ? (from === to ? date(from) : `${date(from)} – ${date(to)}`) : '';
  };
  return [
    titol(2, nomPartida(partida), { marca: marcaEstat(partida.recompte, words) }),
    ...taula(
      printedTable(controlsOf(linies), [
        {
          cap: t('qualitat.cap.control'),
          ample: '1.5fr',
          cel: (one): PrintedCell => ({
            t: first(one).comprovacio.nom,
            nota: words.categoria(first(one).comprovacio.categoria_fk),
          }),
          sempre: true,
        },
        {
          cap: t('qualitat.cap.fets'),
          ample: 'auto',
          alinea: 'dreta',
          cel: (one) =>
            t('qualitat.fets_de', {
              fets: decimal(one.linies.filter(isAnswered).length, 0),
              total: decimal(one.linies.length, 0),
            }),
        },
        { cap: t('informe.cap.data'), ample: 'auto', cel: days },
        { cap: t('informe.cap.resultat'), ample: 'auto', cel: (one) => celMarca(marcaResultat(worst(one), words)) },
        { cap: t('qualitat.cap.observacions'), ample: '1.6fr', cel: (one) => notesOf(one, words) },
      ]),
      t('qualitat.sense_resultats'),
    ),
    ...(partida.recompte.lotsPerFer > 0
      ? paragraf(t('qualitat.falten_lots', { n: partida.recompte.lotsPerFer }), 'fort')
      : []),
  ];
};

/** Annex B: the controls made and their results, process by process, what is missing said as such. */
export const presentResultats = (data: QualitatData, words: Paraules, demanat: DemanatResultats): Block[] => {
  const { t } = words;
  const { liniesOf } = respostesOf(data);
  const dies = diesDeLots(data);
  const shown = data.partides
    .map((partida) => ({ partida, linies: liniesOf(partida) }))
    .filter(({ linies }) => !demanat.nomes_amb_resultats || linies.some(hasToTell))
    .map(({ partida, linies }) => {
      const answered = new Set(linies.filter(hasToTell).map(({ comprovacio }) => comprovacio.comprovacio_fk));
      const kept = demanat.nomes_amb_resultats
        ? linies.filter(({ comprovacio }) => answered.has(comprovacio.comprovacio_fk))
        : linies;
      return { partida, linies: kept };
    });
  return [
    ...factsOfWork(data, words, demanat),
    ...baseFact(data, words, demanat),
    ...paragraf(t(demanat.nomes_amb_resultats ? 'qualitat.resultats_part' : 'qualitat.resultats_text'), 'petit'),
    ...resumBlocks(data, words),
    ...agentsBlock(data, words, demanat),
    ...data.processos.flatMap((proces) => {
      const parts = shown.filter(({ partida }) => partida.proces_fk === proces);
      return parts.length === 0
        ? []
        : [
            titol(1, nomProces(proces, words)),
            ...parts.flatMap(({ partida, linies }) => partidaBlocks(partida, linies, words, dies)),
          ];
    }),
    ...(shown.length === 0 ? paragraf(t('qualitat.sense_resultats'), 'suau') : []),
    ...formigoBlocks(data, words),
    ...signaturesOf(data, words, demanat, 'resultats', peuDe(words, demanat, 'nota_marques')),
  ];
};

/** What the control of each process comes to. */
export const resumBlocks = (data: QualitatData, words: Paraules): Block[] => {
  const { t, decimal } = words;
  const rows = data.processos
    .map((proces) => ({
      nom: nomProces(proces, words),
      partides: data.partides.filter(({ proces_fk }) => proces_fk === proces),
    }))
    .filter(({ partides }) => partides.length > 0)
    .map(({ nom, partides }) => {
      const sum = (of: (one: TreballPartida['recompte']) => number): number =>
        partides.reduce((total, { recompte }) => total + of(recompte), 0);
      return {
        nom,
        partides: partides.length,
        // One that was closed is told as such, once.
        conformes: sum((one) => one.conformes - one.tancades),
        obertes: sum((one) => one.obertes),
        tancades: sum((one) => one.tancades),
        decidides: sum((one) => one.decidides),
        noAplica: sum((one) => one.noAplica),
        pendents: sum((one) => one.pendents),
        falten: sum((one) => one.lotsPerFer),
      };
    });
  const sumOf = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  const total = {
    nom: t('qualitat.total'),
    partides: sumOf((row) => row.partides),
    conformes: sumOf((row) => row.conformes),
    obertes: sumOf((row) => row.obertes),
    tancades: sumOf((row) => row.tancades),
    decidides: sumOf((row) => row.decidides),
    noAplica: sumOf((row) => row.noAplica),
    pendents: sumOf((row) => row.pendents),
    falten: sumOf((row) => row.falten),
  };
  const number = (cap: string, of: (row: (typeof rows)[number]) => number) => ({
    cap: t(`qualitat.cap.${cap}`),
    ample: 'auto',
    alinea: 'dreta' as const,
    cel: (row: (typeof rows)[number]): PrintedCell => ({
      t: decimal(of(row), 0),
      ...(row === total && { fort: true }),
    }),
  });
  return rows.length === 0
    ? []
    : [
        titol(1, t('qualitat.resum')),
        ...taula(
          printedTable(rows.length > 1 ? [...rows, total] : rows, [
            {
              cap: t('qualitat.cap.proces'),
              ample: '1fr',
              cel: (row) => (row === total ? { t: row.nom, fort: true } : row.nom),
              sempre: true,
            },
            number('partides', (row) => row.partides),
            number('conformes', (row) => row.conformes),
            number('obertes', (row) => row.obertes),
            number('tancades', (row) => row.tancades),
            ...(rows.some(({ decidides }) => decidides > 0) ? [number('decidides', (row) => row.decidides)] : []),
            number('no_aplica', (row) => row.noAplica),
            number('pendents', (row) => row.pendents),
            number('lots_falten', (row) => row.falten),
          ]),
        ),
      ];
};
