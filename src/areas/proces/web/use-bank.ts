import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import { CONTROLS } from '#areas/banc/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useUserId } from '#web/platform.tsx';
import { readOfTab, writeOfTab } from '#web/storage.ts';
import { useFilterMemory } from '#web/ui/list/list-memory.ts';
import type { NormativaFormigo } from '../domain/base-legal.data.ts';
import { dataDeFormigo } from '../domain/base-legal.ts';
import { procesTexts } from '../texts/index.ts';

const VIGENTS = 'nomesVigents';
const kindKey = (id: number): string => `control${id}`;

/** Where a work was left with the items that are no longer in force showing: in it alone, and while the tab lives. */
const pastKey = (treball: number): string => `banc-no-vigents.${treball}`;

/** What the bank offers to a work: searched, by kind, by process and by the date of its project. */
export const useBank = (treball: number, dataProjecte: string | null, formigo: NormativaFormigo | null) => {
  const dataFormigo = dataDeFormigo(formigo, dataProjecte);
  const t = useTexts(procesTexts);
  const api = useApi();
  const user = useUserId();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [proces, setProces] = useState<number | null>(null);
  const filters = [
    ...CONTROLS.map((id) => ({
      key: kindKey(id),
      text: t(`proces.lletra.${id}`),
      whole: t(`proces.control.${id}`),
      initial: true,
    })),
    { key: 'mateixProces', text: t('proces.banc.mateix'), initial: true },
    { key: VIGENTS, text: t('proces.banc.vigents'), initial: true },
    { key: 'tots', text: t('proces.banc.tots'), initial: false },
  ];
  const memory = useFilterMemory('partida', user, filters, { field: 'proces', direction: 'ASC' }, []);
  const [past, setPast] = useState(() => ({ treball, shows: readOfTab<boolean>(pastKey(treball)) === true }));
  const showsPast = past.treball === treball ? past.shows : readOfTab<boolean>(pastKey(treball)) === true;
  const showPast = (shows: boolean): void => {
    writeOfTab(pastKey(treball), shows || null);
    setPast({ treball, shows });
  };
  const flags: Readonly<Record<string, boolean>> = { ...memory.flags, [VIGENTS]: !showsPast };
  const differs = filters.some(({ key, initial }) => flags[key] !== initial);
  const query = {
    search: search.trim() || undefined,
    controls: CONTROLS.filter((id) => flags[kindKey(id)]).join(':'),
    mateixProces: proces !== null && flags.mateixProces === true,
    ...(proces === null ? {} : { proces }),
    nomesVigents: !showsPast,
    tots: flags.tots === true,
    ...(dataProjecte ? { data_projecte: dataProjecte } : {}),
    ...(dataFormigo && dataFormigo !== dataProjecte ? { data_formigo: dataFormigo } : {}),
    getAll: true,
    ordre_camp: 'proces' as const,
  };
  const found = useQuery({
    queryKey: ['banc', 'per_al_pla', empresa, language, query],
    queryFn: ({ signal }) => api.call(partidaRoutes.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
  // Nothing in the process in hand: how many of the others there are.
  const none = query.mateixProces && found.data?.total === 0 && !found.isPlaceholderData;
  const elsewhere = useQuery({
    queryKey: ['banc', 'per_al_pla', empresa, language, 'altres', query],
    queryFn: ({ signal }) =>
      api.call(partidaRoutes.list, { query: { ...query, mateixProces: false, getAll: false, limit: 1 }, signal }),
    enabled: none,
  });
  return {
    /** Items of other processes that answer what is asked, where those of this one do not. */
    others: none ? (elsewhere.data?.total ?? 0) : 0,
    search,
    setSearch,
    proces,
    setProces,
    filters,
    flags,
    setFlag: (name: string, on: boolean) => (name === VIGENTS ? showPast(!on) : memory.setFlag(name, on)),
    /** Items that are not in force for this work are offered as well. */
    showsPast,
    differs: differs || search !== '',
    clear: () => {
      memory.clear();
      showPast(false);
      setSearch('');
    },
    items: (found.data?.items ?? []) as readonly PartidaItem[],
    loaded: found.data !== undefined,
    /** What is listed answers what is asked now; false while a search is on its way. */
    settled: found.data !== undefined && !found.isPlaceholderData,
    error: found.error,
  };
};
export type Bank = ReturnType<typeof useBank>;
