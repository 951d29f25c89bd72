import { z } from 'zod';
import { percentatgeSchema } from '#areas/fiscal/contract/document.ts';
import { CAUSES_BAIXA, METODES_AMORTITZACIO, TIPUS_BE } from '#areas/fiscal/domain/llibre.data.ts';
import { centsSchema, dateSchema, idSchema, nameSchema, textSchema } from '#contract/ids.ts';

/** An investment good as a line of an expense says it; the room of amortisation keeps and writes it off. */
export const beFields = {
  /** What it is called in the books. */
  descripcio: nameSchema(200),
  /** Number plate, serial number, reference of the land register. */
  identificador: textSchema(60).default(''),
  tipus_be: z.enum(TIPUS_BE),
  /** Row of the legal table that bounds its percentage; null where nothing does. */
  fila: z.string().max(40).nullable().default(null),
  data_inici: dateSchema,
  /** Cents; null: the base of the line with the VAT that is not deducted. */
  valor: centsSchema.nullable().default(null),
  /** Cents that are not written off: what it will be worth, or the land under a building. */
  valor_residual: centsSchema.default(0),
  percentatge: percentatgeSchema,
  metode: z.enum(METODES_AMORTITZACIO).default('01'),
  usat: z.boolean().default(false),
} as const;
export const beSchema = z.strictObject(beFields);
export type Be = z.output<typeof beSchema>;

export const baixaSchema = z.strictObject({
  /** First day out of use. */
  data: dateSchema,
  causa: z.enum(CAUSES_BAIXA),
  /** Cents without VAT that were got for it. */
  import: centsSchema.default(0),
  /** Invoice that sold it, where one did. */
  factura_fk: idSchema.nullable().default(null),
});
export type Baixa = z.output<typeof baixaSchema>;
