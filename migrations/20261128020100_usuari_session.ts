import type { SchemaMaker } from '#server/database/schema.ts';

/** Companies come with users: a membership joins them. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('empresa', {
    columns: {
      id: 'id',
      versio: 'int!',
      nom_fiscal: 'text!',
      nom_comercial: 'text!',
      tipus_persona: 'text!',
      nif: 'text!',
      adreca: 'text!',
      telefon: 'text!',
      email: 'text!',
      web: 'text!',
      color: 'text',
      logo: 'text',
      registre_mercantil: 'text!',
      num_collegiat: 'text!',
      idioma_fk: 'text!',
      peu_document: 'text!',
      baixa: 'flag!',
      cerca: 'text!',
      nom_ordre: 'text!',
      creada: 'text!',
      canviada: 'text!',
    },
  });
  await maker.table('usuari', {
    columns: {
      id: 'id',
      usuari: 'text!',
      email: 'text!',
      email_clau: 'text!',
      usuari_clau: 'text!',
      nom: 'text!',
      cognoms: 'text!',
      contrasenya: 'text!',
      idioma_fk: 'text!',
      usuari_fk: 'int',
      actiu: 'flag!',
      creat: 'text!',
    },
    constraints: ['unique (email_clau)', 'unique (usuari_clau)', 'foreign key (usuari_fk) references usuari (id)'],
  });
  await maker.table('usuari_empresa', {
    columns: { usuari_fk: 'int!', empresa_fk: 'int!', rol: 'text!', agent_fk: 'int' },
    constraints: [
      'primary key (usuari_fk, empresa_fk)',
      'foreign key (usuari_fk) references usuari (id)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
    indexes: { empresa: 'empresa_fk' },
  });
  await maker.table('usuari_exercici', {
    columns: { usuari_fk: 'int!', empresa_fk: 'int!', exercici: 'int!', quan: 'text!' },
    constraints: [
      'primary key (usuari_fk, empresa_fk)',
      'foreign key (usuari_fk) references usuari (id)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
  });
  await maker.table('usuari_condicions', {
    columns: { usuari_fk: 'int!', versio: 'text!', idioma_fk: 'text!', quan: 'text!' },
    constraints: ['primary key (usuari_fk, versio)', 'foreign key (usuari_fk) references usuari (id)'],
  });
  await maker.table('sessio', {
    columns: {
      id: 'id',
      usuari_fk: 'int!',
      token_hash: 'text!',
      plataforma: 'text!',
      fabricant: 'text',
      model: 'text',
      versio: 'text',
      creada: 'text!',
      darrer_us: 'text!',
    },
    constraints: ['unique (token_hash)', 'foreign key (usuari_fk) references usuari (id)'],
    indexes: { usuari: 'usuari_fk' },
  });
};
