import { z } from 'zod';
import { centsSchema, idSchema, nameSchema, textSchema } from '#contract/ids.ts';

/** The regime is there since 2014 (Ley 14/2013). */
const anyCaixa = z.int().min(2014).max(2199).nullable();
const prorrataSchema = z.strictObject({
  des_de: z.int().min(1986).max(2199),
  percentatge: z.string().regex(/^(100|\d{1,2})$/, { error: 'percentatge_incorrecte' }),
});
export type Prorrata = z.infer<typeof prorrataSchema>;
const irpfSchema = z.strictObject({
  des_de: z.int().min(1986).max(2199),
  estimacio: z.enum(['simplificada', 'normal']),
  /** At least 70 % of the income of the year before bore withholding: no form 130. */
  exempt_130: z.boolean(),
});
/** How the company is taxed, beyond what its record says: what books and forms start from. */
export const perfilFields = {
  /** Natural persons: how income is estimated from an exercise on, until the next of these; none: simplified, with form 130. */
  irpf: z.array(irpfSchema).max(60),
  /** Activity in the books: code and kind of the agency (`A`, `05` professional), section of the IAE. */
  activitat_codi: z.enum(['A', 'B', 'C', 'D']),
  activitat_tipus: z.enum(['01', '02', '03', '04', '05']),
  epigraf: textSchema(10),
  /** National classification of activities, three or four figures: forms under a pro rata say it; empty: unknown. */
  cnae: z.string().regex(/^(\d{3,4})?$/, { error: 'cnae_incorrecte' }),
  /** Percent of the VAT borne that is deducted from an exercise on, until the next of these; none: all of it. */
  prorrates: z.array(prorrataSchema).max(60),
  /** Also files the yearly figures in the last 303. */
  exonerat_390: z.boolean(),
  /** First and last exercise under the cash regime of VAT; without a last one it goes on, without a first one there is none. */
  caixa_des_de: anyCaixa,
  caixa_fins: anyCaixa,
  /** Account that the forms are paid from, or paid into; empty: none. */
  iban: textSchema(40),
} as const;
export const perfilSchema = z.strictObject({ versio: z.int(), ...perfilFields });
export type Perfil = z.infer<typeof perfilSchema>;

export const LLIBRES = ['expedides', 'rebudes', 'bens', 'tots'] as const;
/** Unified, VAT alone, income tax alone. */
export const LLIBRE_TIPUS = ['T', 'C', 'D'] as const;
export const MODELS = ['303', '130', '111', '115', '347', '349', '390'] as const;
export type Model = (typeof MODELS)[number];
/** Those of a quarter; the others are of a year. */
/** Told of a last quarter whose file was taken to ask for its refund. */
export const DEVOLUCIO_DEMANADA = 'devolucio_demanada';
export const MODELS_TRIMESTRALS: readonly Model[] = ['303', '130', '111', '115', '349'];

/** What a quarter left to compensate to the one after it, in cents. */
export const arrossegatSchema = z.strictObject({ exercici: z.int(), trimestre: z.int(), import: z.int() });
export type Arrossegat = z.infer<typeof arrossegatSchema>;
export const casellaSchema = z.strictObject({
  casella: z.string(),
  nom: z.string(),
  /** Cents; a count where `unitat` says so, hundredths of a percent in a rate. */
  valor: z.int(),
  unitat: z.enum(['euros', 'nombre', 'percent']),
  /** Documents behind it; null where it is worked out of other boxes, as `formula` says. */
  documents: z.int().nullable(),
  formula: z.string(),
  /** A person may write it: what the product cannot know. */
  editable: z.boolean(),
  /** Written by hand. */
  manual: z.boolean(),
  /** The quarter that it is proposed from (box 110 of the 303), and what that proposes. */
  origen: arrossegatSchema.nullable(),
});
export type Casella = z.infer<typeof casellaSchema>;
const said = z.strictObject({ codi: z.string(), missatge: z.string() });
export const avisLlibreSchema = z.strictObject({
  llibre: z.enum(['expedides', 'rebudes', 'bens']),
  document: z.strictObject({ tipus: z.enum(['factura', 'despesa', 'be']), id: idSchema, text: z.string() }),
  ...said.shape,
});

