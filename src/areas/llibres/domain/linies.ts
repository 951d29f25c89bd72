import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Exempcio, Periode, Qualificacio, TipusExpedida, TipusRebuda } from './codis.data.ts';

/** A quarter. */
export interface Trimestre {
  readonly exercici: number;
  readonly periode: Periode;
}
export interface Activitat {
  readonly codi: string;
  readonly tipus: string;
  /** Group or heading of the economic activities tax. */
  readonly iae: string;
}
/** The other party, with kind and country where it is not Spanish. */
export interface Identitat {
  readonly tipus: string;
  readonly pais: string;
  readonly identificacio: string;
}
export interface Moviment {
  readonly data: CalendarDate;
  readonly import: number;
  /** Cents of the taxed total that accrue with it, where another sum is to be paid: tax withheld, disbursements. Absent: `import`. */
  readonly merita?: number;
  readonly mitja: string;
  readonly identificacio: string;
}
export interface Immoble {
  readonly situacio: string;
  readonly cadastre: string;
}

/** What every line of the books of invoices has. Amounts in cents, rates in percent as decimal texts without zeros at the end. */
interface LiniaDeFactura extends Trimestre {
  /** Of the line, and of the document that it is a part of: what a box is walked back to. */
  readonly id: string;
  readonly document: string;
  readonly activitat: Activitat;
  readonly concepte: string | null;
  readonly expedicio: CalendarDate;
  /** Null where it is the day of issue. */
  readonly operacio: CalendarDate | null;
  readonly nif: Identitat;
  readonly nom: string;
  readonly clau: string;
  readonly total: number;
  readonly base: number;
  readonly iva: string | null;
  readonly quota: number;
  readonly recarrec: string | null;
  readonly quota_recarrec: number;
  /** Income tax withheld on this line's base. */
  readonly irpf: string | null;
  readonly retingut: number;
  readonly acord: string;
  readonly immoble: Immoble | null;
  readonly referencia: string;
}

/** A line of the book of invoices issued and income. */
export interface LiniaExpedida extends LiniaDeFactura {
  readonly tipus: TipusExpedida;
  /** Income that counts for income tax. */
  readonly computable: number | null;
  readonly serie: string;
  readonly numero: string;
  readonly numero_final: string;
  readonly qualificacio: Qualificacio | null;
  readonly exempcio: Exempcio | null;
  /** Of a simplified one whose place a whole one (F3) took: whom that one is made out to, and whether it bears withholding. */
  readonly substituida?: { readonly nif: Identitat; readonly nom: string; readonly retinguda: boolean };
  readonly cobrament: Moviment | null;
  /** What of its base is got for an investment good of VAT: no part of the turnover. */
  readonly be_venut?: number;
}

/** A line of the book of invoices received and expenses. */
export interface LiniaRebuda extends LiniaDeFactura {
  readonly tipus: TipusRebuda;
  /** Expense that counts for income tax. */
  readonly despesa: number | null;
  /** Series and number of whoever issued it. */
  readonly numero: string;
  readonly numero_final: string;
  readonly recepcio: CalendarDate;
  /** Number in the order of reception. */
  readonly numero_recepcio: string;
  readonly numero_recepcio_final: string;
  readonly be_inversio: boolean;
  /** A good that can be touched and is written off, whatever it cost. */
  readonly be_material?: boolean;
  /** Neither of a kind nor written off: no expense of income tax. */
  readonly sense_tipus?: boolean;
  /** What was bought is exempt: it bears no VAT, as what is not subject does not. */
  readonly exempta?: boolean;
  /** The receiver owes the tax. */
  readonly isp: boolean;
  readonly posterior: boolean;
  /** When it is deducted, where that is later. */
  readonly deduccio: Trimestre | null;
  /** Of `quota`, what is deducted: the pro rata of its year counted. */
  readonly quota_deduible: number;
  /** The same before the pro rata; absent: no pro rata touches it. */
  readonly deduible_sencer?: number;
  readonly pagament: Moviment | null;
  /** When what is withheld of it is owed; null: not yet. */
  readonly retencio?: CalendarDate | null;
}

/** A line of the book of investment goods. */
export interface LiniaBe {
  readonly id: string;
  readonly exercici: number;
  readonly periode: '4T' | '0A';
  readonly activitat: Activitat;
  readonly tipus: string;
  readonly identificador: string;
  readonly literal: string;
  readonly inici: CalendarDate;
  readonly adquisicio: number;
  readonly amortitzable: number;
  readonly metode: string;
  readonly percentatge: string;
  readonly acumulada_inici: number;
  readonly quota: number;
  readonly acumulada_final: number;
  readonly pendent: number;
  readonly expedicio: CalendarDate;
  readonly numero: string;
  readonly numero_final: string;
  readonly numero_recepcio: string;
  readonly numero_recepcio_final: string;
  readonly nif: Identitat;
  readonly nom: string;
  readonly base: number;
  readonly iva: string | null;
  readonly prorrata_inicial: string | null;
  readonly deduible_inicial: number | null;
  readonly prorrata: string | null;
  readonly deduible: number | null;
  readonly regularitza: number | null;
  readonly baixa: { readonly data: CalendarDate; readonly causa: string } | null;
  /** Invoice of its sale. */
  readonly venda: { readonly serie: string; readonly numero: string; readonly numero_final: string } | null;
  readonly acord: string;
  readonly immoble: Immoble | null;
  readonly referencia: string;
}

export interface Llibres {
  readonly expedides: readonly LiniaExpedida[];
  readonly rebudes: readonly LiniaRebuda[];
}

/** Expenses of the books that are goods; what else comes from the Union, and is no good written off, is a service. */
const CONCEPTES_DE_BENS = new Set(['G01', 'G02', 'G03']);
/** Whether what is bought is a thing, and not a service: 349, and rows of the Union of the 390. */
export const esDeBens = (linia: LiniaRebuda): boolean =>
  linia.be_inversio || linia.be_material === true || CONCEPTES_DE_BENS.has(linia.concepte ?? '');
