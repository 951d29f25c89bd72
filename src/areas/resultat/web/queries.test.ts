import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { RecompteAnswer } from '#areas/proces/contract/schemas.ts';
import { setEstats } from './queries.ts';

const recompte = (conformes: number): RecompteAnswer => ({
  estat: 'en_curs',
  percentatge: 0,
  total: 4,
  conformes,
  obertes: 0,
  tancades: 0,
  decidides: 0,
  noAplica: 0,
  pendents: 4 - conformes,
  lots: 1,
  lotsFets: 0,
  lotsPrevistos: 1,
  lotsPerFer: 0,
});

it('states go to the programme that is held, and to nothing else that is held of it', () => {
  const queries = new QueryClient();
  const canvis = { n: 1, cost: { abans: 0, despres: 0 }, partides: [], avisos: [] };
  const previsio = { entren: [], surten: [], queden: [] };
  const held = [
    [['programa', 1, 5, 'canvis', 'ca'], canvis],
    [['programa', 1, 5, 'previsio', 4, 1, {}], previsio],
    [['programa', 1, 5, 'revisions', 'ca'], [{ numero: 1 }]],
  ] as const;
  for (const [key, value] of held) queries.setQueryData(key, value);
  const partida = { id: 4, recompte: recompte(0) };
  const proces = { proces_fk: 7, recompte: recompte(0), partides: [partida] };
  queries.setQueryData(['programa', 1, 5, 'ca'], { recompte: recompte(0), processos: [proces] });
  setEstats(queries, 1, 5, {
    treball: recompte(1),
    processos: [{ proces_fk: 7, recompte: recompte(2) }],
    partides: [{ treball_partida_fk: 4, recompte: recompte(3) }],
    lots: [],
  });
  expect(queries.getQueryData(['programa', 1, 5, 'ca'])).toEqual({
    recompte: recompte(1),
    processos: [{ ...proces, recompte: recompte(2), partides: [{ id: 4, recompte: recompte(3) }] }],
  });
  for (const [key, value] of held) expect(queries.getQueryData(key)).toBe(value);
});
