import type { z } from 'zod';
import type { Agent } from '#areas/agent/contract/schemas.ts';
import { type AgentCopy, agentById } from '#areas/agent/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { despesaRoutes } from '../contract/routes.ts';
import type {
  Despesa,
  DespesaFields,
  despesaCreateBody,
  despesaUpdateBody,
  ImportsDespesa,
  LiniaDespesa,
  LiniaEscrita,
} from '../contract/schemas.ts';
import { avisosDePagarApats } from './apats.ts';
import { type ArxiuRow, deleteArxius, filesOfArxiu, listArxius } from './arxiu-store.ts';
import { attachArxius } from './arxius.ts';
import { takeNumero } from './comptador-store.ts';
import { ivaDeCompra, ivaOfEmpresa, liniesAmbDefectes } from './defectes.ts';
import { avisosDePagarEnEfectiu } from './efectiu.ts';
import { columnsOf, copyOf, exerciciOf, fieldsOf, importsOfFields, liniaRows, partRows } from './fields.ts';
import { deleteDetall, insertDetall, type LiniaRow, listLinies, listParts, type PartRow } from './linia-store.ts';
import {
  arrelsOf,
  checkPagament,
  checkPeriode,
  type EnTrimestre,
  enTrimestre,
  holdDespesa,
  loadDespesa,
} from './load.ts';
import {
  avisosDeBens,
  concepts,
  fieldsOfNew,
  type Given,
  keepNoves,
  nomsOfTreballs,
  saveBens,
  searchOf,
} from './nova.ts';
import type { DespesaPorts } from './ports.ts';
import { presentDespesa } from './present.ts';
import {
  avisMoneda,
  avisosDePagament,
  avisosOf,
  checkDespesa,
  type Proveidor,
  proveidorOf,
  repetides,
} from './rules.ts';
import { type DespesaRow, deleteDespeses, updateDespesa } from './store.ts';
import { type Arbre, arbreOf } from './tipus-arbre.ts';
import { type TipusGuardat, tipusOf } from './tipus-torna.ts';

/** What may be written of an expense of a closed quarter. */
const ALWAYS = new Set<string>(['data_pagament', 'forma_pagament', 'compte', 'venciment', 'observacions', 'etiquetes']);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A deleted expense, whole. */
export interface KeptDespesa {
  readonly row: DespesaRow;
  readonly linies: readonly LiniaRow[];
  readonly parts: readonly PartRow[];
  readonly arxius: readonly ArxiuRow[];
  readonly bens: unknown;
  /** Its kinds and those that they hang from, parents first: they may be gone when it comes back. */
  readonly tipus?: readonly TipusGuardat[];
  /** Expenses that had its supplier's number beside it when it was deleted. */
  readonly repetides?: readonly number[];
}

export const getDespesa = async (context: CompanyContext, ports: DespesaPorts, id: number): Promise<Despesa> =>
  presentDespesa(context, ports, await loadDespesa(context, id));

export const proveidorTold = (agent: Agent | null, copy: AgentCopy): Proveidor => ({
  nom: copy.copia_nom,
  nif: copy.copia_nif,
  nif_pais: agent?.nif_pais ?? 'ES',
});

/** Expenses that have the number of one that is kept, of the same supplier and year. */
export const repetidesOf = async (context: CompanyContext, row: DespesaRow, fields = fieldsOf(row)) => {
  const agent = row.agent_fk === null ? undefined : await agentById(context.db, context.empresa.id, row.agent_fk);
  return repetides(context, fields, proveidorTold(agent ?? null, row), row.id);
};

export const createDespesa = async (
  context: CompanyContext,
  ports: DespesaPorts,
  body: z.output<typeof despesaCreateBody>,
): Promise<Despesa> => {
  const { db, empresa, language, clock } = context;
  const { pujades, moneda, ...given } = givenFields(body);
  const arbre = await arbreOf(db, empresa.id, language, yearOf(given.data ?? clock.today()));
  const agent = await proveidorOf(context, given.agent_fk ?? null);
  const iva = await ivaOfEmpresa(context);
  const fields = fieldsOfNew(given as Given, { agent, arbre, iva, today: clock.today() });
  const imports = await checkDespesa(context, fields, arbre, importsOfFields);
  await checkPeriode(context, { fields, retingut: imports.retingut, nif: agent?.nif ?? '' });
  const proveidor = proveidorTold(agent, copyOf(agent, fields.nom_proveidor));
  const accepted = checkAvisos(
    [
      ...avisMoneda(moneda),
      ...(await avisosOf(context, fields, imports, { proveidor, id: null, agent, arbre })),
      ...(await avisosDeBens(context, ports, null, fields, imports)),
    ],
    body.avisos_acceptats,
  );
  const origen = accepted.length > 0 ? { avisos_acceptats: accepted } : {};
  const [id = 0] = await keepNoves(context, ports, [{ fields, imports, agent, origen }], arbre);
  if (pujades.length > 0) await attachArxius(context, ports, id, pujades);
  return getDespesa(context, ports, id);
};

