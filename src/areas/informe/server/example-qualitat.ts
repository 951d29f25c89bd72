import { BANC_COMPOSICIO, BANC_COMPROVACIONS, BANC_PARTIDES } from '#areas/banc/server/index.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import { baseLegalOf } from '#areas/proces/domain/base-legal.ts';
import type { FotoObra, FotoPartida, FotoPrograma } from '#areas/proces/domain/canvis-programa.ts';
import { estatOf, percentOf, recompteOf } from '#areas/proces/domain/estat.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import type { ResultatAnswer } from '#areas/resultat/contract/schemas.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { fotoFormigo } from './example-formigo.ts';
import { exampleReport } from './example-report.ts';
import type { QualitatData } from './qualitat/qualitat-data.ts';

const BANK = [...BANC_PARTIDES.values()].filter(({ activa, formigo_flg }) => activa && !formigo_flg);
const START = '2026-03-02';
const INSTANT = '2026-03-02T08:00:00.000Z';
const DEO = 71;
const SUPPLIER = 72;
/** A degree of those of the catalogue. */
const ARQUITECTURA = 1;

/** Items of the bank, over and over, as a programme has them. */
const fotoPartida = (index: number): FotoPartida => {
  const banc = BANK[(index * 7) % BANK.length];
  if (!banc) throw new Error('the bank is empty');
  const lots = (index % 3) + 1;
  const comprovacions = (BANC_COMPOSICIO.get(banc.id) ?? []).flatMap(({ comprovacio_fk, categoria_fk }, place) => {
    const check = BANC_COMPROVACIONS.get(comprovacio_fk);
    return check
      ? [
          {
            comprovacio_fk,
            categoria_fk,
            nom: check.nom,
            frequencia: check.frequencia,
            criteri: check.criteri,
            normes: check.normes,
            valor_tipus: check.valor_tipus,
            unitat: check.unitat,
            valors: [],
            preu: check.valor_tipus === 'numero' ? 4500 + place * 250 : null,
            assaigs: null,
          },
        ]
      : [];
  });
  return {
    id: 1000 + index,
    proces_fk: banc.proces_fk,
    partida_fk: banc.id,
    control_fk: banc.control_fk,
    codi: banc.codi,
    nom: banc.nom,
    unitat: banc.unitat,
    normes: banc.normes,
    sistema_fk: banc.sistema_fk,
    usos: banc.usos.slice(0, 1),
    nivells: banc.nivells.slice(0, 1),
    completa: banc.completa,
    amidament: index % 4 === 0 ? null : `${120 + index * 13}.5`,
    lots,
    marca: index % 5 === 0 ? 'Marca d’exemple' : '',
    fabricant: index % 5 === 0 ? 'Fàbrica d’exemple, SA' : '',
    proveidor_fk: index % 5 === 0 ? SUPPLIER : null,
    observacions_programa: index % 6 === 1 ? 'Cal acordar el dia de l’assaig amb el laboratori.' : '',
    cost: comprovacions.reduce((sum, { preu }) => sum + (preu ?? 0) * lots, 0),
    comprovacions,
  };
};

const obraOf = (
  treball: QualitatData['treball'],
  { mancances: _told, ...fitxa }: QualitatData['fitxa'],
  codes: readonly string[],
): FotoObra => {
  const { logo: _logo, agents, ...work } = treball;
  return {
    ...work,
    ...fitxa,
    agents: agents.map(({ nom, titulacio, num_collegiat }, place) => ({
      funcio_fk: funcioId(codes[place] ?? ''),
      nom,
      titulacio_fk: titulacio === '' ? null : ARQUITECTURA,
      num_collegiat,
    })),
    base: baseLegalOf(work, '2026-02-24'),
    normes_fora: [],
    fora: [],
    proveidors: [[SUPPLIER, 'Subministres d’exemple, SL']],
  };
};

const fotoOf = (partides: readonly FotoPartida[]): FotoPrograma => {
  const processos = [...new Set(partides.map(({ proces_fk }) => proces_fk))].sort((one, other) => one - other);
  return {
    processos,
    partides: processos.flatMap((id) => partides.filter(({ proces_fk }) => proces_fk === id)),
    cost: partides.reduce((sum, { cost }) => sum + cost, 0),
  };
};

