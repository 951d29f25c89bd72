import { preusDe, preusJunts } from '#areas/banc/domain/assaig.data.ts';
import type { BaseLegal } from '#areas/proces/domain/base-legal.data.ts';
import { baseLegalOf, formigoDe } from '#areas/proces/domain/base-legal.ts';
import type { FotoPartida, FotoPrograma } from '#areas/proces/domain/canvis-programa.ts';
import { changesOf } from '#areas/proces/domain/canvis-programa.ts';
import { nameOfControl } from '#areas/referencia/server/index.ts';
import { printedTable } from '../printed.ts';
import { avis, type Block, fets, paragraf, taula, titol } from './blocks.ts';
import {
  agentsBlock,
  type Demanat,
  factsOfWork,
  nomPartida,
  nomProces,
  normesText,
  peuDe,
  signaturesOf,
} from './obra.ts';
import type { Paraules } from './paraules.ts';
import { canvisBlocks } from './present-canvis.ts';
import type { QualitatData, RevisioData } from './qualitat-data.ts';

export interface DemanatPrograma extends Demanat {
  /** The issue printed; null prints the plan as it is. */
  readonly revisio: RevisioData | null;
  readonly base_legal: BaseLegal | undefined;
  readonly inclou_valoracio: boolean;
}

/** What the plan of today is founded on; `asked`: what somebody says instead. */
export const baseAra = (data: QualitatData, avui: string, asked?: BaseLegal) => {
  const ara = data.foto.obra?.base;
  return baseLegalOf({ ...data.treball }, avui, asked, ara ? formigoDe(ara) : null);
};

const baseBlocks = (data: QualitatData, words: Paraules, demanat: DemanatPrograma): Block[] => {
  const { t, date } = words;
  const { base_legal, revisio, avui } = demanat;
  const kept = base_legal ? undefined : revisio?.foto.obra?.base;
  const found = kept ?? baseAra(data, avui, base_legal);
  const per = kept?.per === 'avui' ? 'emissio' : found.per;
  return [
    titol(1, t('qualitat.base')),
    ...paragraf(t(`qualitat.base_per.${per}`, { data: found.data ? date(found.data) : '' }), 'petit'),
    { tipus: 'llista', linies: found.normes.map((norma) => t(`qualitat.norma.${norma}`)) },
  ];
};

const atLeast = (text: string, open: boolean | undefined): string => (open ? `≥ ${text}` : text);

/** Lots of an item, or what is still to be said of them. */
const lotsOf = ({ lots, lots_per_dir }: FotoPartida, { t, decimal }: Paraules): string => {
  if (lots === 0) return t('qualitat.lots_sense_zones');
  return lots_per_dir ? t('qualitat.lots_per_dir', { n: lots }) : decimal(lots, 0);
};

/** What of an item does not rule its work: itself, or norms that it or its checks cite. */
const foraBlocks = (
  partida: FotoPartida,
  { fora, normesFora, treball }: QualitatData,
  { t, date, listed }: Paraules,
) => {
  const cited = [...new Set([partida, ...partida.comprovacions].flatMap(({ normes }) => normes))];
  const normes = cited.filter((codi) => normesFora.has(codi));
  const data = treball.data_projecte ? date(treball.data_projecte) : '';
  const why = fora.get(partida.id);
  return [
    ...(why ? [avis(t(`qualitat.fora.${why}`, { data }))] : []),
    ...(normes.length > 0
      ? [avis(t('qualitat.normes_fora', { data, te: data ? 'si' : 'no', normes: listed(normes) }))]
      : []),
  ];
};