/** What a line that was there already, and is not said again, keeps. */
const keptLinies = (before: readonly LiniaDespesa[], linies: readonly LiniaEscrita[]): LiniaEscrita[] =>
  linies.map((linia) => {
    const had = before.find((one) => one.clau === linia.clau && one.tipus_despesa_fk === linia.tipus_despesa_fk);
    return had
      ? {
          ...linia,
          iva_fk: linia.iva_fk === undefined ? had.iva_fk : linia.iva_fk,
          iva_deduible: linia.iva_deduible ?? had.iva_deduible,
          deduible: linia.deduible ?? had.deduible,
          be_inversio: linia.be_inversio === undefined ? had.be_inversio : linia.be_inversio,
        }
      : linia;
  });

interface Change {
  readonly row: DespesaRow;
  readonly before: DespesaFields;
  readonly fields: DespesaFields;
  readonly arbre: Arbre;
  readonly accepted: readonly string[];
}

/** Refuses what closed quarters do; payment alone is looked at by its own day. */
const checkChange = async (
  context: CompanyContext,
  row: DespesaRow,
  before: DespesaFields,
  { fields, retingut, nif }: EnTrimestre,
): Promise<void> => {
  const changed = Object.keys(fields).filter(
    (key) => !same(before[key as keyof DespesaFields], fields[key as keyof DespesaFields]),
  );
  if (changed.some((key) => !ALWAYS.has(key)))
    return checkPeriode(context, enTrimestre(row, before), { fields, retingut, nif });
  await checkPagament(context, row, fields);
};

/** Writes an expense over itself; false when somebody did first. */
const keepChange = async (
  context: CompanyContext,
  ports: Pick<DespesaPorts, 'bens'>,
  { row, before, fields, arbre, accepted }: Change,
  agent: Agent | null,
): Promise<boolean> => {
  const { db, empresa, clock } = context;
  const imports = importsOfFields(fields);
  const kept = fields.agent_fk !== null && fields.agent_fk === row.agent_fk;
  const { copia, copia_nif, copia_nom, empremta } = kept ? row : copyOf(agent, fields.nom_proveidor);
  const copy: AgentCopy = { copia, copia_nif, copia_nom, empremta };
  const exercici = exerciciOf(fields);
  const numero = exercici === row.exercici ? row.numero : await takeNumero(db, empresa.id, exercici);
  const changed = await updateDespesa(db, row, {
    ...columnsOf(fields, imports),
    ...copy,
    ...searchOf(fields, arbre, copy, await nomsOfTreballs(context, [fields])),
    numero,
    canviat: clock.now(),
  });
  if (!changed) return false;
  const of = { empresa_fk: empresa.id, despesa_fk: row.id };
  const had = await listLinies(db, empresa.id, [row.id]);
  await deleteDetall(db, empresa.id, [row.id]);
  await insertDetall(db, {
    linies: liniaRows(of, fields, imports, concepts(arbre, had)),
    parts: partRows(of, fields, imports),
  });
  await saveBens(context, ports, row.id, fields, imports);
  await recordHistory(context, [
    {
      entitat: 'despesa',
      id: row.id,
      accio: 'canvia',
      abans: { ...before, numero: `${row.exercici}/${row.numero}`, total: row.total },
      despres: {
        ...fields,
        numero: `${exercici}/${numero}`,
        total: imports.total,
        ...(accepted.length > 0 && { avisos_acceptats: accepted }),
      },
      arrel: [...arrelsOf(fields), ...arrelsOf(before)],
    },
  ]);
  return true;
};

