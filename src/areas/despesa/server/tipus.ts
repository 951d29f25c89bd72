import type { z } from 'zod';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { isIrpf, isIva } from '#areas/referencia/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, type FieldFault, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { asFlag } from '#server/database/tables.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { type TipusDespesa, type TipusDespesaFields, tipusDespesaRoutes } from '../contract/tipus.ts';
import { ivaDeCompra, ivaDeVenda } from './defectes.ts';
import { countUsos, listOfTipus } from './linia-store.ts';
import { type Arbre, arbreOf, fillsOf, fora, potPenjar, type Tipus } from './tipus-arbre.ts';
import { deleteTipus, insertTipus, type TipusColumns, updateTipus } from './tipus-store.ts';
import { tipusOf } from './tipus-torna.ts';

const fieldsOf = ({ id: _id, versio: _versio, cataleg: _cataleg, baixa: _baixa, fila: _fila, ...fields }: Tipus) =>
  fields as TipusDespesaFields;

const presentTipus = (tipus: Tipus, usos: ReadonlyMap<number, number>): TipusDespesa => ({
  id: tipus.id,
  versio: tipus.versio,
  cataleg: tipus.cataleg,
  baixa: tipus.baixa,
  usos: usos.get(tipus.id) ?? 0,
  ...fieldsOf(tipus),
});

const arbre = ({ db, empresa, language }: CompanyContext): Promise<Arbre> => arbreOf(db, empresa.id, language);

const load = (all: Arbre, id: number): Tipus => {
  const found = all.get(id);
  if (!found) throw notFound();
  return found;
};

const getTipus = async (context: CompanyContext, id: number): Promise<TipusDespesa> =>
  presentTipus(load(await arbre(context), id), await countUsos(context.db, context.empresa.id, [id]));

/** What a new kind starts from: the kind that it hangs from, else the company. */
const nouOf = async (context: CompanyContext, all: Arbre, pare_fk: number | null): Promise<TipusDespesaFields> => {
  const pare = pare_fk === null ? undefined : all.get(pare_fk);
  if (pare_fk !== null && !pare) throw fieldFault('pare_fk', 'registre_desconegut');
  if (pare) return { ...fieldsOf(pare), pare_fk, nom: '', ajuda: '' };
  const empresa = await valuesOfEmpresa(context.db, context.empresa.id);
  return {
    pare_fk: null,
    nom: '',
    iva_fk: ivaDeCompra(null, empresa?.iva_fk ?? null),
    irpf_fk: null,
    iva_deduible: '100',
    deduible: '100',
    concepte: 'G22',
    amortitzacio: null,
    ajuda: '',
  };
};

/** Refuses what no kind may be. */
const check = (all: Arbre, id: number | null, fields: TipusDespesaFields): void => {
  const faults: FieldFault[] = [];
  if (fields.iva_fk !== null && !isIva(fields.iva_fk)) faults.push({ cami: 'iva_fk', codi: 'registre_desconegut' });
  else if (ivaDeVenda(fields.iva_fk)) faults.push({ cami: 'iva_fk', codi: 'iva_de_venda' });
  if (fields.irpf_fk !== null && !isIrpf(fields.irpf_fk)) faults.push({ cami: 'irpf_fk', codi: 'registre_desconegut' });
  if (fields.pare_fk !== null && !all.has(fields.pare_fk))
    faults.push({ cami: 'pare_fk', codi: 'registre_desconegut' });
  else if (fields.pare_fk !== null && !potPenjar(all, id, fields.pare_fk))
    faults.push({ cami: 'pare_fk', codi: 'pare_impossible' });
  const same = [...all.values()].find(
    (one) => one.id !== id && one.pare_fk === fields.pare_fk && fold(one.nom) === fold(fields.nom),
  );
  if (same) faults.push({ cami: 'nom', codi: 'tipus_repetit' });
  if (faults.length > 0) throw invalid(faults);
};

/** Columns of a kind. A name, or a help, that the product has already is left to it, so that it is told in every language. */
const columnsOf = (before: Tipus | null, fields: TipusDespesaFields): Pick<TipusColumns, keyof TipusDespesaFields> => ({
  ...fields,
  nom: before?.cataleg && fields.nom === before.nom ? (before.fila?.nom ?? null) : fields.nom,
  ajuda: before?.cataleg && fields.ajuda === before.ajuda ? (before.fila?.ajuda ?? null) : fields.ajuda,
  amortitzacio: fields.amortitzacio && JSON.stringify(fields.amortitzacio),
});

type CreateBody = z.output<NonNullable<typeof tipusDespesaRoutes.create.body>>;
type UpdateBody = z.output<NonNullable<typeof tipusDespesaRoutes.update.body>>;

