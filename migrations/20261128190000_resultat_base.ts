import type { SchemaMaker } from '#server/database/schema.ts';

/** Answers to the checks of a work, and their files. Lot 0 is the item as a whole. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('resultat', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      clau_client: 'text!',
      treball_fk: 'int!',
      proces_fk: 'int!',
      treball_partida_fk: 'int!',
      lot_fk: 'int!',
      categoria_fk: 'int!',
      comprovacio_fk: 'int!',
      resultat: 'text!',
      valor: 'text!',
      unitat: 'text!',
      data: 'text',
      responsable_fk: 'int',
      document_ref: 'text!',
      observacions: 'text!',
      accio: 'text!',
      termini: 'text',
      tancada: 'text',
      automatic: 'flag!',
      usuari_fk: 'int',
      usuari_nom: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'check (automatic in (0, 1))',
      'unique (empresa_fk, id)',
      'unique (empresa_fk, treball_partida_fk, lot_fk, comprovacio_fk)',
      'unique (empresa_fk, clau_client)',
      'foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)',
      'foreign key (empresa_fk, responsable_fk) references agent (empresa_fk, id)',
    ],
    indexes: {
      treball: 'empresa_fk, treball_fk, treball_partida_fk, lot_fk',
      oberts: 'empresa_fk, resultat, tancada, termini',
      responsable: 'empresa_fk, responsable_fk',
    },
  });
  await maker.table('resultat_arxiu', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      resultat_fk: 'int!',
      clau_client: 'text!',
      fitxer_fk: 'int!',
      vista_fk: 'int',
      nom: 'text!',
      mida: 'int!',
      tipus: 'text!',
      ordre: 'int!',
      pujat: 'text!',
      pujat_per: 'text!',
    },
    constraints: [
      'unique (empresa_fk, clau_client)',
      'foreign key (empresa_fk, resultat_fk) references resultat (empresa_fk, id)',
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
      'foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { resultat: 'empresa_fk, resultat_fk, ordre, id', fitxer: 'fitxer_fk', vista: 'vista_fk' },
  });
};
