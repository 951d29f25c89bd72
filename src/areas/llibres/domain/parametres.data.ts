/** Figures of the forms that change with time. Amounts in cents, parts in percent as decimal texts. */
interface Fila<Valor> {
  readonly valor: Valor;
  readonly des_de: number;
  readonly fins: number | null;
  readonly source: string;
  readonly confidence: 'A' | 'B' | 'C';
}

/** By year of the return. */
export const PARAMETRES = {
  /** Expenses hard to justify, of simplified direct estimation: part and most in a year (model 130). */
  dificil_justificacio: [
    { valor: '5', des_de: 2015, fins: 2022, source: 'RIRPF 30.2.4', confidence: 'B' },
    { valor: '7', des_de: 2023, fins: 2023, source: 'Ley 31/2022, DA 56 LIRPF', confidence: 'C' },
    { valor: '5', des_de: 2024, fins: null, source: 'RIRPF 30.2.4', confidence: 'B' },
  ],
  dificil_maxim: [{ valor: 2_000_00, des_de: 2015, fins: null, source: 'RIRPF 30.2.4', confidence: 'B' }],
  pagament_130: [{ valor: '20', des_de: 2007, fins: null, source: 'RIRPF 110', confidence: 'A' }],
  habitatge_130: [{ valor: '2', des_de: 2007, fins: null, source: 'RIRPF 110.3.d', confidence: 'B' }],
  habitatge_maxim: [{ valor: 660_14, des_de: 2007, fins: null, source: 'RIRPF 110.3.d', confidence: 'B' }],
  llindar_347: [{ valor: 3_005_06, des_de: 2008, fins: null, source: 'RD 1065/2007, 33', confidence: 'A' }],
  llindar_347_tercers: [{ valor: 300_51, des_de: 2008, fins: null, source: 'RD 1065/2007, 33', confidence: 'A' }],
  /** Years after that of an operation under the cash regime at whose end what was not paid accrues. */
  caixa_anys: [{ valor: 1, des_de: 2014, fins: null, source: 'LIVA 163 terdecies.Uno', confidence: 'B' }],
  simplificada_maxim: [{ valor: 3_000_00, des_de: 2013, fins: null, source: 'RD 1619/2012, 4', confidence: 'A' }],
  resum_simplificades: [{ valor: 6_000_00, des_de: 2013, fins: null, source: 'RIVA 64.5', confidence: 'A' }],
} as const satisfies Readonly<Record<string, readonly Fila<string | number>[]>>;

/** Reduction of model 130, box 13, by the net income of the year before (RIRPF 110.3.c): up to `fins`, in cents. */
export const REDUCCIO_130 = [
  { fins: 9_000_00, import: 100_00 },
  { fins: 10_000_00, import: 75_00 },
  { fins: 11_000_00, import: 50_00 },
  { fins: 12_000_00, import: 25_00 },
] as const;

/** A figure as it stands in a year. */
export const parametre = <Codi extends keyof typeof PARAMETRES>(
  codi: Codi,
  exercici: number,
): (typeof PARAMETRES)[Codi][number]['valor'] => {
  const rows: readonly Fila<(typeof PARAMETRES)[Codi][number]['valor']>[] = PARAMETRES[codi];
  const found = rows.find((row) => row.des_de <= exercici && (row.fins === null || exercici <= row.fins)) ?? rows[0];
  if (!found) throw new RangeError(`no figure ${codi}`);
  return found.valor;
};
