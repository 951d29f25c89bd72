import type { Agent } from '#areas/agent/contract/schemas.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { irpfDePercentatge, ivaDePercentatge } from '#areas/referencia/server/index.ts';
import type { Avis } from '#kernel/coded-error.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { DespesaFields, LiniaEscrita } from '../../contract/schemas.ts';
import type { FacturaLlegida, Impost, LiniaLlegida } from './llegida.ts';

/** Lines of an invoice that become a line of the expense each. */
const UNA_A_UNA = 20;
const IVA = '01';
type Given = Partial<Omit<DespesaFields, 'linies'>> & { readonly linies: LiniaEscrita[] };

const FORMES: Readonly<Record<string, DespesaFields['forma_pagament']>> = {
  '01': 'efectiu',
  '02': 'domiciliacio',
  '04': 'transferencia',
  '11': 'xec',
  '19': 'targeta',
};
/** Why a rectifying invoice is one, by the reason that its file says (RD 1619/2012, art. 15; LIVA, art. 80). */
const motiuOf = (reason: string): 'R1' | 'R2' | 'R4' =>
  reason === '85' ? 'R2' : ['82', '83', '84'].includes(reason) ? 'R1' : 'R4';

const CAUSES: Readonly<Record<string, 'E1' | 'N1'>> = { '01': 'E1', '02': 'N1' };
const line = (clau: string, concepte: string, base: number, more: Partial<LiniaEscrita>): LiniaEscrita => ({
  clau,
  tipus_despesa_fk: null,
  concepte,
  base,
  iva_fk: null,
  causa: null,
  recarrec: false,
  quota: null,
  quota_recarrec: null,
  amb_retencio: true,
  ...more,
});

const taxed = (impost: Impost, day: string) => {
  const iva = ivaDePercentatge(impost.tipus, day, impost.recarrec);
  return iva && { iva_fk: iva.id, recarrec: impost.recarrec !== null };
};

/** Cents of a tax shared among bases, so that they add up to what the file says. */
const shared = (whole: number, bases: readonly number[], rate: number): readonly number[] =>
  largestRemainder(BigInt(whole), bases.map(BigInt))?.map(toCents) ?? bases.map((base) => partOf(base, String(rate)));

const keyOf = ({ tipus, recarrec }: Impost): string => `${tipus} ${recarrec ?? ''}`;
const bearsVat = ({ codi, tipus }: Impost): boolean => codi === IVA && tipus !== 0;

/** A line of the expense for each of the invoice; null where they do not add up to what the invoice says by rate. */
const oneByOne = (factura: FacturaLlegida): LiniaEscrita[] | null => {
  const { linies, impostos, data, ajustada } = factura;
  if (linies.length === 0 || linies.length > UNA_A_UNA || ajustada) return null;
  if (linies.some((one) => one.impostos.length > 1 || one.impostos.some(({ codi }) => codi !== IVA))) return null;
  const vatOf = (one: LiniaLlegida): Impost | undefined => one.impostos.find(bearsVat);
  const quotes = new Map<LiniaLlegida, { quota: number | null; recarrec: number | null }>();
  for (const whole of impostos.filter(bearsVat)) {
    const own = linies.filter((one) => {
      const vat = vatOf(one);
      return vat !== undefined && keyOf(vat) === keyOf(whole);
    });
    const bases = own.map(({ base }) => base);
    const sum = bases.reduce((total, base) => total + base, 0);
    if (sum !== whole.base) return null;
    // What the rate makes of the base is left to it.
    const made = partOf(sum, String(whole.tipus)) === whole.quota;
    const parts = shared(whole.quota, bases, whole.tipus);
    const surcharges = shared(whole.quotaRecarrec, bases, whole.recarrec ?? 0);
    const plain = partOf(sum, String(whole.recarrec ?? 0)) === whole.quotaRecarrec;
    for (const [at, one] of own.entries())
      quotes.set(one, {
        quota: made ? null : (parts[at] ?? 0),
        recarrec: plain ? null : (surcharges[at] ?? 0),
      });
  }
  // What is withheld of the whole, and no line says of which, is of them all.
  const diuen = factura.retencions.length > 0 && linies.some((one) => one.retinguda);
  const made = linies.map((one, at): LiniaEscrita | null => {
    const vat = vatOf(one);
    const rate = vat ? taxed(vat, data) : null;
    if (vat && (!rate || !quotes.has(one))) return null;
    const printed = quotes.get(one);
    return line(`f${at + 1}`, one.concepte, one.base, {
      ...(rate ?? { causa: CAUSES[one.especial] ?? null }),
      quota: printed?.quota ?? null,
      quota_recarrec: printed?.recarrec ?? null,
      amb_retencio: !diuen || one.retinguda,
    });
  });
  const whole = made.flatMap((one) => one ?? []);
  return whole.length === made.length ? whole : null;
};

