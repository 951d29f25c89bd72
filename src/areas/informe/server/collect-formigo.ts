import type { EmpresaLetterhead } from '#areas/empresa/server/index.ts';
import type { Zona, ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { judgeCon } from '#areas/formigo/domain/con.ts';
import { dailySlump } from '#areas/formigo/domain/con-diari.ts';
import { LIMIT_ROWS } from '#areas/formigo/domain/limits.data.ts';
import { DIMENSIONS, type LawOverride } from '#areas/formigo/domain/tipus.ts';
import { funcioId, funcioOf, nameOfFuncio, nameOfTitulacio } from '#areas/referencia/server/index.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { SIGNANT } from '#areas/treball/domain/signant.ts';
import type { Language } from '#kernel/language.ts';
import { addressLine, printedLetterhead } from '#server/documents/index.ts';
import { dayOf } from '#server/http/clock.ts';
import type { Disseny } from '../domain/disseny.ts';
import type {
  AgentReport,
  CanviReport,
  EmpresaReport,
  FormigoReport,
  LotReport,
  MostraReport,
  TreballReport,
  ZonaReport,
} from './formigo-report.ts';

/** What the rooms know of a work's concrete, as their doors give it. */
export interface Collected {
  readonly letterhead: EmpresaLetterhead;
  readonly treball: Treball;
  /** The work's own logo. */
  readonly logo: Uint8Array | null;
  /** Zones to print, with their lots. */
  readonly zones: readonly Zona[];
  /** Rows of lot limits that the work changed. */
  readonly canvis: readonly LawOverride[];
}

export const empresaOf = (letterhead: EmpresaLetterhead, disseny: Disseny): EmpresaReport => ({
  ...printedLetterhead(letterhead),
  disseny,
});

type TreballAgent = Treball['agents'][number];
/** The degree said of the work, else the agent's own. */
export const agentOf = (agent: TreballAgent, language: Language): AgentReport => {
  const titulacio = agent.titulacio_fk ?? agent.titulacio_propia_fk;
  return {
    funcio: nameOfFuncio(agent.funcio_fk, language),
    nom: agent.nom,
    titulacio: titulacio === null ? '' : nameOfTitulacio(titulacio, language),
    num_collegiat: agent.num_collegiat,
  };
};

export const treballOf = (treball: Treball, logo: Uint8Array | null, language: Language): TreballReport => ({
  logo,
  codi: treball.codi,
  expedient: treball.expedient,
  nom: treball.nom,
  adreca: addressLine(treball.adreca),
  tipus_obra: treball.tipus_obra,
  referencia_cadastral: treball.referencia_cadastral,
  data_encarrec: treball.data_encarrec,
  data_projecte: treball.data_projecte,
  data_inici: treball.data_inici,
  data_final: treball.data_final,
  agents: treball.agents.map((agent) => agentOf(agent, language)),
});

/** The directors of the execution; with none named, one empty box of that function. */
const signersOf = (treball: Treball, language: Language): AgentReport[] => {
  const named = treball.agents
    .filter((agent) => funcioOf(agent.funcio_fk)?.codi === SIGNANT)
    .map((agent) => agentOf(agent, language));
  const empty = { funcio: nameOfFuncio(funcioId(SIGNANT), language), nom: '', titulacio: '', num_collegiat: '' };
  return named.length > 0 ? named.slice(0, 6) : [empty];
};

/** Loads measured: with a strength, or with slump readings where no strength is asked for. */
const samplesOf = ({ pastades, veredicte }: ZonaLot): number =>
  veredicte.verdict === 'no_aplica' ? pastades.filter(({ con }) => con.length > 0).length : veredicte.mostresTingudes;

/** A lot that waits for no result. */
const isDone = (lot: ZonaLot): boolean =>
  lot.veredicte.verdict === 'no_aplica' ? samplesOf(lot) > 0 : lot.veredicte.verdict !== 'pendent';

const zonaOf = (zona: Zona): ZonaReport => ({
  id: zona.id,
  nom: zona.nom,
  estructura: zona.estructura,
  designacio: zona.designacio,
  norma: zona.norma,
  distintiu: zona.distintiu,
  modalitat: zona.modalitat,
  volum: zona.volum,
  setmanes: zona.setmanes,
  superficie: zona.superficie,
  plantes: zona.plantes,
  previsio: zona.previsio,
  lotsFets: zona.lots.filter(isDone).length,
  mostresFetes: zona.lots.reduce((total, lot) => total + samplesOf(lot), 0),
});

/** Samples in pour order, each with the value that the engine gave it. */
const mostresOf = (lot: ZonaLot, zona: Zona): MostraReport[] =>
  lot.pastades.map((pastada, index) => {
    const drawn = lot.veredicte.chart.mostres[index];
    const judged = drawn?.numero === pastada.numero ? drawn : undefined;
    const con = judgeCon({ normativa: zona.normativa, consistencia: zona.consistencia, lectures: pastada.con });
    return {
      numero: pastada.numero,
      albara: pastada.albara,
      planta: pastada.central || zona.central,
      data: pastada.data,
      hora: pastada.hora ?? '',
      lloc: pastada.element,
      con: pastada.con,
      conMitjana: con.mean,
      conAccepta: con.verdict === 'pendent' || con.verdict === 'no_aplica' ? null : con.verdict === 'satisfactori',
      provetes: pastada.provetes,
      resistencia: judged ? judged.valor : pastada.resistencia,
      valida: judged?.valida ?? true,
    };
  });

const lotOf = (lot: ZonaLot, zona: Zona): LotReport => ({
  id: lot.id,
  zona_id: zona.id,
  numero: lot.numero,
  nom: lot.descripcio,
  volum: lot.volum,
  mostres: mostresOf(lot, zona),
  con:
    zona.modalitat === 'INDIRECTE'
      ? {
          consistencia: zona.consistencia,
          rule: judgeCon({ normativa: zona.normativa, consistencia: zona.consistencia, lectures: [] }),
          dies: dailySlump(
            zona.normativa,
            lot.pastades,
            zona.lots.flatMap((one) => (one.id === lot.id ? [] : one.pastades)),
          ),
        }
      : null,
  verdict: lot.veredicte,
  respostes: lot.respostes,
  decisio: lot.decisio,
  desat: lot.canviat_per ? { qui: lot.canviat_per, quan: dayOf(lot.canviat) } : null,
});

const canvisOf = (canvis: readonly LawOverride[]): CanviReport[] =>
  canvis.flatMap(({ fila, valors, qui, quan, motiu }) => {
    const row = LIMIT_ROWS.find(({ id }) => id === fila);
    if (!row) return [];
    const changed = DIMENSIONS.filter((camp) => camp in valors).map((camp) => ({
      camp,
      abans: row[camp],
      ara: valors[camp] ?? null,
    }));
    return [{ fila, normativa: row.normativa, estructura: row.estructura, valors: changed, qui, quan, motiu }];
  });

/** The report's input from what the rooms gave; `keep` says which lots are printed. */
export const formigoReportOf = (
  { letterhead, treball, logo, zones, canvis }: Collected,
  choices: { readonly idioma: Language; readonly disseny: Disseny; readonly keep: (lot: ZonaLot) => boolean },
): FormigoReport => ({
  empresa: empresaOf(letterhead, choices.disseny),
  treball: treballOf(treball, logo, choices.idioma),
  zones: zones.map(zonaOf),
  lots: zones.flatMap((zona) => zona.lots.filter(choices.keep).map((lot) => lotOf(lot, zona))),
  canvis: canvisOf(canvis),
  signants: signersOf(treball, choices.idioma),
});