const lotsOf = (partida: FotoPartida): Lot[] =>
  Array.from({ length: partida.lots }, (_, place) => ({
    id: partida.id * 10 + place,
    treball_fk: 1,
    treball_partida_fk: partida.id,
    clau_client: '00000000-0000-4000-8000-000000000000',
    versio: 1,
    numero: place + 1,
    zona: null,
    unitat: partida.unitat as Lot['unitat'],
    estat: 'obert',
    recompte: {
      estat: 'en_curs',
      percentatge: 0,
      total: 0,
      conformes: 0,
      obertes: 0,
      tancades: 0,
      decidides: 0,
      noAplica: 0,
      pendents: 0,
      lots: 1,
      lotsFets: 0,
      lotsPrevistos: 1,
      lotsPerFer: 0,
    },
    creat: INSTANT,
    canviat: INSTANT,
    descripcio: ['Façana nord', 'Façana sud', 'Nucli d’escala'][place] ?? '',
    ubicacio: `Planta ${place + 1}`,
    data_inici: addDays(START, place * 7),
    data_final: addDays(START, place * 7 + 4),
    quantitat: '40',
  }));

/** One answer in fourteen is open, one closed, one does not apply and one is missing; the rest conform. */
const resultatOf = (partida: FotoPartida, lot: Lot, place: number, tot: boolean): ResultatAnswer[] => {
  const check = partida.comprovacions[place];
  if (!check) return [];
  const turn = tot ? 1 : (partida.id * 5 + lot.numero * 3 + place) % 14;
  if (turn === 0) return [];
  const nc = turn === 7 || turn === 9;
  const resultat = nc ? 'NC' : turn === 4 ? 'NA' : 'C';
  return [
    {
      id: lot.id * 100 + place,
      treball_fk: 1,
      proces_fk: partida.proces_fk,
      treball_partida_fk: partida.id,
      lot_fk: lot.id,
      categoria_fk: check.categoria_fk,
      comprovacio_fk: check.comprovacio_fk,
      clau_client: '00000000-0000-4000-8000-000000000000',
      versio: 1,
      resultat,
      valor: check.valor_tipus === 'numero' && resultat === 'C' ? `${10 + place}.25` : '',
      unitat: check.valor_tipus === 'numero' && resultat === 'C' ? 'N/mm²' : '',
      data: addDays(START, place % 20),
      responsable_fk: DEO,
      document_ref: place % 3 === 0 ? `Albarà ${48_000 + partida.id + place}` : '',
      observacions: resultat === 'NA' ? 'Té distintiu de qualitat reconegut' : nc ? 'Recobriment insuficient' : '',
      accio: nc ? 'Refer el tram i tornar-lo a comprovar amb l’encarregat.' : '',
      termini: nc ? addDays(START, 20 + place) : null,
      tancada: turn === 9 ? addDays(START, 25) : null,
      automatic: false,
      usuari: '',
      arxius: [],
      // The first day of each that is open was put off.
      canvis_termini:
        turn === 7 && place % 2 === 0
          ? [
              {
                quan: '2026-03-05T09:00:00.000Z',
                usuari: 'Núria Vidal Sanç',
                abans: addDays(START, 13 + place),
                despres: addDays(START, 20 + place),
                motiu: 'El material no arriba fins a la setmana que ve',
              },
            ]
          : [],
      creat: INSTANT,
      canviat: INSTANT,
    },
  ];
};

