import type { SchemaMaker } from '#server/database/schema.ts';

/** What invoices will ask of an agent. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('agent', {
    iban: ['text!', "''"],
    dir3: ['text'],
    iva_fk: ['int'],
    irpf_fk: ['int'],
    recarrec_equivalencia: ['flag!', '0'],
    condicions_pagament: ['text!', "''"],
  });
};
