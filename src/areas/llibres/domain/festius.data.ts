/**
 * Holidays of the whole of Spain that close the days for filing (Ley 39/2015, 30.2 and 30.5). Those of a region or a town are not
 * here: they move a deadline too, by the place of whoever files, which the product does not know.
 */
export const FESTIUS_FIXOS: readonly {
  /** Month and day. */
  readonly dia: string;
  readonly des_de: number;
  readonly source: string;
  readonly confidence: 'B';
}[] = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'].map((dia) => ({
  dia,
  des_de: 1987,
  source: 'RD 2001/1983, 45',
  confidence: 'B',
}));
/** Good Friday, by the date of Easter. */
export const DIVENDRES_SANT = { dies: -2, source: 'RD 2001/1983, 45', confidence: 'B' } as const;
