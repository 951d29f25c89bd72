import { LOCALE_OF } from '#kernel/language.ts';
import { printColour, shorten } from '#server/documents/index.ts';
import { LOT_STATES, lotState, stateRank } from '../domain/lot-state.ts';
import type { AgentReport, FormigoReport, LotReport } from './formigo-report.ts';
import { decisionNote, marginText, pourDates, presentLot } from './present-lot.ts';
import { anyToVerify, normaText, presentChanges, presentZone } from './present-zone.ts';
import { printedTable } from './printed.ts';
import type { Wording } from './wording.ts';

export interface ReportChoices {
  /** Draft mark across every page. */
  readonly esborrany: boolean;
  /** With the seven steps and the chart of each lot. */
  readonly passos: boolean;
  /** Calendar date in the company's zone. */
  readonly avui: string;
  /** Lots of the work, shown or not. */
  readonly lotsTotals: number;
}

const AUTHOR_LENGTH = 90;
const RUNNING_LENGTH = 74;

const presentCover = (report: FormigoReport, choices: ReportChoices, wording: Wording) => {
  const { t, date } = wording;
  const { treball } = report;
  const whole = report.lots.length === choices.lotsTotals;
  const facts: [string, string][] = [
    [t('informe.camp.codi'), treball.codi],
    [t('informe.camp.expedient'), treball.expedient],
    [t('informe.camp.tipus_obra'), t(`formigo.obra.${treball.tipus_obra}`)],
    [t('informe.camp.referencia_cadastral'), treball.referencia_cadastral],
    [t('informe.camp.data_encarrec'), treball.data_encarrec ? date(treball.data_encarrec) : ''],
    [t('informe.camp.data_projecte'), treball.data_projecte ? date(treball.data_projecte) : ''],
    [t('informe.camp.data_inici'), treball.data_inici ? date(treball.data_inici) : ''],
    [t('informe.camp.data_final'), treball.data_final ? date(treball.data_final) : ''],
    [t('informe.camp.data_informe'), date(choices.avui)],
    [
      t('informe.camp.abast'),
      whole ? t('informe.abast.tot') : t('informe.abast.part', { lots: report.lots.length, total: choices.lotsTotals }),
    ],
  ];
  const normes = [...new Set(report.zones.map((zona) => normaText(zona.norma, wording)))];
  const undecided = report.lots.filter(
    ({ verdict, decisio }) => verdict.verdict === 'no_satisfactori' && (!decisio || decisio.revisar === true),
  ).length;
  const accepted = report.lots.filter(below).length;
  return {
    subtitol: treball.nom,
    emplacament: treball.adreca,
    fets: facts.filter(([, value]) => value !== ''),
    titol_normativa: t('informe.camp.normativa'),
    normes,
    titol_resum: t('informe.resum'),
    resum: LOT_STATES.flatMap((estat) => {
      const lots = report.lots.filter(({ verdict }) => lotState(verdict) === estat);
      if (lots.length === 0) return [];
      const decided = lots.filter(({ decisio }) => decisio !== null && !decisio.revisar).length;
      return [
        {
          estat,
          paraula: t(`informe.estat.${estat}`),
          quants: t('informe.resum_lots', { n: lots.length }),
          nota: estat === 'no_satisfactori' ? t('informe.resum_decidits', { n: decided }) : '',
        },
      ];
    }),
    resum_text:
      report.lots.length === 0
        ? t('informe.sense_lots')
        : [
            undecided > 0 && t('informe.sense_decisio', { n: undecided }),
            accepted > 0 && t('informe.acceptats_per_sota', { n: accepted }),
          ]
            .filter(Boolean)
            .join(' '),
    nota: anyToVerify(report.zones, report.lots) ? t('informe.nota_verificar') : '',
    titol_agents: t('informe.agents'),
    sense_agents: t('informe.sense_agents'),
    agents: printedTable(treball.agents, [
      { cap: t('informe.cap.funcio'), ample: '1fr', cel: ({ funcio }) => funcio, sempre: true },
      { cap: t('informe.cap.nom'), ample: '1.4fr', cel: ({ nom }) => ({ t: nom, fort: true }), sempre: true },
      { cap: t('informe.cap.titulacio'), ample: '1fr', cel: ({ titulacio }) => titulacio },
      { cap: t('informe.cap.collegiat'), ample: 'auto', cel: ({ num_collegiat }) => shorten(num_collegiat, 30) },
    ]),
  };
};

/** Accepted with less than fck: said wherever the lot is named. */
const below = ({ verdict }: LotReport): boolean => lotState(verdict) === 'satisfactori' && verdict.acceptedBelowFck;

