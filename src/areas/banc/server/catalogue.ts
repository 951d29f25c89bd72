import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type Trilingual } from '#kernel/language.ts';
import type { ORIGENS, UNITATS, VALOR_TIPUS } from '../contract/schemas.ts';
import type { ValorDatat } from '../domain/a-data.ts';
import type { Minim } from '../domain/nivell.ts';
import { type BancComprovacio, type BancPartida, inAll, type Lloc } from './rows.ts';

/** Rows of the files of the bank, as they lie there. */
interface CheckRow {
  readonly id: number;
  readonly categoria: number;
  readonly nom: Trilingual;
  readonly frequencia: Trilingual;
  readonly criteri: Trilingual;
  readonly normes: readonly string[];
  readonly basic: boolean;
  readonly origen: (typeof ORIGENS)[number];
  readonly valor_tipus: (typeof VALOR_TIPUS)[number];
  readonly usos: readonly { readonly us: string; readonly valor: Trilingual | null; readonly obligatori: boolean }[];
}
interface ItemRow {
  readonly id: number;
  readonly codi: string;
  readonly familia: string;
  readonly proces: number;
  readonly control: number;
  readonly sistema: number;
  readonly nom: Trilingual;
  readonly unitat: (typeof UNITATS)[number];
  readonly activa: boolean;
  readonly inici: string | null;
  readonly final: string | null;
  readonly normes: readonly string[];
  readonly completa: boolean;
  readonly formigo_flg: boolean;
  readonly usos: readonly string[];
  readonly nivells: readonly string[];
  readonly lot: {
    readonly mida: number | null;
    readonly unitat: (typeof UNITATS)[number];
    readonly text: Trilingual;
    readonly origen: (typeof ORIGENS)[number];
  };
  readonly ajuda: Trilingual | null;
  readonly informacio: Trilingual | null;
  readonly comprovacions: readonly CheckRow[];
}
interface Coded {
  readonly id: number;
  readonly codi: string;
}
interface Named extends Coded {
  readonly nom: Trilingual | string;
}

const read = <Row>(name: string): readonly Row[] =>
  JSON.parse(readFileSync(new URL(`./catalogue/${name}.json`, import.meta.url), 'utf8')) as Row[];

/** Words are shown with the typographic apostrophe. */
const shown = (text: Trilingual | string | null): Trilingual => {
  if (text === null) return inAll('');
  const three = typeof text === 'string' ? inAll(text) : text;
  const one = (language: Language): string => three[language].replaceAll("'", '’');
  return { ca: one('ca'), es: one('es'), en: one('en') };
};

const coded = <Row extends Coded>(name: string) => {
  const rows = read<Row>(name);
  return { rows, idOf: new Map(rows.map((row) => [row.codi, row.id])) };
};
const uses = coded<Named>('usos');
const levels = coded<
  Coded & {
    readonly escala: string;
    readonly nom_escala: Trilingual;
    readonly valor: string;
    readonly ordre: number;
    readonly norma: string;
  }
>('nivells');
const minims = read<{
  readonly us: string;
  readonly nivell: string;
  readonly valor: Trilingual;
  readonly font: string;
}>('minims');
const dated = read<{
  readonly comprovacio: number;
  readonly us: string;
  readonly valor: Trilingual;
  readonly inici: string | null;
  readonly final: string | null;
  /** Text of the law that says so, and how it is known: [L] read in it, [F] in what professionals write of it, [C] not sure. */
  readonly font: string;
  readonly confianca: 'L' | 'F' | 'C';
}>('valors');
const known = (map: ReadonlyMap<string, number>, codi: string): number => {
  const id = map.get(codi);
  if (id === undefined) throw new Error(`the bank names an unknown code: ${codi}`);
  return id;
};

/** What uses ask of a check, where it is a class of a scale of levels, and where each level stands in its own. */
export const ESCALA = {
  minims: minims.map(
    ({ us, nivell, valor }): Minim => ({
      us_fk: known(uses.idOf, us),
      nivell_fk: known(levels.idOf, nivell),
      valors: Object.values(shown(valor)),
    }),
  ),
  graons: new Map(levels.rows.map(({ id, escala, ordre }) => [id, { escala, ordre }])),
};

