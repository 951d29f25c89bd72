import type { z } from 'zod';
import { nameOfFuncio } from '#areas/referencia/server/index.ts';
import type { Mancanca } from '#areas/treball/domain/mancances.ts';
import { checkTreball, holdOpenTreball, readTreball } from '#areas/treball/server/index.ts';
import { type Avis, CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Language, Trilingual } from '#kernel/language.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import { translator } from '#server/http/texts.ts';
import type { CanvisProgramaAnswer, canvisAmbAvisosSchema, emetBody, Revisio } from '../contract/programa.ts';
import { NOM_CURT } from '../domain/base-legal.data.ts';
import {
  type CanviObra,
  type CanvisPrograma,
  changesOf,
  countCanvis,
  type FotoPrograma,
} from '../domain/canvis-programa.ts';
import type { FotoZona } from '../domain/zones.ts';
import { procesErrors } from '../texts/errors.ts';
import { fotoOf } from './foto.ts';
import { zonesText } from './frequencia.ts';
import { obraAra, obraPerEmetre } from './obra.ts';
import { countPartida, readPla } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { insertRevisio, lastRevisio, listRevisions, type RevisioRow } from './revisio-store.ts';
import type { Pla } from './shapes.ts';
import { curtsOfPartida, faltesOf, senseCriteri } from './validacio.ts';
import { foraDe, normesForaOf } from './vigencia.ts';

const NOTHING: FotoPrograma = { processos: [], partides: [], cost: 0 };
const translate = translator([procesErrors]);
/**
 * Form that programmes are kept in now: since 2 with the work, who takes part in it and what rules it; since 3 with the zones
 * of its concrete, and how often these are sampled.
 */
const FORM = 3;
const readFoto = (row: RevisioRow): FotoPrograma => JSON.parse(row.foto) as FotoPrograma;

const presentObra = (canvi: CanviObra, language: Language): CanvisProgramaAnswer['obra'][number] => {
  const { camp } = canvi;
  if (camp === 'data_projecte') return { camp, nom: '', abans: canvi.abans ?? '', despres: canvi.despres ?? '' };
  const listed = (words: readonly string[]): string => words.join(', ');
  if (camp === 'agents')
    return {
      camp,
      nom: nameOfFuncio(canvi.funcio_fk, language),
      abans: listed(canvi.abans),
      despres: listed(canvi.despres),
    };
  const rules = (normes: typeof canvi.abans): string => listed(normes.map((norma) => NOM_CURT[norma][language]));
  return { camp, nom: '', abans: rules(canvi.abans), despres: rules(canvi.despres) };
};

type CampAnswer = CanvisProgramaAnswer['partides'][number]['camps'][number];
/** A value of the programme as it is answered: of zones, what they are in words. */
const presentCamp = (camp: CampAnswer['camp'], value: unknown, language: Language): CampAnswer['abans'] =>
  camp === 'zones' ? zonesText(value as readonly FotoZona[], language) : (value as CampAnswer['abans']);

const presentCanvis = ({ cost, partides, obra }: CanvisPrograma, language: Language): CanvisProgramaAnswer => {
  const named = (one: { comprovacio_fk: number; nom: Record<Language, string> }) => ({
    comprovacio_fk: one.comprovacio_fk,
    nom: one.nom[language],
  });
  return {
    n: obra.length + partides.length,
    obra: obra.map((one) => presentObra(one, language)),
    cost,
    partides: partides.map(({ canvi, partida, camps, entren, surten, canvien }) => ({
      treball_partida_fk: partida.id,
      proces_fk: partida.proces_fk,
      codi: partida.codi,
      nom: partida.nom[language],
      unitat: partida.unitat,
      canvi,
      camps: camps.map(({ camp, abans, despres }) => ({
        camp,
        abans: presentCamp(camp, abans, language),
        despres: presentCamp(camp, despres, language),
      })),
      entren: entren.map(named),
      surten: surten.map(named),
      canvien: canvien.map(({ comprovacio, camps: which }) => ({ ...named(comprovacio), camps: [...which] })),
    })),
  };
};

