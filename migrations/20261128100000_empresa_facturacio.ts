import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  ca: ['Ordinària', 'Rectificativa', 'Simplificada', 'Pressupostos'],
  es: ['Ordinaria', 'Rectificativa', 'Simplificada', 'Presupuestos'],
  en: ['Ordinary', 'Rectifying', 'Simplified', 'Quotations'],
};
const FIRST = [
  ['A', 'ordinaria'],
  ['R', 'rectificativa'],
  ['S', 'simplificada'],
  ['P', 'pressupost'],
] as const;

/** What invoices will ask of a company; each company there is gets the series that a new one starts with. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('empresa', {
    comptes: ['text!', "'[]'"],
    peu_factura: ['text!', "''"],
    peu_pressupost: ['text!', "''"],
    condicions_pagament: ['text!', "''"],
    iva_fk: ['int'],
    irpf_fk: ['int'],
    regim_iva: ['text!', "'general'"],
    verifactu: ['text!', `'{"mode":"cap","entorn":"proves"}'`],
    esborrada: ['text'],
  });
  await maker.table('empresa_serie', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      ordre: 'int!',
      codi: 'text!',
      nom: 'text!',
      tipus: 'text!',
      format: 'text!',
      exercici_reinicia: 'flag!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'unique (empresa_fk, codi)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
  });
  const { rows } = await sql<{ id: number; idioma_fk: string }>`select id, idioma_fk from empresa`.execute(maker.db);
  for (const { id, idioma_fk } of rows)
    for (const [ordre, [codi, tipus]] of FIRST.entries())
      await sql`insert into empresa_serie (empresa_fk, ordre, codi, nom, tipus, format, exercici_reinicia)
        values (${id}, ${ordre}, ${codi}, ${(NAMES[idioma_fk] ?? NAMES['ca'])?.[ordre] ?? codi}, ${tipus},
          ${'{serie}-{exercici}-{numero:5}'}, 1)`.execute(maker.db);
  await maker.table('empresa_certificat', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      titular: 'text!',
      nif: 'text!',
      emissor: 'text!',
      valid_des_de: 'text!',
      valid_fins: 'text!',
      empremta: 'text!',
      clau: 'text!',
      avisat: 'int',
      creat: 'text!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'unique (empresa_fk, empremta)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
    indexes: { fi: 'valid_fins' },
  });
};
