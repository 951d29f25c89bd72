/** A code of the tax agency that an invoice may be refused, or accepted with errors, for. */
export interface CodiRow {
  readonly codi: string;
  /** Refused, or accepted with errors. */
  readonly nivell: 'error' | 'avis';
  /** The field of our invoice that mends it. */
  readonly cami: string;
  readonly since: string;
  readonly source: string;
  /** A read in the agency's text, B in a secondary source. */
  readonly confidence: 'A' | 'B';
}

const LLISTA = 'AEAT, errores.properties (2026-08-21) and «Validaciones» v1.2.2';
const SINCE = '2024-10-29';
const row = <const Code extends string>(codi: Code, nivell: CodiRow['nivell'], cami: string) => ({
  codi,
  nivell,
  cami,
  since: SINCE,
  source: LLISTA,
  confidence: 'A' as const,
});

/** Codes that are looked at before a record is made. */
export const CODI_ROWS = [
  row('1104', 'error', 'serie'),
  row('1108', 'error', 'emissor.nif'),
  row('1110', 'avis', 'agent_fk'),
  row('1114', 'error', 'rectifica.metode'),
  row('1115', 'error', 'rectifica.metode'),
  row('1116', 'error', 'substitueix'),
  row('1117', 'error', 'rectifica.factures'),
  row('1118', 'error', 'rectifica.factures'),
  row('1119', 'error', 'rectifica.metode'),
  row('1123', 'error', 'agent_fk'),
  row('1124', 'error', 'linies'),
  row('1130', 'error', 'serie'),
  row('1142', 'error', 'linies'),
  row('1143', 'error', 'linies'),
  row('1147', 'error', 'data_operacio'),
  row('1148', 'error', 'clau_regim'),
  row('1149', 'error', 'agent_fk'),
  row('1150', 'error', 'tipus'),
  row('1152', 'error', 'data'),
  row('1153', 'error', 'rectifica'),
  row('1160', 'error', 'linies'),
  row('1161', 'error', 'rectifica'),
  row('1162', 'error', 'linies'),
  row('1163', 'error', 'linies'),
  row('1164', 'error', 'linies'),
  row('1166', 'error', 'linies'),
  row('1169', 'error', 'linies'),
  row('1170', 'error', 'linies'),
  row('1189', 'error', 'agent_fk'),
  row('1190', 'error', 'agent_fk'),
  row('1191', 'error', 'agent_fk'),
  row('1192', 'error', 'agent_fk'),
  row('1194', 'error', 'linies'),
  row('1195', 'error', 'linies'),
  row('1196', 'error', 'linies'),
  row('1197', 'error', 'linies'),
  row('1198', 'error', 'linies'),
  row('1199', 'error', 'clau_regim'),
  row('1203', 'error', 'clau_regim'),
  row('1205', 'error', 'clau_regim'),
  row('1206', 'error', 'clau_regim'),
  row('1208', 'error', 'linies'),
  row('1235', 'error', 'linies'),
  row('1237', 'error', 'linies'),
  row('1238', 'error', 'linies'),
  row('1244', 'error', 'data'),
  row('1245', 'error', 'clau_regim'),
  row('1284', 'error', 'linies'),
  row('1287', 'error', 'serie'),
  row('1289', 'error', 'agent_fk'),
  row('2000', 'avis', ''),
  row('2001', 'avis', 'agent_fk'),
  row('2004', 'avis', ''),
  row('2005', 'avis', 'linies'),
  row('2006', 'avis', 'linies'),
  row('3000', 'error', 'numero'),
  row('4102', 'error', 'linies'),
  row('4104', 'error', 'emissor.nif'),
] as const satisfies readonly CodiRow[];
export type Codi = (typeof CODI_ROWS)[number]['codi'];

/** Rates of VAT that a record may say, and from when to when. Null: without a limit. */
export const TIPUS_IVA: readonly {
  readonly tipus: string;
  readonly des: string;
  readonly fins: string | null;
  readonly codi: string;
}[] = [
  { tipus: '21.00', des: '2012-09-01', fins: null, codi: '1124' },
  { tipus: '10.00', des: '2012-09-01', fins: null, codi: '1124' },
  { tipus: '4.00', des: '1995-01-01', fins: null, codi: '1124' },
  { tipus: '0.00', des: '1993-01-01', fins: null, codi: '1124' },
  { tipus: '5.00', des: '2022-07-01', fins: '2024-09-30', codi: '1194' },
  { tipus: '2.00', des: '2024-10-01', fins: '2024-12-31', codi: '1235' },
  { tipus: '7.50', des: '2024-10-01', fins: '2024-12-31', codi: '1235' },
  { tipus: '18.00', des: '2010-07-01', fins: '2012-08-31', codi: '1124' },
  { tipus: '8.00', des: '2010-07-01', fins: '2012-08-31', codi: '1124' },
  { tipus: '16.00', des: '1995-01-01', fins: '2010-06-30', codi: '1124' },
  { tipus: '7.00', des: '1995-01-01', fins: '2010-06-30', codi: '1124' },
];

/** Surcharges that go with a rate, and the code of the one that does not. */
export const RECARRECS: Readonly<Record<string, { readonly admesos: readonly string[]; readonly codi: string }>> = {
  '21.00': { admesos: ['5.20', '1.75'], codi: '1162' },
  '10.00': { admesos: ['1.40'], codi: '1163' },
  '4.00': { admesos: ['0.50'], codi: '1164' },
  '5.00': { admesos: ['0.50', '0.62'], codi: '1160' },
  '2.00': { admesos: ['0.26'], codi: '1166' },
  '7.50': { admesos: ['1.00'], codi: '1169' },
  '0.00': { admesos: ['0.26', '0.00'], codi: '1170' },
  '18.00': { admesos: ['4.00'], codi: '1124' },
  '8.00': { admesos: ['1.00'], codi: '1124' },
  '16.00': { admesos: ['4.00'], codi: '1124' },
  '7.00': { admesos: ['1.00'], codi: '1124' },
};