export const updateDespesaRecord = async (
  context: CompanyContext,
  ports: DespesaPorts,
  id: number,
  body: z.output<typeof despesaUpdateBody>,
): Promise<Despesa> => {
  const { db, empresa, language } = context;
  const row = await holdDespesa(context, id);
  const edited = { entitat: 'despesa', id } as const;
  await checkVersio(context, edited, body.versio, await presentDespesa(context, ports, row));
  const before = fieldsOf(row);
  const { linies, ...given } = givenFields(body);
  const whole = { ...before, ...given };
  const arbre = await arbreOf(db, empresa.id, language, yearOf(whole.data));
  const agent = await proveidorOf(context, whole.agent_fk);
  const fields: DespesaFields = {
    ...whole,
    linies: linies
      ? liniesAmbDefectes(keptLinies(before.linies, linies), arbre, {
          data: whole.data,
          iva_fk: ivaDeCompra(agent, await ivaOfEmpresa(context)),
          sense_factura: whole.tipus === 'sense_factura',
        })
      : before.linies,
  };
  const imports = await checkDespesa(context, fields, arbre, importsOfFields);
  const nif = fields.agent_fk === row.agent_fk ? row.copia_nif : (agent?.nif ?? '');
  await checkChange(context, row, before, { fields, retingut: imports.retingut, nif });
  const told = (of: DespesaFields, sums: ImportsDespesa) =>
    avisosOf(context, of, sums, {
      proveidor: proveidorTold(agent, copyOf(agent, of.nom_proveidor)),
      id,
      agent,
      arbre,
    });
  const known = new Set((await told(before, JSON.parse(row.imports))).map(({ codi, cami }) => `${codi} ${cami}`));
  const fresh = (await told(fields, imports)).filter(
    ({ codi, cami }) =>
      !known.has(`${codi} ${cami}`) || (codi === 'num_factura_repetit' && fields.num_factura !== before.num_factura),
  );
  const accepted = checkAvisos(
    [...fresh, ...(await avisosDeBens(context, ports, id, fields, imports))],
    body.avisos_acceptats,
  );
  if (!(await keepChange(context, ports, { row, before, fields, arbre, accepted }, agent)))
    throw await staleVersio(context, edited, await getDespesa(context, ports, id));
  return getDespesa(context, ports, id);
};

/** Says the day and the means of payment, whatever its quarter; where a form counts the payment, that of its day has to be open. */
export const payDespesa = async (
  context: CompanyContext,
  ports: DespesaPorts,
  id: number,
  body: z.output<NonNullable<typeof despesaRoutes.paga.body>>,
): Promise<Despesa> => {
  const { db, clock } = context;
  const row = await holdDespesa(context, id);
  const edited = { entitat: 'despesa', id } as const;
  if (body.versio !== undefined)
    await checkVersio(context, edited, body.versio, await presentDespesa(context, ports, row));
  const before = fieldsOf(row);
  const fields: DespesaFields = { ...before, ...givenFields(body) };
  await checkPagament(context, row, fields);
  const imports = JSON.parse(row.imports) as ImportsDespesa;
  const accepted = checkAvisos(
    [
      ...(fields.data_pagament === before.data_pagament ? [] : avisosDePagament(fields, clock.today())),
      ...(await avisosDePagarApats(context, { id, before, fields }, imports)),
      ...(await avisosDePagarEnEfectiu(context, { id, before, fields }, imports)),
    ],
    body.avisos_acceptats,
  );
  const { data_pagament, dades } = columnsOf(fields, imports);
  if (!(await updateDespesa(db, row, { data_pagament, dades, canviat: clock.now() })))
    throw await staleVersio(context, edited, await getDespesa(context, ports, id));
  const paid = ({ data_pagament, forma_pagament, compte }: DespesaFields) => ({
    data_pagament,
    forma_pagament,
    compte,
  });
  await recordHistory(context, [
    {
      entitat: 'despesa',
      id,
      accio: 'canvia',
      abans: paid(before),
      despres: { ...paid(fields), ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
      arrel: arrelsOf(fields),
    },
  ]);
  return getDespesa(context, ports, id);
};

export const removeDespesa = async (context: CompanyContext, ports: DespesaPorts, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const row = await holdDespesa(context, id);
  const fields = fieldsOf(row);
  await checkPeriode(context, enTrimestre(row, fields));
  const numero = `${row.exercici}/${row.numero}`;
  if (await ports.bens?.vendut(db, empresa.id, id))
    throw new CodedError(409, 'en_us', { params: { nom: numero, n: 1 } });
  const arxius = await listArxius(db, empresa.id, id);
  const contingut: KeptDespesa = {
    row,
    linies: await listLinies(db, empresa.id, [id]),
    parts: await listParts(db, empresa.id, [id]),
    arxius,
    bens: (await ports.bens?.treu(context, id)) ?? null,
    tipus: tipusOf(
      await arbreOf(db, empresa.id, context.language),
      fields.linies.map((linia) => linia.tipus_despesa_fk),
    ),
    repetides: (await repetidesOf(context, row, fields)).map((one) => one.id),
  };
  const desfer = await keepDeleted(context, {
    tipus: 'despesa',
    id,
    contingut,
    fitxers: arxius.flatMap(filesOfArxiu),
  });
  await deleteArxius(db, empresa.id, id);
  await deleteDetall(db, empresa.id, [id]);
  await deleteDespeses(db, empresa.id, [id]);
  await recordHistory(context, [
    {
      entitat: 'despesa',
      id,
      accio: 'suprimeix',
      abans: { ...fields, numero, total: row.total },
      arrel: arrelsOf(fields),
    },
  ]);
  return desfer;
};
