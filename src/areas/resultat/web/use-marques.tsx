import { useEffect, useMemo, useRef, useState } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { today } from '#web/formats.ts';
import { keepTyping, type Typing } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerBack } from '#web/ui/feedback/undo.tsx';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import {
  type Canvi,
  type Casella,
  clauOf,
  isOberta,
  isTancada,
  type Resposta,
  respostaOf,
  SENSE_NC,
} from './casella.ts';
import { type Contradiccio, type MarcaDemanada, MarcaDialog } from './marca-dialog.tsx';
import { askSobreNc } from './nc/over-nc.tsx';
import type { EstatTrameses, Trameses } from './tramesa.ts';

/** What stands at a place: what is stored with what was typed over it. */
export interface Posada {
  readonly resposta: Resposta;
  readonly desada: ResultatAnswer | undefined;
  readonly perEnviar: boolean;
  readonly refus: string | null;
}
export type Mira = (casella: Casella) => Posada;

/** Looks at answers with what was typed over them. */
export const useMira = (resultats: readonly ResultatAnswer[] | undefined, enviament: EstatTrameses): Mira =>
  useMemo(() => {
    const stored = new Map((resultats ?? []).map((one) => [clauOf(one), one]));
    return (casella) => {
      const clau = clauOf(casella);
      const desada = stored.get(clau);
      const canvi = enviament.canvis.get(clau);
      return {
        resposta: { ...respostaOf(desada), ...canvi },
        desada,
        perEnviar: canvi !== undefined,
        refus: enviament.refusos.get(clau)?.missatge ?? null,
      };
    };
  }, [resultats, enviament]);

export type Marca = Resposta['resultat'];
/** Marks, and gives what to tell of it once the server has said so, or the line has failed; null where nothing is marked yet. */
export type Marcar = (marca: Marca, caselles: readonly Casella[], nom: string) => Promise<string | null>;

/** A place that was marked: what its answer said before, and the version that the mark made of it once it is known. */
interface Posat {
  readonly casella: Casella;
  readonly abans: Canvi;
  versio: number | undefined;
}

/**
 * Marks places: conforming and pending at once, not conforming and not applicable once what they need is said. A
 * non-conformity is not rubbed out in passing: it is closed, or taken for a mistake when the person says so.
 */
