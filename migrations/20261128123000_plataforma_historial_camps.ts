import type { SchemaMaker } from '#server/database/schema.ts';

/** Names of the fields that a row of history tells of, parted and edged by spaces: what its field filter looks at. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('historial', { camps: ['text!', "''"] });
  const keysOf = (column: string): string =>
    maker.engine === 'sqlite'
      ? `select key from json_each(coalesce(${column}, '{}'))`
      : `select key from jsonb_object_keys(coalesce(${column}, '{}')::jsonb) as key`;
  const joined = maker.engine === 'sqlite' ? "group_concat(key, ' ')" : "string_agg(key, ' ')";
  await maker.run(
    `update historial set camps = coalesce(
       (select ' ' || ${joined} || ' ' from (${keysOf('abans')} union ${keysOf('despres')}) as told), '')`,
  );
};
