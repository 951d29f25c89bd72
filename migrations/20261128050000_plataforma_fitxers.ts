import type { SchemaMaker } from '#server/database/schema.ts';

const ofCompany = 'foreign key (empresa_fk) references empresa (id)';
const ofUser = 'foreign key (usuari_fk) references usuari (id)';
const ofFile = 'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)';

/** Files, uploads in pieces, single-use addresses, long work. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('fitxer', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      sha256: 'text!',
      mida: 'int!',
      tipus: 'text!',
      creat: 'text!',
      tocat: 'text!',
    },
    constraints: ['unique (empresa_fk, id)', 'unique (empresa_fk, sha256)', ofCompany],
    indexes: { tocat: 'tocat' },
  });
  await maker.table('pujada', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      clau: 'text!',
      nom: 'text!',
      mida: 'int!',
      fitxer_fk: 'int',
      caduca: 'text!',
    },
    constraints: ['unique (clau)', ofCompany, ofUser, ofFile],
    indexes: { usuari: 'usuari_fk', caduca: 'caduca', fitxer: 'fitxer_fk' },
  });
  await maker.table('descarrega', {
    columns: {
      clau_hash: 'text!',
      sessio_fk: 'int!',
      empresa_fk: 'int!',
      cami: 'text!',
      idioma: 'text!',
      caduca: 'text!',
    },
    constraints: ['primary key (clau_hash)', ofCompany],
    indexes: { caduca: 'caduca' },
  });
  await maker.table('tasca', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      tipus: 'text!',
      titol: 'text!',
      idioma: 'text!',
      entrada: 'text!',
      estat: 'text!',
      fet: 'int!',
      total: 'int!',
      cancel: 'flag!',
      intents: 'int!',
      arrendada_fins: 'text',
      clau: 'text',
      fitxer_fk: 'int',
      fitxer_nom: 'text',
      resultat: 'text',
      error: 'text',
      creada: 'text!',
      acabada: 'text',
      caduca: 'text',
    },
    constraints: [ofCompany, ofUser, ofFile],
    indexes: {
      propies: 'empresa_fk, usuari_fk, id',
      espera: 'estat, arrendada_fins',
      caduca: 'caduca',
      fitxer: 'fitxer_fk',
    },
  });
};
