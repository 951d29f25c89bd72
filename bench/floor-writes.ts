import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';

const columnsOf = (database: DatabaseSync, table: string, but: readonly string[]): string =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !but.includes(name))
    .join(', ');

/**
 * The floor of writing an invoice: the same server answers the same bytes after writing by hand, in one transaction as
 * lasting as the product's, the rows that the call writes. `POST /floor/draft/{id}` and `POST /floor/issue/{id}`.
 */
export const writeFloorRoutes =
  (file: string) =>
  (app: FastifyInstance): void => {
    const writer = new DatabaseSync(file);
    writer.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
    const history = columnsOf(writer, 'historial', ['id']);
    const record = columnsOf(writer, 'registre_facturacio', ['id', 'ordre']);
    const touch = [
      'update factura set versio = versio + 1 where id = :id',
      'update factura_contingut set linies = linies, totals = totals, congelada = congelada where factura_fk = :id',
      `insert into historial (${history}) select ${history} from historial where id =
        (select max(id) from historial where entitat = 'factura' and entitat_fk = :id)`,
    ];
    const numbered = [
      'update factura_comptador set darrer = darrer where empresa_fk = (select empresa_fk from factura where id = :id)',
      'update registre_cadena set ultim_ordre = ultim_ordre where empresa_fk = (select empresa_fk from factura where id = :id)',
      'update factura_impost set quota = quota where factura_fk = :id',
      `insert into registre_facturacio (${record}, ordre) select ${record},
        (select min(0, min(ordre)) - 1 from registre_facturacio where empresa_fk = r.empresa_fk)
        from registre_facturacio r where factura_fk = :id order by id limit 1`,
    ];
    const answer = writer.prepare('select congelada, linies from factura_contingut where factura_fk = ?');
    for (const [name, statements] of [
      ['draft', touch],
      ['issue', [...touch, ...numbered]],
    ] as const) {
      const prepared = statements.map((sql) => writer.prepare(sql));
      app.post(`/floor/${name}/:id`, (request, reply) => {
        const id = Number((request.params as { id: string }).id);
        writer.exec('begin immediate');
        for (const statement of prepared) statement.run({ id });
        writer.exec('commit');
        const { congelada, linies } = answer.get(id) as { congelada: string | null; linies: string };
        return reply.type('application/json; charset=utf-8').send(congelada ?? linies);
      });
    }
  };
