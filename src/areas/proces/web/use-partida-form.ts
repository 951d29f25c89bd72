import { useRef } from 'react';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { type PartidaValues, partidaFieldSpecs, sentChecks, valuesOf } from './partida-values.ts';
import { PLA, treballPartidaQuery } from './queries.ts';

/** The form of an item of a work; `names` holds what checks put in by hand are called until they are stored. */
export const usePartidaForm = (given: {
  partida: TreballPartida;
  scope?: string;
  onSaved?: () => void;
  onLeave: () => void;
}) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const lists = useBancLists();
  const { partida } = given;
  const names = useRef(new Map<number, string>());
  for (const { comprovacio_fk, nom } of partida.comprovacions) names.current.set(comprovacio_fk, nom);
  const base = useRef(valuesOf(partida));
  const params = { id: partida.treball_fk, pid: partida.proces_fk, xid: partida.id };
  const form = useRecordForm<PartidaValues, TreballPartida>({
    record: valuesOf(partida),
    versio: partida.versio,
    draft: `treball_partida.${partida.id}`,
    ...(given.scope ? { scope: given.scope } : {}),
    fields: partidaFieldSpecs(t, lists, formats, (id) => names.current.get(id) ?? String(id)),
    save: ({ changed, versio, avisos_acceptats, idempotencyKey }) => {
      const { comprovacions, amidament, ...rest } = changed;
      // What its zones measure is read, never sent: also where it was typed before they came.
      const typed = partida.amidament_de_zones === null && amidament !== undefined;
      return api.call(procesRoutes.updatePartida, {
        params,
        body: {
          ...rest,
          ...(typed ? { amidament } : {}),
          versio: versio ?? partida.versio,
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
          ...(comprovacions ? { comprovacions: sentChecks(base.current.comprovacions, comprovacions) } : {}),
        },
        idempotencyKey,
      });
    },
    read: (answer) => {
      base.current = valuesOf(answer);
      return { values: base.current, versio: answer.versio };
    },
    onSaved: (answer) => {
      queries.setQueryData(treballPartidaQuery(api, empresa, params, language).queryKey, answer);
      void queries.invalidateQueries({ queryKey: [PLA, empresa, partida.treball_fk] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
      given.onSaved?.();
    },
    onLeave: given.onLeave,
  });
  return {
    form,
    nameOf: (id: number): string => names.current.get(id) ?? '',
    know: (id: number, nom: string): void => void names.current.set(id, nom),
  };
};
