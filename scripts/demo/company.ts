import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import type { Caller } from './caller.ts';

/** The company of the demonstration as its holder would complete it; the account is the example of the banks' guide. */
export const completeCompany = async (call: Caller, id: number): Promise<void> => {
  const { versio } = await call(empresaRoutes.get, { params: { id } });
  await call(empresaRoutes.update, {
    params: { id },
    body: {
      versio,
      adreca: {
        via: 'Carrer Fictici, 12, entresòl',
        codi_postal: '08015',
        poblacio: 'Barcelona',
        provincia: 'Barcelona',
      },
      telefon: '000 000 012',
      email: 'despatx@exemple.test',
      color: '#0D5672',
      peu_document: 'Despatx Demostració, SLP · empresa fictícia',
      condicions_pagament: 'Transferència a 30 dies',
      peu_pressupost: 'Pressupost vàlid durant 30 dies.',
      iva_fk: 1,
      comptes: [
        { iban: 'ES91 2100 0418 4502 0005 1332', bic: 'CAIXESBBXXX', nom: 'Compte principal', per_defecte: true },
      ],
    },
  });
};
