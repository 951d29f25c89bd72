import { judgeSequence, type SequenceLot } from '#areas/formigo/domain/recalcul.ts';
import type { Respostes } from '#areas/formigo/domain/tipus.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { exampleZone } from './example-zone.ts';
import type { FormigoReport, LotReport, MostraReport, ZonaReport } from './formigo-report.ts';

/** Strengths of the lots, N/mm², repeated over and over: good, failed, few, pending, wide. */
const SERIES: readonly (readonly (number | null)[])[] = [
  [35.7, 36.1, 35.0],
  [29.4, 35.6, 34.9],
  [36.7, 35.8, 37.1, 38.2],
  [31.8, 34.6],
  [33.0, null, 34.8],
  [34.0, 37.7, 38.2],
];

const sample = (numero: number, strength: number | null, day: number): MostraReport => ({
  numero,
  albara: String(48_120 + numero * 7 + day),
  planta: 'Formigons Exemple, planta del Vallès',
  data: addDays('2026-03-02', day),
  hora: ['08:35', '10:10', '12:42', '15:05'][numero % 4] ?? '',
  lloc: ['Sabata A-3', 'Sabata B-1 i riostra', 'Mur nord', 'Pilar P-12'][numero % 4] ?? '',
  con: numero % 2 === 0 ? [70, 80] : [85, 95],
  conAccepta: numero !== 2,
  provetes:
    strength === null
      ? []
      : [
          { edat: 7, forma: 'cilindre', valor: Math.round(strength * 7.4) / 10 },
          { edat: 28, forma: 'cilindre', valor: Math.round((strength - 0.4) * 10) / 10 },
          { edat: 28, forma: 'cilindre', valor: Math.round((strength + 0.4) * 10) / 10 },
        ],
  conMitjana: numero % 2 === 0 ? 75 : 90,
  resistencia: strength,
  valida: true,
});

const ANSWERS: readonly Respostes[] = [{ sigma: { sigma: 1.9, qui: 'Núria Vidal Sanç', quan: '2026-04-20' } }, {}];

interface Draft {
  readonly lot: Omit<LotReport, 'verdict'>;
  readonly zona: ZonaReport;
}

const draft = (index: number, zona: ZonaReport, numero: number): Draft => {
  const series = SERIES[index % SERIES.length] ?? [];
  return {
    zona,
    lot: {
      id: 200_001 + index,
      zona_id: zona.id,
      numero,
      nom: ['Sabates eixos 1 a 4', 'Sabates eixos 5 a 9', ''][numero % 3] ?? '',
      volum: 92.5,
      con: null,
      mostres: series.map((strength, place) => sample(place + 1, strength, index * 3 + place)),
      respostes:
        zona.distintiu === 5
          ? (ANSWERS[numero % 2] ?? {})
          : zona.norma.normativa === 'EHE-98'
            ? { coeficient: { classe: 'B', qui: 'Pau Riera Font', quan: '2026-04-02' } }
            : {},
      decisio:
        index % 12 === 1
          ? {
              actuacions: ['testimonis'],
              resultat: 'acceptat',
              data: '2026-05-06',
              autor: 'Núria Vidal Sanç',
              text: 'Extrets sis testimonis de les sabates dels eixos 1 a 4. La resistència estimada és compatible amb la del projecte.',
            }
          : null,
      desat: { qui: 'Pau Riera Font', quan: '2026-04-28' },
    },
  };
};

/** A plausible report of `lots` lots, over about one zone for every three, judged by the engine itself. Fictitious. */
export const exampleReport = (lots: number): FormigoReport => {
  const zones = Array.from({ length: Math.max(1, Math.ceil(lots / 3)) }, (_, index) => exampleZone(index));
  const drafts = Array.from({ length: lots }, (_, index) => {
    const zona = zones[Math.floor(index / 3)] as ZonaReport;
    return draft(index, zona, (index % 3) + 1);
  });
  const judged = zones.flatMap((zona) =>
    judgeSequence(
      drafts
        .filter((item) => item.zona === zona)
        .map(
          ({ lot }): SequenceLot<Draft['lot']> => ({
            ref: lot,
            norma: zona.norma,
            estructura: zona.estructura,
            distintiu: zona.distintiu,
            modalitat: zona.modalitat,
            fck: Number(/-(\d+)/.exec(zona.designacio)?.[1]),
            volum: lot.volum,
            mostres: lot.mostres.map(({ numero, resistencia, provetes }) => ({ numero, resistencia, provetes })),
            respostes: lot.respostes,
          }),
        ),
      zona.norma.normativa === 'CODI' && zona.id % 2 === 0
        ? { anteriors: Array.from({ length: 40 }, (_, index) => 34 + ((index * 7) % 9) * 0.6) }
        : {},
    ),
  );
  return {
    empresa: {
      nom: 'Vidal i Riera, arquitectura tècnica, SLP',
      nif: 'B66543217',
      linies: ['Carrer Major, 14 · 08201 Sabadell', '937 000 000 · obra@vidalriera.example', 'NIF B66543217'],
      peu: 'Vidal i Riera, arquitectura tècnica, SLP · NIF B66543217 · Registre Mercantil de Barcelona, tom 45678, foli 12, full B-498765',
      color: '#1F6F8B',
      logo: null,
      disseny: 'sobri',
    },
    treball: {
      codi: '2026/014',
      expedient: '2026-08-01234',
      nom: 'Edifici de 24 habitatges, carrer de la Font, 8',
      adreca: 'Carrer de la Font, 8, 08208 Sabadell',
      tipus_obra: 'edificacio',
      referencia_cadastral: '4512302DG2041S0001LK',
      data_encarrec: '2023-11-06',
      data_projecte: '2024-03-18',
      data_inici: '2026-02-16',
      data_final: null,
      logo: null,
      agents: [
        { funcio: 'Promotor', nom: 'Habitatges de la Font, SL', titulacio: '', num_collegiat: '' },
        { funcio: 'Projectista', nom: 'Clara Prat Oller', titulacio: 'Arquitecta', num_collegiat: '45.678-1' },
        { funcio: 'Direcció d’obra', nom: 'Clara Prat Oller', titulacio: 'Arquitecta', num_collegiat: '45.678-1' },
        {
          funcio: 'Direcció de l’execució de l’obra',
          nom: 'Núria Vidal Sanç',
          titulacio: 'Arquitecta tècnica',
          num_collegiat: '12.345',
        },
        { funcio: 'Constructor', nom: 'Construccions Vallès Exemple, SA', titulacio: '', num_collegiat: '' },
        { funcio: 'Laboratori d’assaigs', nom: 'Laboratori Exemple, SL', titulacio: '', num_collegiat: '' },
      ],
    },
    zones,
    lots: judged.map(({ ref, verdict }) => ({ ...ref, verdict })),
    canvis: [
      {
        fila: 214,
        normativa: 'CODI',
        estructura: 'PILARS_MURS_PORTANTS',
        valors: [{ camp: 'superficie', abans: 1000, ara: 500 }],
        qui: 'Núria Vidal Sanç',
        quan: '2026-02-20',
        motiu: 'Criteri de la direcció facultativa',
      },
    ],
    signants: [
      {
        funcio: 'Direcció de l’execució de l’obra',
        nom: 'Núria Vidal Sanç',
        titulacio: 'Arquitecta tècnica',
        num_collegiat: '12.345',
      },
    ],
  };
};
