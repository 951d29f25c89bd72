import { dayOf } from '#server/http/clock.ts';
import { printedTable } from '../printed.ts';
import { type Block, celMarca, paragraf, taula, titol } from './blocks.ts';
import {
  type Demanat,
  factsOfWork,
  marcaResultat,
  nomPartida,
  nomProces,
  onEsLot,
  peuDe,
  signaturesOf,
} from './obra.ts';
import type { Paraules } from './paraules.ts';
import { type FotosImpreses, fotosBlocks, ncTable, rebutjatsBlocks } from './present-noconformitats.ts';
import type { QualitatData } from './qualitat-data.ts';
import { isAnswered, isDecidida, type Linia, noConformitatsOf, respostesOf } from './respostes.ts';

export interface DemanatVisita extends Demanat {
  readonly observacions: string;
  readonly fotos: FotosImpreses;
}

/** What was closed later was still open on the day, and a term that was changed later was the one before. */
const asOf = (data: QualitatData, day: string): QualitatData => ({
  ...data,
  resultats: data.resultats.map((one) => {
    const later = one.canvis_termini.find(({ quan }) => dayOf(quan) > day);
    return {
      ...one,
      tancada: one.tancada !== null && one.tancada > day ? null : one.tancada,
      termini: later ? later.abans : one.termini,
      canvis_termini: one.canvis_termini.filter(({ quan }) => dayOf(quan) <= day),
    };
  }),
});

const answersTable = (linies: readonly Linia[], words: Paraules) => {
  const { t } = words;
  return printedTable(linies, [
    { cap: t('informe.cap.lot'), ample: '1fr', cel: ({ lot }) => (lot ? onEsLot(lot, words) : '') },
    {
      cap: t('qualitat.cap.comprovacio'),
      ample: '1.3fr',
      cel: ({ comprovacio, resposta }) => ({ t: comprovacio.nom, nota: resposta?.observacions ?? '' }),
    },
    {
      cap: t('informe.cap.resultat'),
      ample: 'auto',
      cel: ({ resposta }) => celMarca(marcaResultat(resposta, words)),
    },
    {
      cap: t('qualitat.cap.valor'),
      ample: 'auto',
      alinea: 'dreta',
      cel: ({ resposta }) => (resposta ? words.valor(resposta) : ''),
    },
  ]);
};

/** What was answered, item by item under its process. */
const answersBlocks = (linies: readonly Linia[], words: Paraules, none: string): Block[] => {
  if (linies.length === 0) return paragraf(none, 'suau');
  const processos = [...Map.groupBy(linies, ({ partida }) => partida.proces_fk)];
  return processos.flatMap(([proces, some]) => [
    titol(2, nomProces(proces, words)),
    ...[...Map.groupBy(some, ({ partida }) => partida.id).values()].flatMap((those) => [
      ...(those[0] ? [titol(3, nomPartida(those[0].partida))] : []),
      ...taula(answersTable(those, words)),
    ]),
  ]);
};

/** Who may have been there, once each with all that they are in the work. */
const presentsOf = ({ agents }: QualitatData): QualitatData['agents'] =>
  [...Map.groupBy(agents, ({ nom, num_collegiat }) => `${nom} ${num_collegiat}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, funcio: [...new Set(same.map(({ funcio }) => funcio))].join(', ') }] : [];
  });

/** Who wrote these answers down, once each: whoever signs may not be who was there. */
const whoOf = (linies: readonly Linia[], { listed }: Paraules): string =>
  listed([...new Set(linies.flatMap(({ resposta }) => resposta?.usuari || []))]);

/** The sheet of a visit: who was there, what was controlled that day, what did not conform and what was closed. */
export const presentVisita = (today: QualitatData, words: Paraules, demanat: DemanatVisita): Block[] => {
  const { t } = words;
  const day = demanat.data;
  const data = asOf(today, day);
  const { liniesOf } = respostesOf(data);
  const answered = data.partides.flatMap(liniesOf).filter((linia) => isAnswered(linia) && linia.resposta?.data === day);
  // Strengths come from a laboratory, whatever day they are judged; what does not conform has a list of its own.
  const laboratori = answered.filter(({ resposta }) => resposta?.automatic);
  const seen = answered.filter(({ resposta }) => !resposta?.automatic);
  const qui = whoOf(seen, words);
  const checked = seen.filter(({ resposta }) => resposta?.resultat !== 'NC');
  const ncs = noConformitatsOf(data);
  const opened = ncs.filter(({ resposta }) => resposta?.data === day && !resposta.automatic);
  const settled = ncs.filter(({ resposta }) => resposta?.tancada === day && (resposta.data ?? '') < day);
  const decided = settled.filter(isDecidida);
  const closed = settled.filter((linia) => !isDecidida(linia));
  const left = ncs.filter(({ resposta }) => (resposta?.data ?? '') < day && resposta?.tancada === null);
  const list = (title: string, some: readonly Linia[], none: string): Block[] => [
    titol(1, title),
    ...taula(ncTable(some, data, words, day), none),
  ];
  return [
    ...factsOfWork(data, words, demanat),
    titol(1, t('qualitat.presents')),
    ...taula(
      printedTable(presentsOf(data), [
        { cap: t('qualitat.cap.present'), ample: 'auto', alinea: 'centre', cel: () => '□', sempre: true },
        { cap: t('informe.cap.nom'), ample: '1.2fr', cel: ({ nom }) => ({ t: nom, fort: true }), sempre: true },
        { cap: t('informe.cap.funcio'), ample: '1fr', cel: ({ funcio }) => funcio, sempre: true },
        { cap: t('qualitat.cap.signatura'), ample: '34mm', cel: () => '', sempre: true },
      ]),
      t('informe.sense_agents'),
    ),
    titol(1, t('qualitat.controlat')),
    ...(qui === '' ? [] : paragraf(t('qualitat.controlat_per', { qui }), 'petit')),
    ...answersBlocks(checked, words, t(seen.length > 0 ? 'qualitat.controlat_tot_nc' : 'qualitat.controlat_cap')),
    ...list(t('qualitat.nc_del_dia'), opened, t('qualitat.nc_del_dia_cap')),
    ...(closed.length > 0 ? list(t('qualitat.nc_tancades_dia'), closed, '') : []),
    ...(decided.length > 0 ? list(t('qualitat.nc_decidides_dia'), decided, '') : []),
    ...(left.length > 0 ? list(t('qualitat.nc_segueixen'), left, '') : []),
    ...rebutjatsBlocks(data, words),
    ...(laboratori.length > 0
      ? [
          titol(1, t('qualitat.laboratori_dia')),
          ...paragraf(t('qualitat.laboratori_text'), 'petit'),
          ...answersBlocks(laboratori, words, ''),
        ]
      : []),
    ...fotosBlocks(1, demanat.fotos, words),
    titol(1, t('qualitat.cap.observacions')),
    ...paragraf(demanat.observacions || t('qualitat.observacions_cap'), demanat.observacions ? 'normal' : 'suau'),
    ...signaturesOf(data, words, demanat, 'visita', peuDe(words, demanat, 'nota_marques')),
  ];
};