/** What concrete an item is of, zone by zone, in how many lots and with how many samples it is controlled. */
const zonesBlocks = ({ zones }: FotoPartida, { t, decimal, quantitat }: Paraules): Block[] => {
  if (!zones) return [];
  if (zones.length === 0) return [avis(t('qualitat.zones_pla_cap'))];
  const perDir = (n: number): string => (n === 0 ? t('qualitat.zona_per_dir') : decimal(n, 0));
  const perLot = ({ modalitat, mostres_lot }: (typeof zones)[number]): string => {
    if (modalitat === 'TOTAL') return t('qualitat.zona_totes');
    if (!mostres_lot || modalitat === 'INDIRECTE') return '–';
    const [few, many] = mostres_lot;
    return few === many ? decimal(few, 0) : `${decimal(few, 0)}–${decimal(many, 0)}`;
  };
  return taula(
    printedTable(zones, [
      { cap: t('informe.cap.zona'), ample: '1fr', cel: ({ nom }) => nom, sempre: true },
      { cap: t('informe.camp.designacio'), ample: 'auto', cel: ({ designacio }) => designacio, sempre: true },
      {
        cap: t('informe.camp.estructura'),
        ample: '1.3fr',
        cel: (zona) => ({
          t: t(`formigo.estructura.${zona.estructura}`),
          nota: [t(`informe.normativa.${zona.normativa}`), t(`formigo.modalitat.${zona.modalitat}`)].join(' · '),
        }),
      },
      {
        cap: t('qualitat.cap.volum_m3'),
        ample: 'auto',
        alinea: 'dreta',
        cel: ({ volum }) => (volum === null ? t('qualitat.zona_per_dir') : quantitat(volum)),
      },
      {
        cap: t('informe.cap.lots'),
        ample: 'auto',
        alinea: 'dreta',
        cel: ({ lots, lots_minim }) => (lots > 0 ? atLeast(perDir(lots), lots_minim) : perDir(lots)),
      },
      { cap: t('qualitat.cap.pastades_lot'), ample: 'auto', alinea: 'dreta', cel: perLot },
      {
        cap: t('informe.cap.mostres'),
        ample: 'auto',
        alinea: 'dreta',
        cel: ({ mostres, modalitat, lots_minim }) =>
          mostres === null || modalitat === 'INDIRECTE' ? '–' : atLeast(decimal(mostres, 0), lots_minim),
      },
    ]),
  );
};

