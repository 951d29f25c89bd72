import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeComprovacions } from './canvi.ts';
import { CAP_RECOMPTE, type Controlada, estatOf, percentOf, type Resposta, recompteOf, together } from './estat.ts';

const item = (more: Partial<Controlada> = {}): Controlada => ({
  comprovacions: [1, 2],
  lots: [10, 11],
  lotsPrevistos: 2,
  ...more,
});
const answer = (
  comprovacio_fk: number,
  lot_fk: number | null,
  resultat: Resposta['resultat'],
  tancada = false,
  automatic = false,
) => ({
  comprovacio_fk,
  lot_fk,
  resultat,
  tancada,
  automatic,
});
const state = (of: Controlada, ...answers: Resposta[]) => estatOf(recompteOf(of, answers).partida);

describe('the state of an item', () => {
  test('is pending until something is answered, then under way, then conforming when every lot is', () => {
    expect(state(item())).toBe('pendent');
    expect(state(item(), answer(1, 10, 'P'))).toBe('pendent');
    expect(state(item(), answer(1, 10, 'C'))).toBe('en_curs');
    const three = [answer(1, 10, 'C'), answer(2, 10, 'C'), answer(1, 11, 'C')];
    expect(state(item(), ...three)).toBe('en_curs');
    expect(state(item(), ...three, answer(2, 11, 'C'))).toBe('conforme');
    expect(state(item(), ...three, answer(2, 11, 'NA'))).toBe('conforme');
  });
  test('is not conforming while a non-conformity is open, whatever else conforms', () => {
    const rest = [answer(1, 10, 'C'), answer(2, 10, 'C'), answer(1, 11, 'C')];
    expect(state(item(), ...rest, answer(2, 11, 'NC'))).toBe('no_conforme');
    expect(state(item(), ...rest, answer(2, 11, 'NC', true))).toBe('conforme');
    expect(state(item(), answer(2, 11, 'NC'))).toBe('no_conforme');
  });
  test('says for ever that something did not conform, closed as it is', () => {
    const { partida } = recompteOf(item(), [answer(2, 11, 'NC', true), answer(1, 11, 'NC')]);
    expect([partida.obertes, partida.tancades, partida.conformes]).toEqual([1, 1, 1]);
  });
  test('never conforms where something failed in the laboratory, whatever was decided of it', () => {
    const rest = [answer(1, 10, 'C'), answer(2, 10, 'C'), answer(1, 11, 'C')];
    const decided = answer(2, 11, 'NC', true, true);
    const { partida, lots } = recompteOf(item(), [...rest, decided]);
    expect(estatOf(partida)).toBe('decidit');
    expect([partida.decidides, partida.tancades, partida.conformes, partida.obertes]).toEqual([1, 0, 3, 0]);
    expect([...lots.values()].map(estatOf)).toEqual(['conforme', 'decidit']);
    expect(state(item(), decided)).toBe('en_curs');
    expect(state(item(), ...rest.slice(1), answer(1, 10, 'NC'), decided)).toBe('no_conforme');
    expect(estatOf(together([partida, recompteOf(item(), [...rest, answer(2, 11, 'C')]).partida]))).toBe('decidit');
  });
  test('is not applicable when every check is, and only then', () => {
    const na = [1, 2].flatMap((id) => [10, 11].map((lot) => answer(id, lot, 'NA')));
    expect(state(item(), ...na)).toBe('no_aplica');
    expect(state(item(), ...na.slice(1))).toBe('en_curs');
  });
  test('waits for the lots that are forecast and do not exist', () => {
    const one = [answer(1, 10, 'C'), answer(2, 10, 'C')];
    expect(state(item({ lots: [10] }), ...one)).toBe('en_curs');
    expect(state(item({ lots: [10], lotsPrevistos: 1 }), ...one)).toBe('conforme');
    expect(recompteOf(item({ lots: [10] }), one).partida.lotsPerFer).toBe(1);
  });
  test('without lots is that of the answers about it as a whole', () => {
    const whole = item({ lots: [], lotsPrevistos: 1 });
    expect(state(whole)).toBe('pendent');
    expect(state(whole, answer(1, null, 'C'), answer(2, null, 'C'))).toBe('conforme');
    expect(state(whole, answer(1, null, 'NC'))).toBe('no_conforme');
  });
  test('of one lot at least has that one to make until it is made or something of it is answered', () => {
    const least = item({ lots: [], lotsPrevistos: 1, minim: true });
    const perFer = (of: Controlada, ...answers: Resposta[]) => recompteOf(of, answers).partida.lotsPerFer;
    expect([perFer(least), perFer({ ...least, minim: false })]).toEqual([1, 0]);
    expect([perFer(least, answer(1, null, 'C')), perFer({ ...least, lots: [10] })]).toEqual([0, 0]);
    expect(state(least)).toBe('pendent');
  });
  test('answered as a whole waits all the same for the lots that it is forecast in', () => {
    const all = [answer(1, null, 'C'), answer(2, null, 'C')];
    const five = recompteOf(item({ lots: [], lotsPrevistos: 5 }), all).partida;
    expect([estatOf(five), five.lotsPerFer, five.total, percentOf(five)]).toEqual(['en_curs', 5, 2, 99]);
    const na = [answer(1, null, 'NA'), answer(2, null, 'NA')];
    expect(state(item({ lots: [], lotsPrevistos: 5 }), ...na)).toBe('en_curs');
    // One of concrete is never its own lot: its lots are those of its zones.
    expect(state(item({ lots: [], lotsPrevistos: 1, formigo: true }), ...all)).toBe('en_curs');
    expect(state(item({ lots: [], lotsPrevistos: 1 }), ...all)).toBe('conforme');
  });
  test('whole is never told of a part: with a lot missing, less than all is answered', () => {
    fc.assert(
      fc.property(fc.subarray([10, 11, 12]), fc.integer({ min: 0, max: 6 }), (lots, lotsPrevistos) => {
        const of = item({ lots, lotsPrevistos });
        const places = lots.length === 0 ? [null] : lots;
        const all = places.flatMap((lot) => [1, 2].map((id) => answer(id, lot, 'C')));
        const { partida } = recompteOf(of, all);
        const missing = Math.max(lotsPrevistos - Math.max(lots.length, lotsPrevistos === 1 ? 1 : 0), 0);
        expect(partida.lotsPerFer).toBe(missing);
        expect(estatOf(partida)).toBe(missing > 0 ? 'en_curs' : 'conforme');
        expect(percentOf(partida) === 100).toBe(missing === 0);
        // What lots to make will ask for is asked by nobody yet.
        expect(partida.total).toBe(2 * Math.max(lots.length, 1));
      }),
    );
  });
  test('does not count answers to checks that are no longer there', () => {
    expect(state(item({ comprovacions: [1] }), answer(2, 10, 'P'), answer(1, 10, 'C'), answer(1, 11, 'C'))).toBe(
      'conforme',
    );
  });
  test('is not conforming by what is open anywhere of it, and tells what was closed there', () => {
    const all = [1, 2].flatMap((id) => [10, 11].map((lot) => answer(id, lot, 'C')));
    for (const [check, lot] of [
      [1, null],
      [1, 99],
      [9, 10],
    ] as const) {
      expect(state(item(), ...all, answer(check, lot, 'C'))).toBe('conforme');
      expect(state(item(), ...all, answer(check, lot, 'NC'))).toBe('no_conforme');
      const closed = recompteOf(item(), [...all, answer(check, lot, 'NC', true)]).partida;
      expect([estatOf(closed), closed.tancades, closed.conformes]).toEqual(['conforme', 1, 5]);
    }
    expect(recompteOf(item(), [...all, answer(9, 10, 'NC')]).lots.get(10)?.obertes).toBe(1);
    const whole = item({ lots: [], lotsPrevistos: 1 });
    expect(state(whole, answer(1, null, 'C'), answer(2, null, 'C'), answer(1, 10, 'NC'))).toBe('no_conforme');
  });
  test('counts every open and every closed non-conformity, whatever it is about', () => {
    const some = fc.uniqueArray(
      fc.record({
        comprovacio_fk: fc.integer({ min: 1, max: 4 }),
        lot_fk: fc.constantFrom(null, 10, 11, 12),
        resultat: fc.constantFrom('P' as const, 'C' as const, 'NC' as const, 'NA' as const),
        tancada: fc.boolean(),
        automatic: fc.boolean(),
      }),
      { selector: (one) => `${one.comprovacio_fk} ${one.lot_fk}` },
    );
    fc.assert(
      fc.property(some, fc.subarray([1, 2, 3]), fc.subarray([10, 11]), (answers, comprovacions, lots) => {
        const { partida } = recompteOf({ comprovacions, lots, lotsPrevistos: 2 }, answers);
        const ncs = answers.filter(({ resultat }) => resultat === 'NC');
        expect(partida.obertes).toBe(ncs.filter(({ tancada }) => !tancada).length);
        const settled = ncs.filter(({ tancada }) => tancada);
        expect(partida.tancades).toBe(settled.filter(({ automatic }) => !automatic).length);
        expect(partida.decidides).toBe(settled.filter(({ automatic }) => automatic).length);
        expect(partida.total).toBe(partida.conformes + partida.obertes + partida.decidides + partida.pendents);
      }),
    );
  });
  test('of one lot answered as a whole is its lot; of more, it is none of them', () => {
    const fets = (lotsPrevistos: number, ...answers: ReturnType<typeof answer>[]) =>
      recompteOf(item({ lots: [], lotsPrevistos }), answers).partida.lotsFets;
    const all = [answer(1, null, 'C'), answer(2, null, 'NA')];
    expect([fets(1, ...all), fets(1, answer(1, null, 'C')), fets(1), fets(2, ...all), fets(0, ...all)]).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });
  test('without checks is pending: nothing was controlled', () => {
    expect(state(item({ comprovacions: [] }))).toBe('pendent');
  });
});

