import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import { ambMeritat, finsAlLimit, limitDeCaixa } from '../domain/caixa.ts';
import type { Qualificacio, TipusExpedida } from '../domain/codis.data.ts';
import type { Activitat, LiniaExpedida, Moviment } from '../domain/linies.ts';
import { trimestreOf } from '../domain/periode.ts';
import {
  type Abast,
  type FacturaDeLlibre,
  type ImpostDeLlibre,
  listFactures,
  listImpostos,
  listPagaments,
  listReemplacades,
  listSubstituides,
  type ReemplacadaDeLlibre,
  type SubstituidaDeLlibre,
} from './expedides-store.ts';
import { identitatOf, mitjaOf } from './identitat.ts';
import { type Venudes, venudesDe } from './vendes.ts';

interface Dades {
  readonly clau_regim?: string;
  readonly qualificada?: boolean;
  readonly rectifica?: { readonly metode: string; readonly motiu: TipusExpedida } | null;
}
type Grup = Pick<ImpostDeLlibre, 'iva' | 'recarrec' | 'regim' | 'base' | 'quota' | 'quota_recarrec'>;
/** Keys of records that the books have not: the simplified regime keeps books as the general one. */
const clauOf = (clau: string | undefined): string => (clau === undefined || clau === '20' ? '01' : clau);
const INGRES = 'I01';

const tipusOf = (factura: FacturaDeLlibre, dades: Dades, inPlace: boolean): TipusExpedida => {
  if (factura.tipus === 'rectificativa') return dades.rectifica?.motiu ?? 'R1';
  if (factura.tipus === 'simplificada') return dades.qualificada ? 'F1' : 'F2';
  return inPlace ? 'F3' : 'F1';
};

/** How a group stands to VAT, as the book says it. */
const regimOf = (
  grup: Grup,
): Pick<LiniaExpedida, 'qualificacio' | 'exempcio' | 'iva' | 'quota' | 'recarrec' | 'quota_recarrec'> => {
  const none = { quota: 0, recarrec: null, quota_recarrec: 0 };
  if (grup.regim === 'general')
    return {
      qualificacio: 'S1',
      exempcio: null,
      iva: grup.iva,
      quota: grup.quota,
      recarrec: grup.recarrec,
      quota_recarrec: grup.quota_recarrec,
    };
  if (grup.regim === 'isp') return { ...none, qualificacio: 'S2', exempcio: null, iva: '0' };
  if (grup.regim.startsWith('N'))
    return { ...none, qualificacio: grup.regim as Qualificacio, exempcio: null, iva: null };
  return { ...none, qualificacio: null, exempcio: grup.regim as LiniaExpedida['exempcio'], iva: null };
};

/**
 * Series and number: the whole number with its series taken off its head, where it starts with it. What parts them stays with the
 * series, so that both together are the number of the invoice and of its record.
 */
const numeroOf = ({ serie, numero_text }: FacturaDeLlibre): Pick<LiniaExpedida, 'serie' | 'numero'> => {
  const whole = numero_text ?? '';
  const [head] = (serie !== '' && whole.startsWith(serie) && /^[-/. ]*/.exec(whole.slice(serie.length))) || [null];
  const cut = head === null ? 0 : serie.length + head.length;
  return cut < whole.length ? { serie: whole.slice(0, cut), numero: whole.slice(cut) } : { serie: '', numero: whole };
};

/** Income tax withheld of the invoice, parted among its lines by their base. */
const retingutOf = (factura: Pick<FacturaDeLlibre, 'retingut'>, grups: readonly Grup[]): readonly number[] => {
  if (factura.retingut === 0) return grups.map(() => 0);
  const parts = largestRemainder(
    BigInt(factura.retingut),
    grups.map((grup) => BigInt(grup.base)),
  );
  return parts ? parts.map(toCents) : grups.map((_grup, at) => (at === 0 ? factura.retingut : 0));
};
const irpfOf = (totals: string | null): string | null => {
  if (totals === null) return null;
  const { irpf } = JSON.parse(totals) as { irpf?: readonly { readonly percentatge: string }[] };
  return irpf?.[0]?.percentatge ?? null;
};

/** Payments of an invoice under the cash regime; what is unpaid on the last day is told then, by its own means, and nothing after. */
const cobramentsDe = (
  { data, data_operacio, total, total_factura }: FacturaDeLlibre,
  rows: readonly { data: string; total: number; forma: string; compte: string }[],
  fins: string,
): readonly Moviment[] => {
  const limit = limitDeCaixa((data_operacio ?? data) as CalendarDate);
  const moviments = ambMeritat(
    rows.map((row) => ({
      data: row.data as CalendarDate,
      import: row.total,
      mitja: mitjaOf(row.forma),
      identificacio: row.compte,
    })),
    { gravat: total_factura, a_pagar: total },
  );
  return limit > fins ? moviments : finsAlLimit(moviments, total_factura, limit);
};

/** A group of what is replaced, with what was withheld of it. */
type GrupVell = Grup & { readonly retingut: number; readonly irpf: string | null };
const negat = (grup: GrupVell): GrupVell => ({
  ...grup,
  base: -grup.base,
  quota: -grup.quota,
  quota_recarrec: -grup.quota_recarrec,
  retingut: -grup.retingut,
});

