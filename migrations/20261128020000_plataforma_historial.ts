import type { SchemaMaker } from '#server/database/schema.ts';

/** What every room leans on: history, stored answers, counters of tries, shared numbers. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('historial', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int',
      usuari_nom: 'text!',
      quan: 'text!',
      entitat: 'text!',
      entitat_fk: 'int!',
      arrel: 'text!',
      arrel_fk: 'int!',
      accio: 'text!',
      abans: 'text',
      despres: 'text',
    },
    indexes: { registre: 'empresa_fk, entitat, entitat_fk, id', arrel: 'empresa_fk, arrel, arrel_fk, id' },
  });
  await maker.table('idempotencia', {
    columns: {
      usuari_fk: 'int!',
      clau: 'text!',
      ruta: 'text!',
      cos_hash: 'text!',
      resposta: 'text',
      creada: 'text!',
    },
    constraints: ['primary key (usuari_fk, clau, ruta)'],
    indexes: { creada: 'creada' },
  });
  await maker.table('intent_acces', {
    columns: { clau: 'text!', fallades: 'int!', darrera: 'text!', lliure: 'text!' },
    constraints: ['primary key (clau)'],
  });
  await maker.table('comptador', { columns: { nom: 'text!', valor: 'int!' }, constraints: ['primary key (nom)'] });
};