/** Ids of what offices write begin here. */
export const OF_OFFICE = 100_000;

/** Values that changed with the law, each between the project dates that it was asked of. */
export const VALORS_DATATS: readonly ValorDatat[] = dated.map(({ comprovacio, us, valor, inici, final }) => ({
  comprovacio_fk: comprovacio,
  us_fk: known(uses.idOf, us),
  valor: shown(valor),
  inici,
  final,
}));

const checkOf = (row: CheckRow): BancComprovacio => ({
  id: row.id,
  segell: null,
  origen_fk: null,
  categoria_fk: row.categoria,
  nom: shown(row.nom),
  frequencia: shown(row.frequencia),
  criteri: shown(row.criteri),
  normes: row.normes,
  valor_tipus: row.valor_tipus,
  unitat: '',
  basic: row.basic,
  activa: true,
  origen: row.origen,
  usos: row.usos.map(({ us, valor, obligatori }) => ({
    us_fk: known(uses.idOf, us),
    valor: shown(valor),
    obligatori,
  })),
});

const itemOf = (row: ItemRow): BancPartida => ({
  id: row.id,
  segell: null,
  origen_fk: null,
  familia: row.familia,
  codi: row.codi,
  proces_fk: row.proces,
  control_fk: row.control,
  sistema_fk: row.sistema,
  nom: shown(row.nom),
  unitat: row.unitat,
  activa: row.activa,
  inici: row.inici,
  final: row.final,
  normes: row.normes,
  usos: row.usos.map((codi) => known(uses.idOf, codi)),
  nivells: row.nivells.map((codi) => known(levels.idOf, codi)),
  lot: { ...row.lot, mida: row.lot.mida === null ? null : String(row.lot.mida), text: shown(row.lot.text) },
  completa: row.completa,
  formigo_flg: row.formigo_flg,
  ajuda: shown(row.ajuda),
  informacio: shown(row.informacio),
  observacions_programa: inAll(''),
  observacions_seguiment: inAll(''),
});

const rows = read<ItemRow>('partides');
/** Items of the bank, and their checks, by id. They are the same for every office and never change while it runs. */
export const BANC_PARTIDES: ReadonlyMap<number, BancPartida> = new Map(rows.map((row) => [row.id, itemOf(row)]));
export const BANC_COMPROVACIONS: ReadonlyMap<number, BancComprovacio> = new Map(
  rows.flatMap((row) => row.comprovacions.map((check) => [check.id, checkOf(check)] as const)),
);
/** Checks of each item of the bank, in their order. */
export const BANC_COMPOSICIO: ReadonlyMap<number, readonly Lloc[]> = new Map(
  rows.map((row) => [
    row.id,
    row.comprovacions.map(({ id, categoria }) => ({ comprovacio_fk: id, categoria_fk: categoria })),
  ]),
);

const perLanguage = <Answer>(make: (language: Language) => Answer): Readonly<Record<Language, Answer>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Answer>;
const inLanguage =
  (language: Language) =>
  ({ id, codi, nom }: Named) => ({ id, codi, nom: shown(nom)[language] });

const headings = read<Named & { readonly ordre: number }>('categories');
const systems = read<Named & { readonly controls: number[]; readonly categories: number[] }>('sistemes');
const norms = read<
  Named & {
    readonly tipus: string;
    readonly inici: string | null;
    readonly final: string | null;
    readonly ref: string | null;
  }
>('normes');

/** The short lists of the bank, in each language. */
export const LLISTES = perLanguage((language) => {
  const say = inLanguage(language);
  return {
    usos: uses.rows.map(say),
    nivells: levels.rows.map((row) => ({ ...row, nom_escala: shown(row.nom_escala)[language] })),
    categories: headings.map((row) => ({ ...say(row), ordre: row.ordre })),
    sistemes: systems.map((row) => ({ ...say(row), controls: row.controls, categories: row.categories })),
    normes: norms.map((row) => ({
      ...say(row),
      tipus: row.tipus,
      inici: row.inici,
      final: row.final,
      ref: row.ref ?? '',
    })),
  };
});
/** Headings that a system demands, in order; none of an unknown one. */
export const categoriesOf = (sistema: number): readonly number[] =>
  systems.find(({ id }) => id === sistema)?.categories ?? [];