/** A line of the expense for each rate of the invoice. */
const byRate = (factura: FacturaLlegida, avisos: Avis[]): LiniaEscrita[] =>
  factura.impostos.map((impost, at): LiniaEscrita => {
    const concepte = factura.linies[at]?.concepte ?? factura.linies[0]?.concepte ?? '';
    const rate = bearsVat(impost) ? taxed(impost, factura.data) : null;
    if (rate) {
      const made = partOf(impost.base, String(impost.tipus)) === impost.quota;
      return line(`f${at + 1}`, concepte, impost.base, {
        ...rate,
        quota: made ? null : impost.quota,
        quota_recarrec: impost.recarrec === null ? null : impost.quotaRecarrec,
      });
    }
    // A tax that is no VAT known here is part of what it costs.
    if (impost.quota !== 0)
      avisos.push({ codi: 'facturae_impost', cami: `linies.${at}.iva_fk`, params: { tipus: impost.tipus } });
    return line(`f${at + 1}`, concepte, impost.base + impost.quota, {});
  });

/** What an invoice would become, as a form is filled; `avisos` are what could not be taken as it stands. */
export const despesaOf = (
  factura: FacturaLlegida,
  {
    agent,
    nom,
    tipusDespesa,
  }: { readonly agent: Agent | null; readonly nom: string; readonly tipusDespesa: number | null },
): { given: Given; avisos: Avis[] } => {
  const avisos: Avis[] = [];
  if (factura.moneda !== 'EUR') avisos.push({ codi: 'facturae_moneda', cami: '', params: { moneda: factura.moneda } });
  if (/^[CO]C$/.test(factura.classe)) avisos.push({ codi: 'facturae_copia', cami: '' });
  const linies = oneByOne(factura) ?? byRate(factura, avisos);
  if (factura.suplits !== 0) {
    avisos.push({ codi: 'facturae_suplits', cami: `linies.${linies.length}` });
    linies.push(line('suplits', 'Suplits', factura.suplits, { amb_retencio: false }));
  }
  if (linies.length === 0) linies.push(line('f1', '', factura.total, {}));
  const [retencio] = factura.retencions;
  const irpf = retencio ? irpfDePercentatge(retencio.tipus, factura.data) : null;
  const withheld = factura.retencions.reduce((total, one) => total + one.quota, 0);
  if (withheld !== 0 && (!irpf || factura.retencions.length > 1))
    avisos.push({ codi: 'facturae_retencio', cami: 'irpf_fk', params: { tipus: retencio?.tipus ?? 0 } });
  const subject = linies.filter((one) => one.amb_retencio).reduce((total, one) => total + one.base, 0);
  const rectifying = factura.classe === 'OR' || factura.classe === 'CR';
  return {
    avisos,
    given: {
      tipus: rectifying ? 'rectificativa' : factura.abreujada ? 'simplificada' : 'factura',
      // Electronic and in the name of who receives it: its VAT may be deducted.
      qualificada: factura.abreujada && !rectifying,
      agent_fk: agent?.id ?? null,
      nom_proveidor: agent ? '' : nom.slice(0, 200),
      num_factura: factura.numero,
      data: factura.data,
      data_operacio: factura.dataOperacio === factura.data ? null : factura.dataOperacio,
      rectifica: rectifying
        ? { motiu: motiuOf(factura.corregeix?.motiu ?? ''), num_factura: factura.corregeix?.numero ?? '', data: null }
        : null,
      linies: linies.map((one) => ({ ...one, tipus_despesa_fk: tipusDespesa })),
      irpf_fk: irpf?.id ?? null,
      retingut: !irpf || partOf(subject, irpf.percentatge) === withheld ? null : withheld,
      venciment: factura.venciment,
      forma_pagament: FORMES[factura.mitja] ?? 'transferencia',
      compte: factura.iban.slice(0, 50),
    },
  };
};

/** The same without amounts: those of another currency are none of ours, and the books are in euros. */
export const senseImports = (given: Given): Given => ({
  ...given,
  retingut: null,
  linies: given.linies.map((linia) => ({ ...linia, base: 0, quota: null, quota_recarrec: null })),
});