const partidaBlocks = (
  partida: FotoPartida,
  data: QualitatData,
  words: Paraules,
  { inclou_valoracio }: DemanatPrograma,
): Block[] => {
  const { t, language, euros } = words;
  const assaigs = (one: FotoPartida['comprovacions'][number]): number => one.previstos ?? one.assaigs ?? partida.lots;
  const costs = inclou_valoracio && partida.comprovacions.some(({ preu }) => preu);
  return [
    titol(2, nomPartida({ codi: partida.codi, nom: partida.nom[language] })),
    ...fets([
      [t('qualitat.camp.control'), nameOfControl(partida.control_fk, language)],
      [t('qualitat.camp.sistema'), words.sistema(partida.sistema_fk)],
      [t('qualitat.camp.usos'), words.usos(partida.usos)],
      [
        t('qualitat.camp.nivells'),
        words.nivellsDe(
          partida,
          partida.comprovacions.map(({ nom, valors }) => ({
            nom: nom[language],
            valors: valors.map((valor) => valor[language]),
          })),
        ),
      ],
      [t('qualitat.camp.amidament'), words.mesura(partida.amidament, partida.unitat)],
      [t('informe.cap.lots'), lotsOf(partida, words)],
      [t('qualitat.camp.marca'), [partida.marca, partida.fabricant].filter(Boolean).join(', ')],
      [t('qualitat.camp.proveidor'), data.noms.get(partida.proveidor_fk ?? 0) ?? ''],
      [t('qualitat.camp.normes'), normesText(partida.normes, data, words)],
    ]),
    ...zonesBlocks(partida, words),
    ...taula(
      printedTable(partida.comprovacions, [
        {
          cap: t('qualitat.cap.comprovacio'),
          ample: '1.5fr',
          cel: (one) => ({ t: one.nom[language], nota: words.categoria(one.categoria_fk) }),
          sempre: true,
        },
        {
          cap: t('qualitat.cap.criteri'),
          ample: '1.6fr',
          cel: (one) => ({
            t: [one.criteri[language], words.listed(one.valors.map((valor) => valor[language]).filter(Boolean))]
              .filter(Boolean)
              .join(' · '),
            ...(one.normes.length > 0 && { nota: normesText(one.normes, data, words) }),
          }),
        },
        { cap: t('qualitat.cap.frequencia'), ample: '1fr', cel: (one) => one.frequencia[language] },
        ...(costs
          ? [
              {
                cap: t('qualitat.cap.assaigs'),
                ample: 'auto',
                alinea: 'dreta' as const,
                cel: (one: FotoPartida['comprovacions'][number]) =>
                  one.preu ? atLeast(words.decimal(assaigs(one), 0), one.previstos_minim) : '',
              },
              {
                cap: t('qualitat.cap.preu'),
                ample: 'auto',
                alinea: 'dreta' as const,
                cel: (one: FotoPartida['comprovacions'][number]) => (one.preu ? euros(one.preu) : ''),
              },
              {
                cap: t('qualitat.cap.import'),
                ample: 'auto',
                alinea: 'dreta' as const,
                cel: (one: FotoPartida['comprovacions'][number]) =>
                  one.preu ? atLeast(euros(one.preu * assaigs(one)), one.previstos_minim) : '',
              },
            ]
          : []),
      ]),
      t('qualitat.sense_comprovacions'),
    ),
    ...foraBlocks(partida, data, words),
    ...paragraf(
      partida.observacions_programa && t('qualitat.observacions', { text: partida.observacions_programa }),
      'petit',
    ),
  ];
};

const costBlocks = (foto: FotoPrograma, words: Paraules): Block[] => {
  const { t, euros } = words;
  if (foto.partides.every(({ comprovacions }) => comprovacions.every(({ preu }) => preu === null)))
    return [titol(1, t('qualitat.valoracio')), ...paragraf(t('qualitat.sense_preus'), 'suau')];
  const rows = foto.processos
    .map((id) => ({
      nom: nomProces(id, words),
      partides: foto.partides.filter(({ proces_fk }) => proces_fk === id),
    }))
    .filter(({ partides }) => partides.length > 0)
    .map(({ nom, partides }) => ({
      nom,
      partides: partides.length,
      lots: partides.reduce((sum, one) => sum + one.lots, 0),
      comprovacions: partides.reduce((sum, one) => sum + one.comprovacions.length, 0),
      cost: partides.reduce((sum, one) => sum + one.cost, 0),
      assaigs: preusJunts(partides.map((one) => preusDe(one.comprovacions))).n,
      sense: preusJunts(partides.map((one) => preusDe(one.comprovacions))).sense_preu,
      perDir: partides.some((one) => one.lots_per_dir || one.lots === 0) ? 1 : 0,
      costPerDir: partides.some((one) => one.cost_minim || (one.lots_per_dir && one.cost > 0)) ? 1 : 0,
    }));
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const total = {
    nom: t('qualitat.total'),
    partides: sum((row) => row.partides),
    lots: sum((row) => row.lots),
    comprovacions: sum((row) => row.comprovacions),
    cost: foto.cost,
    assaigs: sum((row) => row.assaigs),
    sense: sum((row) => row.sense),
    perDir: sum((row) => row.perDir),
    costPerDir: sum((row) => row.costPerDir),
  };
  const imports = ({ cost, sense, costPerDir }: (typeof rows)[number]): string => {
    if (cost > 0) return atLeast(euros(cost), costPerDir > 0);
    return sense > 0 ? t('qualitat.sense_preu') : '–';
  };
  const number = (of: (row: (typeof rows)[number]) => number) => (row: (typeof rows)[number]) =>
    row === total ? { t: words.decimal(of(row), 0), fort: true } : words.decimal(of(row), 0);
  return [
    titol(1, t('qualitat.valoracio')),
    ...taula(
      printedTable(
        [...rows, total],
        [
          {
            cap: t('qualitat.cap.proces'),
            ample: '1fr',
            cel: (row) => (row === total ? { t: row.nom, fort: true } : row.nom),
            sempre: true,
          },
          { cap: t('qualitat.cap.partides'), ample: 'auto', alinea: 'dreta', cel: number((row) => row.partides) },
          {
            cap: t('qualitat.cap.comprovacions'),
            ample: 'auto',
            alinea: 'dreta',
            cel: number((row) => row.comprovacions),
          },
          {
            cap: t('informe.cap.lots'),
            ample: 'auto',
            alinea: 'dreta',
            cel: (row) => ({
              t: atLeast(words.decimal(row.lots, 0), row.perDir > 0),
              ...(row === total && { fort: true }),
            }),
          },
          {
            cap: t('qualitat.cap.sense_preu'),
            ample: 'auto',
            alinea: 'dreta',
            cel: (row) =>
              row.sense === 0
                ? ''
                : {
                    t: t('qualitat.sense_preu_de', { n: row.sense, m: row.assaigs }),
                    ...(row === total && { fort: true }),
                  },
          },
          {
            cap: t('qualitat.cap.cost'),
            ample: '26mm',
            alinea: 'dreta',
            cel: (row) => (row === total ? { t: imports(row), fort: true } : imports(row)),
          },
        ],
      ),
    ),
    ...paragraf(
      [t('qualitat.valoracio_nota'), total.sense > 0 ? t('qualitat.valoracio_sense_preu', { n: total.sense }) : '']
        .filter(Boolean)
        .join(' '),
      'petit',
    ),
  ];
};

