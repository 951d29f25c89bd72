import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { adrecesOf, askSend, type CartaEscrita } from './ask-send.tsx';

/** Why a letter did not go, in a line: faults of fields where there are any. */
const sentenceOf = (error: unknown, web: Parameters<typeof tellFailure>[1]): string => {
  const faults = error instanceof TransportFailure ? (error.problem?.camps ?? []) : [];
  return faults.length > 0
    ? [...new Set(faults.map(({ missatge }) => missatge))].join(' ')
    : tellFailure(error, web).sentence;
};

/** Sends the quotation by mail: a letter is proposed, looked at and sent; refused, it is asked again as it was written. */
export const useSendByMail = ({
  now,
  keep,
  at,
}: {
  readonly now: () => Pressupost;
  readonly keep: (after: Pressupost) => void;
  readonly at: { readonly params: { readonly id: number; readonly pid: number } };
}): (() => Promise<void>) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const compose = async (): Promise<void> => {
    const proposal = await api.call(pressupostEnviamentRoutes.proposta, at);
    const carta: CartaEscrita = {
      to: proposal.to.join(', '),
      cc: proposal.cc.join(', '),
      assumpte: proposal.assumpte,
      text: proposal.text,
      enllac: proposal.enllac,
    };
    let fault = proposal.servidor === null ? t('pressupost.correu.sense_servidor') : null;
    while (await askSend(carta, { t, web, marks: now().estat === 'esborrany', linkable: proposal.enllac, fault }))
      try {
        const { assumpte, text, enllac } = carta;
        const { estat, versio } = now();
        const { pressupost } = await api.call(pressupostEnviamentRoutes.envia, {
          ...at,
          body: {
            to: adrecesOf(carta.to),
            cc: adrecesOf(carta.cc),
            assumpte,
            text,
            enllac,
            ...(estat === 'esborrany' && { versio }),
          },
        });
        keep(pressupost);
        toast(t('pressupost.correu.fet'));
        return;
      } catch (error) {
        fault = sentenceOf(error, web);
      }
  };
  return async () => {
    try {
      await compose();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
};
