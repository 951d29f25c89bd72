import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { unitatDemanada } from '../domain/demanat.ts';

/** One check of one lot (or of the item as a whole): what an answer is about. */
export interface Casella {
  readonly proces_fk: number;
  readonly treball_partida_fk: number;
  readonly lot_fk: number | null;
  readonly categoria_fk: number;
  readonly comprovacio_fk: number;
}
export type Comprovacio = TreballPartida['comprovacions'][number];

/** What is asked of its value; nothing of a check that has none. */
export const demanatsDe = ({ valors, valor_tipus }: Pick<Comprovacio, 'valors' | 'valor_tipus'>): readonly string[] =>
  valor_tipus === 'conforme' ? [] : valors.filter(Boolean);

/** The unit of its value: its own, else that of what is asked. */
export const unitatDe = (check: Pick<Comprovacio, 'unitat' | 'valors' | 'valor_tipus'>): string =>
  check.unitat || (check.valor_tipus === 'numero' ? unitatDemanada(demanatsDe(check)) : '');

export const clauOf = (one: Pick<Casella, 'treball_partida_fk' | 'lot_fk' | 'comprovacio_fk'>): string =>
  `${one.treball_partida_fk}.${one.lot_fk ?? 0}.${one.comprovacio_fk}`;

export const casellaOf = (
  partida: Pick<TreballPartida, 'id' | 'proces_fk'>,
  check: Pick<Comprovacio, 'comprovacio_fk' | 'categoria_fk'>,
  lot: number | null,
): Casella => ({
  proces_fk: partida.proces_fk,
  treball_partida_fk: partida.id,
  lot_fk: lot,
  categoria_fk: check.categoria_fk,
  comprovacio_fk: check.comprovacio_fk,
});

const CAMPS = [
  'resultat',
  'valor',
  'unitat',
  'data',
  'responsable_fk',
  'document_ref',
  'observacions',
  'accio',
  'termini',
  'tancada',
] as const;

/** What a person writes of an answer. */
export type Resposta = Pick<ResultatAnswer, (typeof CAMPS)[number]> & {
  /** Why the term is put off: it is said with the change, and kept beside it. */
  readonly motiu_termini: string;
};
export type Canvi = Partial<Resposta>;

export const BUIDA: Resposta = {
  resultat: 'P',
  valor: '',
  unitat: '',
  data: null,
  responsable_fk: null,
  document_ref: '',
  observacions: '',
  accio: '',
  termini: null,
  tancada: null,
  motiu_termini: '',
};

export const respostaOf = (known: ResultatAnswer | undefined): Resposta =>
  known ? { ...(Object.fromEntries(CAMPS.map((camp) => [camp, known[camp]])) as Resposta), motiu_termini: '' } : BUIDA;

/** What only a non-conformity has, taken away. */
export const SENSE_NC = { accio: '', termini: null, tancada: null } as const;

/** Whether an answer is a non-conformity that somebody has closed. */
export const isTancada = ({ resultat, tancada }: Pick<Resposta, 'resultat' | 'tancada'>): boolean =>
  resultat === 'NC' && tancada !== null;

/** Whether an answer is a non-conformity that nobody has closed. */
export const isOberta = ({ resultat, tancada }: Pick<Resposta, 'resultat' | 'tancada'>): boolean =>
  resultat === 'NC' && tancada === null;
