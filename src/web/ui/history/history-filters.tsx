import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
import { useTexts } from '../../language.tsx';
import { useApi, useEmpresaId } from '../../platform.tsx';
import { historialTexts } from '../../texts/historial.ts';
import css from './history.module.css';
import type { HistoryReading } from './use-history-reading.ts';

/** What a history is filtered by; empty, by nothing. Kinds and fields that read the same go together. */
export interface HistoryAsked {
  readonly usuari_fk: string;
  readonly tipus: string;
  readonly camp: string;
}
export const NOT_FILTERED: HistoryAsked = { usuari_fk: '', tipus: '', camp: '' };
export const isFiltered = (asked: HistoryAsked): boolean => Object.values(asked).some(Boolean);
/** As the call takes it. */
export const sentOf = (asked: HistoryAsked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

interface Option {
  readonly value: string;
  readonly label: string;
}
/** One option for everything that reads the same. */
const grouped = (all: readonly Option[]): Option[] =>
  [...Map.groupBy(all, ({ label }) => label)]
    .map(([label, same]) => ({ label, value: same.map(({ value }) => value).join(',') }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** Person, kind and field, of what there is in this history. */
export const HistoryFilters = ({
  entity,
  id,
  asked,
  reading,
  onAsk,
}: {
  entity: HistorialEntitat;
  id: number;
  asked: HistoryAsked;
  reading: HistoryReading;
  onAsk: (asked: HistoryAsked) => void;
}) => {
  const t = useTexts(historialTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    queryKey: ['historial', empresa, entity, id, 'filtres'],
    queryFn: ({ signal }) => api.call(historialRoutes.filters, { params: { entitat: entity, id }, signal }),
    staleTime: 0,
  });
  const options: Readonly<Record<keyof HistoryAsked, readonly Option[]>> = {
    usuari_fk: (data?.persones ?? []).map(({ usuari_fk, nom }) => ({
      value: String(usuari_fk),
      label: reading.whoOf(nom),
    })),
    tipus: grouped(
      (data?.tipus ?? []).map(({ entitat, accio }) => ({
        value: `${entitat}.${accio}`,
        label: reading.kindOf(entitat, accio),
      })),
    ),
    camp: grouped(
      (data?.camps ?? []).map(({ entitat, camp }) => ({
        value: `${entitat}.${camp}`,
        label: reading.fieldOf(entitat, camp),
      })),
    ),
  };
  return (['usuari_fk', 'tipus', 'camp'] as const).map((name) => (
    <NativeSelect
      key={name}
      className={css.filter}
      aria-label={t(`web.historial.filtre.${name}`)}
      value={asked[name]}
      onChange={(event) => onAsk({ ...asked, [name]: event.currentTarget.value })}
      data={[{ value: '', label: t(`web.historial.filtre.${name}.tots`) }, ...options[name]]}
    />
  ));
};
