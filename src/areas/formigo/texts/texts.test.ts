import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { TextParams } from '#kernel/coded-error.ts';
import { LANGUAGES, LOCALE_OF } from '#kernel/language.ts';
import { buildLot, earlierSamples, mostresOf } from '#tests/support/formigo-lot.ts';
import { withCertificate } from '../domain/certificat.ts';
import { askCode, FAILURE_CODES } from '../domain/claus.ts';
import { marksOf } from '../domain/distintius.ts';
import { regulationFor } from '../domain/normativa.ts';
import {
  CONFIDENCES,
  DIMENSIONS,
  ESTRUCTURES,
  FORMES_PROVETA,
  type JudgeInput,
  MODALITATS,
  NORMATIVES,
  VEREDICTES,
} from '../domain/tipus.ts';
import { judge } from '../domain/verdict.ts';
import { formigoTexts } from './index.ts';

const LOCALES = LANGUAGES.map(
  (language) => [language, LOCALE_OF[language], formigoTexts[language] as Readonly<Record<string, string>>] as const,
);

/** Writes a text in the three languages; a missing key, parameter or a message that does not parse fails. */
const write = (key: string, params: TextParams = {}): string[] =>
  LOCALES.map(([language, locale, texts]) => {
    const message = texts[key];
    expect(message, `${language} ${key}`).toBeTypeOf('string');
    const text = String(new IntlMessageFormat(String(message), locale).format({ ...params }));
    expect(text, `${language} ${key}`).not.toMatch(/NaN|undefined|null|[{}]/);
    return text;
  });

const broken = (...values: number[]) => values.map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);
const anteriors = earlierSamples(40, 2);
const by = { qui: 'Marta', quan: '2024-02-03', motiu: 'Acta 7' } as const;
const sigma = { sigma: { sigma: 2, mean15: 32, qui: 'Pau', quan: '2024-01-02' } } as const;
/** A certificate that nothing agrees with. */
const strange = withCertificate(
  {},
  {
    distintiu: 5,
    designacio: 'HA-30/F/20/XC2',
    central: '',
    certificat: {
      emissor: '',
      central: 'Nord',
      designacio: 'HA-25',
      sigma: null,
      des_de: '2024-02-01',
      fins: '2024-02-02',
    },
    mostres: ['2024-01-01', '2024-03-01'].map((data, index) => ({ numero: index + 1, data, central: 'Sud' })),
  },
);
const norma = (dates: Parameters<typeof regulationFor>[0]): JudgeInput['norma'] => {
  const found = regulationFor(dates);
  if (!found.ok) throw new Error(found.failure);
  return found.value;
};

