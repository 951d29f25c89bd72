import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { controlsQuery, processosQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { categoriesQuery, nivellsQuery, sistemesQuery, usosQuery } from './queries.ts';

/** Kinds of control: reception, execution, completed works. */
export const CONTROLS = [1, 2, 3] as const;
export const isControl = (id: number): id is (typeof CONTROLS)[number] => (CONTROLS as readonly number[]).includes(id);

const nameIn =
  (rows: readonly { readonly id: number; readonly nom: string }[]) =>
  (id: number | null): string =>
    rows.find((one) => one.id === id)?.nom ?? '';

/** The lists that the bank's screens choose from, and what each row of them is called. */
export const useBancLists = () => {
  const api = useApi();
  const { language } = useLanguage();
  const { data: processos = [] } = useQuery(processosQuery(api, language));
  const { data: controls = [] } = useQuery(controlsQuery(api, language));
  const { data: sistemes = [] } = useQuery(sistemesQuery(api, language));
  const { data: categories = [] } = useQuery(categoriesQuery(api, language));
  const { data: usos = [] } = useQuery(usosQuery(api, language));
  const { data: nivells = [] } = useQuery(nivellsQuery(api, language));
  return useMemo(() => {
    const headings = (control: number): readonly number[] =>
      sistemes.filter(({ controls: kinds }) => kinds.includes(control)).flatMap((one) => one.categories);
    return {
      processos,
      controls,
      sistemes,
      categories,
      usos,
      nivells,
      proces: nameIn(processos),
      control: nameIn(controls),
      sistema: nameIn(sistemes),
      categoria: nameIn(categories),
      us: nameIn(usos),
      nivell: (id: number): string => {
        const one = nivells.find((row) => row.id === id);
        return one ? `${one.nom_escala}: ${one.valor}` : '';
      },
      /** Systems that items of a kind may be under. */
      sistemesOf: (control: number) => sistemes.filter(({ controls: kinds }) => kinds.includes(control)),
      /** Headings that items of a kind may have checks under, in order. */
      categoriesOf: (control: number) => categories.filter(({ id }) => headings(control).includes(id)),
    };
  }, [processos, controls, sistemes, categories, usos, nivells]);
};
export type BancLists = ReturnType<typeof useBancLists>;
