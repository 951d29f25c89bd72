import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { writeWorkbook } from '#server/sheets/index.ts';
import type { ImportCampDespesa } from '../../contract/importacio.ts';
import { arbreOf } from '../tipus-arbre.ts';

type Exemple = Partial<Readonly<Record<ImportCampDespesa, string | number>>>;
const COLUMNS: readonly (readonly [ImportCampDespesa, 'text' | 'data' | 'numero' | 'import'])[] = [
  ['data', 'data'],
  ['num_factura', 'text'],
  ['proveidor', 'text'],
  ['nif', 'text'],
  ['concepte', 'text'],
  ['tipus_despesa', 'text'],
  ['base', 'import'],
  ['iva', 'numero'],
  ['irpf', 'numero'],
  ['total', 'import'],
  ['treball', 'text'],
  ['data_pagament', 'data'],
  ['forma_pagament', 'text'],
  ['observacions', 'text'],
];
/** Kinds that the example names: electricity, office supplies. */
const [LLUM, MATERIAL] = [2021, 6010];

/** A workbook to be filled in: heads that an import understands, an invoice of a rate and one of two. */
export const plantilla = async (context: CompanyContext): Promise<FileAnswer> => {
  const { db, empresa, language, clock } = context;
  const arbre = await arbreOf(db, empresa.id, language);
  const kind = (id: number): string => arbre.get(id)?.nom ?? '';
  const data = clock.today();
  const paper = {
    data,
    num_factura: '2026-0412',
    proveidor: context.text('importacio.exemple.papereria'),
    nif: 'B64717838',
    tipus_despesa: kind(MATERIAL),
    irpf: 0,
  };
  const rows: Exemple[] = [
    {
      data,
      num_factura: 'E-1234',
      proveidor: context.text('importacio.exemple.electrica'),
      nif: 'A11111119',
      concepte: context.text('importacio.exemple.llum'),
      tipus_despesa: kind(LLUM),
      base: 10_000,
      iva: 21,
      irpf: 0,
      total: 12_100,
      data_pagament: data,
      forma_pagament: context.text('importacio.exemple.domiciliat'),
    },
    { ...paper, concepte: context.text('importacio.exemple.paper'), base: 5_000, iva: 21, total: 6_050 },
    { ...paper, concepte: context.text('importacio.exemple.llibres'), base: 2_000, iva: 4, total: 2_080 },
  ];
  const nom = context.text('importacio.exemple.nom');
  const contingut = await writeWorkbook([
    {
      title: nom,
      columns: COLUMNS.map(([key, kind]) => ({ head: context.text(`despesa.importar.camp.${key}`), kind })),
      rows: rows.map((row) => COLUMNS.map(([key]) => row[key] ?? null)),
    },
  ]);
  return {
    nom: `${nom}.xlsx`,
    tipus: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    contingut,
  };
};