/** One lot for each way that a verdict may go. */
const LOTS: readonly JudgeInput[] = [
  ...[[28, 36], [36, 37], [20, 40], [36, 36, 36, 36, 36, 36], [30, 30, 45, 45, 45, 45], [36]].flatMap((strengths) => [
    buildLot('EHE-98', strengths, { classeCentral: 'A' }),
    buildLot('EHE-98', strengths, { classeCentral: 'A', distintiu: 3 }),
    buildLot('EHE-98', strengths, { classeCentral: 'altres' }),
    buildLot('EHE-98', strengths, { estatClasse: { declarada: 'A', aplicada: 'B', seguits: 4 } }),
    buildLot('EHE-98', strengths, {
      classeCentral: 'A',
      estatClasse: { declarada: 'altres', demostrada: 'C', aplicada: 'altres', seguits: 0 },
    }),
    buildLot('EHE-98', strengths, { respostes: { coeficient: { kn: 0.9, qui: 'Pau' } } }),
    buildLot('EHE-98', strengths, { respostes: { coeficient: { classe: 'C' } } }),
    buildLot('EHE-98', strengths),
    buildLot('EHE-98', strengths, { modalitat: 'TOTAL', amassades: 4 }),
  ]),
  ...[[28, 31, 36], [36, 36, 36], [36], [36, 36, 36, 36, 36, 36, 36], [28], [20]].flatMap((strengths) => [
    buildLot('EHE-08', strengths),
    buildLot('EHE-08', strengths, { anteriors }),
    buildLot('EHE-08', strengths, { anteriors, respostes: { case3: { valor: true } } }),
    buildLot('EHE-08', strengths, { anteriors, respostes: { case3: { valor: false } } }),
    buildLot('EHE-08', strengths, { distintiu: 2 }),
    buildLot('EHE-08', strengths, { distintiu: 2, respostes: { case1: { valor: true } } }),
    buildLot('EHE-08', strengths, { distintiu: 2, respostes: { case1: { valor: false } } }),
    buildLot('EHE-08', strengths, { distintiu: 3 }),
    buildLot('EHE-08', strengths, { distintiu: 3, respostes: sigma }),
    buildLot('CODI', strengths),
    buildLot('CODI', strengths, { anteriors }),
    buildLot('CODI', strengths, { distintiu: 4 }),
    buildLot('CODI', strengths, { distintiu: 4, respostes: sigma }),
    buildLot('CODI', strengths, { distintiu: 5 }),
    buildLot('CODI', strengths, { distintiu: 5, respostes: sigma, fck: 35 }),
    buildLot('CODI', strengths, { distintiu: 5, ...strange }),
    buildLot('CODI', strengths, { distintiu: 5, ...strange, respostes: sigma }),
    buildLot('CODI', strengths, { distintiu: 3, anteriorsSenseValor: 1 }),
    buildLot('CODI', strengths, { modalitat: 'TOTAL' }),
    buildLot('CODI', strengths, { modalitat: 'INDIRECTE' }),
    buildLot('CODI', strengths, { fck: 0 }),
    buildLot('CODI', strengths, { estructura: 'FEV_SUPERIOR_200', volum: null }),
    buildLot('CODI', strengths, { estructura: 'FEV_SUPERIOR_200', volum: 200 }),
  ]),
  buildLot(
    'CODI',
    Array.from({ length: 24 }, (_, index) => 28 + index),
    { modalitat: 'TOTAL' },
  ),
  buildLot('CODI', [36, null, 36]),
  buildLot('CODI', []),
  buildLot('CODI', [29.999 / 0.89, 40, 40]),
  buildLot('CODI', [36, 36, 36], { canvis: [{ fila: 5403, valors: { valor: 0.9 }, ...by }] }),
  buildLot('CODI', [], { mostres: [{ numero: 1, resistencia: null, provetes: broken(20, 40) }] }),
  buildLot('CODI', [], {
    mostres: [
      { numero: 1, resistencia: null, provetes: broken(36, 37) },
      { numero: 2, resistencia: null, provetes: broken(36) },
    ],
  }),
  buildLot('CODI', [], {
    mostres: [{ numero: 1, resistencia: null, provetes: [{ edat: 7, forma: 'cub_10', valor: 20 }] }],
  }),
  ...[
    norma({ data_projecte: '2022-01-01' }),
    norma({ data_encarrec: '2022-01-01' }),
    norma({ data_projecte: '2021-01-01', data_inici: '2023-01-01' }),
    norma({ excepcio: { normativa: 'CODI', ...by } }),
  ].map((reason) => buildLot('CODI', [36, 36, 36], { norma: reason })),
];