/** Rent of premises, tax owed by whoever buys, cash regime (347); a change of what was told before (349). */
export const MARQUES_DECLARAT = ['lloguer', 'isp', 'caixa', 'rectifica'] as const;
export const resumSchema = z.strictObject({
  model: z.enum(MODELS),
  exercici: z.int(),
  trimestre: z.int().nullable(),
  /** Last day to file it. */
  termini: z.string(),
  tancat: z.boolean(),
  /** In the order of the form, in groups with a heading. */
  grups: z.array(z.strictObject({ nom: z.string(), caselles: z.array(casellaSchema) })),
  /** People and amounts of 347 and 349. */
  declarats: z.array(
    z.strictObject({
      clau: z.string(),
      nif: z.string(),
      nom: z.string(),
      /** What sets its row apart from others of the same person and key. */
      marques: z.array(z.enum(MARQUES_DECLARAT)),
      trimestres: z.array(z.int()).length(4),
      total: z.int(),
      documents: z.int(),
    }),
  ),
  avisos: z.array(said),
});
export type Resum = z.infer<typeof resumSchema>;

export const documentDeCasellaSchema = z.strictObject({
  tipus: z.enum(['factura', 'despesa', 'be']),
  id: idSchema,
  numero: z.string(),
  data: z.string(),
  nom: z.string(),
  nif: z.string(),
  base: z.int(),
  quota: z.int(),
  /** What it brings to the box. */
  aporta: z.int(),
});
export type DocumentDeCasella = z.infer<typeof documentDeCasellaSchema>;

const xifra = z.strictObject({ base: z.int(), quota: z.int(), documents: z.int() });
export const anyLlibresSchema = z.strictObject({
  exercici: z.int(),
  trimestres: z.array(
    z.strictObject({
      trimestre: z.int(),
      tancat: z.boolean(),
      quan: z.string().nullable(),
      usuari: z.string(),
      motiu: z.string(),
      acabat: z.boolean(),
      expedides: xifra,
      rebudes: xifra,
      /** Result of each form of the quarter that the company files, in cents. */
      models: z.array(z.strictObject({ model: z.enum(MODELS), resultat: z.int(), termini: z.string() })),
      avisos: z.int(),
    }),
  ),
  /** The year’s result of each quarterly form, in cents; what a quarter compensates of another one counts once. */
  totals: z.array(z.strictObject({ model: z.enum(MODELS), resultat: z.int() })),
  anuals: z.array(z.strictObject({ model: z.enum(MODELS), resultat: z.int(), termini: z.string() })),
  bens: z.strictObject({ bens: z.int(), quota: z.int() }),
  /** Of the four exercises before it, those in which anything was issued or received. */
  abans_amb_papers: z.array(z.int()),
});
export type AnyLlibres = z.infer<typeof anyLlibresSchema>;

/** A box that a person writes, or takes back with null. Cents. */
export const casellesBody = z.strictObject({
  exercici: z.int().min(1990).max(2199),
  trimestre: z.int().min(1).max(4).nullable().default(null),
  caselles: z.record(z.string().regex(/^\d{1,3}$/), centsSchema.nullable()),
  motiu: nameSchema(300).optional(),
});

export const RENDIMENT_ORDER = [
  'treball',
  'pressupostat',
  'facturat',
  'cobrat',
  'gastat',
  'marge',
  'percentatge',
] as const;
export const rendimentItemSchema = z.strictObject({
  treball: z.strictObject({ id: idSchema, codi: z.string(), nom: z.string(), obert: z.boolean() }),
  /** Bases, in cents: quotations accepted, invoices issued, expenses. `cobrat` is what was paid, taxes included. */
  pressupostat: z.int(),
  facturat: z.int(),
  cobrat: z.int(),
  gastat: z.int(),
  /** `facturat` less `gastat`, and in hundredths of a percent of `facturat`; null where nothing was invoiced. */
  marge: z.int(),
  percentatge: z.int().nullable(),
});
export type RendimentItem = z.infer<typeof rendimentItemSchema>;
export const sumesRendimentSchema = z.strictObject({
  treballs: z.int(),
  pressupostat: z.int(),
  facturat: z.int(),
  cobrat: z.int(),
  gastat: z.int(),
  marge: z.int(),
});
