import { screen } from '@testing-library/react';
import type { SeguimentAnswer } from '#areas/formigo/contract/inputs.ts';
import type { Pastada, Zona, ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { LIMIT_ROWS } from '#areas/formigo/domain/limits.data.ts';
import { limitFor } from '#areas/formigo/domain/limits.ts';
import { forecast } from '#areas/formigo/domain/previsio.ts';
import type { LotVerdict } from '#areas/formigo/domain/tipus.ts';
import { judgeTyped } from '#areas/formigo/web/zona/live-verdict.ts';
import { rowOf } from '#areas/formigo/web/zona/sample-row.ts';
import { EMPRESA } from './open-screen.tsx';

export const pastada = (id: number, more: Partial<Pastada> = {}): Pastada => ({
  id,
  clau_client: `00000000-0000-4000-8000-00000000000${id}`,
  versio: 1,
  zona_fk: 7,
  lot_fk: 70,
  lot_numero: 1,
  numero: id,
  data: '2026-02-03',
  hora: null,
  albara: `A-${id}`,
  central: '',
  matricula: '',
  element: '',
  con: [],
  resistencia: null,
  provetes: [],
  acta: '',
  observacions: '',
  canviat: '2026-11-02T08:00:00Z',
  ...more,
});

/** A zone with one lot of those samples, judged by the rules themselves. */
export const zonaWith = (
  pastades: readonly Pastada[],
  more: Partial<Zona> = {},
  answersOfLot: ZonaLot['respostes'] = {},
): Zona => {
  const fields = {
    normativa: 'CODI',
    estructura: 'PILARS_MURS_PORTANTS',
    distintiu: 1,
    modalitat: 'ESTADISTIC',
    ...more,
  } as const;
  const limit = limitFor(LIMIT_ROWS, fields.normativa, fields.estructura, fields.distintiu, 3);
  if (!limit) throw new Error('no limit row');
  const bare: ZonaLot = {
    id: 70,
    marca: JSON.stringify([pastades, answersOfLot]),
    clau_client: '00000000-0000-4000-8000-000000000070',
    versio: 1,
    zona_fk: 7,
    numero: 1,
    descripcio: '',
    volum: 90,
    amassades: null,
    respostes: answersOfLot,
    decisio: null,
    decisio_sobrera: false,
    canviat: '2026-11-02T08:00:00Z',
    canviat_per: 'Mercè',
    veredicte: {} as LotVerdict,
    abans: { anteriors: [], anteriorsSenseValor: 0, estatClasse: null },
    pastades: [...pastades],
  };
  const zona = {
    id: 7,
    empresa_fk: EMPRESA,
    treball_fk: 5,
    versio: 1,
    ordre: 1,
    nom: 'Pilars PB',
    tipus: 'HA',
    resistencia: 30,
    consistencia: 'F',
    mesura: 20,
    ambient: 'XC1',
    classe_central: null,
    central: '',
    certificat: null,
    volum: 90,
    setmanes: null,
    superficie: null,
    plantes: 3,
    observacions: '',
    designacio: 'HA-30/F/20/XC1',
    norma: { normativa: 'CODI', per: 'projecte', data: '2025-03-12' },
    norma_fixada: true,
    pastades_total: pastades.length,
    pastades_lot: 3,
    previsio: forecast({ ...fields, fck: 30, volum: 90, setmanes: null, superficie: null, plantes: 3, limit }),
    previsio_marca: JSON.stringify([fields, pastades.length]),
    avisos: [],
    canviat: '2026-11-02T08:00:00Z',
    ...fields,
    lots: [bare],
  } as Zona;
  const rows = pastades.map((stored) => rowOf({ id: stored.clau_client, lot: 70, stored, overlay: {}, zona }));
  return { ...zona, lots: [{ ...bare, veredicte: judgeTyped(zona, bare, rows) }] };
};

/** What a save answers when it leaves the zone so: every lot is told. */
export const savedAs = (
  { lots, ...zona }: Zona,
  conflictes: SeguimentAnswer['conflictes'] = [],
  recalculats: SeguimentAnswer['recalculats'] = [],
): SeguimentAnswer => ({
  zona,
  lots,
  ordre: lots.map(({ id, marca }) => ({ id, marca })),
  conflictes,
  recalculats,
  // One that leaves no lot has deleted it.
  desfer: lots.length === 0 ? [{ id: 5, caduca: '2026-11-03T08:00:00Z' }] : [],
});

export const ZONA_PATH = `/empresa/${EMPRESA}/treball/5/formigo/zona/7`;

/** A cell of the grid of samples: row from 1, head of its column. */
export const cellOf = (row: number, head: string): HTMLElement => {
  const heads = screen.getAllByRole('columnheader').map((one) => one.textContent);
  const found = screen.getAllByRole('row')[row]?.querySelectorAll<HTMLElement>('[role="rowheader"], [role="gridcell"]')[
    heads.indexOf(head)
  ];
  if (!found) throw new Error(`no cell ${row} ${head}`);
  return found;
};