export const useMarques = (
  treball: Treball,
  trameses: Trameses,
  mira: Mira,
  /** Whether what was measured at a place contradicts that it conforms: it does so only with a reason. */
  contradita: (casella: Casella) => Contradiccio | null,
): { readonly marcar: Marcar; readonly dialog: React.ReactNode } => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const { queries } = usePlatform();
  const [asked, setAsked] = useState<MarcaDemanada | null>(null);
  const typing = useRef<Typing | null>(null);
  const ask = (one: MarcaDemanada | null): void => {
    typing.current?.drop();
    // A letter typed before the dialog takes it would mark the place again.
    typing.current = one && keepTyping(() => ask(null));
    setAsked(one);
  };
  useEffect(() => () => typing.current?.drop(), []);

  /** Writes what was there before, but where somebody has written since. */
  const tornaEnrere = async (posats: readonly Posat[], nom: string): Promise<void> => {
    const changed = posats.filter(({ casella, versio }) => versio !== undefined && trameses.versio(casella) !== versio);
    for (const one of posats) if (!changed.includes(one)) trameses.put(one.casella, one.abans).catch(() => undefined);
    if (changed.length > 0) toastError(t('seguiment.desfer_xoc', { n: changed.length, nom }));
  };
  /** What stood before; putting a term off again, where it was brought forward, says that it is taken back. */
  const desfet = (abans: Canvi, ara: Canvi): Canvi =>
    abans.termini && ara.termini && abans.termini > ara.termini
      ? { ...abans, motiu_termini: t('seguiment.desfa_termini') }
      : abans;
  const put = async (caselles: readonly Casella[], canvi: Canvi, nom: string): Promise<string | null> => {
    if (caselles.length === 0) return null;
    // What somebody else was first to answer is not said to be done, while it is asked which stays.
    let hasXoc = false;
    let retira = (): void => undefined;
    const xoc = (): void => {
      hasXoc = true;
      if (caselles.length === 1) retira();
    };
    const sent = caselles.map((casella) => {
      const { resposta } = mira(casella);
      const dated = canvi.resultat !== undefined && canvi.resultat !== 'P' && resposta.data === null;
      const tot: Canvi = { ...(dated ? { data: today() } : {}), ...canvi };
      const camps = Object.keys(tot) as (keyof Resposta)[];
      const abans = desfet(Object.fromEntries(camps.map((camp) => [camp, resposta[camp]])) as Canvi, tot);
      const posat: Posat = { casella, abans, versio: undefined };
      const done = trameses
        .put(casella, tot, undefined, () => xoc())
        .then((how) => {
          if (how === 'saved') posat.versio = trameses.versio(casella);
        });
      return { posat, done };
    });
    const resultat = t(
      canvi.resultat === undefined ? 'seguiment.marca_tancada' : `seguiment.resultat.${canvi.resultat}`,
    );
    const said =
      caselles.length === 1
        ? t('seguiment.marcada', { nom, resultat })
        : t('seguiment.marcades', { nom, resultat, n: caselles.length });
    retira = offerBack(said, () =>
      tornaEnrere(
        sent.map(({ posat }) => posat),
        nom,
      ),
    );
    const refused = (await Promise.allSettled(sent.map(({ done }) => done))).find((one) => one.status === 'rejected');
    if (refused && caselles.length === 1) retira();
    if (!refused) return hasXoc && caselles.length === 1 ? null : said;
    if (refusalCode(refused.reason) === 'treball_tancat') void queries.invalidateQueries({ queryKey: ['treball'] });
    return tellFault(refused.reason, web);
  };
  const overNc = async (marca: 'C' | 'P', obertes: readonly Casella[], nom: string): Promise<string | null> => {
    const how = await askSobreNc(marca, { nom, n: obertes.length, t, web });
    if (how === 'tanca') return put(obertes, { tancada: today() }, nom);
    return how === 'treu' ? put(obertes, { ...SENSE_NC, resultat: marca }, nom) : null;
  };
  const marcar: Marcar = async (marca, caselles, nom) => {
    const free = caselles.filter((one) => !mira(one).desada?.automatic);
    if (free.length < caselles.length) toast(t('seguiment.automatic_salta', { n: caselles.length - free.length }));
    if (free.length === 0) return null;
    if (marca === 'NC' || marca === 'NA') {
      const obertes = free.filter((one) => isOberta(mira(one).resposta)).length;
      if (marca === 'NA' && obertes > 0 && (await askSobreNc('NA', { nom, n: obertes, t, web })) === 'no') return null;
      const [only] = free;
      const data = only && free.length === 1 ? mira(only).resposta.data : null;
      const terminis = free.flatMap((one) => {
        const { resultat, termini } = mira(one).resposta;
        return resultat === 'NC' && termini !== null ? [termini] : [];
      });
      ask({ kind: marca, caselles: free, nom, termini: terminis.sort()[0] ?? null, data });
      return null;
    }
    const asks = (one: Casella): boolean =>
      marca === 'C' &&
      contradita(one) !== null &&
      mira(one).resposta.resultat !== 'C' &&
      !isTancada(mira(one).resposta);
    const withReason = free.filter(asks);
    const [first] = withReason;
    if (first) ask({ kind: 'C', caselles: withReason, nom, per: contradita(first) ?? 'con' });
    const plain = free.filter((one) => !asks(one));
    const obertes = plain.filter((one) => isOberta(mira(one).resposta));
    const rest = plain.filter((one) => !obertes.includes(one) && mira(one).resposta.resultat !== marca);
    // One that was closed stays one: it conforms already, and its history is not rubbed out.
    const tancada = (one: Casella): boolean => marca === 'C' && mira(one).resposta.resultat === 'NC';
    const told = put(
      rest.filter((one) => !tancada(one)),
      { ...SENSE_NC, resultat: marca },
      nom,
    );
    const over = obertes.length > 0 ? await overNc(marca, obertes, nom) : null;
    return over ?? told;
  };
  return {
    marcar,
    dialog: asked ? (
      <MarcaDialog
        key={`${asked.kind}${asked.caselles.map(clauOf).join()}`}
        asked={asked}
        treball={treball}
        onArrived={(field) => {
          typing.current?.into(field);
          typing.current = null;
        }}
        onMark={(canvi) => {
          void put(asked.caselles, canvi, asked.nom);
          ask(null);
        }}
        onClose={() => ask(null)}
      />
    ) : null,
  };
};
