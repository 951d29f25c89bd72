import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#web/api.ts';
import { draftsOf, dropDrafts, heldDrafts, holdDraft, keepDraft } from '#web/drafts/draft-store.ts';
import { formatsOf } from '#web/formats.ts';
import { currentLanguage, translatorOf } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform, useUserId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { closeDialogs } from '#web/ui/feedback/dialogs.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { askConflict } from '#web/ui/form/form-dialogs.tsx';
import { same } from '#web/ui/form/paths.ts';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Canvi, type Casella, clauOf, type Resposta, respostaOf } from './casella.ts';
import { nomLot } from './paraules.ts';
import { lotsQuery, partidaQuery, resultatsQuery, setEstats, setResultats } from './queries.ts';
import { campsOf } from './resposta-camps.ts';
import type { DonatTrameses, EstatTrameses, Pendents, Trameses } from './tramesa.ts';
import { createTrameses } from './trameses.ts';

interface De {
  readonly usuari: number;
  readonly empresa: number;
  readonly treball: number;
}

const known = new WeakMap<QueryClient, Map<string, Trameses>>();

/** The item that is looked at, and its lot where only one is: a conflict is asked about there alone. */
interface Vista {
  readonly partida: number;
  /** null of the item as a whole; absent, any of its lots. */
  readonly lot?: number | null;
}
let vista: Vista | null = null;
/** Tells a conflict that is being asked about that its place has been left. */
let surt: (() => void) | null = null;
const esMira = ({ treball_partida_fk, lot_fk }: Casella): boolean =>
  vista?.partida === treball_partida_fk && (vista.lot === undefined || vista.lot === lot_fk);

/** What a place is called: its item, lot and check. */
const nomDe = async (
  api: Api,
  queries: QueryClient,
  empresa: number,
  { proces_fk: pid, treball_partida_fk: xid, lot_fk, comprovacio_fk }: Casella,
  id: number,
): Promise<string> => {
  const language = currentLanguage();
  const lloc = { id, pid, xid };
  const found = await Promise.all([
    queries.fetchQuery({ ...partidaQuery(api, empresa, lloc, language), staleTime: 60_000 }),
    queries.fetchQuery({ ...lotsQuery(api, empresa, lloc), staleTime: 60_000 }),
  ]).catch(() => null);
  const t = translatorOf(resultatTexts, language);
  if (found === null) return t('seguiment.seguiment');
  const [partida, lots] = found;
  const lot = lots.find((one) => one.id === lot_fk);
  const check = partida.comprovacions.find((one) => one.comprovacio_fk === comprovacio_fk);
  return [partida.nom, lot && nomLot(t, lot), check?.nom].filter(Boolean).join(' · ');
};

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
  const donat: DonatTrameses = {
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
      void queries.invalidateQueries({ queryKey: ['nc'], refetchType: 'none' });
    },
    renova: ({ proces_fk, treball_partida_fk }) =>
      queries.fetchQuery({
        ...resultatsQuery(api, empresa, { id: treball, pid: proces_fk, xid: treball_partida_fk }),
        staleTime: 0,
      }),
    tell: (error) => tellFault(error, translatorOf(webTexts, currentLanguage())),
    diuXoc: async (mine, actual) => {
      const language = currentLanguage();
      const t = translatorOf(resultatTexts, language);
      const show = campsOf(t, formatsOf(language))['resultat']?.show;
      const marca = ({ resultat }: Resposta): string => show?.(resultat) ?? resultat;
      return t('seguiment.no_desat', {
        que: await nomDe(api, queries, empresa, mine.casella, treball),
        meu: marca({ ...mine.base, ...mine.canvi }),
        seu: marca(respostaOf(actual)),
      });
    },
    onConflicte: async (mine, actual, canvi) => {
      const language = currentLanguage();
      const formats = formatsOf(language);
      const stored = respostaOf(actual);
      const deixa = async (): Promise<'deixada'> => {
        toastError(await donat.diuXoc(mine, actual));
        return 'deixada';
      };
      if (!esMira(mine.casella)) return deixa();
      let left = false;
      // Leaving the screen closes its dialogs before its place is let go.
      const screen = (): string | undefined => window.location.hash.split('?')[0];
      const on = screen();
      surt = () => {
        left = true;
        closeDialogs();
      };
      const settled = await askConflict<Resposta>({
        about: await nomDe(api, queries, empresa, mine.casella, treball),
        whole: true,
        base: mine.base,
        mine: { ...mine.base, ...mine.canvi },
        stored,
        fields: campsOf(translatorOf(resultatTexts, language), formats),
        canvi: canvi && { ...canvi, quan: formats.instant(canvi.quan) },
        t: translatorOf(webTexts, language),
      });
      surt = null;
      if (left || (settled === null && screen() !== on)) return deixa();
      if (settled === null) return null;
      if (settled === 'discard') return 'desada';
      const differs = (camp: string): boolean => !same(settled[camp as keyof Resposta], stored[camp as keyof Resposta]);
      return Object.fromEntries(Object.entries(settled).filter(([camp]) => differs(camp))) as Canvi;
    },
    keep,
  };
  const made = createTrameses(donat);
  those.set(`${usuari}.${empresa}.${treball}`, made);
  // What an earlier page could not send goes on from where it was.
  void (async () => {
    const mine = (await draftsOf(usuari)).filter((one) => one.empresa === empresa && one.name === name);
    if (mine.length === 0) return;
    const held = await heldDrafts();
    for (const draft of mine.filter((one) => one.id !== place.id && !held(one))) {
      const { viatge, espera } = draft.values as Pendents;
      // What was waiting for a choice when its page went is not sent again: somebody else’s value stands, and it is said.
      for (const { xoc } of espera) if (xoc) toastError(xoc);
      made.take({ viatge, espera: espera.filter(({ xoc }) => !xoc) });
      await dropDrafts([draft]);
    }
  })();
  return made;
};

/** `partida` and `lot`: what is looked at, where its conflicts are asked about. */
export const useTrameses = (
  treball: number,
  partida: number,
  lot?: number | null,
): { trameses: Trameses; enviament: EstatTrameses } => {
  const api = useApi();
  const usuari = useUserId();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const trameses = tramesesOf(api, queries, { usuari, empresa, treball });
  const enviament = useSyncExternalStore(trameses.subscribe, trameses.get);
  useEffect(() => {
    const mine: Vista = lot === undefined ? { partida } : { partida, lot };
    const before = vista;
    vista = mine;
    return () => {
      if (vista === mine) vista = before;
      surt?.();
    };
  }, [partida, lot]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (trameses.get().n > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [trameses]);
  return { trameses, enviament };
};
