import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { printedTable } from '../printed.ts';
import { type Block, celMarca, fets, paragraf, taula, titol } from './blocks.ts';
import {
  agentsBlock,
  type Demanat,
  factsOfWork,
  marcaEstat,
  marcaResultat,
  nomPartida,
  nomProces,
  peuDe,
  signaturesOf,
} from './obra.ts';
import type { Paraules } from './paraules.ts';
import { formigoBlocks } from './present-formigo-lots.ts';
import { ncTable } from './present-noconformitats.ts';
import type { QualitatData } from './qualitat-data.ts';
import { conText, hasToTell, type Linia, respostesOf } from './respostes.ts';

export interface DemanatSeguiment extends Demanat {
  readonly proces: number | undefined;
  readonly nomes_amb_resultats: boolean;
}

const lotText = ({ lot }: Linia, { t }: Paraules): string =>
  lot === null
    ? ''
    : lot.zona
      ? t('qualitat.lot_de_zona', { zona: lot.zona.nom, numero: lot.numero })
      : t('qualitat.lot_curt', { numero: lot.numero });

const partidaBlocks = (
  partida: TreballPartida,
  linies: readonly Linia[],
  data: QualitatData,
  words: Paraules,
): Block[] => {
  const { t, date } = words;
  const lots = data.lots.get(partida.id) ?? [];
  return [
    titol(2, nomPartida(partida), { marca: marcaEstat(partida.recompte, words) }),
    ...fets([
      [t('qualitat.camp.sistema'), words.sistema(partida.sistema_fk)],
      [t('qualitat.camp.usos'), words.usos(partida.usos)],
      [
        t('qualitat.camp.nivells'),
        words.nivellsDe(
          partida,
          partida.comprovacions.filter(({ exigida }) => exigida),
        ),
      ],
      [t('qualitat.camp.amidament'), words.mesura(partida.amidament, partida.unitat)],
      [
        t('informe.cap.lots'),
        t('qualitat.lots_de', { fets: partida.recompte.lots, previstos: partida.recompte.lotsPrevistos }),
      ],
      [t('qualitat.camp.marca'), [partida.marca, partida.fabricant].filter(Boolean).join(', ')],
      [t('qualitat.camp.proveidor'), data.noms.get(partida.proveidor_fk ?? 0) ?? ''],
    ]),
    ...taula(
      printedTable(
        lots.filter(
          (lot) =>
            lot.zona === null &&
            (lot.descripcio !== '' || lot.ubicacio !== '' || lot.data_inici !== null || lot.quantitat),
        ),
        [
          {
            cap: t('informe.cap.lot'),
            ample: 'auto',
            cel: ({ numero }) => t('qualitat.lot_curt', { numero }),
          },
          { cap: t('qualitat.cap.descripcio'), ample: '1fr', cel: ({ descripcio }) => descripcio },
          { cap: t('qualitat.cap.ubicacio'), ample: '1fr', cel: ({ ubicacio }) => ubicacio },
          {
            cap: t('qualitat.cap.dates'),
            ample: 'auto',
            cel: ({ data_inici, data_final }) =>
              [data_inici, data_final].flatMap((day) => (day ? date(day) : [])).join(' – '),
          },
          {
            cap: t('qualitat.cap.quantitat'),
            ample: 'auto',
            alinea: 'dreta',
            cel: ({ quantitat, unitat }) => words.mesura(quantitat, unitat),
          },
        ],
      ),
    ),
    ...taula(
      printedTable(linies, [
        { cap: t('informe.cap.lot'), ample: 'auto', cel: (linia) => lotText(linia, words) },
        {
          cap: t('qualitat.cap.comprovacio'),
          ample: '1.7fr',
          cel: (linia) => {
            const { comprovacio, resposta } = linia;
            const con = conText(linia, words);
            const nota = [words.categoria(comprovacio.categoria_fk), comprovacio.valors.filter(Boolean).join(', ')];
            return {
              t: comprovacio.exigida ? comprovacio.nom : t('qualitat.ja_no_exigida', { nom: comprovacio.nom }),
              nota: [nota.filter(Boolean).join(' · '), con || resposta?.observacions].filter(Boolean).join('\n'),
            };
          },
          sempre: true,
        },
        {
          cap: t('informe.cap.resultat'),
          ample: 'auto',
          cel: ({ resposta }) => celMarca(marcaResultat(resposta, words)),
          sempre: true,
        },
        {
          cap: t('qualitat.cap.valor'),
          ample: 'auto',
          alinea: 'dreta',
          cel: ({ resposta }) => (resposta ? words.valor(resposta) : ''),
        },
        {
          cap: t('informe.cap.data'),
          ample: 'auto',
          // What was put back to pending has not happened on any day.
          cel: ({ resposta }) => (resposta?.data && resposta.resultat !== 'P' ? date(resposta.data) : ''),
        },
        {
          cap: t('qualitat.cap.responsable'),
          ample: '1fr',
          cel: ({ resposta }) => ({
            t: data.noms.get(resposta?.responsable_fk ?? 0) ?? '',
            ...(resposta?.document_ref && { nota: resposta.document_ref }),
          }),
        },
      ]),
      t('qualitat.sense_resultats'),
    ),
    ...paragraf(
      partida.observacions_seguiment && t('qualitat.observacions', { text: partida.observacions_seguiment }),
      'petit',
    ),
  ];
};

