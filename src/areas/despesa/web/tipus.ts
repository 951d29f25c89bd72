import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { GridOption } from '#web/ui/grid/grid-types.ts';
import type { TipusDespesa } from '../contract/tipus.ts';
import { tipusQuery } from './queries.ts';

/** A kind in its place of the tree; at the top, level 0. */
export interface TipusNode {
  readonly tipus: TipusDespesa;
  readonly level: number;
  readonly leaf: boolean;
}

/** Kinds as a tree read from top to bottom. */
export const treeOf = (all: readonly TipusDespesa[]): readonly TipusNode[] => {
  const known = new Set(all.map(({ id }) => id));
  const below = (pare: number | null, level: number): TipusNode[] =>
    all
      .filter((one) => (one.pare_fk !== null && known.has(one.pare_fk) ? one.pare_fk : null) === pare)
      .flatMap((tipus) => {
        const under = below(tipus.id, level + 1);
        return [{ tipus, level, leaf: under.length === 0 }, ...under];
      });
  return below(null, 0);
};

/** Kinds of expense of the company: to choose from, and what each gives. */
export interface TipusDespeses {
  readonly ready: boolean;
  readonly tree: readonly TipusNode[];
  readonly get: (id: number | null) => TipusDespesa | null;
  /** Those offered, and those that are in use already. */
  readonly optionsFor: (used: readonly (number | null)[]) => readonly GridOption[];
}
export const useTipusDespesa = (): TipusDespeses => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data } = useQuery(tipusQuery(api, empresa, language));
  return useMemo(() => {
    const tree = treeOf(data ?? []);
    const byId = new Map((data ?? []).map((one) => [one.id, one]));
    return {
      ready: data !== undefined,
      tree: tree.filter(({ tipus }) => !tipus.baixa),
      get: (id) => (id === null ? null : (byId.get(id) ?? null)),
      optionsFor: (used) =>
        tree
          .filter(({ tipus, leaf }) => (leaf && !tipus.baixa) || used.includes(tipus.id))
          .map(({ tipus }) => {
            const pare = byId.get(tipus.pare_fk ?? 0);
            return { value: tipus.id, text: tipus.nom, ...(pare && { grup: pare.nom }) };
          }),
    };
  }, [data]);
};
