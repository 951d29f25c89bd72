import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { partidaRoutes } from '../contract/routes.ts';
import type { Partida } from '../contract/schemas.ts';
import { nomDeCopia } from '../domain/copia.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import {
  BLANK_VALUES,
  type PartidaValues,
  partidaFieldSpecs,
  sentOfPartida,
  valuesOfPartida,
} from './partida-values.ts';
import { partidaQuery } from './queries.ts';
import { useBancChanged } from './use-banc-bulk.tsx';

/** The form of an item of the office: stored, or new, blank or as a copy of another. */
export const usePartidaForm = (given: {
  partida?: Partida;
  from?: Partida | undefined;
  onSaved?: (partida: Partida, another: boolean) => void;
  onLeave: () => void;
}) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const lists = useBancLists();
  const changed = useBancChanged();
  const { partida, from } = given;
  const [blank] = useState<PartidaValues>(() =>
    from ? { ...valuesOfPartida(from), nom: nomDeCopia(from.nom, language) } : BLANK_VALUES,
  );
  const form = useRecordForm({
    record: partida ? valuesOfPartida(partida) : blank,
    versio: partida?.versio ?? undefined,
    draft: partida ? `partida.${partida.id}` : `partida.nova${from ? `.${from.id}` : ''}`,
    fields: partidaFieldSpecs(t, lists),
    save: ({ values, changed: written, versio, idempotencyKey }) =>
      partida
        ? api.call(partidaRoutes.update, {
            params: { id: partida.id },
            body: { ...sentOfPartida(written), versio: versio ?? partida.versio ?? 0 },
            idempotencyKey,
          })
        : api.call(partidaRoutes.create, {
            body: { ...sentOfPartida(values), ...(from && { origen_fk: from.id }) },
            idempotencyKey,
          }),
    read: (answer) => ({ values: valuesOfPartida(answer), versio: answer.versio ?? 0 }),
    onSaved: (answer, another) => {
      queries.setQueryData(partidaQuery(api, empresa, answer.id, language).queryKey, answer);
      changed();
      given.onSaved?.(answer, another);
    },
    onLeave: given.onLeave,
  });
  const set = (path: string, value: unknown): void => {
    form.set(path, value);
    // A system is of one kind of control alone: another kind brings its first.
    if (path !== 'control_fk') return;
    const offered = lists.sistemesOf(value as number);
    if (!offered.some(({ id }) => id === form.values.sistema_fk)) form.set('sistema_fk', offered[0]?.id ?? null);
  };
  return { ...form, set };
};