const procesBlocks = (
  proces: number,
  data: QualitatData,
  words: Paraules,
  demanat: DemanatSeguiment,
  salt: boolean,
): Block[] => {
  const { liniesOf } = respostesOf(data);
  const { t } = words;
  const parts = data.partides
    .filter(({ proces_fk }) => proces_fk === proces)
    .map((partida) => {
      const all = liniesOf(partida);
      return { partida, linies: demanat.nomes_amb_resultats ? all.filter(hasToTell) : all };
    })
    .filter(({ linies }) => !demanat.nomes_amb_resultats || linies.length > 0);
  const ncs = parts.flatMap(({ linies }) => linies.filter(({ resposta }) => resposta?.resultat === 'NC'));
  const items = new Set(parts.map(({ partida }) => partida.id));
  const concrete = parts.some(({ partida }) => partida.formigo_flg);
  return [
    titol(1, t('qualitat.proces', { nom: nomProces(proces, words) }), { salt }),
    ...(parts.length === 0 ? paragraf(t('qualitat.sense_resultats'), 'suau') : []),
    ...parts.flatMap(({ partida, linies }) => partidaBlocks(partida, linies, data, words)),
    ...(ncs.length > 0
      ? [titol(2, t('qualitat.noconformitats')), ...taula(ncTable(ncs, data, words, demanat.avui))]
      : []),
    ...formigoBlocks(data, words, ({ treball_partida_fk }) =>
      treball_partida_fk === null ? concrete : items.has(treball_partida_fk),
    ),
    ...signaturesOf(data, words, demanat, 'seguiment', peuDe(words, demanat)),
  ];
};

/** The follow-up: one process, or all, each from a page of its own with its own signature. */
export const presentSeguiment = (data: QualitatData, words: Paraules, demanat: DemanatSeguiment): Block[] => {
  const processos = demanat.proces === undefined ? data.processos : [demanat.proces];
  const shown = processos.filter(
    (proces) => demanat.proces !== undefined || data.partides.some(({ proces_fk }) => proces_fk === proces),
  );
  return [
    ...factsOfWork(data, words, demanat),
    ...agentsBlock(data, words, demanat),
    // What the marks say, once for all the processes.
    ...(shown.length === 0 ? [] : paragraf(words.t('qualitat.nota_marques'), 'petit')),
    ...(shown.length === 0 ? paragraf(words.t('qualitat.programa_buit'), 'suau') : []),
    ...shown.flatMap((proces, place) => procesBlocks(proces, data, words, demanat, place > 0 || shown.length > 1)),
  ];
};
