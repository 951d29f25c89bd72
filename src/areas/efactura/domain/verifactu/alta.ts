import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { nifIvaDe } from '#areas/fiscal/domain/nif-iva.ts';
import type { GrupImpost } from '#areas/fiscal/domain/totals.ts';
import { desgloseOf } from './desglose.ts';
import { dataText, importText, ratllat } from './format.ts';
import type { CosAlta, CosAnulacio, Destinatari, IdFactura } from './registre.ts';

/** What a record is made of; an issued invoice has all of it. */
export interface FacturaRegistrable {
  readonly id: number;
  readonly tipus: 'ordinaria' | 'rectificativa' | 'simplificada' | 'proforma';
  readonly numero: string | null;
  readonly data: string;
  readonly data_operacio: string | null;
  readonly clau_regim: string;
  readonly qualificada: boolean;
  readonly emissor: { readonly nom_fiscal: string; readonly nif: string };
  readonly receptor: {
    readonly copia: { readonly nom_complet: string; readonly nif: string; readonly nif_pais: string };
  } | null;
  readonly linies: readonly { readonly tipus: string; readonly concepte: string; readonly opcio: boolean }[];
  readonly totals: { readonly grups: readonly GrupImpost[]; readonly quotes: number; readonly total_factura: number };
  readonly rectifica: {
    readonly metode: 'S' | 'I';
    readonly motiu: string;
    readonly factures: readonly {
      readonly numero: string;
      readonly data: string;
      readonly base: number | null;
      readonly quota: number | null;
      readonly recarrec: number | null;
    }[];
  } | null;
  readonly substitueix: readonly { readonly numero: string; readonly data: string }[];
}

/** From this amount on the agency wants to be told that it is no slip (Macrodato). */
const MACRODATO = 10_000_000_000;

const idOf = (emissor: string, { numero, data }: { numero: string | null; data: string }): IdFactura => ({
  IDEmisorFactura: normaliseNif(emissor),
  NumSerieFactura: numero ?? '',
  FechaExpedicionFactura: dataText(data),
});

/** Who receives it: by Spanish tax id, by VAT number of another state (02), else by a document of its country (04). */
const destinatariOf = ({
  nom_complet,
  nif,
  nif_pais,
}: {
  nom_complet: string;
  nif: string;
  nif_pais: string;
}): Destinatari => {
  const NombreRazon = ratllat(nom_complet, 120);
  if (nif_pais === 'ES') return { NombreRazon, NIF: normaliseNif(nif) };
  const vat = nifIvaDe(nif, nif_pais);
  // A country beside a VAT number has to be its prefix (1122), which Greece's is not.
  if (vat !== null)
    return {
      NombreRazon,
      IDOtro: { ...(vat.startsWith(nif_pais) && { CodigoPais: nif_pais }), IDType: '02', ID: vat },
    };
  const bare = nif.toUpperCase().replace(/[\s\-./]/g, '');
  return { NombreRazon, IDOtro: { CodigoPais: nif_pais, IDType: '04', ID: bare.slice(0, 20) } };
};

const tipusOf = ({ tipus, qualificada, rectifica, substitueix }: FacturaRegistrable): string => {
  if (tipus === 'rectificativa') return rectifica?.motiu ?? 'R1';
  if (substitueix.length > 0) return 'F3';
  return tipus === 'simplificada' && !qualificada ? 'F2' : 'F1';
};

/** What was done, from the lines; the agency takes none of `< > " ' =` here. */
const descripcioOf = ({ linies, numero }: FacturaRegistrable): string => {
  const told = linies.filter((one) => one.tipus === 'linia' && !one.opcio).map((one) => one.concepte);
  const clean = ratllat([...new Set(told)].join('; ').replace(/[<>"'=]/g, ' '), 500);
  return clean === '' ? ratllat(`Factura ${numero ?? ''}`, 500) : clean;
};

const sum = (amounts: readonly (number | null)[]): string =>
  importText(amounts.reduce<number>((total, one) => total + (one ?? 0), 0));

/** What the record of a new invoice says of it. */
export const altaOf = (factura: FacturaRegistrable): CosAlta => {
  const { emissor, receptor, rectifica, substitueix, totals, data, data_operacio } = factura;
  const tipus = tipusOf(factura);
  const unnamed = tipus === 'F2' || tipus === 'R5';
  return {
    ...idOf(emissor.nif, factura),
    RefExterna: String(factura.id),
    NombreRazonEmisor: ratllat(emissor.nom_fiscal, 120),
    TipoFactura: tipus,
    ...(rectifica && {
      TipoRectificativa: rectifica.metode,
      FacturasRectificadas: rectifica.factures.map((one) => idOf(emissor.nif, one)),
    }),
    ...(substitueix.length > 0 && { FacturasSustituidas: substitueix.map((one) => idOf(emissor.nif, one)) }),
    ...(rectifica?.metode === 'S' && {
      ImporteRectificacion: {
        BaseRectificada: sum(rectifica.factures.map((one) => one.base)),
        CuotaRectificada: sum(rectifica.factures.map((one) => one.quota)),
        CuotaRecargoRectificado: sum(rectifica.factures.map((one) => one.recarrec)),
      },
    }),
    ...(data_operacio !== null && data_operacio !== data && { FechaOperacion: dataText(data_operacio) }),
    DescripcionOperacion: descripcioOf(factura),
    ...(factura.qualificada && !unnamed && { FacturaSimplificadaArt7273: 'S' }),
    ...(unnamed && !receptor && { FacturaSinIdentifDestinatarioArt61d: 'S' }),
    ...(Math.abs(totals.total_factura) >= MACRODATO && { Macrodato: 'S' }),
    ...(receptor && !unnamed && { Destinatarios: [destinatariOf(receptor.copia)] }),
    Desglose: desgloseOf(totals.grups, factura.clau_regim),
    CuotaTotal: importText(totals.quotes),
    ImporteTotal: importText(totals.total_factura),
  };
};

/** What the record that annuls an invoice says of it. `enviat`: whether the agency has, or will have, the record before. */
export const anulacioOf = (
  { id, numero, data, emissor }: Pick<FacturaRegistrable, 'id' | 'numero' | 'data' | 'emissor'>,
  { enviat }: { readonly enviat: boolean },
): CosAnulacio => ({
  IDEmisorFacturaAnulada: normaliseNif(emissor.nif),
  NumSerieFacturaAnulada: numero ?? '',
  FechaExpedicionFacturaAnulada: dataText(data),
  RefExterna: String(id),
  ...(!enviat && { SinRegistroPrevio: 'S' }),
});
