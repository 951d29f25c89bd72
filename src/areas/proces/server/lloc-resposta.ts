import { comprovacionsOf } from '#areas/banc/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { findLot, findPartida, insertComprovacions, listComprovacions } from './store.ts';
import { rowOfCheck } from './take.ts';

/** A check of an item of a work that an answer is about. */
interface Lloc {
  readonly treball_partida_fk: number;
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
}

/** Whether it is an ordinary lot that takes no more. */
export const isLotTancat = async (db: Executor, empresaId: number, id: number): Promise<boolean> =>
  (await findLot(db, empresaId, id))?.estat === 'tancat';

/**
 * Makes room for answers that come back: a check that their item lost meanwhile is there again, no longer demanded. Gives
 * those whose item or check is nowhere any more.
 */
export const tornaComprovacions = async <Row extends Lloc>(
  context: CompanyContext,
  answers: readonly Row[],
): Promise<Row[]> => {
  const { db, empresa } = context;
  const lost: Row[] = [];
  for (const [id, some] of Map.groupBy(answers, (one) => Number(one.treball_partida_fk))) {
    const partida = await findPartida(db, empresa.id, id);
    if (!partida) {
      lost.push(...some);
      continue;
    }
    const treball_fk = Number(partida.treball_fk);
    const have = await listComprovacions(db, empresa.id, treball_fk, id);
    const there = new Set(have.map(({ comprovacio_fk }) => Number(comprovacio_fk)));
    const missing = Map.groupBy(
      some.filter((one) => !there.has(Number(one.comprovacio_fk))),
      (one) => Number(one.comprovacio_fk),
    );
    if (missing.size === 0) continue;
    const banc = new Map((await comprovacionsOf(context, Number(partida.partida_fk))).map((one) => [one.id, one]));
    let ordre = Math.max(0, ...have.map((one) => one.ordre));
    for (const [comprovacio_fk, rows] of missing) {
      const check = banc.get(comprovacio_fk);
      if (!check) {
        lost.push(...rows);
        continue;
      }
      ordre += 10;
      const key = { empresa_fk: empresa.id, treball_fk, treball_partida_fk: id, ordre };
      const categoria_fk = rows[0]?.categoria_fk ?? check.categoria_fk;
      const row = rowOfCheck(key, check, { afegida: 0, categoria_fk, valors: [], obligatoria: false });
      await insertComprovacions(db, [{ ...row, exigida: 0 }]);
    }
  }
  return lost;
};
