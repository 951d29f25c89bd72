import type { Api } from '#web/api.ts';
import type { Translate } from '#web/language.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { accioRoutes } from '../contract/accions.ts';
import type { ca } from '../texts/ca.ts';

/** What a work would lose with an agent, said before it is taken away; true when it goes. Without a line, it goes. */
export const askTakingAway = async (given: {
  api: Api;
  t: Translate<typeof ca>;
  treball: number;
  agent: number;
  nom: string;
  funcions: readonly { readonly id: number; readonly nom: string }[];
  cancel: string;
  take: string;
}): Promise<boolean> => {
  const { api, t, treball, agent, nom, funcions } = given;
  const lost = await api.call(accioRoutes.checkAgent, { params: { id: treball, aid: agent } }).catch(() => null);
  if (!lost || lost.funcions.length === 0) return true;
  const named = lost.funcions.map((id) => funcions.find((one) => one.id === id)?.nom ?? '').join(', ');
  return askSure({
    title: t('treball.baixa.titol', { nom }),
    body: (
      <>
        <p>{t('treball.baixa.funcio', { funcions: named })}</p>
        {lost.mancances.map((codi) => (
          <p key={codi}>{t('treball.baixa.falta', { mancanca: t(`treball.mancanca.${codi}`) })}</p>
        ))}
        {lost.signa ? <p>{t('treball.baixa.signa')}</p> : null}
      </>
    ),
    verb: given.take,
    cancel: given.cancel,
  });
};
