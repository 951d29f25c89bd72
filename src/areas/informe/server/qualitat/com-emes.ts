import type { FotoPrograma } from '#areas/proces/domain/canvis-programa.ts';
import { funcioOf, nameOfFuncio, nameOfTitulacio } from '#areas/referencia/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { QualitatData } from './qualitat-data.ts';

/** The data of a work as an issue of its programme kept them; those of today where it kept none. */
export const comEmes = (data: QualitatData, { obra }: FotoPrograma, language: Language): QualitatData => {
  if (!obra) return data;
  const agents = obra.agents.map(({ funcio_fk, nom, titulacio_fk, num_collegiat }) => ({
    funcio: nameOfFuncio(funcio_fk, language),
    nom,
    titulacio: titulacio_fk === null ? '' : nameOfTitulacio(titulacio_fk, language),
    num_collegiat,
    codi: funcioOf(funcio_fk)?.codi ?? '',
  }));
  const { codi, expedient, nom, adreca, tipus_obra, referencia_cadastral } = obra;
  const { data_encarrec, data_projecte, data_inici, data_final } = obra;
  const { us, superficie, plantes_sobre, plantes_sota, pem, llicencia, visat } = obra;
  return {
    ...data,
    treball: {
      ...data.treball,
      ...{ codi, expedient, nom, adreca, tipus_obra, referencia_cadastral },
      ...{ data_encarrec, data_projecte, data_inici, data_final, agents },
    },
    fitxa: {
      ...data.fitxa,
      ...{ us, superficie, plantes_sobre, plantes_sota, pem, llicencia, visat, tipus_obra },
    },
    agents,
    normesFora: new Set(obra.normes_fora),
    fora: new Map(obra.fora),
    // Suppliers that came after are named by the changes of another issue.
    noms: new Map([...data.noms, ...obra.proveidors]),
  };
};
