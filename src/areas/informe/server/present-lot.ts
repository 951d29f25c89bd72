import { FAILURE_CODES } from '#areas/formigo/domain/claus.ts';
import { isDecisionLeftOver } from '#areas/formigo/domain/decisio.ts';
import { sourceIn } from '#areas/formigo/domain/font.ts';
import { needsVerifying } from '#areas/formigo/domain/llei.ts';
import { NORMATIVA_ROWS } from '#areas/formigo/domain/normatives.data.ts';
import type { LotVerdict, Respostes } from '#areas/formigo/domain/tipus.ts';
import { decimalsApart } from '#areas/formigo/domain/xifres.ts';
import { shorten } from '#server/documents/index.ts';
import { type LotState, lotState } from '../domain/lot-state.ts';
import type { DecisioReport, LotReport, MostraReport } from './formigo-report.ts';
import { presentChart } from './present-chart.ts';
import { presentFormula, presentSteps } from './present-steps.ts';
import { type PrintedCell, type PrintedColumn, printedTable } from './printed.ts';
import type { Wording } from './wording.ts';

/** Texts longer than this may split over pages, so that no block grows taller than one. */
const LONG = 400;
const ZONE_LENGTH = 160;

/** Nothing of the lot has been written yet: its planned samples are blank. */
const isEmpty = ({ mostres }: LotReport): boolean =>
  mostres.every(
    ({ albara, data, hora, lloc, con, provetes, resistencia }) =>
      !albara && !data && !hora && !lloc && con.length + provetes.length === 0 && resistencia === null,
  );

/** Word of the lot's mark: the verdict, with what is missing when it is not plain. */
const stateWord = ({ verdict }: LotReport, { t }: Wording): string => {
  const state: LotState = lotState(verdict);
  if (state === 'insuficients') {
    const n = (verdict.mostresDemanades ?? 0) - verdict.mostresTingudes;
    return n > 0 ? t('informe.falten_mostres', { n }) : t('informe.estat.insuficients');
  }
  if (state === 'pendent' && verdict.mostresSenseValor > 0)
    return t('informe.falten_resistencies', { n: verdict.mostresSenseValor });
  if (state === 'satisfactori' && verdict.acceptedBelowFck) return t('informe.per_sota');
  return t(`informe.estat.${state}`);
};

/** «marge 1,15 N/mm²», «falten 3,83 N/mm²»; null when nothing was compared. */
export const marginText = ({ verdict }: LotReport, { t, decimal }: Wording): string | null => {
  if (verdict.marge === null) return null;
  const amount = Math.abs(verdict.marge);
  const decimals = amount > 0 && amount < 0.005 ? 4 : 2;
  return t(verdict.marge < -1e-9 ? 'informe.falten' : 'informe.marge', { valor: decimal(amount, decimals) });
};

/** What was decided after a failure, for lists: «acceptat després». Empty for lots that did not fail. */
export const decisionNote = (lot: LotReport, { t }: Wording): string => {
  if (lot.verdict.verdict !== 'no_satisfactori') return '';
  if (lot.decisio?.revisar) return t('informe.despres.revisar');
  return t(`informe.despres.${lot.decisio ? (lot.decisio.resultat ?? 'pendent') : 'cap'}`);
};

