import type { Agent } from '#areas/agent/contract/schemas.ts';
import { agentById } from '#areas/agent/server/index.ts';
import { limitSimplificada } from '#areas/factura/domain/simplificada.data.ts';
import { takesCausa } from '#areas/fiscal/domain/document.ts';
import { PLACES_PERCENTATGE, partOf } from '#areas/fiscal/domain/linia.ts';
import { nifKey, nifPasses } from '#areas/fiscal/domain/nif.ts';
import { esComunitari, nifIvaImpossible } from '#areas/fiscal/domain/nif-iva.ts';
import { TOTA } from '#areas/llibres/domain/prorrata.ts';
import { irpfOf, isIrpf, isIva, ivaOf } from '#areas/referencia/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { type Avis, type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { toScaled } from '#kernel/rounding.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type DespesaFields, type ImportsDespesa, type LiniaDespesa, MARGE_QUOTA } from '../contract/schemas.ts';
import { anysDeDeduccio } from '../domain/deduccio.data.ts';
import { isAutoliquidada } from '../domain/imports.ts';
import { altresApats } from './apats.ts';
import { avisosFiscals } from './avisos-fiscals.ts';
import { beFaults } from './be-faults.ts';
import { ivaDeVenda } from './defectes.ts';
import { altresEnEfectiu, ofEfectiu } from './efectiu.ts';
import { exerciciDeduccio, numClau, recepcioOf } from './fields.ts';
import { fiscalDe } from './fiscal.ts';
import { avisRetencio, avisRetingut, enPortava } from './retencio.ts';
import { listSameNumbers } from './store.ts';
import type { Arbre } from './tipus-arbre.ts';

/** The supplier of the company, or none. */
export const proveidorOf = async ({ db, empresa }: CompanyContext, id: number | null): Promise<Agent | null> => {
  if (id === null) return null;
  const agent = await agentById(db, empresa.id, id);
  if (!agent) throw fieldFault('agent_fk', 'agent_desconegut');
  return agent;
};

const liniaFaults = (
  fields: Pick<DespesaFields, 'tipus'>,
  linia: LiniaDespesa,
  place: number,
  arbre: Arbre,
): FieldFault[] => {
  const cami = `linies.${place}`;
  const faults: FieldFault[] = [];
  if (linia.tipus_despesa_fk !== null && !arbre.has(linia.tipus_despesa_fk))
    faults.push({ cami: `${cami}.tipus_despesa_fk`, codi: 'registre_desconegut' });
  if (linia.iva_fk !== null && !isIva(linia.iva_fk))
    faults.push({ cami: `${cami}.iva_fk`, codi: 'registre_desconegut' });
  else if (ivaDeVenda(linia.iva_fk)) faults.push({ cami: `${cami}.iva_fk`, codi: 'iva_de_venda' });
  else if (linia.iva_fk !== null && fields.tipus === 'sense_factura')
    faults.push({ cami: `${cami}.iva_fk`, codi: 'sense_factura_amb_iva' });
  else if (linia.iva_fk !== null && linia.causa !== null && !takesCausa(ivaOf(linia.iva_fk)?.codi, linia.causa))
    faults.push({ cami: `${cami}.causa`, codi: 'causa_no_admesa', params: { causa: linia.causa } });
  if (linia.iva_fk === null && (linia.quota ?? 0) !== 0)
    faults.push({ cami: `${cami}.quota`, codi: 'quota_sense_iva' });
  if (!linia.recarrec && (linia.quota_recarrec ?? 0) !== 0)
    faults.push({ cami: `${cami}.quota_recarrec`, codi: 'recarrec_sense_marca' });
  return faults;
};

/** Refuses lines that no expense may have. */
export const checkLinies = (fields: Pick<DespesaFields, 'tipus' | 'linies'>, arbre: Arbre): void => {
  const faults = fields.linies.flatMap((linia, place) => liniaFaults(fields, linia, place, arbre));
  if (faults.length > 0) throw invalid(faults);
};