/** A plausible quality control of `n` items of the bank, fictitious. `tot`: everything conforms. */
export const exampleQualitat = (n: number, language: Language, tot = false): QualitatData => {
  const { empresa, treball } = exampleReport(1);
  const foto = fotoOf(Array.from({ length: n }, (_, index) => fotoPartida(index)));
  const lots = new Map(foto.partides.map((partida) => [partida.id, lotsOf(partida)]));
  const resultats = foto.partides.flatMap((partida) =>
    (lots.get(partida.id) ?? []).flatMap((lot) =>
      partida.comprovacions.flatMap((_check, place) => resultatOf(partida, lot, place, tot)),
    ),
  );
  const byItem = Map.groupBy(resultats, (one) => one.treball_partida_fk);
  const partides = foto.partides.map((one, ordre): TreballPartida => {
    const counted = recompteOf(
      {
        comprovacions: one.comprovacions.map(({ comprovacio_fk }) => comprovacio_fk),
        lots: (lots.get(one.id) ?? []).map(({ id }) => id),
        lotsPrevistos: one.lots,
      },
      (byItem.get(one.id) ?? []).map((each) => ({ ...each, tancada: each.tancada !== null })),
    ).partida;
    return {
      id: one.id,
      treball_fk: 1,
      proces_fk: one.proces_fk,
      versio: 1,
      ordre,
      partida_fk: one.partida_fk,
      control_fk: one.control_fk,
      codi: one.codi,
      nom: one.nom[language],
      unitat: one.unitat as TreballPartida['unitat'],
      normes: [...one.normes],
      lot: { mida: null, unitat: 'u', text: '', origen: 'practica' },
      formigo_flg: false,
      amidament_de_zones: null,
      previsio: { lots: one.lots, motiu: 'ma' },
      cost: one.cost,
      cost_minim: false,
      assaigs: { n: 0, sense_preu: 0 },
      recompte: {
        ...counted,
        estat: estatOf(counted),
        percentatge: percentOf(counted),
        lots: one.lots,
        lotsPrevistos: one.lots,
      },
      comprovacions: one.comprovacions.map((check) => ({
        ...check,
        nom: check.nom[language],
        frequencia: check.frequencia[language],
        criteri: check.criteri[language],
        normes: [...check.normes],
        valor_tipus: check.valor_tipus as 'conforme',
        valors: [],
        basic: true,
        obligatoria: false,
        exigida: true,
        afegida: false,
        automatica: false,
        con: false,
        previstos: { n: one.lots, motiu: 'un_per_lot' as const },
      })),
      creat: INSTANT,
      canviat: INSTANT,
      sistema_fk: one.sistema_fk,
      usos: [...one.usos],
      nivells: [...one.nivells],
      completa: one.completa,
      amidament: one.amidament,
      lots_previstos: one.lots,
      marca: one.marca,
      fabricant: one.fabricant,
      proveidor_fk: one.proveidor_fk,
      observacions_programa: one.observacions_programa,
      observacions_seguiment: '',
    };
  });
  // The programme has concrete too, of which nothing was answered yet.
  const programa = fotoOf([...foto.partides, fotoFormigo()]);
  const before = foto.partides
    .slice(1)
    .map((one, place) =>
      place === 0 ? { ...one, amidament: '80', lots: 1, comprovacions: one.comprovacions.slice(1) } : one,
    );
  const codes = ['PRO', 'PRY', 'DO', 'DEO', 'CON', 'LAB'];
  const fitxa: QualitatData['fitxa'] = {
    us: 'Habitatge plurifamiliar',
    superficie: 184_250,
    plantes_sobre: 5,
    plantes_sota: 1,
    pem: 214_500_000,
    llicencia: 'LO-2025/318',
    visat: '2025/4471',
    mancances: [],
    tipus_obra: 'edificacio',
  };
  const obra = obraOf(treball, fitxa, codes);
  // Issued before the project had the date that it has, and with another director of the execution.
  const abans: FotoObra = {
    ...obra,
    data_projecte: '2021-11-09',
    base: baseLegalOf({ ...obra, data_projecte: '2021-11-09' }, '2026-02-10'),
    agents: obra.agents.map((one) => (one.funcio_fk === funcioId('DEO') ? { ...one, nom: 'Oriol Mas Riba' } : one)),
  };
  return {
    empresa,
    treball,
    fitxa,
    agents: treball.agents.map((agent, place) => ({ ...agent, codi: codes[place] ?? '' })),
    processos: foto.processos,
    partides,
    lots,
    normesFora: new Set(),
    fora: new Map(),
    foto: { ...programa, obra },
    revisions: [
      {
        numero: 1,
        data: '2026-02-10',
        emesa_per: 'Despatx d’exemple',
        foto: { ...fotoOf([...before, fotoFormigo(true)]), obra: abans },
      },
      { numero: 2, data: '2026-02-24', emesa_per: 'Despatx d’exemple', foto: { ...programa, obra } },
    ],
    resultats,
    noms: new Map([
      [DEO, 'Direcció de l’execució'],
      [SUPPLIER, 'Subministres d’exemple, SL'],
    ]),
    zones: [],
    motius: new Map(),
    tancat: false,
  };
};