/** First and last pour of a lot: `05/03/2026`, `05/03 – 07/03/2026`, or both whole over two years. */
export const pourDates = (lot: LotReport, { date }: Wording): string => {
  const days = lot.mostres.flatMap(({ data }) => (data ? [data] : [])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return date(first);
  const opening = first.slice(0, 4) === last.slice(0, 4) ? date(first).slice(0, 5) : date(first);
  return `${opening} – ${date(last)}`;
};

const ageCell = (mostra: MostraReport, age: number, fck: number, { strengths }: Wording): string =>
  strengths(
    mostra.provetes.filter(({ edat }) => edat === age).map(({ valor }) => valor),
    fck,
  );

const slumpCell = ({ con, conAccepta }: MostraReport, { t, decimal }: Wording): string => {
  const readings = con.map((reading) => decimal(reading, 0)).join(' · ');
  return conAccepta === false ? t('informe.con_no', { valor: readings }) : readings;
};

/** Under indirect control: the mean of each load beside what its consistency accepts, and the outcome in words. */
const slumpColumns = ({ con }: LotReport, { t, decimal }: Wording): PrintedColumn<MostraReport>[] => {
  if (con === null || con.rule.minim === null || con.rule.maxim === null) return [];
  const { minim, maxim } = con.rule;
  const outcome = ({ conAccepta }: MostraReport): PrintedCell =>
    conAccepta === null
      ? { t: t('formigo.con.estat.pendent'), suau: true }
      : { t: t(`formigo.con.estat.${conAccepta ? 'satisfactori' : 'no_satisfactori'}`), fort: true };
  return [
    {
      cap: t('formigo.con.mitjana'),
      ample: 'auto',
      alinea: 'dreta',
      cel: ({ conMitjana }) =>
        conMitjana === null ? '' : decimal(conMitjana, decimalsApart(conMitjana, [minim, maxim], 1)),
    },
    {
      cap: t('formigo.con.limits'),
      ample: 'auto',
      alinea: 'dreta',
      cel: () => `${decimal(minim, 0)}\u2013${decimal(maxim, 0)}`,
    },
    { cap: t('formigo.con.resultat'), ample: 'auto', cel: outcome },
  ];
};

/** «Consistència fluida (F): s’accepta …», with its place in the rule; empty but under indirect control. */
const slumpRule = ({ con }: LotReport, { t }: Wording): string => {
  if (con === null) return '';
  const { minim, maxim, lecturesMinim: n, source, confidence } = con.rule;
  if (minim === null || maxim === null) return t('formigo.con.no_aplica');
  const lletra = con.consistencia;
  const said = t('formigo.con.accepta', { lletra, nom: t(`formigo.consistencia.${lletra}`), minim, maxim, n });
  const place = sourceIn(source, { codi: t('formigo.normativa.CODI'), i: t('formigo.i') });
  return `${said} ${place}${needsVerifying(confidence) ? ' †' : ''}`;
};

/** Under indirect control: days with too few slump tests, and strengths that do not count. */
const slumpNotices = ({ con, mostres }: LotReport, { t, date }: Wording): string[] => {
  if (con === null) return [];
  const { curts = [], minim = 0, senseData = 0 } = con.dies ?? {};
  const typed = mostres.some(({ resistencia, provetes }) => resistencia !== null || provetes.length > 0);
  return [
    ...curts.map(({ data, fets }) => t('formigo.con.dia_curt', { data: date(data), fets, minim })),
    ...(senseData > 0 ? [t('formigo.con.dia_sense_data', { n: senseData })] : []),
    ...(typed ? [t('formigo.graella.indirecte_resistencies')] : []),
  ];
};

/** The unit on its own line, so that the head of a narrow column breaks well. */
const unitBelow = (head: string): string => head.replace(' (', '\n(');

const samplesTable = (lot: LotReport, wording: Wording) => {
  const { t, strength, date } = wording;
  const lowest = lot.verdict.x1;
  const { fck } = lot.verdict.chart;
  const value = (mostra: MostraReport): PrintedCell => {
    if (lot.con && mostra.resistencia === null) return '';
    const shown = strength(mostra.resistencia, fck);
    if (!mostra.valida) return { t: t('informe.no_valida', { valor: shown }), suau: true };
    const isLowest = mostra.resistencia !== null && lowest !== null && Math.abs(mostra.resistencia - lowest) < 1e-9;
    return { t: shown, subratllat: isLowest, fort: true };
  };
  const longest = Math.max(0, ...lot.mostres.map(({ albara }) => albara.length));
  const plants = new Set(lot.mostres.map(({ planta }) => planta));
  return printedTable(lot.mostres, [
    { cap: t('informe.cap.mostra'), ample: 'auto', alinea: 'dreta', cel: ({ numero }) => String(numero), sempre: true },
    { cap: t('informe.cap.albara'), ample: longest > 16 ? '1fr' : 'auto', cel: ({ albara }) => shorten(albara, 60) },
    { cap: t('informe.cap.planta'), ample: '1fr', cel: ({ planta }) => (plants.size > 1 ? planta : '') },
    { cap: t('informe.cap.data'), ample: 'auto', cel: ({ data }) => (data ? date(data) : '') },
    { cap: t('informe.cap.hora'), ample: 'auto', cel: ({ hora }) => hora },
    { cap: t('informe.cap.lloc'), ample: '2fr', cel: ({ lloc }) => lloc, sempre: true },
    {
      cap: unitBelow(t('informe.cap.con')),
      ample: 'auto',
      alinea: 'dreta',
      cel: (mostra) => slumpCell(mostra, wording),
    },
    ...slumpColumns(lot, wording),
    ...[7, 28, 60, 90].map((age) => ({
      cap: unitBelow(t('informe.cap.edat', { dies: age })),
      ample: 'auto',
      alinea: 'dreta' as const,
      cel: (mostra: MostraReport) => ageCell(mostra, age, fck, wording),
    })),
    { cap: unitBelow(t('informe.cap.resistencia')), ample: 'auto', alinea: 'dreta', cel: value, sempre: !lot.con },
  ]);
};

const presentAnswers = (respostes: Respostes, { t, decimal, date }: Wording): { titol: string; text: string }[] => {
  const said = (key: string, mark: { qui?: string; quan?: string }, params: Record<string, string>): string =>
    t(`informe.resposta.${key}`, { ...params, qui: mark.qui ?? '–', quan: date(mark.quan) });
  const { case3, case1, sigma, coeficient } = respostes;
  const yesNo = (value: boolean): string => t(value ? 'informe.si' : 'informe.no');
  const lines = [
    case3 && said('case3', case3, { valor: yesNo(case3.valor) }),
    case1 && said('case1', case1, { valor: yesNo(case1.valor) }),
    sigma &&
      (sigma.mean15 === undefined
        ? said('sigma', sigma, { sigma: decimal(sigma.sigma, 1, 2) })
        : said('sigma_mean15', sigma, { sigma: decimal(sigma.sigma, 1, 2), mean15: decimal(sigma.mean15, 1, 2) })),
    coeficient?.classe &&
      said('classe', coeficient, {
        valor: t(`formigo.classe.${coeficient.classe}`),
      }),
    coeficient?.kn !== undefined && said('kn', coeficient, { valor: decimal(coeficient.kn, 2, 3) }),
  ];
  return lines.flatMap((text) => (text ? [{ titol: t('informe.resposta'), text }] : []));
};

const presentDecision = (
  { actuacions, resultat, data, autor, text, revisar }: DecisioReport,
  { verdict }: LotVerdict,
  { t, date }: Wording,
) => ({
  titol: t('informe.decisio'),
  signat: `${autor}, ${date(data)}`,
  resum: [
    ...actuacions.map((actuacio) => t(`informe.actuacio.${actuacio}`)),
    t(`informe.decisio.${resultat ?? 'pendent'}`),
  ].join(' · '),
  text,
  sobrera: isDecisionLeftOver(verdict, true)
    ? t('informe.decisio.sobrera')
    : revisar
      ? t('informe.decisio.revisar')
      : '',
});

const factsLine = (lot: LotReport, { t, decimal }: Wording, dates: string): string => {
  const { mostresDemanades: asked, mostresTingudes: had } = lot.verdict;
  const plants = [...new Set(lot.mostres.map(({ planta }) => planta))].filter(Boolean);
  return [
    dates && t('informe.dada.dates', { dates }),
    lot.volum !== null && t('informe.dada.volum', { valor: decimal(lot.volum, 0, 2) }),
    lot.con || asked === null
      ? t('informe.dada.mostres_soles', { tingudes: lot.con ? lot.mostres.length : had })
      : t('informe.dada.mostres', { tingudes: had, demanades: asked }),
    plants.length === 1 && t('informe.dada.central', { nom: plants[0] ?? '' }),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** A lot ready to print: head, samples, chart, seven steps, answers, later decisions and foot. */
export const presentLot = (lot: LotReport, zona: string, passos: boolean, wording: Wording) => {
  const { t, date } = wording;
  const { verdict } = lot;
  const inForce = NORMATIVA_ROWS.find(({ normativa }) => normativa === verdict.normativa)?.since ?? null;
  const empty = isEmpty(lot);
  const steps = passos && !empty ? presentSteps(verdict, wording) : [];
  const foot = t('informe.peu_lot', {
    motor: verdict.engine,
    norma: t(`informe.normativa.${verdict.normativa}`),
    data: date(inForce),
  });
  const saved = lot.desat ? t('informe.desat', { qui: lot.desat.qui, quan: date(lot.desat.quan) }) : '';
  const typed = lot.mostres.map(({ albara, lloc, planta }) => albara + lloc + planta);
  return {
    id: lot.id,
    zona_id: lot.zona_id,
    zona,
    /** Beside the title: a lot that opens a page names its zone. */
    de_zona: shorten(zona, ZONE_LENGTH),
    titol: lot.nom
      ? t('informe.lot_nom', { numero: lot.numero, nom: lot.nom })
      : t('informe.lot', { numero: lot.numero }),
    estat: lotState(verdict),
    paraula: stateWord(lot, wording),
    dades: factsLine(lot, wording, pourDates(lot, wording)),
    fallada: verdict.failure,
    explicacio: verdict.failure === null ? '' : t(`formigo.fallada.${FAILURE_CODES[verdict.failure]}`),
    formula: presentFormula(verdict, wording),
    marge: marginText(lot, wording),
    avisos: empty
      ? []
      : [
          ...verdict.avisos
            .filter(({ codi }) => codi !== 'per_verificar')
            .map(({ codi, params }) => t(`avis.${codi}`, params)),
          ...slumpNotices(lot, wording),
        ],
    mostres: samplesTable(empty ? { ...lot, mostres: [] } : lot, wording),
    con: empty ? '' : slumpRule(lot, wording),
    sense_mostres: t('informe.sense_dades'),
    llarg: typed.some((text) => text.length > LONG) || lot.nom.length > LONG,
    grafic:
      lot.con || verdict.chart.mostres.every(({ valor }) => valor === null) ? null : presentChart(verdict, wording),
    passos: steps,
    passos_llargs:
      steps.reduce((length, step) => length + step.resultat.length + step.linies.join().length, 0) > 2500 ||
      (lot.decisio?.text.length ?? 0) > LONG,
    respostes: passos ? [] : presentAnswers(lot.respostes, wording),
    decisions: lot.decisio ? [presentDecision(lot.decisio, verdict, wording)] : [],
    peu: [foot, saved].filter(Boolean).join(' · '),
  };
};
