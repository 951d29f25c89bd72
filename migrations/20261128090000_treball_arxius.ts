import type { SchemaMaker } from '#server/database/schema.ts';

/** Attachments of works, and a work's own logo. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('treball', { logo_fk: ['int'] });
  await maker.table('treball_arxiu', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      treball_fk: 'int!',
      versio: 'int!',
      fitxer_fk: 'int!',
      vista_fk: 'int',
      nom: 'text!',
      nom_ordre: 'text!',
      carpeta: 'text!',
      annex: 'flag!',
      ordre: 'int!',
      mida: 'int!',
      tipus: 'text!',
      pujat: 'text!',
      pujat_per: 'text!',
    },
    constraints: [
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
      'foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { treball: 'empresa_fk, treball_fk, ordre, id', fitxer: 'fitxer_fk', vista: 'vista_fk' },
  });
  await maker.run('create index treball_logo on treball (logo_fk)');
};