describe('states together', () => {
  const recompte = fc.record({
    total: fc.nat(5),
    conformes: fc.nat(5),
    obertes: fc.nat(2),
    tancades: fc.nat(2),
    decidides: fc.nat(2),
    noAplica: fc.nat(3),
    pendents: fc.nat(5),
    lotsFets: fc.nat(3),
    lotsPerFer: fc.nat(2),
  });
  test('one open non-conformity is seen in whatever holds it', () => {
    fc.assert(
      fc.property(fc.array(recompte, { minLength: 1 }), fc.nat(), (parts, place) => {
        const one = parts[place % parts.length] ?? CAP_RECOMPTE;
        const with1 = parts.map((part) => (part === one ? { ...part, obertes: part.obertes + 1 } : part));
        expect(estatOf(together(with1))).toBe('no_conforme');
      }),
    );
  });
  test('what is conforming has nothing pending, nothing open and no lot missing', () => {
    fc.assert(
      fc.property(fc.array(recompte), (parts) => {
        const all = together(parts);
        if (estatOf(all) === 'conforme') expect([all.pendents, all.obertes, all.lotsPerFer]).toEqual([0, 0, 0]);
      }),
    );
  });
  test('the last answer of the last lot completes the whole', () => {
    const of = item();
    const all = [1, 2].flatMap((id) => [10, 11].map((lot) => answer(id, lot, 'C')));
    expect(percentOf(recompteOf(of, all.slice(0, 3)).partida)).toBe(75);
    expect(percentOf(recompteOf(of, all).partida)).toBe(100);
    expect(recompteOf(of, all.slice(0, 3)).partida.lotsFets).toBe(1);
    expect(together([recompteOf(of, all).partida, recompteOf(of, all.slice(0, 1)).partida]).lotsFets).toBe(2);
    expect(estatOf(together([recompteOf(of, all).partida, recompteOf(of, all).partida]))).toBe('conforme');
  });
});

describe('a changed choice', () => {
  const had = (comprovacio_fk: number, exigida = true, afegida = false) => ({
    comprovacio_fk,
    categoria_fk: 9,
    exigida,
    afegida,
  });
  const asked = (...ids: number[]) => ids.map((comprovacio_fk) => ({ comprovacio_fk, categoria_fk: 9 }));
  const ids = (rows: readonly { comprovacio_fk: number }[]) => rows.map(({ comprovacio_fk }) => comprovacio_fk);
  test('brings checks, takes those unanswered, keeps the others as no longer demanded and those added by hand', () => {
    const canvi = changeComprovacions(
      [had(1), had(2), had(3), had(4, true, true), had(5, false)],
      asked(1, 5, 6),
      new Set([3]),
    );
    expect([ids(canvi.venen), ids(canvi.tornen), ids(canvi.queden), canvi.surten, canvi.jaNo]).toEqual([
      [6],
      [5],
      [1],
      [2],
      [3],
    ]);
  });
});
