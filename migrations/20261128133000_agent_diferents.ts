import type { SchemaMaker } from '#server/database/schema.ts';

/** Pairs of agents that look alike and that a person said are two. They go with either of them. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('agent_diferent', {
    columns: { empresa_fk: 'int!', agent_fk: 'int!', altre_fk: 'int!', usuari_fk: 'int', quan: 'text!' },
    constraints: [
      'primary key (empresa_fk, agent_fk, altre_fk)',
      'check (agent_fk < altre_fk)',
      'foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id) on delete cascade',
      'foreign key (empresa_fk, altre_fk) references agent (empresa_fk, id) on delete cascade',
    ],
    indexes: { altre: 'empresa_fk, altre_fk' },
  });
};
