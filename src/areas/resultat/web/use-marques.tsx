import { useMemo, useState } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Canvi, type Casella, clauOf, isOberta, type Resposta, respostaOf, SENSE_NC } from './casella.ts';
import { type MarcaDemanada, MarcaDialog } from './marca-dialog.tsx';
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
export type Marcar = (marca: Marca, caselles: readonly Casella[], nom: string) => Promise<void>;

/**
 * Marks places: conforming and pending at once, not conforming and not applicable once what they need is said. A
 * non-conformity is not rubbed out in passing: it is closed, or taken for a mistake when the person says so.
 */
export const useMarques = (
  treball: Treball,
  trameses: Trameses,
  mira: Mira,
): { readonly marcar: Marcar; readonly dialog: React.ReactNode } => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const [asked, ask] = useState<MarcaDemanada | null>(null);

  const put = (caselles: readonly Casella[], canvi: Canvi): void => {
    for (const casella of caselles) {
      const { resposta } = mira(casella);
      const dated = canvi.resultat !== 'P' && resposta.data === null ? { data: today() } : {};
      trameses.put(casella, { ...dated, ...canvi }).catch(() => undefined);
    }
  };
  const overNc = async (marca: 'C' | 'P', obertes: readonly Casella[], nom: string): Promise<void> => {
    if (marca === 'P') {
      const sure = await askSure({
        title: t('seguiment.treure_nc'),
        body: t('seguiment.treure_nc_cos', { nom, n: obertes.length }),
        verb: t('seguiment.treure_nc'),
        cancel: web('web.cancellar'),
      });
      if (sure) put(obertes, { ...SENSE_NC, resultat: 'P' });
      return;
    }
    const how = await openDialog({
      title: t('seguiment.tancar_nc'),
      body: <p>{t('seguiment.tancar_nc_cos', { nom, n: obertes.length })}</p>,
      choices: [
        { key: 'no', text: web('web.cancellar') },
        { key: 'error', text: t('seguiment.era_error') },
        { key: 'tanca', text: t('seguiment.tancar_nc'), look: 'primary', focused: true },
      ],
      onCtrlEnter: 'tanca',
    });
    if (how === 'tanca') put(obertes, { tancada: today() });
    if (how === 'error') put(obertes, { ...SENSE_NC, resultat: 'C' });
  };
  const marcar: Marcar = async (marca, caselles, nom) => {
    const free = caselles.filter((one) => !mira(one).desada?.automatic);
    if (free.length < caselles.length) toast(t('seguiment.automatic_salta', { n: caselles.length - free.length }));
    if (free.length === 0) return;
    if (marca === 'NC' || marca === 'NA') return ask({ kind: marca, caselles: free, nom });
    const obertes = free.filter((one) => isOberta(mira(one).resposta));
    const rest = free.filter((one) => !obertes.includes(one) && mira(one).resposta.resultat !== marca);
    // One that was closed stays one: it conforms already, and its history is not rubbed out.
    const tancada = (one: Casella): boolean => marca === 'C' && mira(one).resposta.resultat === 'NC';
    put(
      rest.filter((one) => !tancada(one)),
      { ...SENSE_NC, resultat: marca },
    );
    if (obertes.length > 0) await overNc(marca, obertes, nom);
  };
  return {
    marcar,
    dialog: asked ? (
      <MarcaDialog
        key={`${asked.kind}${asked.caselles.map(clauOf).join()}`}
        asked={asked}
        treball={treball}
        onMark={(canvi) => {
          put(asked.caselles, canvi);
          ask(null);
        }}
        onClose={() => ask(null)}
      />
    ) : null,
  };
};