const presentRevisio = (row: RevisioRow, before: RevisioRow | undefined, language: Language): Revisio => {
  const foto = readFoto(row);
  const sum = (of: (one: FotoPrograma['partides'][number]) => number): number =>
    foto.partides.reduce((total, one) => total + of(one), 0);
  return {
    numero: row.numero,
    data: row.data,
    emesa: row.emesa,
    emesa_per: row.emesa_per,
    n_partides: foto.partides.length,
    n_comprovacions: sum((one) => one.comprovacions.length),
    n_lots: sum((one) => one.lots),
    cost: foto.cost,
    canvis: before ? presentCanvis(changesOf(readFoto(before), foto), language) : null,
  };
};

/** The last issue of a programme, and how much of items and work has changed since. */
export const sinceIssue = async (context: CompanyContext, ports: ProcesPorts, treballId: number, pla: Pla) => {
  const { db, empresa } = context;
  const last = await lastRevisio(db, empresa.id, treballId);
  if (!last) return { revisio: null, n_canvis: 0 };
  return {
    revisio: { numero: last.numero, data: last.data },
    n_canvis: countCanvis(changesOf(readFoto(last), fotoOf(pla, await obraAra(context, ports, treballId)))),
  };
};

/** Issues of the programme of a work, newest first. */
export const listRevisionsOf = async (context: CompanyContext, treballId: number): Promise<Revisio[]> => {
  await checkTreball(context, treballId);
  const rows = await listRevisions(context.db, context.empresa.id, treballId);
  return rows.map((row, place) => presentRevisio(row, rows[place - 1], context.language)).reverse();
};

/** What changed of the programme since its last issue. */
export const canvisOf = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<z.infer<typeof canvisAmbAvisosSchema>> => {
  const { db, empresa, language } = context;
  await checkTreball(context, treballId);
  const last = await lastRevisio(db, empresa.id, treballId);
  const pla = await readPla(context, ports, treballId);
  const changes = changesOf(last ? readFoto(last) : NOTHING, fotoOf(pla, await obraAra(context, ports, treballId)));
  const avisos = await avisosFor(context, ports, treballId, pla, last ? countCanvis(changes) : null);
  return {
    ...presentCanvis(changes, language),
    avisos: avisos.map(({ codi, params }) => ({ codi, missatge: translate(language, `avis.${codi}`, params) })),
    faltes: (await faltesOf(context, pla)).map(({ treball_partida_fk, nom, errors }) => ({
      treball_partida_fk,
      nom,
      missatges: errors.map(({ missatge }) => missatge),
    })),
  };
};

