import { expect, test } from 'vitest';
import { formigoTexts } from '#areas/formigo/server/index.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import { textsOf } from '#tests/support/paper.ts';
import { informeTexts } from '../../texts/index.ts';
import { exampleQualitat } from '../example-qualitat.ts';
import { presentDocument } from './document.ts';
import { makeDocument, mancancesFor, type Peticio } from './make.ts';
import { paraulesOf } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

const translate = translator([informeTexts, formigoTexts]);
const ASKED: Peticio = {
  data: '2026-03-06',
  avui: '2026-03-28',
  esborrany: false,
  signatura: true,
  inclou_agents: true,
  inclou_valoracio: false,
  nomes_amb_resultats: true,
  sense_modificacions: false,
};
const DOCUMENTS = ['seguiment', 'resultats', 'noconformitats', 'visita'] as const;
const said = (kind: (typeof DOCUMENTS)[number], data: QualitatData, idioma: Language = 'ca'): string => {
  const words = paraulesOf(idioma, translate);
  return textsOf(presentDocument(data, words, makeDocument(kind, data, words, ASKED))).join('\n');
};

/** A work with a slump check that nobody answered, over `n` loads out of tolerance; or answered as given. */
const slumpOf = (n: number, resultat: 'C' | 'NC' | null = null): QualitatData => {
  const data = exampleQualitat(6, 'ca', true);
  const answer = data.resultats.find((one) => one.resultat === 'C' && one.lot_fk !== null && !one.automatic);
  if (!answer) throw new Error('nothing conforms');
  const zona = { id: 9, nom: 'Pilars PB', veredicte: '', cons_fora: n };
  return {
    ...data,
    partides: data.partides.map((one) => ({
      ...one,
      comprovacions: one.comprovacions.map((check) => ({
        ...check,
        con: one.id === answer.treball_partida_fk && check.comprovacio_fk === answer.comprovacio_fk,
      })),
    })),
    lots: new Map(
      [...data.lots].map(([id, lots]) => [id, lots.map((lot) => (lot.id === answer.lot_fk ? { ...lot, zona } : lot))]),
    ),
    resultats: data.resultats.flatMap((one) =>
      one !== answer ? [one] : resultat === null ? [] : [{ ...one, resultat, observacions: 'Retornat.' }],
    ),
  };
};

test('a load that the regulation rejects for its slump is told by every paper while nobody answers for it', () => {
  for (const kind of DOCUMENTS) {
    expect(said(kind, slumpOf(2)), kind).toMatch(/Pilars PB · Lot \d+: 2 pastades tenen el con fora de tolerància/);
    expect(said(kind, slumpOf(0)), kind).not.toMatch(/rebutja/);
    expect(said(kind, slumpOf(2, 'NC')), kind).not.toMatch(/rebutja/);
  }
  for (const idioma of LANGUAGES) expect(said('noconformitats', slumpOf(1), idioma)).not.toMatch(/^qualitat\.\w/m);
});

test('the sheet of a visit says who wrote down what was controlled', () => {
  const data = exampleQualitat(6, 'ca', true);
  const [one] = data.resultats.filter((answer) => answer.resultat === 'C' && !answer.automatic);
  const day = one?.data ?? '';
  const words = paraulesOf('ca', translate);
  const by = (usuari: string): QualitatData => ({
    ...data,
    resultats: data.resultats.map((answer) => (answer.data === day ? { ...answer, usuari } : answer)),
  });
  const sheet = (given: QualitatData): string =>
    textsOf(presentDocument(given, words, makeDocument('visita', given, words, { ...ASKED, data: day }))).join('\n');
  expect(sheet(by('Ajudant d’obra'))).toContain('Ho ha apuntat Ajudant d’obra.');
});

test('no reason makes up for a programme of which nothing was answered', () => {
  const words = paraulesOf('ca', translate);
  const data = exampleQualitat(3, 'ca', true);
  const codes = (given: QualitatData): string[] => mancancesFor(given, words).map(({ codi }) => codi);
  expect(codes(data)).not.toContain('cap_resposta');
  const none = { ...data, resultats: [] };
  expect(codes(none)).toContain('cap_resposta');
  const reasons = new Map(mancancesFor(none, words).map(({ clau }) => [clau, 'Es farà.'] as const));
  expect(() =>
    makeDocument('certificat', none, words, { ...ASKED, excepcions: new Map([['*', 'Es farà.'], ...reasons]) }),
  ).toThrow('certificat_amb_mancances');
});