/** Groups of the invoices that one stands in the place of by substitution: what was withheld of each goes with them. */
const vellsOf = (rows: readonly ReemplacadaDeLlibre[]): readonly GrupVell[] =>
  [...Map.groupBy(rows, ({ rectificada_fk }) => rectificada_fk).values()].flatMap((own) => {
    const grups = own.flatMap((row): Grup[] =>
      row.metode === 'S' && row.ordre !== null
        ? [
            {
              iva: row.iva ?? '0',
              recarrec: row.recarrec,
              regim: row.regim ?? 'general',
              base: row.base ?? 0,
              quota: row.quota ?? 0,
              quota_recarrec: row.quota_recarrec ?? 0,
            },
          ]
        : [],
    );
    const retinguts = retingutOf({ retingut: own[0]?.retingut ?? 0 }, grups);
    const irpf = irpfOf(own[0]?.totals ?? null);
    return grups.map((grup, at) => ({ ...grup, retingut: retinguts[at] ?? 0, irpf }));
  });

const liniesOf = (
  factura: FacturaDeLlibre,
  activitat: Activitat,
  given: {
    readonly grups: readonly ImpostDeLlibre[];
    readonly replaced: readonly GrupVell[];
    readonly inPlace: boolean;
    readonly substitucio: SubstituidaDeLlibre | undefined;
    readonly pagaments: readonly Moviment[];
    readonly venudes: Venudes;
  },
): LiniaExpedida[] => {
  const dades = JSON.parse(factura.dades) as Dades;
  const document = `f${factura.id}`;
  const operacio = factura.data_operacio === factura.data ? null : factura.data_operacio;
  const comu = {
    document,
    ...trimestreOf((operacio ?? factura.data) as CalendarDate),
    activitat,
    concepte: INGRES,
    expedicio: factura.data as CalendarDate,
    operacio: operacio as CalendarDate | null,
    nif: identitatOf(factura.copia_nif, factura.copia),
    nom: factura.copia_nom,
    ...(given.substitucio && {
      substituida: {
        nif: identitatOf(given.substitucio.copia_nif, given.substitucio.copia),
        nom: given.substitucio.copia_nom,
        retinguda: given.substitucio.retingut !== 0,
      },
    }),
    clau: clauOf(dades.clau_regim),
    acord: '',
    immoble: null,
    referencia: '',
    tipus: tipusOf(factura, dades, given.inPlace),
    ...numeroOf(factura),
    numero_final: '',
  };
  const line = (id: string, grup: Grup, retingut: number, irpf: string | null, venut = 0, deIva = 0): LiniaExpedida => {
    const regim = regimOf(grup);
    const tot = venut !== 0 && venut === grup.base;
    return {
      ...comu,
      concepte: tot ? null : INGRES,
      id,
      ...regim,
      base: grup.base,
      total: grup.base + regim.quota + regim.quota_recarrec,
      computable: tot ? null : grup.base - venut,
      ...(deIva !== 0 && { be_venut: deIva }),
      irpf: retingut === 0 ? null : irpf,
      retingut,
      cobrament: null,
    };
  };
  const irpf = irpfOf(factura.totals);
  const retinguts = retingutOf(factura, given.grups);
  const basesOf = (grups: readonly Grup[]): readonly number[] => grups.map(({ base }) => base);
  const velles = given.replaced.map(negat);
  const velVenut = given.venudes(factura.id, basesOf(velles));
  const venut = given.venudes(factura.id, basesOf(given.grups));
  return [
    // By substitution: the old figures are taken away, the new ones stand.
    ...velles.map((grup, at) =>
      line(`${document}.s${at}`, grup, grup.retingut + 0, grup.irpf, velVenut.tot[at], velVenut.iva[at]),
    ),
    ...given.grups.map((grup, at) =>
      line(`${document}.${grup.ordre}`, grup, retinguts[at] ?? 0, irpf, venut.tot[at], venut.iva[at]),
    ),
    ...(comu.clau === CAIXA ? given.pagaments : []).map(
      (cobrament, at): LiniaExpedida => ({
        ...line(
          `${document}.c${at}`,
          { iva: '0', recarrec: null, regim: 'general', base: 0, quota: 0, quota_recarrec: 0 },
          0,
          null,
        ),
        iva: null,
        computable: null,
        cobrament,
      }),
    ),
  ];
};

/** Lines of the book of invoices issued that these days need, from the invoices themselves. */
export const expedidesOf = async (
  db: Executor,
  empresaId: number,
  abast: Abast,
  activitat: Activitat,
): Promise<LiniaExpedida[]> => {
  const factures = await listFactures(db, empresaId, abast);
  const venudes = await venudesDe(db, empresaId);
  const grups = Map.groupBy(await listImpostos(db, empresaId, abast), (row) => row.factura_fk);
  const replaced = Map.groupBy(await listReemplacades(db, empresaId, abast), (row) => row.factura_fk);
  const substituted = new Map((await listSubstituides(db, empresaId, abast)).map((row) => [row.rectificada_fk, row]));
  const caixa = factures.filter((one) => one.dades.includes('"clau_regim":"07"')).map(({ id }) => id);
  const pagaments = Map.groupBy(await listPagaments(db, empresaId, caixa), (row) => row.factura_fk);
  return factures.flatMap((factura) => {
    const old = replaced.get(factura.id) ?? [];
    return liniesOf(factura, activitat, {
      grups: grups.get(factura.id) ?? [],
      venudes,
      inPlace: old.some(({ metode }) => metode === 'F3'),
      substitucio: substituted.get(factura.id),
      replaced: vellsOf(old),
      pagaments: cobramentsDe(factura, pagaments.get(factura.id) ?? [], abast.dies.final),
    });
  });
};
