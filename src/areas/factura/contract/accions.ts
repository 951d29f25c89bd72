import { z } from 'zod';
import { dateSchema, idInPath, idSchema, textSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGA } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { facturaSchema, MOTIUS_RECTIFICACIO, RAONS_FACTURAE } from './schemas.ts';

const path = z.strictObject({ id: idInPath, fid: idInPath });
/** `total`: all of it given back. `parcial`: its lines given back, to be cut down. `substitucio`: the right ones instead. */
export const MODES_RECTIFICACIO = ['total', 'parcial', 'substitucio'] as const;

/** What is done to a whole invoice. Many at once are one call each. */
export const facturaAccioRoutes = {
  emetre: route({
    name: 'factura.emetre',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/emetre',
    summary:
      'Issues a draft: gives the next number of its series, freezes it and writes its record of billing, all or nothing. Asked again, it answers the invoice as it was issued',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      versio: z.int(),
      /** Another date than the draft's. */
      data: dateSchema.optional(),
      ...avisosAcceptats,
    }),
    answer: facturaSchema,
    errors: ['avisos', 'versio_obsoleta', 'data_anterior', 'data_futura', 'numero_repetit'],
  }),
  anullar: route({
    name: 'factura.anullar',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/anullar',
    summary: 'Annuls what was issued by mistake and has no payments; its number stays taken for good',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({ versio: z.int(), motiu: textSchema(500), ...avisosAcceptats }),
    answer: facturaSchema,
    errors: ['versio_obsoleta', 'factura_no_emesa', 'factura_amb_cobraments', 'factura_rectificada', 'motiu_anullacio'],
  }),
  rectificar: route({
    name: 'factura.rectificar',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/rectificar',
    summary: 'A new draft that rectifies an issued invoice, whole, in part or by substitution',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      mode: z.enum(MODES_RECTIFICACIO),
      motiu: z.enum(MOTIUS_RECTIFICACIO),
      rao: z.enum(RAONS_FACTURAE),
      text: textSchema(500).default(''),
      data: dateSchema.optional(),
    }),
    answer: facturaSchema,
    errors: ['factura_no_rectificable', 'motiu_simplificada', 'motiu_no_simplificada'],
  }),
  substituir: route({
    name: 'factura.substituir',
    method: 'POST',
    path: '/empresa/{id}/factura/substituir',
    summary:
      'A new draft of the whole invoice (F3) that takes the place of issued simplified ones, with their lines, for the receiver that asks for it',
    access: TGA,
    empresa: 'path',
    params: z.strictObject({ id: idInPath }),
    body: z.strictObject({ factures: z.array(idSchema).min(1).max(50), agent_fk: idSchema }),
    answer: facturaSchema,
    errors: ['factura_no_simplificada', 'substituida_anullada', 'substituida_ja', 'substitucio_a_soles'],
  }),
  incobrable: route({
    name: 'factura.incobrable',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/incobrable',
    summary: 'Gives up collecting what is pending of an issued invoice, or takes that back',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({ versio: z.int(), incobrable: z.boolean() }),
    answer: facturaSchema,
    errors: ['versio_obsoleta', 'factura_no_emesa', 'res_pendent'],
  }),
  compensar: route({
    name: 'factura.compensar',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/compensar',
    summary:
      'Sets what is pending of an issued invoice against its credit notes by differences, or of such a credit note against what it rectifies: a payment of each, both or none',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({}),
    answer: facturaSchema,
    errors: ['res_a_compensar', 'factura_no_cobrable', 'factura_substituida'],
  }),
  facturar: route({
    name: 'factura.facturar',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/facturar',
    summary: 'A new draft of the invoice that an issued proforma announces, tied to it; one at a time',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({}),
    answer: facturaSchema,
    errors: ['proforma_no_emesa', 'proforma_facturada'],
  }),
  duplicate: route({
    name: 'factura.duplicate',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/duplicate',
    summary: 'A new draft of today with the same agent, work and lines',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({}),
    answer: facturaSchema,
  }),
} as const;
