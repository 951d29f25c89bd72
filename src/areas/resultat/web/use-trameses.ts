import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#web/api.ts';
import { draftsOf, dropDrafts, heldDrafts, holdDraft, keepDraft } from '#web/drafts/draft-store.ts';
import { formatsOf } from '#web/formats.ts';
import { currentLanguage, translatorOf } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform, useUserId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { askConflict } from '#web/ui/form/form-dialogs.tsx';
import { same } from '#web/ui/form/paths.ts';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Canvi, clauOf, type Resposta, respostaOf } from './casella.ts';
import { resultatsQuery, setEstats, setResultats } from './queries.ts';
import { campsOf } from './resposta-camps.ts';
import type { EstatTrameses, Pendents, Trameses } from './tramesa.ts';
import { createTrameses } from './trameses.ts';

interface De {
  readonly usuari: number;
  readonly empresa: number;
  readonly treball: number;
}

const known = new WeakMap<QueryClient, Map<string, Trameses>>();

/** Answers of a work on their way to the server. They go on while other screens are looked at. */
const tramesesOf = (api: Api, queries: QueryClient, { usuari, empresa, treball }: De): Trameses => {
  const name = `seguiment.${treball}`;
  const those = known.get(queries) ?? new Map<string, Trameses>();
  known.set(queries, those);
  const had = those.get(`${usuari}.${empresa}.${treball}`);
  if (had) return had;
  const place = { id: `${Date.now()}.${Math.random().toString(36).slice(2)}`, usuari, empresa };
  let release: (() => void) | null = null;
  const keep = (values: Pendents): void => {
    const none = values.viatge === null && values.espera.length === 0;
    if (none) {
      if (release === null) return;
      release();
      release = null;
      void dropDrafts([place]);
      return;
    }
    release ??= holdDraft(place.id);
    const title = document.title.replace(/ · Obra i Control$/, '');
    void keepDraft({ ...place, name, versio: undefined, base: {}, values, unreadable: [], at: Date.now(), title });
  };
  const made = createTrameses({
    api,
    treball,
    desada: (casella) => {
      const lloc = { id: treball, pid: casella.proces_fk, xid: casella.treball_partida_fk };
      const rows = queries.getQueryData<ResultatAnswer[]>(resultatsQuery(api, empresa, lloc).queryKey);
      return rows?.find((one) => clauOf(one) === clauOf(casella));
    },
    onDesades: ({ resultats, estats }) => {
      setResultats(queries, empresa, treball, resultats);
      setEstats(queries, empresa, treball, estats);
      // What other screens hold of the work is read anew when they open.
      void queries.invalidateQueries({ queryKey: ['treball'], refetchType: 'none' });
    },
    renova: ({ proces_fk, treball_partida_fk }) =>
      queries.fetchQuery({
        ...resultatsQuery(api, empresa, { id: treball, pid: proces_fk, xid: treball_partida_fk }),
        staleTime: 0,
      }),
    tell: (error) => tellFault(error, translatorOf(webTexts, currentLanguage())),
    onConflicte: async (mine, actual, canvi) => {
      const language = currentLanguage();
      const formats = formatsOf(language);
      const stored = respostaOf(actual);
      const settled = await askConflict<Resposta>({
        base: mine.base,
        mine: { ...mine.base, ...mine.canvi },
        stored,
        fields: campsOf(translatorOf(resultatTexts, language), formats),
        canvi: canvi && { ...canvi, quan: formats.instant(canvi.quan) },
        t: translatorOf(webTexts, language),
      });
      if (settled === null) return null;
      if (settled === 'discard') return 'desada';
      const differs = (camp: string): boolean => !same(settled[camp as keyof Resposta], stored[camp as keyof Resposta]);
      return Object.fromEntries(Object.entries(settled).filter(([camp]) => differs(camp))) as Canvi;
    },
    keep,
  });
  those.set(`${usuari}.${empresa}.${treball}`, made);
  // What an earlier page could not send goes on from where it was.
  void (async () => {
    const mine = (await draftsOf(usuari)).filter((one) => one.empresa === empresa && one.name === name);
    if (mine.length === 0) return;
    const held = await heldDrafts();
    for (const draft of mine.filter((one) => one.id !== place.id && !held(one))) {
      made.take(draft.values as Pendents);
      await dropDrafts([draft]);
    }
  })();
  return made;
};

export const useTrameses = (treball: number): { trameses: Trameses; enviament: EstatTrameses } => {
  const api = useApi();
  const usuari = useUserId();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const trameses = tramesesOf(api, queries, { usuari, empresa, treball });
  const enviament = useSyncExternalStore(trameses.subscribe, trameses.get);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (trameses.get().n > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [trameses]);
  return { trameses, enviament };
};
