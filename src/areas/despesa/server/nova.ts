import type { Agent } from '#areas/agent/contract/schemas.ts';
import type { AgentCopy } from '#areas/agent/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import type { Avis } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { BLANK_DESPESA } from '../contract/blank.ts';
import type { DespesaFields, ImportsDespesa, LiniaDespesa, LiniaEscrita } from '../contract/schemas.ts';
import { valorDeBe } from '../domain/prorrata.ts';
import { takeNumero } from './comptador-store.ts';
import { defectesOf, irpfOfLinies, liniesAmbDefectes } from './defectes.ts';
import { columnsOf, copyOf, exerciciDeduccio, exerciciOf, liniaRows, partRows, searchColumns } from './fields.ts';
import { fiscalDe } from './fiscal.ts';
import { insertDetall, type LiniaRow } from './linia-store.ts';
import { arrelsOf } from './load.ts';
import type { BensOfDespesa, DespesaPorts } from './ports.ts';
import { insertDespeses } from './store.ts';
import type { Arbre } from './tipus-arbre.ts';

type Noms = Awaited<ReturnType<typeof namesOfTreballs>>;
export const nomsOfTreballs = ({ db, empresa }: CompanyContext, some: readonly Pick<DespesaFields, 'treballs'>[]) =>
  namesOfTreballs(
    db,
    empresa.id,
    some.flatMap(({ treballs }) => treballs.map((one) => one.treball_fk)),
  );

/** What lists search: words of the supplier, works and kinds too. */
export const searchOf = (fields: DespesaFields, arbre: Arbre, copy: AgentCopy, noms: Noms) =>
  searchColumns(fields, {
    nom: copy.copia_nom,
    nif: copy.copia_nif,
    treballs: fields.treballs.flatMap(({ treball_fk }) => {
      const one = noms.get(treball_fk);
      return one ? [one.codi, one.nom] : [];
    }),
    tipus: fields.linies.flatMap((linia) => arbre.get(linia.tipus_despesa_fk ?? 0)?.nom ?? []),
  });

/** The concept of a line: what it took when it was typed, as long as its kind is that. */
export const concepts =
  (arbre: Arbre, before: readonly LiniaRow[]) =>
  (linia: LiniaDespesa): string | null => {
    const had = before.find((row) => row.clau === linia.clau && row.tipus_despesa_fk === linia.tipus_despesa_fk);
    return had ? had.concepte : (arbre.get(linia.tipus_despesa_fk ?? 0)?.concepte ?? null);
  };

/** What lines say of goods, as the room that writes them off reads it. */
const bensOf = async (
  { db, empresa }: CompanyContext,
  fields: DespesaFields,
  imports: ImportsDespesa,
): Promise<Omit<BensOfDespesa, 'despesaId'>> => {
  const { fisica, prorrata } = await fiscalDe(db, empresa.id);
  const how = { fisica, prorrata: prorrata(exerciciDeduccio(fields)) };
  return {
    data: fields.data,
    linies: fields.linies.map((linia, place) => {
      const sums = imports.linies[place];
      const cost = sums ? valorDeBe(linia, sums, how) : linia.base;
      return { clau: linia.clau, cost, be: linia.be_inversio };
    }),
  };
};

/** What its goods ask before an expense is kept; `id` null while it is a new one. */
export const avisosDeBens = async (
  context: CompanyContext,
  { bens }: Pick<DespesaPorts, 'bens'>,
  id: number | null,
  fields: DespesaFields,
  imports: ImportsDespesa,
): Promise<readonly Avis[]> =>
  (await bens?.avisos(context, { despesaId: id, ...(await bensOf(context, fields, imports)) })) ?? [];

export const saveBens = async (
  context: CompanyContext,
  { bens }: Pick<DespesaPorts, 'bens'>,
  despesaId: number,
  fields: DespesaFields,
  imports: ImportsDespesa,
): Promise<void> => {
  await bens?.desa(context, { despesaId, ...(await bensOf(context, fields, imports)) });
};

