import { BANC_COMPOSICIO, BANC_COMPROVACIONS, BANC_PARTIDES } from '#areas/banc/server/index.ts';
import type { FotoPartida } from '#areas/proces/domain/canvis-programa.ts';
import type { FotoZona } from '#areas/proces/domain/zones.ts';

const RESISTENCIA = 5055;
const PREU = 9200;
const zona = (id: number, nom: string, more: Partial<FotoZona>): FotoZona => ({
  id,
  nom,
  designacio: 'HA-30/F/20/XC2',
  normativa: 'CODI',
  estructura: 'FSE_INFERIOR_200',
  modalitat: 'ESTADISTIC',
  volum: '320.5',
  lots: 4,
  mostres_lot: [3, 3],
  mostres: 12,
  ...more,
});

const ZONES: readonly FotoZona[] = [
  zona(1, 'Sabates i riostres', {}),
  zona(2, 'Pilars', {
    designacio: 'HA-35/F/12/XC1',
    estructura: 'PILARS_MURS_PORTANTS',
    volum: '96',
    lots: 2,
    mostres_lot: [4, 4],
    mostres: 8,
  }),
  zona(3, 'Pantalla', {
    modalitat: 'TOTAL',
    estructura: 'FEV_SUPERIOR_200',
    volum: '240',
    lots: 1,
    mostres_lot: null,
    mostres: null,
  }),
];

/** The structural concrete of the bank with three zones, as a programme has it; `abans`, as it was before two of them changed. */
export const fotoFormigo = (abans = false): FotoPartida => {
  const banc = [...BANC_PARTIDES.values()].find(({ codi }) => codi === 'EFO-FOR-R');
  if (!banc) throw new Error('the bank has no concrete');
  const zones = abans ? [zona(1, 'Sabates i riostres', { designacio: 'HA-25/B/20/XC2' })] : ZONES;
  const lots = zones.reduce((sum, one) => sum + one.lots, 0);
  const previstos = zones.reduce((sum, one) => sum + (one.mostres ?? one.lots), 0);
  const frequencia = abans
    ? { ca: '3 pastades per lot', es: '3 amasadas por lote', en: '3 samples per lot' }
    : {
        ca: 'Entre 3 i 4 pastades per lot, segons la zona; totes les pastades, on el control és al 100 per 100',
        es: 'Entre 3 y 4 amasadas por lote, según la zona; todas las amasadas, donde el control es al 100 por 100',
        en: 'Between 3 and 4 samples per lot, by zone; every batch, where control is full (100x100)',
      };
  return {
    id: 1999,
    proces_fk: banc.proces_fk,
    partida_fk: banc.id,
    control_fk: banc.control_fk,
    codi: banc.codi,
    nom: banc.nom,
    unitat: banc.unitat,
    normes: banc.normes,
    sistema_fk: banc.sistema_fk,
    usos: [],
    nivells: [],
    completa: false,
    amidament: abans ? '320.5' : '656.5',
    lots,
    marca: '',
    fabricant: '',
    proveidor_fk: null,
    observacions_programa: '',
    cost: PREU * previstos,
    ...(!abans && { cost_minim: true }),
    zones,
    comprovacions: (BANC_COMPOSICIO.get(banc.id) ?? []).flatMap(({ comprovacio_fk, categoria_fk }) => {
      const check = BANC_COMPROVACIONS.get(comprovacio_fk);
      if (!check?.basic) return [];
      const strength = comprovacio_fk === RESISTENCIA;
      return [
        {
          comprovacio_fk,
          categoria_fk,
          nom: check.nom,
          frequencia: strength ? frequencia : check.frequencia,
          criteri: check.criteri,
          normes: check.normes,
          valor_tipus: check.valor_tipus,
          unitat: check.unitat,
          valors: [],
          preu: strength ? PREU : null,
          assaigs: null,
          previstos: strength ? previstos : lots,
        },
      ];
    }),
  };
};
