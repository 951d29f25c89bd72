import { sortedLine } from './calcul.ts';
import { TOTAL_MINIM_FINS } from './coeficients.data.ts';
import { constantOf } from './coeficients.ts';
import { settle } from './comparacio.ts';
import { operator, symbol } from './formula.ts';
import { type Finding, finding, type LotNumbers, line, type Reglament, stepPart, wouldChange } from './troballa.ts';

/** Position, from 1, of the strength that counts: the lowest up to 20 samples, then ceil(1 + 0,05 N), in whole numbers. */
export const positionOf = (n: number): number => (n <= TOTAL_MINIM_FINS ? 1 : Math.ceil((20 + n) / 20));

/**
 * Full control (100x100), every load of the lot tested: the value at 5 % (`fc,real`) reaches fck. EHE-98 takes it as its
 * estimate and keeps acceptance down to 0,90 fck. Sources: EHE-98 88.3 and 88.5; EHE-08 86.5.5; Codi 57.5.
 */
export const judgeFull = (lot: LotNumbers, { normativa, articles }: Reglament): Finding => {
  const position = positionOf(lot.n);
  const fcReal = lot.sorted[position - 1] ?? lot.x1;
  const reduced = normativa === 'EHE-98' ? constantOf('EHE-98', 'acceptacio_090', lot.canvis) : null;
  const limit090 = reduced ? reduced.valor * lot.fck : null;
  const confidence = reduced ? 'K' : 'K+';
  const place = { article: articles.total, confidence } as const;
  const settled = settle({
    f: fcReal,
    fck: lot.fck,
    limit090,
    failure: 'fc,real < fck (control 100x100)',
    article: reduced ? '88.5' : articles.total,
    confidence,
    files: reduced ? [reduced] : [],
    parts: [symbol('fc,real'), operator('='), symbol(`x(${position})`), operator('=')],
    decimals: 1,
  });
  return finding({
    ...settled,
    cas: '100x100',
    formula: 'fc,real >= fck',
    position,
    rector: fcReal,
    estatClasse: lot.estatClasse,
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('fc_real', limit090 ?? lot.fck),
    cas_: stepPart(position === 1 ? 'total_minim' : 'total_percentil', { n: lot.n, fins: TOTAL_MINIM_FINS }, place),
    coeficient_: stepPart(
      'posicio',
      { posicio: position, n: lot.n },
      place,
      position === 1 ? [] : [line('posicio_formula', { n: lot.n, posicio: position })],
    ),
    calcul_: stepPart('fc_real', { f: fcReal, posicio: position }, place, [sortedLine(lot)]),
  });
};
