import { fiscalDe, taulesDeBens } from '#areas/despesa/server/index.ts';
import { tancatsOf } from '#areas/empresa/server/index.ts';
import { calendarDate, yearOf } from '#kernel/calendar-date.ts';
import { type Avis, type FieldFault, invalid } from '#kernel/coded-error.ts';
import { diesDeTrimestre, type Trimestre } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type CanviTaula, taulaAliena } from '../domain/canvi-taula.ts';
import { defectesOf } from '../domain/defectes.ts';
import { type Be, baseOf } from '../domain/quadre.ts';
import { esTangible } from '../domain/regularitzacio.ts';
import { coeficientOf, llindarOn } from '../domain/vigencia.ts';
import { type BeFields, trimestresCanviats } from './be.ts';
import { sumLliures } from './store.ts';

type Jutjat = Pick<BeFields, 'fila' | 'usat'>;
const CODIS: Readonly<Record<string, string>> = {
  percentatge_massa_alt: 'percentatge_massa',
  percentatge_massa_baix: 'percentatge_poc',
  coeficient_no_vigent: 'fila_no_vigent',
};

/** What the legal table says of a good, without and with what the law lets more: used goods, small companies. */
const ofTable = (be: Be, { fila, usat }: Jutjat): { readonly faults: FieldFault[]; readonly avisos: Avis[] } => {
  const row = fila === null ? null : coeficientOf(fila);
  if (fila !== null && !row) return { faults: [{ cami: 'fila', codi: 'registre_desconegut' }], avisos: [] };
  if (!row || be.metode === '06') return { faults: [], avisos: [] };
  const told = (metode: Be['metode']) =>
    defectesOf({ ...be, metode, baixa: null }, row).flatMap(({ camp, codi, params }): FieldFault[] => {
      const known = CODIS[codi];
      return known
        ? [{ cami: camp === 'coeficient' ? 'fila' : 'percentatge', codi: known, ...(params && { params }) }]
        : [];
    });
  const strict = told('01');
  const more = be.metode === '07' || be.metode === '08' ? be.metode : usat ? '08' : null;
  if (more === null) return { faults: strict, avisos: [] };
  const faults = told(more);
  const over = faults.length === 0 ? strict.filter(({ codi }) => codi === 'percentatge_massa') : [];
  return { faults, avisos: over };
};

/** What is wrong with a good, wherever it is written. */
export const faultsOf = (be: Be, fields: Jutjat): readonly FieldFault[] => ofTable(be, fields).faults;

/** A good as it is written off from an exercise on: its row is looked at on the first day of it. */
const desDe = (be: Be, { des_de, percentatge }: CanviTaula): Be => ({
  ...be,
  percentatge,
  canvis: [],
  inici: calendarDate(des_de, 1, 1),
  baixa: null,
});

/** What is wrong with a percentage, or its row, from an exercise on. */
export const faultsDeCanvi = (be: Be, fields: BeFields, canvi: CanviTaula): readonly FieldFault[] => [
  ...(Number(canvi.percentatge) === 0 && fields.metode !== '06'
    ? [{ cami: 'percentatge', codi: 'percentatge_zero' }]
    : []),
  ...ofTable(desDe(be, canvi), { ...fields, fila: canvi.fila }).faults,
];

/** The same for one written here, with its price and what was written off elsewhere. */
export const ownFaults = (be: Be, fields: BeFields, thisYear: number): readonly FieldFault[] => [
  ...(Number(fields.percentatge) === 0 && fields.metode !== '06'
    ? [{ cami: 'percentatge', codi: 'percentatge_zero' }]
    : []),
  ...(fields.exercici_inicial !== null && fields.exercici_inicial > Math.max(thisYear, yearOf(be.inici))
    ? [{ cami: 'exercici_inicial', codi: 'exercici_per_venir' }]
    : []),
  ...(be.valor < 0 ? [{ cami: 'valor', codi: 'be_valor' }] : []),
  ...(be.residual < 0 || baseOf(be) < 0 ? [{ cami: 'valor_residual', codi: 'be_residual' }] : []),
  ...(fields.amortitzat_abans < 0 || (fields.amortitzat_abans > 0 && fields.amortitzat_abans > baseOf(be))
    ? [{ cami: 'amortitzat_abans', codi: 'abans_massa' }]
    : []),
  ...(fields.exercici_inicial !== null && fields.exercici_inicial < yearOf(be.inici)
    ? [{ cami: 'exercici_inicial', codi: 'exercici_abans_us' }]
    : []),
  ...(be.baixa && be.baixa.data < be.inici ? [{ cami: 'data_inici', codi: 'baixa_abans_de_l_us' }] : []),
  ...ofTable(be, fields).faults,
];

