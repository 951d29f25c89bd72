import { useCallback, useRef } from 'react';
import { useApi, usePlatform } from '#web/platform.tsx';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { mergeAnswer, type Saved } from '../../contract/merge-answer.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Pastada, Zona, ZonaLot } from '../../contract/schemas.ts';
import { zonaQuery } from '../queries.ts';

/**
 * The calls of one zone, one after another, so that an older answer never covers a newer one, and the zone as it was
 * last answered.
 */
export const useZonaCalls = (zona: Zona, onAdopted: (answer: Saved) => void) => {
  const api = useApi();
  const { queries } = usePlatform();
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const now = useRef({ zona, onAdopted });
  now.current = { zona, onAdopted };

  const inTurn = useCallback(<Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    const next = chain.current.then(run, run);
    chain.current = next.catch(() => undefined);
    return next;
  }, []);
  const keepZona = useCallback(
    (fresh: Zona): void => {
      now.current.zona = fresh;
      queries.setQueryData(zonaQuery(api, fresh.id).queryKey, fresh);
    },
    [api, queries],
  );
  return {
    zona: (): Zona => now.current.zona,
    adopt: (answer: Saved): void => {
      keepZona(answer.zona);
      void queries.invalidateQueries({ queryKey: ['zones'] });
      void queries.invalidateQueries({ queryKey: ['treball'], refetchType: 'none' });
      now.current.onAdopted(answer);
    },
    /**
     * Sends a change and lays what it changed over the zone that is held. The zone is read again where that does not do:
     * somebody else has changed another lot, or (`repeated`) the answer may be that of the first time, older than what was
     * saved since.
     */
    call: (body: SeguimentBody, how: { key?: string; repeated?: boolean } = {}): Promise<Saved> =>
      inTurn(async () => {
        const params = { id: now.current.zona.id };
        const key = how.key ? { idempotencyKey: how.key } : {};
        const answer = await api.call(formigoRoutes.seguiment, { params, body, ...key });
        const merged = how.repeated ? null : mergeAnswer(now.current.zona, answer);
        const { conflictes, recalculats, desfer } = answer;
        return { zona: merged ?? (await api.call(formigoRoutes.zona, { params })), conflictes, recalculats, desfer };
      }),
    /** Reads the zone as it is now. */
    readAgain: async (): Promise<Zona> => {
      const fresh = await inTurn(() => api.call(formigoRoutes.zona, { params: { id: now.current.zona.id } }));
      keepZona(fresh);
      return fresh;
    },
    storedOf: (id: string): Pastada | null => {
      for (const lot of now.current.zona.lots) for (const row of lot.pastades) if (row.clau_client === id) return row;
      return null;
    },
    lotOf: (id: number): ZonaLot | null => now.current.zona.lots.find((one) => one.id === id) ?? null,
  };
};
export type ZonaCalls = ReturnType<typeof useZonaCalls>;