/** What speaks against issuing a programme, and may be accepted. */
const softly = (
  pla: Pla,
  {
    canvis,
    mancances,
    fora,
    normesFora,
  }: {
    readonly canvis: number | null;
    /** What the work lacks of those who take part in it. */
    readonly mancances: readonly Mancanca[];
    readonly fora: ReadonlyMap<number, string>;
    readonly normesFora: ReadonlySet<string>;
  },
  { language }: Pick<CompanyContext, 'language'>,
): Avis[] => {
  const nomOf = (row: Pla['partides'][number]): string => (JSON.parse(row.nom) as Trilingual)[language];
  const curts = pla.partides.flatMap((row) =>
    curtsOfPartida({ language }, pla, row).map(({ missatge }) => `${nomOf(row)}: ${missatge}`),
  );
  const cites = pla.partides.flatMap((row) => {
    const normes = normesForaOf(pla, row, normesFora);
    return normes.length > 0 ? [`${nomOf(row)}: ${normes.join(', ')}`] : [];
  });
  const blanks = pla.partides.flatMap((row) =>
    senseCriteri({ language }, pla, row).map((nom) => `${nomOf(row)}: ${nom}`),
  );
  const because = (codi: string, ...motius: readonly string[]): Avis[] => {
    const rows = pla.partides.filter(
      (row) =>
        motius.includes(countPartida(pla, row).previsio.motiu) || motius.includes(fora.get(Number(row.id)) ?? ''),
    );
    const noms = rows.map((row) => (JSON.parse(row.nom) as Trilingual)[language]).join('; ');
    return rows.length > 0 ? [{ codi, cami: '', params: { n: rows.length, noms } }] : [];
  };
  return [
    ...(canvis === 0 ? [{ codi: 'programa_sense_canvis', cami: '' }] : []),
    ...(mancances.includes('titulacio_no_habilita') ? [{ codi: 'deo_no_habilitat', cami: '' }] : []),
    ...because('partides_altra_norma', 'altra_norma'),
    ...because('partides_no_vigents', 'no_vigent'),
    ...(cites.length > 0
      ? [{ codi: 'normes_no_vigents', cami: '', params: { n: cites.length, noms: cites.join('; ') } }]
      : []),
    ...(curts.length > 0
      ? [{ codi: 'nivells_curts', cami: '', params: { n: curts.length, llista: curts.join(' ') } }]
      : []),
    ...(blanks.length > 0
      ? [{ codi: 'comprovacions_sense_criteri', cami: '', params: { n: blanks.length, noms: blanks.join('; ') } }]
      : []),
    ...because('partides_sense_zones', 'sense_zones', 'zones_sense_mida', 'zones_en_part'),
    ...because('partides_sense_amidament', 'sense_amidament'),
    ...because('partides_lots_a_ma', 'unitats_diferents'),
  ];
};

/** The same, of a plan as it is now; `canvis`: how much changed since the last issue, null where there is none. */
const avisosFor = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  pla: Pla,
  canvis: number | null,
): Promise<Avis[]> => {
  const { mancances } = await readTreball(context, treballId);
  return softly(pla, { canvis, mancances, ...(await foraDe(context, ports, treballId, pla)) }, context);
};

/** Issues the programme as its next revision: what it says today is kept whole. */
export const emetPrograma = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  { data, avisos_acceptats }: z.output<typeof emetBody>,
): Promise<Revisio> => {
  const { db, empresa, clock, caller, language } = context;
  const { mancances } = await holdOpenTreball(context, treballId);
  const pla = await readPla(context, ports, treballId);
  if (pla.partides.length === 0) throw new CodedError(409, 'programa_buit');
  const faltes = await faltesOf(context, pla);
  if (faltes.length > 0)
    throw new CodedError(409, 'programa_amb_faltes', { params: { n: faltes.length }, extra: { faltes } });
  const last = await lastRevisio(db, empresa.id, treballId);
  if (data > clock.today()) throw fieldFault('data', 'programa_data_futura');
  if (last && data < last.data) throw fieldFault('data', 'programa_data_anterior', { numero: last.numero });
  const fora = await foraDe(context, ports, treballId, pla);
  const foto = fotoOf(pla, await obraPerEmetre(context, ports, treballId, { pla, fora, data }));
  const canvis = last ? countCanvis(changesOf(readFoto(last), foto)) : null;
  const taken = checkAvisos(softly(pla, { canvis, mancances, ...fora }, context), avisos_acceptats);
  const row: Omit<RevisioRow, 'id'> = {
    empresa_fk: empresa.id,
    treball_fk: treballId,
    numero: (last?.numero ?? 0) + 1,
    data,
    foto: JSON.stringify(foto),
    usuari_fk: caller.usuariId || null,
    emesa: clock.now(),
    emesa_per: caller.nom,
    versio: FORM,
  };
  await insertRevisio(db, row);
  await recordHistory(context, [
    {
      entitat: 'treball',
      id: treballId,
      accio: 'emet',
      despres: {
        programa_revisio: row.numero,
        data,
        partides: foto.partides.length,
        ...(taken.length > 0 && { avisos_acceptats: taken }),
      },
    },
  ]);
  return presentRevisio({ ...row, id: 0 }, last, language);
};
