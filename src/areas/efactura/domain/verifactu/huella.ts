import type { CosAlta, CosAnulacio, Encaix } from './registre.ts';

/** Answers SHA-256 of a text in UTF-8 as 64 upper-case hexadecimal digits. */
export type Sha256 = (text: string) => string;
type Camp = readonly [nom: string, valor: string];

/** The exact text that is hashed (AEAT, «generación de la huella» v0.1.2): `nom=valor` joined with `&`, ends trimmed. */
export const textDeCamps = (camps: readonly Camp[]): string =>
  camps.map(([nom, valor]) => `${nom}=${valor.trim()}`).join('&');

type Lloc = Pick<Encaix, 'moment'> & { readonly anterior: { readonly Huella: string } | null };
type CapAlta = Pick<
  CosAlta,
  'IDEmisorFactura' | 'NumSerieFactura' | 'FechaExpedicionFactura' | 'TipoFactura' | 'CuotaTotal' | 'ImporteTotal'
>;

export const textAlta = (cos: CapAlta, { anterior, moment }: Lloc): string =>
  textDeCamps([
    ['IDEmisorFactura', cos.IDEmisorFactura],
    ['NumSerieFactura', cos.NumSerieFactura],
    ['FechaExpedicionFactura', cos.FechaExpedicionFactura],
    ['TipoFactura', cos.TipoFactura],
    ['CuotaTotal', cos.CuotaTotal],
    ['ImporteTotal', cos.ImporteTotal],
    ['Huella', anterior?.Huella ?? ''],
    ['FechaHoraHusoGenRegistro', moment],
  ]);

export const textAnulacio = (cos: CosAnulacio, { anterior, moment }: Lloc): string =>
  textDeCamps([
    ['IDEmisorFacturaAnulada', cos.IDEmisorFacturaAnulada],
    ['NumSerieFacturaAnulada', cos.NumSerieFacturaAnulada],
    ['FechaExpedicionFacturaAnulada', cos.FechaExpedicionFacturaAnulada],
    ['Huella', anterior?.Huella ?? ''],
    ['FechaHoraHusoGenRegistro', moment],
  ]);

const NOMS = {
  alta: [
    'IDEmisorFactura',
    'NumSerieFactura',
    'FechaExpedicionFactura',
    'TipoFactura',
    'CuotaTotal',
    'ImporteTotal',
    'Huella',
    'FechaHoraHusoGenRegistro',
  ],
  anulacio: [
    'IDEmisorFacturaAnulada',
    'NumSerieFacturaAnulada',
    'FechaExpedicionFacturaAnulada',
    'Huella',
    'FechaHoraHusoGenRegistro',
  ],
} as const;

/** The fields of a hashed text by name, or null where it is no text of that kind. A number may hold a `&`, never a `=`. */
export const campsDelText = (tipus: keyof typeof NOMS, text: string): ReadonlyMap<string, string> | null => {
  const noms = NOMS[tipus];
  const found = new RegExp(`^${noms.map((nom) => `${nom}=([^=]*)`).join('&')}$`).exec(text);
  return found ? new Map(noms.map((nom, place) => [nom, found[place + 1] ?? ''])) : null;
};
