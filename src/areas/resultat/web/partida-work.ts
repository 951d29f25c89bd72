import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { useLanguage } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext } from '#web/room.ts';
import type { Fila } from './partida-grid.tsx';
import { apartatsQuery, type Lloc, lotsQuery, partidaQuery, resultatsQuery } from './queries.ts';

/** Reads an item, its lots and its answers before its screen is shown. */
export const llegeixPartida = ({ api, queries, empresa, language }: ResolveContext, lloc: Lloc) =>
  Promise.all([
    queries.fetchQuery(partidaQuery(api, empresa, lloc, language)),
    queries.fetchQuery(lotsQuery(api, empresa, lloc)),
    queries.fetchQuery(resultatsQuery(api, empresa, lloc)),
    queries.fetchQuery(apartatsQuery(api, language)),
  ]);

const STALE_MS = 5_000;

/** An item with its checks by heading, its lots and its answers, as they are now. */
export const usePartida = (lloc: Lloc) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const more = { enabled: lloc.xid > 0, staleTime: STALE_MS };
  const first = useQuery({ ...partidaQuery(api, empresa, lloc, language), ...more });
  const { data: partida, error } = first;
  const { data: lots } = useQuery({ ...lotsQuery(api, empresa, lloc), ...more });
  const { data: resultats } = useQuery({ ...resultatsQuery(api, empresa, lloc), ...more });
  const { data: apartats } = useQuery(apartatsQuery(api, language));
  const files = useMemo(
    () => (partida && apartats ? filesOf(partida, new Map(apartats.map((one) => [one.id, one]))) : []),
    [partida, apartats],
  );
  return {
    partida,
    lots,
    resultats,
    files,
    error,
    refetch: first.refetch,
    ready: Boolean(partida && lots && resultats && apartats),
  };
};

const filesOf = (
  { comprovacions }: TreballPartida,
  apartats: ReadonlyMap<number, { readonly nom: string; readonly ordre: number }>,
): readonly Fila[] => {
  const place = (id: number): number => apartats.get(id)?.ordre ?? Number.MAX_SAFE_INTEGER;
  const groups = [...Map.groupBy(comprovacions, (one) => one.categoria_fk)].sort(([a], [b]) => place(a) - place(b));
  return groups.flatMap(([id, checks]) =>
    checks.map((check, at) => ({ check, apartat: at === 0 ? (apartats.get(id)?.nom ?? '') : null })),
  );
};

/** The rows that stay, their headings with the first of each. */
export const filtra = (files: readonly Fila[], stays: (fila: Fila) => boolean): readonly Fila[] => {
  let apartat: string | null = null;
  return files.flatMap((fila) => {
    if (fila.apartat !== null) apartat = fila.apartat;
    if (!stays(fila)) return [];
    const shown = { ...fila, apartat };
    apartat = null;
    return [shown];
  });
};
