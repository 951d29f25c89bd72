import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import type { Caller } from './caller.ts';

/** Rows of the bank that the office starts from: clay bricks, and the execution of brick walls. */
const MAONS = 1037;
const PROCES_FABRICA = 7;
const CONTROL_EXECUCIO = 2;
const APARTAT_EXECUCIO = 12;

/** What the office added to the bank: bricks as it asks for them, and a wall of its own with a check that it made. */
export const fillBank = async (call: Caller): Promise<void> => {
  await call(partidaRoutes.create, {
    body: {
      origen_fk: MAONS,
      nom: 'Maons vistos per a façana ventilada',
      codi: 'DEM-MAO',
      observacions_programa: 'Demaneu la fitxa de gelades del fabricant abans de la primera comanda.',
    },
  });
  const paret = await call(partidaRoutes.create, {
    body: {
      nom: 'Paret de tancament amb cambra ventilada',
      codi: 'DEM-PAR',
      proces_fk: PROCES_FABRICA,
      control_fk: CONTROL_EXECUCIO,
      unitat: 'm2',
      normes: ['DB HS1'],
      lot: { mida: '400', unitat: 'm2', text: '1 lot per cada 400 m² i planta', origen: 'propia' },
      completa: true,
    },
  });
  await call(comprovacioRoutes.create, {
    body: {
      nom: 'Gruix i neteja de la cambra',
      frequencia: '2 per planta i façana',
      criteri: 'Entre 30 i 100 mm, sense rebaves de morter ni ponts entre fulls',
      normes: ['DB HS1'],
      valor_tipus: 'numero',
      unitat: 'mm',
      categoria_fk: APARTAT_EXECUCIO,
      partida_id: paret.id,
    },
  });
};
