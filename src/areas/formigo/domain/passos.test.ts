import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildLot, earlierSamples, mostresOf } from '#tests/support/formigo-lot.ts';
import type { FormulaPart, JudgeInput, LotVerdict } from './tipus.ts';
import { judge } from './verdict.ts';

const anteriors = earlierSamples(36, 2);
const broken = (...values: number[]) => values.map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);
const continu = { case3: { valor: true, qui: 'Marta', quan: '2010-02-03' } } as const;
const sigma = { sigma: { sigma: 2.25, mean15: 31.125, qui: 'Pau', quan: '2024-01-02' } } as const;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => 28 + index / 2);

/** A lot for each path through the rules. */
const LOTS: Readonly<Record<string, JudgeInput>> = {
  'EHE-98 two samples, class A kept': buildLot('EHE-98', [28, 36], { classeCentral: 'A' }),
  'EHE-98 class A with seal': buildLot('EHE-98', [31, 32], { classeCentral: 'A', distintiu: 3 }),
  'EHE-98 class B with seal of the plant': buildLot('EHE-98', [31, 32], { classeCentral: 'B', distintiu: 3 }),
  'EHE-98 class worsened': buildLot('EHE-98', [20, 33], { classeCentral: 'A', distintiu: 3 }),
  'EHE-98 class improved': buildLot('EHE-98', [34, 36], { estatClasse: { declarada: 'A', aplicada: 'B', seguits: 4 } }),
  'EHE-98 class demonstrated before, another declared': buildLot('EHE-98', [34, 36], {
    ...{ classeCentral: 'A', estatClasse: { declarada: 'C', demostrada: 'B', aplicada: 'C', seguits: 1 } },
  }),
  'EHE-98 other cases': buildLot('EHE-98', [36, 38], { classeCentral: 'altres' }),
  'EHE-98 KN answered': buildLot('EHE-98', [36, 38], { respostes: { coeficient: { kn: 0.9125, qui: 'Pau' } } }),
  'EHE-98 class answered': buildLot('EHE-98', [36, 38], { respostes: { coeficient: { classe: 'C' } } }),
  'EHE-98 class asked': buildLot('EHE-98', [36, 38]),
  'EHE-98 one sample': buildLot('EHE-98', [36], { classeCentral: 'A' }),
  'EHE-98 order statistic': buildLot('EHE-98', [36, 38, 37, 39, 42, 41], { classeCentral: 'B' }),
  'EHE-98 order statistic of eight': buildLot('EHE-98', [36, 38, 37, 39, 42, 41, 40, 43], { classeCentral: 'B' }),
  'EHE-98 floor of the order statistic': buildLot('EHE-98', [33, 33, 48, 48, 48, 48], { classeCentral: 'altres' }),
  'EHE-98 full control': buildLot('EHE-98', [28, 36], { modalitat: 'TOTAL', amassades: 2 }),
  'EHE-08 case 2 satisfied': buildLot('EHE-08', [36, 37, 38]),
  'EHE-08 case 2 failed': buildLot('EHE-08', [27, 32, 33]),
  'EHE-08 case 2 by the answer': buildLot('EHE-08', [36, 37, 38], {
    anteriors,
    respostes: { case3: { valor: false } },
  }),
  'EHE-08 case 3': buildLot('EHE-08', [36, 37, 38], { anteriors, respostes: continu }),
  'EHE-08 case 3 failed': buildLot('EHE-08', [30, 37, 38], { anteriors, respostes: continu }),
  'EHE-08 case 3 asked': buildLot('EHE-08', [36, 37, 38], { anteriors }),
  'EHE-08 two samples': buildLot('EHE-08', [36, 37]),
  'EHE-08 two samples under case 3': buildLot('EHE-08', [36, 37], { anteriors, respostes: continu }),
  'EHE-08 seven samples': buildLot('EHE-08', upTo(7)),
  'EHE-08 mark A asked': buildLot('EHE-08', [36], { distintiu: 2 }),
  'EHE-08 mark A certified': buildLot('EHE-08', [36], { distintiu: 2, respostes: { case1: { valor: true } } }),
  'EHE-08 mark A not certified': buildLot('EHE-08', [36, 37, 38], {
    distintiu: 2,
    respostes: { case1: { valor: false } },
  }),
  'EHE-08 mark satisfied': buildLot('EHE-08', [30.4], { distintiu: 3 }),
  'EHE-08 mark, sigma asked': buildLot('EHE-08', [29.96], { distintiu: 3 }),
  'EHE-08 mark, second check': buildLot('EHE-08', [29.1, 33], { distintiu: 3, respostes: sigma }),
  'EHE-08 mark, second check failed': buildLot('EHE-08', [29.1], {
    ...{ distintiu: 3, respostes: { sigma: { sigma: 3, mean15: 31 } } },
  }),
  'EHE-08 mark below 0,90': buildLot('EHE-08', [26.96], { distintiu: 3 }),
  'CODI case 3 satisfied': buildLot('CODI', [36, 35, 37]),
  'CODI case 3 failed': buildLot('CODI', [29.4, 35.6, 34.9]),
  'CODI case 3, two samples': buildLot('CODI', [36, 37]),
  'CODI case 3, a row changed': buildLot('CODI', [36, 37, 38], {
    canvis: [{ fila: 5403, valors: { valor: 0.9 }, qui: 'Marta', quan: '2024-02-03', motiu: 'Acta 7' }],
  }),
  'CODI case 2 satisfied': buildLot('CODI', [36, 37, 38], { anteriors }),
  'CODI case 2 failed': buildLot('CODI', [30, 32, 33], { anteriors }),
  'CODI case 2, two samples': buildLot('CODI', [36, 37], { anteriors }),
  'CODI case 1 satisfied': buildLot('CODI', [36, 37], { distintiu: 5, respostes: sigma }),
  'CODI case 1 failed': buildLot('CODI', [31, 33], { distintiu: 5, respostes: { sigma: { sigma: 2 } } }),
  'CODI case 1 asked': buildLot('CODI', [36, 37], { distintiu: 5 }),
  'CODI case 1 asked, the certificate is of another plant': buildLot('CODI', [36, 37], {
    ...{ distintiu: 5, certificatNo: [{ codi: 'certificat_altra_central', params: { numero: 2 } }] },
  }),
  'CODI case 1 answered beside an expired certificate': buildLot('CODI', [36, 37], {
    ...{ distintiu: 5, respostes: sigma, certificatNo: [{ codi: 'certificat_caducat', params: {} }] },
  }),
  'CODI identification': buildLot('CODI', [30], { distintiu: 4 }),
  'CODI identification, second check': buildLot('CODI', [29], { distintiu: 4, respostes: sigma }),
  'CODI identification below 0,90': buildLot('CODI', [26], { distintiu: 4 }),
  'CODI full control of few': buildLot('CODI', [31, 30], { modalitat: 'TOTAL' }),
  'CODI full control of many': buildLot('CODI', upTo(25), { modalitat: 'TOTAL', amassades: 26 }),
  'CODI indirect control': buildLot('CODI', [], { modalitat: 'INDIRECTE' }),
  'CODI fck not above 0': buildLot('CODI', [31], { fck: 0 }),
  'CODI foundations, volume unknown': buildLot('CODI', [36, 37, 38], { estructura: 'FEV_SUPERIOR_200', volum: null }),
  'CODI foundations by volume': buildLot('CODI', [36, 37, 38], { estructura: 'FEV_SUPERIOR_200', volum: 120 }),
  'CODI pending, with 7 days': buildLot('CODI', [], {
    mostres: [
      ...mostresOf([36]),
      { numero: 2, resistencia: null, provetes: [{ edat: 7, forma: 'cilindre', valor: 24 }] },
    ],
  }),
  'CODI specimens': buildLot('CODI', [], {
    mostres: [broken(36, 37), broken(38, 40, 39), broken(36), broken(36, 37, 38, 39)].map((provetes, index) => ({
      ...{ numero: index + 1, resistencia: null, provetes },
    })),
  }),
  'CODI specimens of 7 and of 28 days': buildLot('CODI', [], {
    ...{ distintiu: 4, modalitat: 'TOTAL' },
    mostres: [
      { numero: 1, resistencia: null, provetes: [...broken(36, 37), { edat: 7, forma: 'cilindre', valor: 24 }] },
    ],
  }),
  'CODI full control, one valid and one not': buildLot('CODI', [], {
    ...{ modalitat: 'TOTAL' },
    mostres: [...mostresOf([36]), { numero: 2, resistencia: null, provetes: broken(20, 40) }],
  }),
  'CODI no samples': buildLot('CODI', [], { estatClasse: { declarada: 'A', aplicada: 'A', seguits: 0 } }),
  'CODI pending': buildLot('CODI', [36, null, 36]),
  'EHE-08 specimens, the row of their range changed': buildLot('EHE-08', [], {
    mostres: [broken(36, 37), broken(38, 39), broken(36, 36)].map((provetes, index) => ({
      ...{ numero: index + 1, resistencia: null, provetes },
    })),
    canvis: [{ fila: 6011, valors: { maxim: 0.15 }, qui: 'Marta', quan: '2024-02-03', motiu: 'Acta 8' }],
  }),
  'CODI sample not valid': buildLot('CODI', [], {
    mostres: [{ numero: 1, resistencia: null, provetes: broken(20, 40) }],
  }),
  'CODI chosen by hand': buildLot('CODI', [36, 35, 37], {
    norma: { normativa: 'CODI', per: 'excepcio', canviada: { qui: 'Marta', quan: '2021-12-01', motiu: 'Acord' } },
  }),
  'CODI works begun late': buildLot('CODI', [36, 35, 37], {
    norma: { normativa: 'CODI', per: 'inici_tardia', data: '2021-01-01', inici: '2023-01-01', termini: '2022-11-10' },
  }),
};

