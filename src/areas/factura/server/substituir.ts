import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { agentById } from '#areas/agent/server/index.ts';
import { liniaSchema, MAX_LINIES } from '#areas/fiscal/contract/document.ts';
import { preusFixats } from '#areas/fiscal/server/index.ts';
import { type FieldFault, invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { facturaAccioRoutes } from '../contract/accions.ts';
import type { Factura, FacturaFields } from '../contract/schemas.ts';
import { paperWording } from './document-wording.ts';
import { fieldsOf } from './fields.ts';
import type { FacturaPorts } from './ports.ts';
import { causaAdmesa, substituidaFault } from './rules.ts';
import { getFactura, insertDraft } from './service.ts';
import { type FacturaRow, findFactures } from './store.ts';

type Body = z.output<NonNullable<(typeof facturaAccioRoutes.substituir)['body']>>;

/** What the whole of an invoice has beside its lines cannot be told of only some of the lines of another. */
const standsAlone = (fields: FacturaFields, first: FacturaFields): boolean =>
  fields.descomptes.length + fields.carrecs.length + fields.bestretes.length > 0 ||
  fields.retencio !== null ||
  fields.clau_regim !== first.clau_regim ||
  fields.recarrec_equivalencia !== first.recarrec_equivalencia;

/** Those asked for, in their order; refused, all at once, where one cannot be substituted or not with the others. */
const rowsOf = async (context: CompanyContext, ids: readonly number[]): Promise<FacturaRow[]> => {
  const known = new Map((await findFactures(context.db, context.empresa.id, ids)).map((row) => [row.id, row]));
  const faults: FieldFault[] = [];
  const rows: FacturaRow[] = [];
  ids.forEach((id, place) => {
    const cami = `factures.${place}`;
    const row = known.get(id);
    const fault = substituidaFault(row);
    const [first] = rows;
    if (fault || !row) faults.push({ cami, codi: 'factura_no_simplificada', ...fault });
    else if (ids.indexOf(id) !== place) faults.push({ cami, codi: 'factura_repetida' });
    else rows.push(row);
    if (row && ids.length > 1 && standsAlone(fieldsOf(row), fieldsOf(first ?? row)))
      faults.push({ cami, codi: 'substitucio_a_soles', params: { numero: row.numero_text ?? '' } });
  });
  if (faults.length > 0) throw invalid(faults);
  return rows;
};

/** The one value that all of them have, or what is given where they differ. */
const shared = <Value>(values: readonly Value[], otherwise: Value): Value =>
  values.every((one) => one === values[0]) ? (values[0] ?? otherwise) : otherwise;

/** A draft of the whole invoice (F3) that takes the place of simplified ones, for the receiver that asked for it. */
export const substituteFactures = async (
  context: CompanyContext,
  ports: FacturaPorts,
  { factures, agent_fk }: Body,
): Promise<Factura> => {
  const rows = await rowsOf(context, factures);
  const all = rows.map((row) => preusFixats(fieldsOf(row)));
  const [first] = all;
  const agent = await agentById(context.db, context.empresa.id, agent_fk);
  const { t, date } = paperWording(agent?.idioma_fk ?? context.language);
  const linies = rows.flatMap((row, place) => [
    ...(rows.length > 1
      ? [
          {
            tipus: 'capitol' as const,
            concepte: t('substitueix_una', { numero: row.numero_text ?? '', data: date(row.data) }),
          },
        ]
      : []),
    ...(all[place]?.linies ?? []).map((one) => (causaAdmesa(one) ? one : { ...one, causa: null })),
  ]);
  if (linies.length > MAX_LINIES)
    throw invalid([{ cami: 'factures', codi: 'substitucio_massa_linies', params: { maxim: MAX_LINIES } }]);
  const today = context.clock.today();
  const operation = shared<string | null>(
    all.map((one) => one.data_operacio ?? one.data),
    null,
  );
  const draft = await insertDraft(
    context,
    {
      tipus: 'ordinaria',
      agent_fk,
      data: today,
      data_operacio: operation === today ? null : operation,
      treball_fk: shared(
        all.map((one) => one.treball_fk),
        null,
      ),
      clau_regim: first?.clau_regim ?? '01',
      recarrec_equivalencia: first?.recarrec_equivalencia ?? false,
      descomptes: first?.descomptes ?? [],
      carrecs: first?.carrecs ?? [],
      retencio: first?.retencio ?? null,
      bestretes: first?.bestretes ?? [],
      forma_pagament: shared(
        all.map((one) => one.forma_pagament),
        'transferencia',
      ),
      linies: linies.map((one) => liniaSchema.parse({ ...one, clau: randomUUID() })),
      substitueix: factures,
    },
    {},
    ['iban_incorrecte'],
  );
  return getFactura(context, ports, draft);
};