/** What warns of a good that is written off freely as a small thing. */
const lliureAvisos = async (
  { db, empresa }: CompanyContext,
  be: Be,
  { usat, tipus_be }: Pick<BeFields, 'usat' | 'tipus_be'>,
  id: number,
): Promise<Avis[]> => {
  if (be.metode !== '06') return [];
  if (usat || !esTangible(tipus_be)) return [{ codi: 'lliure_no_material', cami: 'metode' }];
  const of = { exercici: yearOf(be.inici), but: id, unitat: llindarOn('lliure_unitat', be.inici) ?? 0 };
  return defectesOf(be, null, { altres: await sumLliures(db, empresa.id, of) }).flatMap(({ codi, params }): Avis[] =>
    codi === 'lliure_massa_car' || codi === 'lliure_massa_any'
      ? [
          {
            codi,
            cami: 'metode',
            params: { maxim: Number(params?.['maxim'] ?? 0) / 100, exercici: String(params?.['exercici'] ?? '') },
          },
        ]
      : [],
  );
};

/** Warns of a row of the table that the company does not go by. */
const alienaAvisos = async ({ db, empresa }: CompanyContext, be: Be, { fila }: Jutjat): Promise<Avis[]> => {
  const taula = taulaAliena({ fila, metode: be.metode, inici: be.inici }, await taulesDeBens(db, empresa.id));
  return taula === null ? [] : [{ codi: `be_taula_${taula}`, cami: 'fila' }];
};

/** What a percentage from an exercise on asks first. */
export const avisosDeCanvi = async (
  context: CompanyContext,
  be: Be,
  fields: BeFields,
  canvi: CanviTaula,
): Promise<Avis[]> => {
  const [then, said] = [desDe(be, canvi), { ...fields, fila: canvi.fila }];
  return [...ofTable(then, said).avisos, ...(await alienaAvisos(context, then, said))];
};

/** Quarters as a list names them: a whole year by itself. */
const textOf = (found: readonly Trimestre[]): string =>
  [...Map.groupBy(found, ({ exercici }) => exercici)]
    .flatMap(([exercici, of]) =>
      of.length === 4 ? [String(exercici)] : of.map(({ trimestre }) => `${trimestre}T ${exercici}`),
    )
    .join(', ');

/**
 * Warns of closed quarters in which another amount would be written off. Only the income tax of natural persons has a form that counts
 * it by quarters: a company is asked about exercises that are closed.
 */
export const tancatAvisos = async (
  { db, empresa }: CompanyContext,
  before: Be | null,
  after: Be | null,
  cami: string,
): Promise<Avis[]> => {
  const changed = trimestresCanviats(before, after);
  const closed = await tancatsOf(
    db,
    empresa.id,
    changed.map(({ exercici }) => exercici),
  );
  const { fisica } = await fiscalDe(db, empresa.id);
  const found = changed.filter(
    (one) =>
      closed(diesDeTrimestre(one).final) &&
      (fisica || closed(diesDeTrimestre({ exercici: one.exercici, trimestre: 4 }).final)),
  );
  return found.length === 0
    ? []
    : [{ codi: 'be_tancat', cami, params: { trimestres: textOf(found), n: found.length } }];
};

export const avisosOf = async (
  context: CompanyContext,
  before: Be | null,
  after: Be,
  fields: BeFields,
  id: number,
): Promise<Avis[]> => [
  ...ofTable(after, fields).avisos,
  ...(await alienaAvisos(context, after, fields)),
  ...(await lliureAvisos(context, after, fields, id)),
  ...(await tancatAvisos(context, before, after, 'percentatge')),
];

export const refuse = (faults: readonly FieldFault[]): void => {
  if (faults.length > 0) throw invalid(faults);
};
