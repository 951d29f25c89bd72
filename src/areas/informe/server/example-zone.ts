import { LIMIT_ROWS } from '#areas/formigo/domain/limits.data.ts';
import { limitFor } from '#areas/formigo/domain/limits.ts';
import { forecast } from '#areas/formigo/domain/previsio.ts';
import type { Distintiu, Estructura, NormaReason } from '#areas/formigo/domain/tipus.ts';
import type { ZonaReport } from './formigo-report.ts';

interface Kind {
  readonly nom: string;
  readonly estructura: Estructura;
  readonly designacio: string;
  readonly fck: number;
  readonly distintiu: Distintiu;
  readonly norma: NormaReason;
}

const CODI: NormaReason = { normativa: 'CODI', per: 'projecte', data: '2024-03-18' };

/** The three regulations; the second has a certified dispersion, the last was chosen by hand. */
const KINDS: readonly Kind[] = [
  {
    nom: 'Fonaments',
    estructura: 'FSE_INFERIOR_200',
    designacio: 'HA-30/B/20/XC2',
    fck: 30,
    distintiu: 1,
    norma: CODI,
  },
  {
    nom: 'Pilars i murs de la planta baixa',
    estructura: 'PILARS_MURS_PORTANTS',
    designacio: 'HA-30/F/20/XC1',
    fck: 30,
    distintiu: 5,
    norma: CODI,
  },
  {
    nom: 'Forjats',
    estructura: 'PAVIMENTS_ALTRES_FLEXIO',
    designacio: 'HA-30/B/20/IIa',
    fck: 30,
    distintiu: 1,
    norma: { normativa: 'EHE-08', per: 'encarrec', data: '2019-05-02' },
  },
  {
    nom: 'Ampliació de la nau existent',
    estructura: 'AE_COMPRESSIO',
    designacio: 'HA-25/B/20/I',
    fck: 25,
    distintiu: 1,
    norma: {
      normativa: 'EHE-98',
      per: 'excepcio',
      canviada: {
        qui: 'Núria Vidal Sanç',
        quan: '2026-02-03',
        motiu: 'Ampliació d’una estructura projectada amb la EHE-98',
      },
    },
  },
];

/** A plausible zone, its forecast made by the engine. Fictitious. */
export const exampleZone = (index: number): ZonaReport => {
  const { fck, ...kind } = KINDS[index % KINDS.length] as Kind;
  const round = Math.floor(index / KINDS.length);
  const { normativa } = kind.norma;
  const { estructura, distintiu } = kind;
  const facts = { modalitat: 'ESTADISTIC', volum: 640, setmanes: 9, superficie: 3200, plantes: 5 } as const;
  const limit = limitFor(LIMIT_ROWS, normativa, estructura, distintiu, facts.plantes);
  return {
    ...kind,
    ...facts,
    id: 100_001 + index,
    nom: round > 0 ? `${kind.nom} ${round + 1}` : kind.nom,
    previsio: limit && forecast({ ...facts, normativa, estructura, distintiu, fck, limit }),
    lotsFets: 3,
    mostresFetes: 9,
  };
};