const partFaults = async ({ db, empresa }: CompanyContext, fields: DespesaFields): Promise<FieldFault[]> => {
  if (fields.treballs.length === 0) return [];
  const known = await namesOfTreballs(
    db,
    empresa.id,
    fields.treballs.map((one) => one.treball_fk),
  );
  const faults: FieldFault[] = fields.treballs.flatMap(({ treball_fk }, place) =>
    known.has(treball_fk) ? [] : [{ cami: `treballs.${place}.treball_fk`, codi: 'treball_desconegut' }],
  );
  const whole = 100n * 10n ** BigInt(PLACES_PERCENTATGE);
  const sum = fields.treballs.reduce((total, one) => total + (toScaled(one.percentatge, PLACES_PERCENTATGE) ?? 0n), 0n);
  if (sum > whole) faults.push({ cami: 'treballs', codi: 'parts_massa' });
  return faults;
};

/** Keys of which forms take what whoever buys owes, and what of it is deducted. */
const AMB_ISP = new Set<DespesaFields['clau']>(['01', '12']);
/** Papers on which whoever buys owes no VAT: without it they would deduct what nobody declares. */
const debitPerTiquet = ({ tipus, qualificada }: DespesaFields): boolean =>
  tipus === 'importacio' || (tipus === 'simplificada' && !qualificada);

const wholeFaults = (fields: DespesaFields): FieldFault[] => {
  const faults: FieldFault[] = [];
  if ((fields.tipus === 'factura' || fields.tipus === 'rectificativa') && fields.num_factura === '')
    faults.push({ cami: 'num_factura', codi: 'num_factura_obligatori' });
  if (fields.tipus !== 'sense_factura' && fields.agent_fk === null && fields.nom_proveidor === '')
    faults.push({ cami: 'agent_fk', codi: 'proveidor_obligatori' });
  if (fields.tipus === 'rectificativa' && !fields.rectifica)
    faults.push({ cami: 'rectifica', codi: 'motiu_rectificativa' });
  if (fields.tipus !== 'rectificativa' && fields.rectifica)
    faults.push({ cami: 'rectifica', codi: 'rectifica_sense_tipus' });
  if (fields.isp && !AMB_ISP.has(fields.clau))
    faults.push({ cami: 'isp', codi: 'isp_amb_clau', params: { clau: fields.clau } });
  if (isAutoliquidada(fields) && debitPerTiquet(fields) && fields.linies.some((one) => one.iva_fk !== null))
    faults.push({ cami: 'tipus', codi: 'autoliquidada_tipus' });
  if (fields.irpf_fk !== null && !isIrpf(fields.irpf_fk)) faults.push({ cami: 'irpf_fk', codi: 'registre_desconegut' });
  if (fields.irpf_fk === null && (fields.retingut ?? 0) !== 0)
    faults.push({ cami: 'irpf_fk', codi: 'retingut_sense_irpf' });
  const own = trimestreOf(recepcioOf(fields));
  const later = fields.deduible_en;
  if (later && later.exercici * 4 + later.trimestre <= own.exercici * 4 + own.trimestre)
    faults.push({ cami: 'deduible_en', codi: 'deduible_abans' });
  return faults;
};

/** What no expense may be, its works apart; goods are looked at where the rest is right. */
export const propisFaults = (
  fields: DespesaFields,
  arbre: Arbre,
  importsOf: (fields: DespesaFields) => ImportsDespesa,
): { readonly faults: readonly FieldFault[]; readonly imports: ImportsDespesa | null } => {
  const faults = [
    ...wholeFaults(fields),
    ...fields.linies.flatMap((linia, place) => liniaFaults(fields, linia, place, arbre)),
  ];
  if (faults.length > 0) return { faults, imports: null };
  const imports = importsOf(fields);
  return { faults: beFaults(fields, imports, TOTA), imports };
};

