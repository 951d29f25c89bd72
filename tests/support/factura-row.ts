import { sql } from 'kysely';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import type { Executor } from '#server/database/tables.ts';

/** Stores an invoice that was built, as far as what hangs from it asks: its row, issued unless it has no number. */
export const keepFactura = async (db: Executor, { id, empresa_fk, tipus, serie, numero, data }: FacturaEmesa) => {
  const emesa = numero === null ? null : data;
  await sql`insert into factura (id, empresa_fk, versio, tipus, estat, situacio, serie, numero_text, data, copia_nif,
    copia_nom, empremta, base, quota, retingut, total_factura, total, heretat, cobrat, pendent, notes, etiquetes, cerca,
    agent_ordre, numero_ordre, creat, canviat)
    values (${id}, ${empresa_fk}, 1, ${tipus}, ${emesa ? 'emesa' : 'esborrany'}, 'emesa', ${serie}, ${numero}, ${data},
    '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, '', '[]', '', '', '', ${data}, ${data})
    on conflict do nothing`.execute(db);
};
