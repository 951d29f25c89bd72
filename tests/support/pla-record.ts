import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, type FakeAnswer } from '#tests/support/fake-api.ts';
import { buildTreball } from '#tests/support/treball-record.ts';

export const RECOMPTE: TreballPartida['recompte'] = {
  estat: 'pendent',
  percentatge: 0,
  total: 2,
  conformes: 0,
  obertes: 0,
  tancades: 0,
  decidides: 0,
  noAplica: 0,
  pendents: 2,
  lots: 0,
  lotsFets: 0,
  lotsPrevistos: 4,
  lotsPerFer: 4,
};
export const buildCheck = (id: number, nom: string): TreballPartida['comprovacions'][number] => ({
  comprovacio_fk: id,
  categoria_fk: 1,
  nom,
  frequencia: '',
  criteri: '',
  normes: [],
  valor_tipus: 'conforme',
  unitat: '',
  valors: [],
  basic: true,
  obligatoria: false,
  exigida: true,
  afegida: false,
  automatica: false,
  con: false,
  preu: null,
  assaigs: null,
  previstos: { n: 4, motiu: 'un_per_lot' },
});
/** An item of bricks of work 5, with two checks and a forecast of four lots. */
export const buildPartida = (id: number, nom: string, more: Partial<TreballPartida> = {}): TreballPartida => ({
  id,
  treball_fk: 5,
  proces_fk: 7,
  versio: 1,
  ordre: 10,
  partida_fk: 1037,
  control_fk: 1,
  codi: '',
  nom,
  unitat: 'm2',
  normes: [],
  lot: { mida: '100', unitat: 'm2', text: '', origen: 'norma' },
  formigo_flg: false,
  amidament_de_zones: null,
  previsio: { lots: 4, motiu: 'mida' },
  cost: 0,
  cost_minim: false,
  assaigs: { n: 0, sense_preu: 0 },
  recompte: RECOMPTE,
  comprovacions: [buildCheck(1, 'Albarà'), buildCheck(2, 'Resistència')],
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-01T08:00:00Z',
  sistema_fk: 3,
  usos: [],
  nivells: [],
  completa: false,
  amidament: '312',
  lots_previstos: null,
  marca: '',
  fabricant: '',
  proveidor_fk: null,
  observacions_programa: '',
  observacions_seguiment: '',
  ...more,
});
const named = (id: number, codi: string, nom: string) => ({ id, codi, nom });
/** The work and the short lists that the screens of its plan read. */
export const PLA_LISTS: readonly FakeAnswer[] = [
  answers(treballRoutes.get, () => buildTreball()),
  answers(referenciaRoutes.processos, () => [{ ...named(7, 'EFA', 'Estructura de fàbrica'), ordre: 1, activa: true }]),
  answers(referenciaRoutes.controls, () => [{ ...named(1, 'REC', 'Recepció'), ordre: 1, article: '' }]),
  answers(partidaRoutes.sistemes, () => [{ ...named(3, '2+', 'Sistema 2+'), controls: [1], categories: [1] }]),
  answers(partidaRoutes.categories, () => [{ ...named(1, 'IDE', 'Identificació'), ordre: 1 }]),
  answers(partidaRoutes.usos, () => [named(1, 'EST', 'Estructural')]),
  answers(partidaRoutes.nivells, () => []),
];
