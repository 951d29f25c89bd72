/** Answers to a check, as the specification writes them: pending, conforming, not conforming, not applicable. */
export const RESULTATS = ['P', 'C', 'NC', 'NA'] as const;
export type Resultat = (typeof RESULTATS)[number];

/**
 * States that what is controlled may be in. `decidit`: all is answered, and something failed in the laboratory of which it was
 * decided what becomes: it never conforms.
 */
export const ESTATS_CONTROL = ['no_aplica', 'conforme', 'pendent', 'en_curs', 'decidit', 'no_conforme'] as const;
export type EstatControl = (typeof ESTATS_CONTROL)[number];

/** What was answered of one check in one lot. */
export interface Resposta {
  readonly comprovacio_fk: number;
  /** Lot it is about; null of the item as a whole, where it has no lots. */
  readonly lot_fk: number | null;
  readonly resultat: Resultat;
  /** A non-conformity that was mended and closed; of one of the laboratory, decided upon. */
  readonly tancada: boolean;
  /** Written by the verdict of a lot of concrete: what failed there stays so, whatever was decided of it. */
  readonly automatic: boolean;
}

/** What a part of the control comes to: its checks, one by one and lot by lot. */
export interface Recompte {
  /** Answers asked for, those not applicable left out. */
  readonly total: number;
  /** Conforming, or not conforming and closed. */
  readonly conformes: number;
  readonly obertes: number;
  /** Not conforming and closed: counted among those conforming, and never hidden. */
  readonly tancades: number;
  /** Failed in the laboratory and decided upon: neither conforming nor closed nor open. */
  readonly decidides: number;
  readonly noAplica: number;
  /** Without an answer. */
  readonly pendents: number;
  /** Lots in which nothing is left without an answer; an item of one lot that is answered as a whole is its lot. */
  readonly lotsFets: number;
  /** Lots forecast that do not exist yet; one that is forecast and not made is told by the checks that wait. */
  readonly lotsPerFer: number;
}

export const CAP_RECOMPTE: Recompte = {
  total: 0,
  conformes: 0,
  obertes: 0,
  tancades: 0,
  decidides: 0,
  noAplica: 0,
  pendents: 0,
  lotsFets: 0,
  lotsPerFer: 0,
};

/** The counts of parts, together. */
export const together = (parts: readonly Recompte[]): Recompte =>
  parts.reduce(
    (all, part) => ({
      total: all.total + part.total,
      conformes: all.conformes + part.conformes,
      obertes: all.obertes + part.obertes,
      tancades: all.tancades + part.tancades,
      decidides: all.decidides + part.decidides,
      noAplica: all.noAplica + part.noAplica,
      pendents: all.pendents + part.pendents,
      lotsFets: all.lotsFets + part.lotsFets,
      lotsPerFer: all.lotsPerFer + part.lotsPerFer,
    }),
    CAP_RECOMPTE,
  );

/**
 * State of a lot, an item, a process or a work (`qualitat.md` §2.3): not conforming while any non-conformity is open; not
 * applicable when every check is; conforming when each applicable one conforms in each lot and no lot is missing, and decided
 * when all but what failed and was decided upon does; under way when something was answered; else pending.
 */
export const estatOf = (counted: Recompte): EstatControl => {
  if (counted.obertes > 0) return 'no_conforme';
  if (counted.total === 0 && counted.noAplica === 0) return 'pendent';
  if (counted.total === 0) return counted.lotsPerFer === 0 ? 'no_aplica' : 'en_curs';
  if (counted.pendents === 0 && counted.lotsPerFer === 0) return counted.decidides > 0 ? 'decidit' : 'conforme';
  return counted.conformes + counted.decidides + counted.noAplica > 0 ? 'en_curs' : 'pendent';
};

/**
 * Whole percent of the answers asked for that are given, rounded down; 100 when there is none to give. Lots to make are a
 * figure of their own (`lotsPerFer`) and ask for nothing yet; while one is missing, the whole is never told.
 */
export const percentOf = ({ total, pendents, lotsPerFer }: Recompte): number => {
  const percent = total === 0 ? 100 : Math.floor(((total - pendents) * 100) / total);
  return lotsPerFer > 0 ? Math.min(percent, 99) : percent;
};

