import type { Zona, ZonaHead, ZonaItem, ZonaLot } from '../contract/schemas.ts';
import { isDecisionLeftOver, settledBy } from '../domain/decisio.ts';
import type { DesignacioNote } from '../domain/designacio-regles.ts';
import { checkDesignacio } from '../domain/designacio-regles.ts';
import { type MostraAmbData, withEarly } from '../domain/edat.ts';
import type { LawOverride, NormaReason, Normativa, Veredicte } from '../domain/tipus.ts';
import { inPourOrder, previsioOf } from './judging.ts';
import { forecastMark, markOf } from './marques.ts';
import {
  abansOf,
  decisioOf,
  designacioOf,
  designacioText,
  fromScaled,
  mostraOf,
  normaOf,
  presentPastada,
  respostesOf,
  VOLUM,
  veredicteOf,
  zonaFieldsOf,
} from './rows.ts';
import type { LotHead, LotRow, PastadaRow, ZonaRow } from './tables.ts';

const warnings = (notes: readonly DesignacioNote[]) =>
  notes.map(({ codi, params }) => ({ codi, params: { ...params } }));

/** What a zone is shown against: limit rows that its work changed, and the regulation that the work's dates give today. */
export interface ZonaLaw {
  readonly canvis: readonly LawOverride[];
  readonly norma: NormaReason | null;
}

const ambData = (samples: readonly PastadaRow[]): readonly MostraAmbData[] =>
  inPourOrder(samples).map((row) => ({ ...mostraOf(row), data: row.data }));

/** A zone under another regulation than its work's, unless somebody chose it for the zone: it is for a person to settle. */
const disagreement = (zona: ZonaRow, norma: NormaReason | null) =>
  norma && norma.normativa !== zona.normativa && normaOf(zona).per !== 'excepcio'
    ? [
        {
          codi: 'norma_no_concorda',
          params: { norma: norma.normativa, codi: norma.normativa === 'CODI' ? 'si' : 'no' },
        },
      ]
    : [];

const commonOf = (zona: ZonaRow, lots: readonly LotHead[], { canvis, norma }: ZonaLaw) => {
  const fields = zonaFieldsOf(zona);
  const previsio = previsioOf(zona, lots, canvis);
  const asked = previsio.mostresLot.map((lot) => lot.mostres);
  return {
    id: zona.id,
    empresa_fk: zona.empresa_fk,
    treball_fk: zona.treball_fk,
    treball_partida_fk: zona.treball_partida_fk,
    versio: zona.versio,
    ordre: zona.ordre,
    ...fields,
    designacio: designacioText(fields),
    normativa: zona.normativa as Normativa,
    norma: normaOf(zona),
    norma_fixada: zona.norma_fixada === 1,
    pastades_total: lots.reduce((total, lot) => total + lot.mostres_tingudes, 0),
    pastades_lot: asked.length > 0 && asked.every((one) => one === asked[0]) ? (asked[0] ?? null) : null,
    previsio,
    previsio_marca: forecastMark(previsio),
    avisos: [
      ...disagreement(zona, norma),
      ...warnings(checkDesignacio(designacioOf(fields), zona.normativa as Normativa, canvis).warnings),
    ],
    canviat: zona.canviat,
  };
};

/** A lot as it is on a day: what is said of strengths that came too early goes once their day comes. */
const presentLot = (lot: LotRow, samples: readonly PastadaRow[], avui: string): ZonaLot => ({
  id: lot.id,
  marca: markOf(lot, samples),
  clau_client: lot.clau_client,
  versio: lot.versio,
  zona_fk: lot.zona_fk,
  numero: lot.numero,
  descripcio: lot.descripcio,
  volum: fromScaled(lot.volum, VOLUM),
  amassades: lot.amassades,
  respostes: respostesOf(lot),
  decisio: decisioOf(lot),
  decisio_sobrera: isDecisionLeftOver(lot.verdict as Veredicte, lot.decisio !== null),
  canviat: lot.canviat,
  canviat_per: lot.canviat_per,
  veredicte: withEarly(veredicteOf(lot), ambData(samples), avui),
  abans: abansOf(lot),
  pastades: inPourOrder(samples).map((row) => presentPastada(row, lot.numero)),
});

export const presentLots = (lots: readonly LotRow[], pastades: readonly PastadaRow[], avui: string): ZonaLot[] => {
  const samplesOf = Map.groupBy(pastades, (row) => row.lot_fk);
  return lots.map((lot) => presentLot(lot, samplesOf.get(lot.id) ?? [], avui));
};

/** A zone without its lots, nor its forecast if it still has that mark. */
export const presentZonaHead = (zona: ZonaRow, lots: readonly LotHead[], law: ZonaLaw, held: string): ZonaHead => {
  const { previsio, ...head } = commonOf(zona, lots, law);
  return head.previsio_marca === held ? head : { ...head, previsio };
};

/** One zone whole. */
export const presentZona = (
  zona: ZonaRow,
  lots: readonly LotRow[],
  pastades: readonly PastadaRow[],
  law: ZonaLaw,
  avui: string,
): Zona => ({
  ...commonOf(zona, lots, law),
  lots: presentLots(lots, pastades, avui),
});

/** A zone in a list. */
export const presentZonaItem = (zona: ZonaRow, lots: readonly LotHead[], law: ZonaLaw): ZonaItem => ({
  ...commonOf(zona, lots, law),
  lots: lots.map((lot) => {
    const decisio = decisioOf(lot);
    return {
      id: lot.id,
      numero: lot.numero,
      verdict: lot.verdict as Veredicte,
      insuficients: lot.insuficients === 1,
      perSotaFck: lot.per_sota_fck === 1,
      decisio: settledBy(decisio),
      ambDecisio: decisio !== null,
      mostresTingudes: lot.mostres_tingudes,
      mostresDemanades: lot.mostres_demanades,
    };
  }),
});