const presentIndex = (report: FormigoReport, zoneName: (id: number) => string, wording: Wording) => {
  const { t } = wording;
  const position = new Map(report.lots.map((lot, index) => [lot.id, index]));
  const place = (lot: LotReport): number => stateRank(lotState(lot.verdict)) * 1e6 + (position.get(lot.id) ?? 0);
  const lots = [...report.lots].sort((one, other) => place(one) - place(other));
  return {
    titol: t('informe.index'),
    columnes: ['auto', '1fr', 'auto', 'auto', 'auto', '46mm', 'auto'],
    alinea: ['esquerra', 'esquerra', 'esquerra', 'dreta', 'esquerra', 'esquerra', 'dreta'],
    cap: ['lot', 'zona', 'data', 'mostres', 'resultat', 'detall', 'pagina'].map((name) => t(`informe.cap.${name}`)),
    files: lots.map((lot) => ({
      lot: { id: lot.id, text: t('informe.lot', { numero: lot.numero }) },
      zona: shorten(zoneName(lot.zona_id), 160),
      data: pourDates(lot, wording),
      mostres: String(lot.con ? lot.mostres.length : lot.verdict.mostresTingudes),
      estat: lotState(lot.verdict),
      paraula: below(lot) ? t('informe.per_sota') : t(`informe.estat.${lotState(lot.verdict)}`),
      detall: {
        t: lot.verdict.failure ?? marginText(lot, wording) ?? '',
        nota: [lot.verdict.failure && marginText(lot, wording), decisionNote(lot, wording)].filter(Boolean).join(', '),
      },
    })),
  };
};

export const presentSigner = ({ funcio, nom, titulacio, ...agent }: AgentReport, { t }: Wording) => {
  const num_collegiat = shorten(agent.num_collegiat, 14);
  return {
    funcio: shorten(funcio, 52),
    nom: shorten(nom, 42),
    titol: num_collegiat
      ? titulacio
        ? t('informe.collegiat', { titulacio: shorten(titulacio, 28), numero: num_collegiat })
        : t('informe.collegiat_sol', { numero: num_collegiat })
      : shorten(titulacio, 52),
    peu: t('informe.signatura_peu'),
  };
};

/** The whole report as texts ready to lay out: what `formigo.typ` prints. */
export const presentReport = (report: FormigoReport, choices: ReportChoices, wording: Wording) => {
  const { t, date, longDate } = wording;
  const { empresa, treball } = report;
  const [lang, regio] = LOCALE_OF[wording.language].split('-');
  const names = new Map(report.zones.map(({ id, nom }) => [id, nom]));
  const zoneName = (id: number): string => names.get(id) ?? '';
  const revision = choices.esborrany ? t('informe.esborrany') : '0';
  const placeholders = { n: '{n}', total: '{total}' };
  return {
    idioma: { lang, regio: regio?.toLowerCase() },
    titol: t('informe.titol'),
    autor: shorten(empresa.nom, AUTHOR_LENGTH),
    paraules: [t('informe.paraules'), treball.codi],
    disseny: empresa.disseny,
    color: printColour(empresa.color),
    empresa: { nom: shorten(empresa.nom, AUTHOR_LENGTH), linies: empresa.linies.map((line) => shorten(line, 110)) },
    peu: shorten(empresa.peu, 320),
    pagina: t('informe.pagina', placeholders),
    esborrany: choices.esborrany ? t('informe.esborrany') : null,
    esborrany_text: choices.esborrany ? t('informe.esborrany_text') : null,
    corrent: {
      document: t('informe.titol_curt'),
      numero: shorten(treball.codi, 24),
      treball: shorten(treball.nom, RUNNING_LENGTH),
    },
    caixeti: {
      treball: [t('informe.camp.treball'), shorten(treball.nom, 46)],
      document: [t('informe.camp.document'), t('informe.titol_curt')],
      expedient: [t('informe.camp.expedient'), shorten(treball.expedient || treball.codi, 20)],
      revisio: [t('informe.camp.revisio'), revision],
      autor: [t('informe.camp.autor'), shorten(empresa.nom, 42)],
      emplacament: [t('informe.camp.emplacament'), shorten(treball.adreca, 30)],
      data: [t('informe.camp.data'), date(choices.avui)],
      pagina: t('informe.pagina_curta'),
    },
    titols: {
      zones: t('informe.zones'),
      lots: t('informe.lots'),
      canviades: t('informe.canviades'),
      canviades_text: t('informe.canviades_text'),
    },
    imatge_text: treball.nom,
    portada: presentCover(report, choices, wording),
    index: presentIndex(report, zoneName, wording),
    zones: report.zones.map((zona) => presentZone(zona, wording)),
    lots: report.lots.map((lot) => presentLot(lot, zoneName(lot.zona_id), choices.passos, wording)),
    canviades: presentChanges(report.canvis, wording),
    notes: report.lots.length > 0 ? [t('informe.nota_marques')] : [],
    signatures: {
      text: t('informe.signatura', { data: longDate(choices.avui) }),
      caixes: report.signants.map((signer) => presentSigner(signer, wording)),
    },
  };
};