const createTipus = async (context: CompanyContext, body: CreateBody): Promise<TipusDespesa> => {
  const { db, empresa, clock } = context;
  const all = await arbre(context);
  const start = await nouOf(context, all, body.pare_fk ?? null);
  const fields = { ...start, ...givenFields(body) } as TipusDespesaFields;
  check(all, null, fields);
  const now = clock.now();
  const row = columnsOf(null, fields);
  const id = await insertTipus(db, {
    ...row,
    empresa_fk: empresa.id,
    cataleg: null,
    versio: 1,
    baixa: 0,
    suprimit: 0,
    creat: now,
    canviat: now,
  });
  await recordHistory(context, [{ entitat: 'tipus_despesa', id: id ?? 0, accio: 'crea', despres: { ...fields } }]);
  return getTipus(context, id ?? 0);
};

/** Writes over a kind, one of the product by a row of the company; false when somebody did first. */
const write = async (
  { db, empresa, clock }: CompanyContext,
  before: Tipus,
  row: Partial<TipusColumns> & Pick<TipusColumns, keyof TipusDespesaFields>,
): Promise<boolean> => {
  const canviat = clock.now();
  if (before.fila) return updateTipus(db, before.fila, { ...row, canviat });
  const made = await insertTipus(db, {
    baixa: 0,
    suprimit: 0,
    ...row,
    empresa_fk: empresa.id,
    cataleg: before.id,
    versio: before.versio + 1,
    creat: canviat,
    canviat,
  });
  return made !== null;
};

const updateTipusRecord = async (
  context: CompanyContext,
  id: number,
  { versio, baixa, ...body }: UpdateBody,
): Promise<TipusDespesa> => {
  const all = await arbre(context);
  const before = load(all, id);
  const edited = { entitat: 'tipus_despesa', id } as const;
  await checkVersio(context, edited, versio, await getTipus(context, id));
  const fields = { ...fieldsOf(before), ...givenFields(body) } as TipusDespesaFields;
  check(all, id, fields);
  const after = baixa ?? before.baixa;
  const done = await write(context, before, { ...columnsOf(before, fields), baixa: asFlag(after) });
  if (!done) throw await staleVersio(context, edited, await getTipus(context, id));
  await recordHistory(context, [
    {
      ...edited,
      accio: 'canvia',
      abans: { ...fieldsOf(before), baixa: before.baixa },
      despres: { ...fields, baixa: after },
    },
  ]);
  return getTipus(context, id);
};

/** What uses a kind: those below it, and expenses, the newest of them by name. */
const usosOf = async (context: CompanyContext, id: number) => {
  const { db, empresa } = context;
  const all = await arbre(context);
  load(all, id);
  const { total, rows } = await listOfTipus(db, empresa.id, id, 20);
  return {
    fills: fillsOf(all, id).map((one) => ({ id: one.id, nom: one.nom })),
    total,
    despeses: rows.map((row) => ({
      id: row.id,
      exercici: row.exercici,
      numero: row.numero,
      proveidor: row.copia_nom,
      data: row.data,
    })),
  };
};

/** Deletes a kind that nothing uses. One of the product is left out of what the company is offered. */
const removeTipus = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const all = await arbre(context);
  const tipus = load(all, id);
  const { fills, despeses, total } = await usosOf(context, id);
  if (fills.length + total > 0)
    throw new CodedError(409, 'en_us', {
      params: { nom: tipus.nom, n: fills.length + total },
      extra: {
        usos: [
          ...fills.map((one) => ({ tipus: 'tipus_despesa', ...one })),
          ...despeses.map((one) => ({
            tipus: 'despesa',
            id: one.id,
            nom: `${one.exercici}/${one.numero} ${one.proveidor}`.trim(),
          })),
        ],
      },
    });
  const desfer = await keepDeleted(context, {
    tipus: 'tipus_despesa',
    id,
    contingut: tipusOf(all, [id]).at(-1),
  });
  if (tipus.cataleg) await write(context, tipus, { ...columnsOf(tipus, fieldsOf(tipus)), suprimit: 1, baixa: 0 });
  else await deleteTipus(db, empresa.id, id);
  await recordHistory(context, [{ entitat: 'tipus_despesa', id, accio: 'suprimeix', abans: { ...fieldsOf(tipus) } }]);
  return desfer;
};

export const tipusDespesaHandlers: readonly Bound[] = [
  bind(tipusDespesaRoutes.list, async (context, { query }) => {
    const all = await arbre(context);
    const usos = await countUsos(context.db, context.empresa.id);
    return [...all.values()].filter((one) => query.baixa || !fora(all, one)).map((one) => presentTipus(one, usos));
  }),
  bind(tipusDespesaRoutes.nou, async (context, { query }) =>
    nouOf(context, await arbre(context), query.pare_fk ?? null),
  ),
  bind(tipusDespesaRoutes.create, (context, { body }) => createTipus(context, body)),
  bind(tipusDespesaRoutes.update, (context, { params, body }) => updateTipusRecord(context, params.tid, body)),
  bind(tipusDespesaRoutes.remove, async (context, { params }) => ({ desfer: await removeTipus(context, params.tid) })),
  bind(tipusDespesaRoutes.usos, (context, { params }) => usosOf(context, params.tid)),
];
