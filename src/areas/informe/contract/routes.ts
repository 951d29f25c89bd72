import { z } from 'zod';
import { BASES_LEGALS } from '#areas/proces/domain/base-legal.data.ts';
import { PER_BASE } from '#areas/proces/domain/base-legal.ts';
import { dateSchema, flagInQuery, idInPath, idSchema, instantSchema, textSchema } from '#contract/ids.ts';
import { TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { DISSENYS } from '../domain/disseny.ts';
import { DOCUMENTS_TREBALL } from '../domain/documents.ts';
import { readExcepcions } from '../domain/excepcions.ts';
import { LOT_STATES } from '../domain/lot-state.ts';
import { MANCANCES } from '../domain/mancances.ts';

/** Identifiers or words parted by commas; an empty text is an empty list. */
const listed = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(500));

/** Characters of a reason that a certificate prints. */
const MOTIU_MAXIM = 1000;
const motiuSchema = textSchema(6000).pipe(z.string().regex(/[\p{L}\p{N}\p{P}\p{S}]/u));
/** A reason as people type it; one with nothing to see is none. */
const motiuOf = (clau: string, text: string): [string, string][] => {
  const { success, data } = motiuSchema.safeParse(text);
  return success ? [[clau, data]] : [];
};

export const informeQuery = z.strictObject({
  /** Zones to print, by id; absent, all. */
  zones: listed(idInPath).optional(),
  /** States of the lots to print; absent, all. */
  estats: listed(z.enum(LOT_STATES)).optional(),
  /** With chart and the seven steps of each lot. */
  passos: flagInQuery.default(true),
  /** Language of the document; absent, the company's. */
  idioma: z.enum(LANGUAGES).optional(),
  /** Design of the document family. */
  disseny: z.enum(DISSENYS).default('sobri'),
  /** Marked as a draft on every page. */
  esborrany: flagInQuery.default(false),
  /** With the company's logo. */
  logo: flagInQuery.default(true),
  /** With the boxes of those who sign. */
  signatura: flagInQuery.default(true),
  /** Day that the document is of; absent, today. */
  data: dateSchema.optional(),
  /** The process that a follow-up is of; absent, all, each from a page of its own. */
  proces: idInPath.optional(),
  /** The issue of the programme to print; absent, the plan as it is, as a draft. */
  revisio: idInPath.optional(),
  /** Rules that the programme is founded on; absent, those that its date decides. An issue has its own. */
  base_legal: z.enum(BASES_LEGALS).optional(),
  /** One non-conformity, by its answer, as a sheet. */
  resultat: idInPath.optional(),
  /** Without what has no answer. */
  nomes_amb_resultats: flagInQuery.default(false),
  /** Of annex A: that nothing of the project was changed is stated; without it, nor any text, it leaves a blank to fill in. */
  sense_modificacions: flagInQuery.default(false),
  /** Of annex A: with what changed of the programme of control, too. */
  inclou_canvis_programa: flagInQuery.default(true),
  /** With the agents of the work. */
  inclou_agents: flagInQuery.default(true),
  /** With what the tests cost. */
  inclou_valoracio: flagInQuery.default(true),
  /** With the files of the work that are marked for the annex. */
  annex: flagInQuery.default(false),
  observacions: textSchema(2000).optional(),
  /** Reasons of what the certificate leaves out, as JSON: `{"partida-12":"…","*":"…"}`. */
  excepcions: z
    .string()
    .max(6000)
    .transform((text, context) => {
      const read = readExcepcions(text);
      if (read === null) context.addIssue({ code: 'custom', message: 'excepcions_incorrectes' });
      const motius = [...(read ?? [])].flatMap(([clau, motiu]) => motiuOf(clau, motiu));
      if (motius.some(([, motiu]) => motiu.length > MOTIU_MAXIM))
        context.addIssue({ code: 'custom', message: 'motiu_massa_llarg' });
      return new Map(motius);
    })
    .optional(),
});

export const mancancaSchema = z.strictObject({
  /** What an exception is keyed by. */
  clau: z.string(),
  codi: z.enum(MANCANCES),
  /** Of what: an item, a lot of a zone; empty of the work. */
  nom: z.string(),
  /** A reason does not make up for it. */
  impedeix: z.boolean(),
  /** It wants a reason of its own: that for all does not cover it. */
  propi: z.boolean(),
  /** The sentence, in the language of the request. */
  missatge: z.string(),
  /** The reason with which the work was closed all the same; empty where none was given. */
  motiu: z.string(),
});
export type Mancanca = z.infer<typeof mancancaSchema>;

export const informesAnswer = z.strictObject({
  documents: z.array(
    z.strictObject({
      codi: z.enum(DOCUMENTS_TREBALL),
      /** Last time that somebody took it away. */
      darrera: z.strictObject({ quan: instantSchema, qui: z.string() }).nullable(),
      mancances: z.int(),
    }),
  ),
  processos: z.array(z.strictObject({ proces_fk: idSchema, nom: z.string(), n_comprovacions: z.int() })),
  /** `amb_base`: the issue kept the rules that it was founded on, and is printed with no others. */
  revisions: z.array(z.strictObject({ numero: z.int(), data: dateSchema, amb_base: z.boolean() })),
  /** What the programme is founded on where nobody says: the rules, the day that decides, and of what it is. */
  base_legal: z.strictObject({ normes: z.string(), per: z.enum(PER_BASE), data: dateSchema.nullable() }),
  noconformitats: z.array(z.strictObject({ resultat_fk: idSchema, nom: z.string() })),
});
export type Informes = z.infer<typeof informesAnswer>;

const ofTreball = z.strictObject({ id: idInPath });

export const informeRoutes = {
  formigo: route({
    name: 'informe.formigo',
    method: 'GET',
    path: '/treball/{id}/document/{type}',
    summary:
      'Document of a work: its concrete lot by lot, the programme of control, its follow-up, results, changes, certificate, visit or non-conformities; or those that close its control, in a ZIP',
    access: TGQAL,
    params: z.strictObject({ id: idInPath, type: z.enum(DOCUMENTS_TREBALL) }),
    query: informeQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: [
      'zona_desconeguda',
      'certificat_amb_mancances',
      'tancament_sense_programa',
      'programa_buit',
      'document_massa_lent',
      'document_massa_gran',
      'document_cua_plena',
    ],
  }),
  mancances: route({
    name: 'informe.mancances',
    method: 'GET',
    path: '/treball/{id}/document/certificat/mancances',
    summary: 'What is missing for the certificate of compliance: each is printed with its reason, or hinders it',
    access: TGQAL,
    params: ofTreball,
    answer: z.array(mancancaSchema),
  }),
  informes: route({
    name: 'informe.informes',
    method: 'GET',
    path: '/treball/{id}/informes',
    summary: 'Documents that a work gives: last time taken away, what is missing, and what they may be asked for',
    access: TGQAL,
    params: ofTreball,
    answer: informesAnswer,
  }),
} as const;
