import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { partidaRoutes } from '../contract/routes.ts';
import type { Comprovacio, Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import type { Lloc } from './llocs.ts';
import { type Composta, compostaQuery, comprovacioQuery, partidaQuery } from './queries.ts';

interface Values {
  readonly llocs: readonly Lloc[];
}
/** What a save answers; a refusal of a stale one tells the checks too. */
type Answer = Partida & { readonly comprovacions?: readonly Lloc[] };

const llocsOf = ({ grups }: Composta): readonly Lloc[] =>
  grups.flatMap(({ categoria_fk, comprovacions }) =>
    comprovacions.map(({ id }) => ({ comprovacio_id: id, categoria_id: categoria_fk })),
  );

/** The checks of an item as a form: their order is changed, kept as a draft, and saved as a whole. */
export const useComposicio = (partida: Partida, composta: Composta) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const record = useMemo((): Values => ({ llocs: llocsOf(composta) }), [composta]);
  const sent = useRef(record.llocs);
  /** Checks that were seen here, by id: what was added is not in the item yet. */
  const seen = useRef(new Map<number, Comprovacio>());
  for (const { comprovacions } of composta.grups) for (const one of comprovacions) seen.current.set(one.id, one);
  const composed = compostaQuery(api, empresa, partida.id, language).queryKey;
  const stored = partidaQuery(api, empresa, partida.id, language).queryKey;
  const form = useRecordForm<Values, Answer>({
    record,
    versio: composta.versio ?? undefined,
    draft: composta.versio === null ? null : `partida.${partida.id}.comprovacions`,
    fields: {
      llocs: {
        label: t('banc.comprovacions'),
        show: (value) =>
          (value as readonly Lloc[])
            .map(({ comprovacio_id }) => seen.current.get(comprovacio_id)?.nom ?? String(comprovacio_id))
            .join(' · '),
      },
    },
    save: ({ values, versio, idempotencyKey }) => {
      sent.current = values.llocs;
      return api.call(partidaRoutes.compose, {
        params: { id: partida.id },
        body: { versio: versio ?? 0, comprovacions: [...values.llocs] },
        idempotencyKey,
      });
    },
    read: (answer) => ({ values: { llocs: answer.comprovacions ?? sent.current }, versio: answer.versio ?? 0 }),
    onSaved: (answer) => {
      queries.setQueryData(stored, answer);
      void queries.invalidateQueries({ queryKey: ['banc'] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
    },
    onLeave: () => go(`/empresa/${empresa}/banc/partida`),
  });
  // A draft taken back may name checks that were not seen here.
  const unseen = form.values.llocs.map((one) => one.comprovacio_id).filter((id) => !seen.current.has(id));
  const found = useQueries({ queries: unseen.map((id) => comprovacioQuery(api, empresa, id, language)) });
  for (const { data } of found) if (data) seen.current.set(data.id, data);
  return {
    form,
    checkOf: (id: number): Comprovacio | undefined => seen.current.get(id),
    /** Known from now on, so that it shows once it is placed. */
    know: (check: Comprovacio): void => void seen.current.set(check.id, check),
    /** Saves what is pending: what is done to one check is done to the item as stored. */
    settle: async (): Promise<boolean> => !form.dirty || (await form.submit()),
    /** Reads again what a call has changed on the way. */
    refresh: async (): Promise<void> => {
      await queries.refetchQueries({ queryKey: composed });
      await queries.invalidateQueries({ queryKey: ['banc'] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
    },
  };
};

/** The checks of an item as they are stored. */
export const useComposta = (id: number) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  return useQuery({ ...compostaQuery(api, empresa, id, language), staleTime: 5_000 });
};