/** An item of a work as its state sees it. */
export interface Controlada {
  /** Checks that count: demanded, or no longer demanded but answered. */
  readonly comprovacions: readonly number[];
  readonly lots: readonly number[];
  readonly lotsPrevistos: number;
  /** Its lots are that many at least, and nobody has said how many. */
  readonly minim?: boolean;
  /** Of concrete: its zones of which nobody said how much they hold, and that lack a lot at least. */
  readonly zonesSenseLots?: number;
  /** Of concrete: its lots are those of its zones, and it is never its own. */
  readonly formigo?: boolean;
}

/** An item forecast in one lot that was not made is its own lot. */
const isItsLot = ({ lots, lotsPrevistos, formigo = false }: Controlada): boolean =>
  lots.length === 0 && lotsPrevistos === 1 && !formigo;

const isDone = ({ pendents, total, noAplica }: Recompte): boolean => pendents === 0 && total + noAplica > 0;

const countOf = (answer: Resposta | undefined): Recompte => {
  if (!answer || answer.resultat === 'P') return { ...CAP_RECOMPTE, total: 1, pendents: 1 };
  if (answer.resultat === 'NA') return { ...CAP_RECOMPTE, noAplica: 1 };
  if (answer.resultat === 'C') return { ...CAP_RECOMPTE, total: 1, conformes: 1 };
  if (answer.tancada && answer.automatic) return { ...CAP_RECOMPTE, total: 1, decidides: 1 };
  if (answer.tancada) return { ...CAP_RECOMPTE, total: 1, conformes: 1, tancades: 1 };
  return { ...CAP_RECOMPTE, total: 1, obertes: 1 };
};

/**
 * Counts of each lot of an item, and of the item. Without lots the item is judged by the answers about it as a whole. What
 * does not conform is counted wherever it is: also of a lot or a check that the item has no more, or of it as a whole.
 */
export const recompteOf = (
  item: Controlada,
  respostes: readonly Resposta[],
): {
  readonly partida: Recompte;
  readonly lots: ReadonlyMap<number, Recompte>;
  /** Lots that count as made: also that of an item of one lot, once something is answered of it as a whole. */
  readonly fets: number;
} => {
  const { comprovacions, lots, lotsPrevistos, zonesSenseLots = 0 } = item;
  const byLot = new Map<number | null, Resposta[]>();
  for (const one of respostes) {
    const same = byLot.get(one.lot_fk);
    if (same) same.push(one);
    else byLot.set(one.lot_fk, [one]);
  }
  const checks = new Set(comprovacions);
  const places = new Set<number | null>(lots.length === 0 ? [null] : lots);
  const of = (lot: number | null): Recompte => {
    const here = byLot.get(lot) ?? [];
    const answers = new Map(here.map((one) => [one.comprovacio_fk, one]));
    const unasked = here.filter((one) => one.resultat === 'NC' && !checks.has(one.comprovacio_fk));
    return together([...comprovacions.map((id) => countOf(answers.get(id))), ...unasked.map(countOf)]);
  };
  const elsewhere = together(respostes.filter((one) => one.resultat === 'NC' && !places.has(one.lot_fk)).map(countOf));
  if (lots.length === 0) {
    const whole = of(null);
    const answered = whole.total > whole.pendents || whole.noAplica > 0;
    const isOne = isItsLot(item);
    // An item that is forecast in lots waits for them, whatever was answered of it as a whole: that is of the first one.
    // One at least is no lot of its own until something of it is answered.
    const lotsPerFer = isOne && (answered || (whole.pendents > 0 && !item.minim)) ? 0 : lotsPrevistos + zonesSenseLots;
    const partida = {
      ...together([whole, elsewhere]),
      lotsFets: isOne && isDone(whole) ? 1 : 0,
      lotsPerFer,
    };
    return { partida, lots: new Map(), fets: isOne && answered ? 1 : 0 };
  }
  const each = new Map(
    lots.map((lot) => {
      const counted = of(lot);
      return [lot, { ...counted, lotsFets: isDone(counted) ? 1 : 0 }];
    }),
  );
  const sum = together([...each.values(), elsewhere]);
  const lotsPerFer = Math.max(lotsPrevistos - lots.length, 0) + zonesSenseLots;
  return { partida: { ...sum, lotsPerFer }, lots: each, fets: lots.length };
};
