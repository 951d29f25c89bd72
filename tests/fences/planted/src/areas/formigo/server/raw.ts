declare const sql: (parts: TemplateStringsArray, ...values: unknown[]) => unknown;
export const raw = (id: number): unknown => sql`update zona set versio = versio + 1 where id = ${id}`;
