import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { ResultatAnswer } from '#areas/resultat/contract/schemas.ts';
import { consForaDe, isContradita } from '#areas/resultat/domain/resposta.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

type Check = TreballPartida['comprovacions'][number];
/** A check of an item in one of its lots, with its answer if it has one. */
export interface Linia {
  readonly partida: TreballPartida;
  /** null where the item has no lots. */
  readonly lot: Lot | null;
  readonly comprovacio: Check;
  readonly resposta: ResultatAnswer | undefined;
}

const key = (partida: number, lot: number | null, check: number): string => `${partida} ${lot ?? 0} ${check}`;

/** A check that its item has no more: its number is all that is known of it. */
const checkOf = ({ comprovacio_fk, categoria_fk }: ResultatAnswer): Check => ({
  comprovacio_fk,
  categoria_fk,
  nom: String(comprovacio_fk),
  frequencia: '',
  criteri: '',
  normes: [],
  valor_tipus: 'text',
  unitat: '',
  valors: [],
  basic: false,
  obligatoria: false,
  exigida: false,
  afegida: false,
  automatica: false,
  con: false,
  preu: null,
  assaigs: null,
  previstos: { n: 0, motiu: 'un_per_lot' },
});

/** Looks answers up by where they are. */
export const respostesOf = (data: QualitatData) => {
  const found = new Map(
    data.resultats.map((one) => [key(one.treball_partida_fk, one.lot_fk, one.comprovacio_fk), one]),
  );
  const answered = new Set(data.resultats.map((one) => `${one.treball_partida_fk} ${one.comprovacio_fk}`));
  const checksOf = (partida: TreballPartida): Check[] =>
    partida.comprovacions.filter((one) => one.exigida || answered.has(`${partida.id} ${one.comprovacio_fk}`));
  /** What does not conform and has no place in the item any more, or is of it as a whole: it is never left out. */
  const soltes = (partida: TreballPartida, lots: readonly Lot[], checks: readonly Check[]): Linia[] => {
    const asked = new Set(checks.map((one) => one.comprovacio_fk));
    const places = new Set(lots.length === 0 ? [null] : lots.map(({ id }) => id));
    return data.resultats
      .filter((one) => one.treball_partida_fk === partida.id && one.resultat === 'NC')
      .filter((one) => !places.has(one.lot_fk) || !asked.has(one.comprovacio_fk))
      .map((resposta) => ({
        partida,
        lot: lots.find(({ id }) => id === resposta.lot_fk) ?? null,
        comprovacio: checks.find((one) => one.comprovacio_fk === resposta.comprovacio_fk) ?? checkOf(resposta),
        resposta,
      }));
  };
  /** Every check of an item, lot by lot. */
  const liniesOf = (partida: TreballPartida): Linia[] => {
    const lots = data.lots.get(partida.id) ?? [];
    const checks = checksOf(partida);
    const asked = (lots.length === 0 ? [null] : lots).flatMap((lot) =>
      checks.map((comprovacio) => ({
        partida,
        lot,
        comprovacio,
        resposta: found.get(key(partida.id, lot?.id ?? null, comprovacio.comprovacio_fk)),
      })),
    );
    return [...asked, ...soltes(partida, lots, checks)];
  };
  return { liniesOf };
};

/** Whether a slump conforms, and nobody says why, over samples that are out of tolerance. */
export const isConContradit = (linia: Linia): boolean =>
  linia.resposta !== undefined && isContradita(linia.resposta, consForaDe(linia.comprovacio, linia.lot));

/**
 * What slumps out of tolerance say beside a check: with the reason that was given where it conforms; that the loads are
 * rejected where nobody answered for them. A non-conformity tells itself.
 */
export const conText = (linia: Linia, { t }: Pick<Paraules, 't'>): string => {
  const n = consForaDe(linia.comprovacio, linia.lot);
  if (n === 0 || linia.resposta?.resultat === 'NC') return '';
  const on = [linia.lot?.zona?.nom, t('informe.lot', { numero: linia.lot?.numero ?? 0 })].filter(Boolean).join(' · ');
  if (linia.resposta?.resultat !== 'C') return t('qualitat.con_rebutjat', { n, on });
  const motiu = linia.resposta.observacions.trim();
  return t('qualitat.con_fora', { n, on, motiu, te: motiu === '' ? 'no' : 'si' });
};

/** Slumps out of tolerance that somebody accepted with a reason. */
export const consAcceptats = (data: QualitatData): Linia[] =>
  data.partides
    .flatMap(respostesOf(data).liniesOf)
    .filter(
      (linia) =>
        consForaDe(linia.comprovacio, linia.lot) > 0 && linia.resposta?.resultat === 'C' && !isConContradit(linia),
    );

/** Loads that the regulation rejects for their slump, and of which nobody said yet what was done. */
export const consRebutjats = (data: QualitatData): Linia[] =>
  data.partides.flatMap(respostesOf(data).liniesOf).filter(isConRebutjat);
const isConRebutjat = ({ comprovacio, lot, resposta }: Linia): boolean =>
  consForaDe(comprovacio, lot) > 0 && resposta?.resultat !== 'C' && resposta?.resultat !== 'NC';

/** Whether there is something to tell of a check: its answer, or loads that were rejected. */
export const hasToTell = (linia: Linia): boolean => isAnswered(linia) || isConRebutjat(linia);

export const isAnswered = ({ resposta }: Linia): boolean => resposta !== undefined && resposta.resultat !== 'P';

/** What failed in the laboratory and was decided upon: it is neither open nor closed. */
export const isDecidida = ({ resposta }: Linia): boolean =>
  resposta?.resultat === 'NC' && resposta.automatic && resposta.tancada !== null;

/** Non-conformities: those open first, the oldest term first; then those closed or decided upon. */
export const noConformitatsOf = (data: QualitatData): Linia[] => {
  const { liniesOf } = respostesOf(data);
  const order = ({ resposta }: Linia): string => `${resposta?.tancada ? 1 : 0} ${resposta?.termini ?? ''}`;
  return data.partides
    .flatMap(liniesOf)
    .filter(({ resposta }) => resposta?.resultat === 'NC')
    .sort((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0));
};