export type Given = Partial<Omit<DespesaFields, 'linies'>> & { readonly linies: readonly LiniaEscrita[] };

/** Fields of a new expense: what was not said starts from the kind, the supplier and the company. */
export const fieldsOfNew = (
  { linies, ...given }: Given,
  from: { readonly agent: Agent | null; readonly arbre: Arbre; readonly iva: number | null; readonly today: string },
): DespesaFields => {
  const data = given.data ?? from.today;
  const tipus = given.tipus ?? BLANK_DESPESA.tipus;
  const { iva_fk, irpf_fk: _irpf, ...defaults } = defectesOf(from.iva, from.agent);
  const lines = liniesAmbDefectes(linies, from.arbre, { data, iva_fk, sense_factura: tipus === 'sense_factura' });
  return {
    ...BLANK_DESPESA,
    ...defaults,
    irpf_fk: irpfOfLinies(lines, from.arbre, from.agent),
    ...given,
    tipus,
    data,
    linies: lines,
  };
};

/** What a new expense is made of, once nothing speaks against it. */
export interface NovaDespesa {
  readonly fields: DespesaFields;
  readonly imports: ImportsDespesa;
  readonly agent: Agent | null;
  /** What its history says besides its fields. */
  readonly origen: Readonly<Record<string, unknown>>;
}

/** Numbers for new expenses in the order given, each the next of its exercise. */
const takeNumeros = async ({ db, empresa }: CompanyContext, exercicis: readonly number[]): Promise<number[]> => {
  const next = new Map<number, number>();
  for (const [exercici, some] of [...Map.groupBy(exercicis, (one) => one)].sort(([one], [other]) => one - other))
    next.set(exercici, await takeNumero(db, empresa.id, exercici, some.length));
  return exercicis.map((exercici) => {
    const numero = next.get(exercici) ?? 0;
    next.set(exercici, numero + 1);
    return numero;
  });
};

/** Keeps new expenses under the next numbers of their exercises, in the order given; gives their ids. */
export const keepNoves = async (
  context: CompanyContext,
  ports: Pick<DespesaPorts, 'bens'>,
  noves: readonly NovaDespesa[],
  arbre: Arbre,
): Promise<number[]> => {
  const { db, empresa, clock } = context;
  const now = clock.now();
  const noms = await nomsOfTreballs(
    context,
    noves.map(({ fields }) => fields),
  );
  const numeros = await takeNumeros(
    context,
    noves.map(({ fields }) => exerciciOf(fields)),
  );
  const rows = noves.map(({ fields, imports, agent }, at) => {
    const copy = copyOf(agent, fields.nom_proveidor);
    return {
      ...columnsOf(fields, imports),
      ...copy,
      ...searchOf(fields, arbre, copy, noms),
      empresa_fk: empresa.id,
      versio: 1,
      numero: numeros[at] ?? 0,
      arxius: 0,
      creat: now,
      canviat: now,
    };
  });
  const ids = await insertDespeses(db, rows);
  const of = (at: number) => ({ empresa_fk: empresa.id, despesa_fk: ids[at] ?? 0 });
  await insertDetall(db, {
    linies: noves.flatMap(({ fields, imports }, at) => liniaRows(of(at), fields, imports, concepts(arbre, []))),
    parts: noves.flatMap(({ fields, imports }, at) => partRows(of(at), fields, imports)),
  });
  for (const [at, { fields, imports }] of noves.entries())
    if (fields.linies.some((linia) => linia.be_inversio !== null))
      await saveBens(context, ports, ids[at] ?? 0, fields, imports);
  await recordHistory(
    context,
    noves.map(({ fields, imports, origen }, at) => ({
      entitat: 'despesa',
      id: ids[at] ?? 0,
      accio: 'crea',
      despres: { ...fields, numero: `${exerciciOf(fields)}/${numeros[at]}`, total: imports.total, ...origen },
      arrel: arrelsOf(fields),
    })),
  );
  return ids;
};