/** The programme of control: of what, by which rules, process by process, and what its tests cost. */
export const presentPrograma = (data: QualitatData, words: Paraules, demanat: DemanatPrograma): Block[] => {
  const { t, date } = words;
  const { revisio } = demanat;
  const foto = revisio?.foto ?? data.foto;
  const last = data.revisions.at(-1);
  const before = revisio ? data.revisions.find(({ numero }) => numero === revisio.numero - 1) : undefined;
  return [
    ...factsOfWork(data, words, demanat),
    ...(revisio
      ? fets([
          [t('informe.camp.revisio'), String(revisio.numero)],
          [t('qualitat.camp.emesa'), `${date(revisio.data)} · ${revisio.emesa_per}`],
        ]).concat(revisio.foto.obra ? [] : avis(t('qualitat.revisio_sense_obra')))
      : [
          avis(
            last
              ? t('qualitat.programa_despres', { numero: last.numero, data: date(last.data) })
              : t('qualitat.programa_esborrany'),
          ),
        ]),
    ...agentsBlock(data, words, demanat),
    ...baseBlocks(data, words, demanat),
    ...(before && revisio
      ? [
          titol(1, t('qualitat.canvis_de', { numero: before.numero, data: date(before.data) })),
          ...canvisBlocks(changesOf(before.foto, foto), data, words),
        ]
      : []),
    ...foto.processos.flatMap((proces) => {
      const partides = foto.partides.filter(({ proces_fk }) => proces_fk === proces);
      return partides.length === 0
        ? []
        : [
            titol(1, nomProces(proces, words)),
            ...partides.flatMap((partida) => partidaBlocks(partida, data, words, demanat)),
          ];
    }),
    ...(foto.partides.length === 0 ? [avis(t('qualitat.programa_buit'))] : []),
    ...(demanat.inclou_valoracio && foto.partides.length > 0 ? costBlocks(foto, words) : []),
    ...signaturesOf(data, words, demanat, 'programa', peuDe(words, demanat)),
  ];
};