test('every verdict is told whole in the three languages', () => {
  for (const lot of [...LOTS, ...LOTS.map((each) => ({ ...each, mostres: [...each.mostres, ...mostresOf([null])] }))]) {
    const found = judge(lot);
    write(`formigo.veredicte.${found.verdict}`);
    for (const step of found.steps) {
      write(`formigo.pas.${step.id}`);
      write(`formigo.pas.${step.id}.nom`);
      write(`formigo.pas.${step.id}.${step.codi}`, step.params);
      for (const each of step.lines) write(`formigo.linia.${each.codi}`, each.params);
    }
    for (const avis of found.avisos) write(`avis.${avis.codi}`, avis.params);
    if (found.failure) write(`formigo.fallada.${FAILURE_CODES[found.failure]}`);
    if (found.canviaria) write(`formigo.canviaria.${found.canviaria.codi}`, { valor: found.canviaria.valor ?? 0 });
    for (const motiu of found.askMotius) write(`formigo.linia.${motiu.codi}`, motiu.params);
    const ask = askCode(found);
    if (ask) for (const part of ['pregunta', 'perque']) write(`formigo.ask.${ask}.${part}`);
  }
});

test('every text parses and carries the same parameters in the three languages', () => {
  const names = (message: string): string[] => {
    const found = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (value !== null && typeof value === 'object') {
        const node = value as {
          type?: number;
          value?: unknown;
          options?: Readonly<Record<string, { value: unknown }>>;
        };
        if (typeof node.value === 'string' && node.type !== undefined && node.type > 0) found.add(node.value);
        for (const option of Object.values(node.options ?? {})) walk(option.value);
      }
    };
    walk(new IntlMessageFormat(message, 'en').getAst());
    return [...found].sort();
  };
  for (const [key, message] of Object.entries(formigoTexts.ca)) {
    for (const [language, , texts] of LOCALES)
      expect(names(texts[key] ?? ''), `${language} ${key}`).toEqual(names(message));
  }
});

describe('how numbers read', () => {
  const step = (lot: JudgeInput, place: number): string[] => {
    const found = judge(lot).steps[place];
    return found ? write(`formigo.pas.${found.id}.${found.codi}`, found.params) : [];
  };

  test('decimal comma in Catalan and Spanish, point in English', () => {
    const lot = buildLot('CODI', [29.4, 35.6, 34.9]);
    expect(step(lot, 5)).toEqual([
      'KN · x(1) = 0,89 × 29,4 = 26,17\u00a0N/mm²',
      'KN · x(1) = 0,89 × 29,4 = 26,17\u00a0N/mm²',
      'KN · x(1) = 0.89 × 29.4 = 26.17\u00a0N/mm²',
    ]);
    expect(step(lot, 6)[0]).toBe('26,17 < 30 = fck: no compleix; falten 3,83\u00a0N/mm²');
  });

  test('more decimals where rounding would print an equality that is not true', () => {
    expect(step(buildLot('CODI', [29.996 / 0.89, 40, 40]), 6)[0]).toMatch(/^29,996 < 30 = fck/);
  });

  test('percentages', () => {
    const lot = buildLot('CODI', [], { mostres: [{ numero: 2, resistencia: null, provetes: broken(27, 31.5, 33.6) }] });
    expect(step(lot, 2)[0]).toBe('Pastada 2 no vàlida: recorregut 21,5\u00a0% > 20\u00a0%');
    expect(step(lot, 2)[2]).toBe('Sample 2 not valid: range 21.5% > 20%');
  });
});

test('lists of the domain have their labels', () => {
  for (const normativa of NORMATIVES) {
    write(`formigo.normativa.${normativa}`);
    for (const mark of marksOf(normativa)) write(`formigo.distintiu.${normativa}.${mark}`);
  }
  for (const each of ESTRUCTURES) write(`formigo.estructura.${each}`);
  for (const each of MODALITATS) write(`formigo.modalitat.${each}`);
  for (const each of DIMENSIONS) write(`formigo.dimensio.${each}`);
  for (const each of FORMES_PROVETA) write(`formigo.forma.${each}`);
  for (const each of CONFIDENCES) write(`formigo.confidence.${each}`);
  for (const each of VEREDICTES) write(`formigo.veredicte.${each}`);
  for (const each of Object.values(FAILURE_CODES)) write(`formigo.fallada.${each}`);
});