const round = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(6)) : value);
const written = ({ text, value, decimals, font }: FormulaPart): string =>
  `${value === null ? text : value.toFixed(decimals)}${font ? `[${font}]` : ''}`;
const params = (all: Readonly<Record<string, unknown>>): string =>
  Object.entries(all)
    .map(([key, value]) => ` ${key}=${String(round(value))}`)
    .join('');

/** A verdict as lines of text, so that a change of the rules is read as a difference. */
const told = (found: LotVerdict): readonly string[] => [
  `${found.verdict} · ${String(found.failure)} · ask ${String(found.ask)} · cas ${String(found.cas)} · ${found.confidence}`,
  `formula ${String(found.formula)} · ${found.formulaParts.map(written).join(' ')}`,
  `canviaria ${JSON.stringify(found.canviaria)} · lleis ${found.lleis.join(' ')}`,
  `grafic rector ${String(found.chart.rector)} banda ${JSON.stringify(found.chart.banda)} anteriors ${found.chart.anteriors.length}`,
  ...found.steps.flatMap(({ id, codi, article, taula, confidence, lines, deciding, params: all }) => [
    `${deciding ? '*' : '-'} ${id} ${codi} (${article}${taula ? `, ${taula}` : ''}) ${confidence}${params(all)}`,
    ...lines.map(
      (line) => `    ${line.codi}${params(line.params)}${line.valors ? ` : ${line.valors.map(round).join(' ')}` : ''}`,
    ),
  ]),
  ...found.avisos.map((avis) => `! ${avis.codi}${params(avis.params)}`),
];

const EXAMPLE = new URL('./examples/passos.json', import.meta.url);
const found = Object.fromEntries(Object.entries(LOTS).map(([name, lot]) => [name, told(judge(lot))]));
if (process.env.UPDATE_GOLDEN === '1') writeFileSync(EXAMPLE, `${JSON.stringify(found, null, 2)}\n`);
const golden = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as typeof found;

test.each(Object.keys(LOTS))('%s', (name) => {
  expect(found[name]).toEqual(golden[name]);
});

test('no example is left over', () => {
  expect(Object.keys(golden)).toEqual(Object.keys(LOTS));
});
