import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type DocumentTreball, OPCIONS } from '#areas/informe/domain/documents.ts';
import { LANGUAGES, type Language, type Trilingual } from '#kernel/language.ts';
import type * as schemas from '../contract/schemas.ts';

type Answers = {
  activitats: z.infer<typeof schemas.activitatSchema>[];
  controls: z.infer<typeof schemas.controlSchema>[];
  irpf: z.infer<typeof schemas.irpfSchema>[];
  iva: z.infer<typeof schemas.ivaSchema>[];
  titulacions: z.infer<typeof schemas.titulacioSchema>[];
  funcions: z.infer<typeof schemas.funcioSchema>[];
  processos: z.infer<typeof schemas.procesSchema>[];
  idiomes: z.infer<typeof schemas.idiomaRowSchema>[];
  tipusTreball: z.infer<typeof schemas.tipusTreballSchema>[];
  documents: z.infer<typeof schemas.documentSchema>[];
};
type Row = Readonly<Record<string, unknown>>;

const read = (name: string): readonly Row[] =>
  JSON.parse(readFileSync(new URL(`./catalogue/${name}.json`, import.meta.url), 'utf8')) as Row[];

/** Names are shown with the typographic apostrophe. */
const inLanguage = (row: Row, language: Language): Row => ({
  ...row,
  nom: String(typeof row['nom'] === 'object' ? (row['nom'] as Trilingual)[language] : row['nom']).replaceAll("'", '’'),
});
/** A rate as decimal text: 21, 5.2. */
const rate = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const pick = (row: Row, keys: readonly string[]): Row => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));

const build = (language: Language): Answers => {
  const rows = (name: string, keys: readonly string[]): Row[] =>
    read(name).map((row) => pick(inLanguage(row, language), ['id', 'nom', ...keys]));
  return {
    activitats: rows('activitats', ['iae', 'seccio', 'activa']),
    controls: rows('controls', ['codi', 'ordre', 'article']),
    irpf: rows('irpf', ['codi', 'percentatge', 'defecte', 'inici', 'final']).map((row) => ({
      ...row,
      percentatge: rate(row['percentatge']),
    })),
    iva: rows('iva', ['codi', 'percentatge', 'recarrec_equivalencia', 'defecte', 'inici', 'final']).map((row) => ({
      ...row,
      percentatge: rate(row['percentatge']),
      recarrec_equivalencia: rate(row['recarrec_equivalencia']),
    })),
    titulacions: rows('titulacions', ['habilita_deo', 'activa']),
    funcions: rows('funcions', ['codi', 'grup', 'base_legal', 'obligatoria_cq', 'tecnic_titulat']),
    processos: rows('processos', ['codi', 'ordre', 'activa']),
    idiomes: rows('idiomes', ['locale', 'ordre', 'defecte']),
    tipusTreball: rows('tipus_treball', ['codi', 'control_qualitat']),
    documents: rows('documents', ['codi', 'fase', 'signants'])
      .filter((row) => String(row['codi']) in OPCIONS)
      .map((row) => ({ ...row, opcions: [...OPCIONS[String(row['codi']) as DocumentTreball]] })),
  } as unknown as Answers;
};

const built = Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Record<Language, Answers>;

/** A reference list in a language. */
export const catalogue = <Name extends keyof Answers>(name: Name, language: Language): Answers[Name] =>
  built[language][name];

/** Parameters by key. */
export const PARAMETRES: Readonly<Record<string, string>> = Object.fromEntries(
  read('parametres').map((row) => [String(row['clau']), String(row['valor'])]),
);

const functionsByCode = new Map(built.ca.funcions.map((row) => [row.codi, row.id]));
const degrees = new Map(built.ca.titulacions.map((row) => [row.id, row]));
const functions = new Map(built.ca.funcions.map((row) => [row.id, row]));

/** Identifier of a function by its code (`PRO`, `DO`, `DEO`, `CON`). */
export const funcioId = (codi: string): number => functionsByCode.get(codi) ?? 0;
const activities = new Set(built.ca.activitats.map((row) => row.id));
const kindsOfWork = new Map(built.ca.tipusTreball.map((row) => [row.id, row]));

const vatRates = new Map(built.ca.iva.map((row) => [row.id, row]));
const withholdings = new Map(built.ca.irpf.map((row) => [row.id, row]));
export const isIva = (id: number): boolean => vatRates.has(id);
export const isIrpf = (id: number): boolean => withholdings.has(id);
/** A rate of VAT by id: its percent, the surcharge that goes with it, and from when until when it is in force. */
export const ivaOf = (id: number) => {
  const row = vatRates.get(id);
  return row ? { ...row, recarrec: row.recarrec_equivalencia } : null;
};
/** The rate of VAT of a code, the newest one. */
export const ivaOfCodi = (codi: string) => built.ca.iva.find((row) => row.codi === codi) ?? null;
const inForce = (row: { readonly inici: string | null; readonly final: string | null }, day: string): boolean =>
  (row.inici ?? '') <= day && day <= (row.final ?? '9999');
/** The rate of VAT that is so many percent on a day, with that surcharge where one is said. */
export const ivaDePercentatge = (percentatge: number, day: string, recarrec: number | null = null) =>
  built.ca.iva.find(
    (row) =>
      Number(row.percentatge) === percentatge &&
      inForce(row, day) &&
      (recarrec === null || Number(row.recarrec_equivalencia) === recarrec),
  ) ?? null;
/** The rate of income tax withheld that is so many percent on a day: the usual one of several. */
export const irpfDePercentatge = (percentatge: number, day: string) =>
  built.ca.irpf.find((row) => Number(row.percentatge) === percentatge && inForce(row, day)) ?? null;
/** A rate of income tax withheld, by id. */
export const irpfOf = (id: number) => withholdings.get(id) ?? null;
export const isActivitat = (id: number): boolean => activities.has(id);
const processes = new Set(built.ca.processos.map((row) => row.id));
const placeOfProces = new Map(built.ca.processos.map((row) => [row.id, row.ordre]));
/** The place of a building process among all of them. */
export const ordreOfProces = (id: number): number => placeOfProces.get(id) ?? placeOfProces.size;
const controls = new Set(built.ca.controls.map((row) => row.id));
export const isProces = (id: number): boolean => processes.has(id);
export const isControl = (id: number): boolean => controls.has(id);
export const tipusTreballOf = (id: number) => kindsOfWork.get(id) ?? null;
export const funcioOf = (id: number) => functions.get(id) ?? null;
export const titulacioOf = (id: number) => degrees.get(id) ?? null;
export const nameOfFuncio = (id: number, language: Language): string =>
  built[language].funcions.find((row) => row.id === id)?.nom ?? '';
export const nameOfTitulacio = (id: number, language: Language): string =>
  built[language].titulacions.find((row) => row.id === id)?.nom ?? '';
/** A building process, and a kind of control, as they are called. */
export const nameOfProces = (id: number, language: Language): string =>
  built[language].processos.find((row) => row.id === id)?.nom ?? '';
export const nameOfControl = (id: number, language: Language): string =>
  built[language].controls.find((row) => row.id === id)?.nom ?? '';
