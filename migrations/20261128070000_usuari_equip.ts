import type { SchemaMaker } from '#server/database/schema.ts';

/** Invitations, links of one use, second factor; a member may be left out of a company without being forgotten. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('usuari', {
    versio: ['int!', '1'],
    segon_factor: ['text'],
    segon_factor_pas: ['int'],
    darrer_acces: ['text'],
  });
  await maker.add('usuari_empresa', { baixa: ['flag!', '0'] });
  await maker.table('usuari_invitacio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      email: 'text!',
      email_clau: 'text!',
      nom: 'text!',
      cognoms: 'text!',
      rol: 'text!',
      idioma_fk: 'text!',
      titulacio_fk: 'int',
      num_collegiat: 'text!',
      token_hash: 'text!',
      convidat_per: 'int!',
      creada: 'text!',
      caduca: 'text!',
    },
    constraints: [
      'unique (token_hash)',
      'unique (empresa_fk, email_clau)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (convidat_per) references usuari (id)',
    ],
  });
  await maker.table('usuari_recuperacio', {
    columns: { usuari_fk: 'int!', token_hash: 'text!', creada: 'text!', caduca: 'text!' },
    constraints: ['primary key (usuari_fk)', 'unique (token_hash)', 'foreign key (usuari_fk) references usuari (id)'],
  });
  await maker.table('usuari_codi', {
    columns: { usuari_fk: 'int!', codi_hash: 'text!' },
    constraints: ['primary key (usuari_fk, codi_hash)', 'foreign key (usuari_fk) references usuari (id)'],
  });
};