/** Refuses what no expense may be, everything at once. */
export const checkDespesa = async (
  context: CompanyContext,
  fields: DespesaFields,
  arbre: Arbre,
  importsOf: (fields: DespesaFields) => ImportsDespesa,
): Promise<ImportsDespesa> => {
  const faults = [
    ...wholeFaults(fields),
    ...fields.linies.flatMap((linia, place) => liniaFaults(fields, linia, place, arbre)),
    ...(await partFaults(context, fields)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const imports = importsOf(fields);
  const { prorrata } = await fiscalDe(context.db, context.empresa.id);
  const late = beFaults(fields, imports, prorrata(exerciciDeduccio(fields)));
  if (late.length > 0) throw invalid(late);
  return imports;
};

const ofRates = (fields: DespesaFields): Avis[] => {
  const day = fields.data_operacio ?? fields.data;
  const outside = (row: { readonly inici: string | null; readonly final: string | null } | null): boolean =>
    row !== null && ((row.inici ?? '') > day || (row.final ?? '9999') < day);
  return [
    ...fields.linies.flatMap(({ iva_fk }, place): Avis[] =>
      iva_fk !== null && outside(ivaOf(iva_fk)) ? [{ codi: 'iva_fora_de_data', cami: `linies.${place}.iva_fk` }] : [],
    ),
    ...(fields.irpf_fk !== null && outside(irpfOf(fields.irpf_fk))
      ? [{ codi: 'irpf_fora_de_data', cami: 'irpf_fk' }]
      : []),
  ];
};

/** More than what a supplier rounds otherwise. */
const apart = (printed: number | null, made: number): boolean =>
  printed !== null && Math.abs(printed - made) > MARGE_QUOTA;

/** What was written of a tax in lines of a rate, all together: within the margin of the rate of their sum, or of that of each. */
const ofRate = (
  fields: DespesaFields,
  imports: ImportsDespesa,
  key: 'quota' | 'quota_recarrec',
  percent: 'iva' | 'recarrec',
): Avis[] => {
  const lines = fields.linies.flatMap((linia, place) => {
    const rate = imports.linies[place]?.[percent] ?? null;
    const printed = linia[key];
    return rate === null || printed === null ? [] : [{ place, rate, base: linia.base, printed }];
  });
  return [...Map.groupBy(lines, ({ rate }) => rate)].flatMap(([rate, own]): Avis[] => {
    const add = (of: (line: (typeof own)[number]) => number): number => own.reduce((sum, line) => sum + of(line), 0);
    const whole = partOf(
      add(({ base }) => base),
      rate,
    );
    const each = add(({ base }) => partOf(base, rate));
    const printed = add((line) => line.printed);
    const first = own[0]?.place ?? 0;
    return own.length > 1 && apart(printed, whole) && apart(printed, each)
      ? [
          {
            codi: 'quotes_diferents',
            cami: `linies.${first}.${key}`,
            params: { escrita: printed / 100, calculada: whole / 100 },
          },
        ]
      : [];
  });
};

const ofPrinted = (fields: DespesaFields, imports: ImportsDespesa): Avis[] => {
  const lines = fields.linies.flatMap((linia, place): Avis[] => {
    const sums = imports.linies[place];
    const made = sums?.iva ? partOf(linia.base, sums.iva) : 0;
    const surcharge = sums?.recarrec ? partOf(linia.base, sums.recarrec) : 0;
    return [
      ...(apart(linia.quota, made)
        ? [{ codi: 'quota_diferent', cami: `linies.${place}.quota`, params: { calculada: made / 100 } }]
        : []),
      ...(apart(linia.quota_recarrec, surcharge)
        ? [{ codi: 'quota_diferent', cami: `linies.${place}.quota_recarrec`, params: { calculada: surcharge / 100 } }]
        : []),
    ];
  });
  return [
    // One that is told of a line is not told of all of them again.
    ...(lines.length > 0
      ? lines
      : [...ofRate(fields, imports, 'quota', 'iva'), ...ofRate(fields, imports, 'quota_recarrec', 'recarrec')]),
    ...avisRetingut(fields, imports),
  ];
};

/** Paid on a day to come, in whose quarter what is withheld of it would be told; or before its paper was made. */
export const avisosDePagament = (
  { data, data_pagament }: Pick<DespesaFields, 'data' | 'data_pagament'>,
  today: string,
): Avis[] => {
  if (data_pagament === null) return [];
  if (data_pagament > today) return [{ codi: 'data_futura', cami: 'data_pagament' }];
  return data_pagament < data ? [{ codi: 'pagament_anterior', cami: 'data_pagament' }] : [];
};

/** Days before its invoice in which something may well fall due. */
const DIES_ABANS = 31;
const ofDays = (fields: DespesaFields, today: string): Avis[] => [
  ...(fields.data > today ? [{ codi: 'data_futura', cami: 'data' }] : []),
  ...(fields.data_recepcio !== null && fields.data_recepcio > today
    ? [{ codi: 'data_futura', cami: 'data_recepcio' }]
    : []),
  ...(fields.data_operacio !== null && fields.data_operacio > today
    ? [{ codi: 'data_futura', cami: 'data_operacio' }]
    : []),
  ...avisosDePagament(fields, today),
  ...(fields.data_recepcio !== null && fields.data_recepcio < fields.data
    ? [{ codi: 'recepcio_anterior', cami: 'data_recepcio' }]
    : []),
  // Receipts are charged a few days before their invoice is made; years before it are a slip.
  ...(fields.venciment !== null && fields.venciment < addDays(fields.data, -DIES_ABANS)
    ? [{ codi: 'venciment_molt_anterior', cami: 'venciment' }]
    : []),
];

/** VAT put off, or received, beyond the years in which it may be deducted. */
const ofDeduccio = (fields: DespesaFields, { deduible }: ImportsDespesa): Avis[] => {
  const day = fields.data_operacio ?? fields.data;
  const anys = anysDeDeduccio(day);
  const later = fields.deduible_en;
  if (anys === null) return [];
  if (!later)
    return deduible !== 0 && recepcioOf(fields) > `${Number(day.slice(0, 4)) + anys}${day.slice(4)}`
      ? [{ codi: 'deduible_tard', cami: 'data_recepcio', params: { anys } }]
      : [];
  const born = trimestreOf(day);
  const quarters = (later.exercici - born.exercici) * 4 + later.trimestre - born.trimestre;
  return quarters > anys * 4 ? [{ codi: 'deduible_tard', cami: 'deduible_en', params: { anys } }] : [];
};

const ofSimplified = (fields: DespesaFields, { total }: ImportsDespesa): Avis[] => {
  if (fields.tipus !== 'simplificada' || fields.num_final !== '') return [];
  const over = (clau: 'general' | 'sectors') => total > (limitSimplificada(clau, fields.data) ?? 0);
  if (over('sectors')) return [{ codi: 'simplificada_rebuda_massa', cami: 'tipus' }];
  return over('general') ? [{ codi: 'simplificada_rebuda_sectors', cami: 'tipus' }] : [];
};

/** Who an expense is of, as warnings look at it. */
export interface Proveidor {
  readonly nom: string;
  readonly nif: string;
  readonly nif_pais: string;
}

type Numbered = Awaited<ReturnType<typeof listSameNumbers>>[number];
/** Tells whether an expense that was there is the same supplier's, in the same year: its number is taken for granted. */
export const mateix =
  (fields: Pick<DespesaFields, 'data' | 'agent_fk'>, { nom, nif, nif_pais }: Proveidor) =>
  (row: Numbered): boolean => {
    const key = nifKey(nif, nif_pais);
    return (
      row.data.slice(0, 4) === fields.data.slice(0, 4) &&
      ((row.agent_fk !== null && row.agent_fk === fields.agent_fk) ||
        (key !== '' && nifKey(row.copia_nif, nif_pais) === key) ||
        ((row.agent_fk === null || fields.agent_fk === null) && row.proveidor_ordre === fold(nom)))
    );
  };

/** Other expenses with that number of the same supplier, in the same year. */
export const repetides = async (
  { db, empresa }: CompanyContext,
  fields: DespesaFields,
  proveidor: Proveidor,
  id: number | null,
): Promise<Numbered[]> => {
  const clau = numClau(fields.num_factura);
  if (clau === '') return [];
  return (await listSameNumbers(db, empresa.id, [clau])).filter(
    (row) => row.id !== id && mateix(fields, proveidor)(row),
  );
};

/** The first of them. */
export const repetida = async (...of: Parameters<typeof repetides>): Promise<Numbered | undefined> =>
  (await repetides(...of))[0];

/** Warns of a number that an expense of the same supplier has. */
export const avisRepetida = (same: Pick<Numbered, 'exercici' | 'numero'> | undefined): Avis[] =>
  same
    ? [{ codi: 'num_factura_repetit', cami: 'num_factura', params: { numero: `${same.exercici}/${same.numero}` } }]
    : [];

/** Filled from a file of another currency: what it says is no euros, and the books are. */
export const avisMoneda = (moneda: string | null | undefined): Avis[] =>
  moneda && moneda !== 'EUR' ? [{ codi: 'facturae_en_euros', cami: 'linies.0.base', params: { moneda } }] : [];

/** VAT deducted of lines with the equivalence surcharge: who bears it deducts nothing (LIVA 154.Dos). */
const ofRecarrec = (fields: DespesaFields, imports: ImportsDespesa): Avis[] =>
  fields.linies.flatMap(({ recarrec }, place): Avis[] => {
    const sums = imports.linies[place];
    return recarrec && sums && sums.quota_recarrec !== 0 && sums.deduible !== 0
      ? [{ codi: 'recarrec_deduible', cami: `linies.${place}.iva_deduible`, params: { deduible: sums.deduible / 100 } }]
      : [];
  });

/** A supplier of the Union whose VAT number cannot be one, where it is asked for: 349, and who owes the VAT (LIVA 25, 84; RIVA 79). */
const ofNifIva = ({ clau, isp }: DespesaFields, { nif, nif_pais }: Proveidor): Avis[] =>
  (clau === '09' || isp) && nif.trim() !== '' && esComunitari(nif_pais) && nifIvaImpossible(nif, nif_pais, true)
    ? [{ codi: 'proveidor_nif_iva', cami: 'agent_fk', params: { nif } }]
    : [];

/** What warns of an expense whatever others there are. */
export const propisAvisos = (
  fields: DespesaFields,
  imports: ImportsDespesa,
  {
    proveidor,
    today,
    efectiu = 0,
  }: {
    readonly proveidor: Proveidor;
    readonly today: string;
    /** Cents that others of its supplier and day are paid in cash. */
    readonly efectiu?: number;
  },
): Avis[] => [
  ...ofPrinted(fields, imports),
  ...ofRates(fields),
  ...ofDays(fields, today),
  ...ofDeduccio(fields, imports),
  ...ofSimplified(fields, imports),
  ...ofNifIva(fields, proveidor),
  ...ofRecarrec(fields, imports),
  ...ofEfectiu(fields, imports, efectiu),
  ...(nifPasses(proveidor.nif, proveidor.nif_pais) ? [] : [{ codi: 'nif_incorrecte', cami: 'agent_fk' }]),
];

/** What warns of an expense and lets its writer go on. */
export const avisosOf = async (
  context: CompanyContext,
  fields: DespesaFields,
  imports: ImportsDespesa,
  {
    proveidor,
    id,
    ...by
  }: {
    readonly proveidor: Proveidor;
    readonly id: number | null;
    readonly agent: Agent | null;
    readonly arbre: Arbre;
  },
): Promise<Avis[]> => {
  const efectiu = await altresEnEfectiu(context, fields, id);
  const told = propisAvisos(fields, imports, { proveidor, today: context.clock.today(), efectiu });
  const fiscal = await fiscalDe(context.db, context.empresa.id);
  return [
    ...avisRepetida(await repetida(context, fields, proveidor, id)),
    // One that is no agent is a name: nothing is asked of its tax id.
    ...told.filter(({ codi }) => codi !== 'nif_incorrecte' || fields.agent_fk !== null),
    ...avisRetencio(fields, { ...by, enPortava: await enPortava(context, fields, id) }),
    ...avisosFiscals(fields, imports, {
      nif: proveidor.nif,
      arbre: by.arbre,
      apats: fiscal.fisica ? await altresApats(context, fields, id, by.arbre) : 0,
      ...fiscal,
    }),
  ];
};
