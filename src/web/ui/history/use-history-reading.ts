import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { HistorialEntitat, HistorialItem } from '#contract/historial.ts';
import { type Formats, NOTHING, useFormats } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { historialTexts } from '../../texts/historial.ts';
import { webTexts } from '../../texts/index.ts';
import { type HistoryWords, RoomHistories } from './history-words.ts';

const plainValue = (value: unknown, formats: Formats, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formats.decimal(value, 0, 6);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formats.date(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || NOTHING;
  return JSON.stringify(value);
};
/** Lists that may be taken away, and what the row of such a download tells. */
const LISTS = [
  'agent',
  'treball',
  'usuari',
  'empresa',
  'correu',
  'zona',
  'factura',
  'pressupost',
  'registre',
  'banc',
] as const;
const DOWNLOAD = [
  'document',
  'documentType',
  'registres',
  'search',
  'columnes',
  'ordre_camp',
  'ordre_criteri',
] as const;
const among = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  (names as readonly unknown[]).includes(name);

/** How the rows of a history read: in the words of the tab, or of the room whose record a row is of. */
export const useHistoryReading = (entity: HistorialEntitat, words: HistoryWords) => {
  const t = useTexts(historialTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const loaders = useContext(RoomHistories);
  const rooms = useQuery({
    queryKey: ['historial', 'paraules'],
    queryFn: () => Promise.all(loaders.map((load) => load())),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const own = new Map(
    (rooms.data ?? []).flatMap((room) => {
      const read = room.words(language, formats);
      return room.entities.map((kind) => [kind, read] as const);
    }),
  );
  const wordsOf = (kind: HistorialEntitat): HistoryWords => (kind === entity ? words : (own.get(kind) ?? words));
  const fieldOf = (kind: HistorialEntitat, name: string): string => {
    const told = wordsOf(kind).field(name, kind);
    if (told !== name) return told;
    // A name of the record’s own is nobody’s word.
    return among(DOWNLOAD, name) ? t(`web.historial.llistat.${name}`) : t('web.historial.altre_camp');
  };
  const toldOf = (kind: HistorialEntitat, accio: string, canvis: HistorialItem['canvis'] = []): string | null =>
    words.action?.(accio, kind, canvis) ?? own.get(kind)?.action?.(accio, kind, canvis) ?? null;
  const listOf = ({ accio, canvis }: HistorialItem): (typeof LISTS)[number] | null => {
    // A list tells how many records it had; a paper of one record may be called as its list is.
    const listed = accio === 'descarrega' && canvis.some(({ camp }) => camp === 'registres');
    const name = listed ? canvis.find(({ camp }) => camp === 'document')?.despres : null;
    return among(LISTS, name) ? name : null;
  };
  return {
    pending: rooms.isPending,
    fieldOf,
    /** What was done, without whom: how a kind is named in the filter. */
    kindOf: (kind: HistorialEntitat, accio: HistorialItem['accio']): string =>
      toldOf(kind, accio) ?? t(`web.historial.accio.${accio}`),
    valueOf: (row: HistorialItem, name: string, value: unknown): string => {
      if (name === 'document' && among(LISTS, value)) return t(`web.historial.llista.${value}`);
      return (
        wordsOf(row.entitat).value?.(name, value, row.entitat) ??
        plainValue(value, formats, web('web.si'), web('web.no'))
      );
    },
    whoOf: (nom: string): string => nom || t('web.historial.sistema'),
    placeOf: (row: HistorialItem): string | null => words.place?.(row) ?? null,
    sentenceOf: (row: HistorialItem): string => {
      const qui = row.usuari || t('web.historial.sistema');
      const list = listOf(row);
      if (list) return t('web.historial.descarregat', { qui, llista: t(`web.historial.llista.${list}`) });
      const told = toldOf(row.entitat, row.accio, row.canvis);
      if (told) return t('web.historial.altre', { qui, accio: told });
      if (row.accio === 'crea') return t('web.historial.creat', { qui });
      if (row.accio !== 'canvia')
        return t('web.historial.altre', { qui, accio: t(`web.historial.accio.${row.accio}`) });
      const camps = row.canvis.map((one) => fieldOf(row.entitat, one.camp)).join(', ');
      return t('web.historial.canviat', { qui, n: row.canvis.length, camps });
    },
  };
};
export type HistoryReading = ReturnType<typeof useHistoryReading>;
