import type { SchemaMaker } from '#server/database/schema.ts';

/** Letters on their way out, and the mail server of each company. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('correu', {
    columns: {
      id: 'id',
      empresa_fk: 'int',
      missatge_id: 'text!',
      per_a: 'text!',
      cc: 'text!',
      acceptats: 'text!',
      assumpte: 'text!',
      cos: 'text!',
      secret: 'flag!',
      estat: 'text!',
      motiu: 'text',
      resposta: 'text',
      intents: 'int!',
      proper: 'text!',
      contingut: 'flag!',
      arrendat_fins: 'text',
      clau: 'text',
      entitat: 'text',
      entitat_fk: 'int',
      cerca: 'text!',
      creat: 'text!',
      enviat: 'text',
    },
    constraints: [
      'unique (missatge_id)',
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
    indexes: {
      llista: 'empresa_fk, creat, id',
      espera: 'estat, proper',
      arrendament: 'estat, arrendat_fins',
      sobre: 'empresa_fk, entitat, entitat_fk',
    },
  });
  await maker.table('correu_adjunt', {
    columns: { correu_fk: 'int!', ordre: 'int!', empresa_fk: 'int!', fitxer_fk: 'int!', nom: 'text!' },
    constraints: [
      'primary key (correu_fk, ordre)',
      'foreign key (empresa_fk, correu_fk) references correu (empresa_fk, id)',
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { fitxer: 'fitxer_fk' },
  });
  await maker.table('empresa_smtp', {
    columns: {
      empresa_fk: 'int!',
      versio: 'int!',
      host: 'text!',
      port: 'int!',
      seguretat: 'text!',
      usuari: 'text!',
      contrasenya: 'text',
      de_nom: 'text!',
      de_email: 'text!',
      canviat: 'text!',
    },
    constraints: ['primary key (empresa_fk)', 'foreign key (empresa_fk) references empresa (id)'],
  });
};
