import { type ReactNode, useCallback } from 'react';
import { smtpRoutes } from '#areas/empresa/contract/smtp.ts';
import type { PropostaCarta } from '#contract/enviament.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { correuTexts } from '../texts/index.ts';
import { type CartaEscrita, LetterFields } from './letter-fields.tsx';

/** Addresses out of what was typed: parted by commas, semicolons or spaces. */
const adrecesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((one) => one !== '');

/** Why a letter did not go, in a line: faults of fields where there are any. */
const sentenceOf = (error: unknown, web: Parameters<typeof tellFailure>[1]): string => {
  const faults = error instanceof TransportFailure ? (error.problem?.camps ?? []) : [];
  return faults.length > 0
    ? [...new Set(faults.map(({ missatge }) => missatge))].join(' ')
    : tellFailure(error, web).sentence;
};

/** What a letter is sent with. */
export interface CartaEnviada {
  readonly to: string[];
  readonly cc: string[];
  readonly assumpte: string;
  readonly text: string;
}

/** A letter that is proposed about a record. */
export interface CartaProposada {
  readonly proposta: PropostaCarta;
  readonly title: string;
  /** What has to be known before it goes. */
  readonly notice?: string | null;
  /** About its text. */
  readonly textHint?: string;
  /** Further fields, below the text; drawn again each time it is asked. */
  readonly more?: () => ReactNode;
  /** Asked once it is to go; refused, it goes on being written. */
  readonly sure?: () => Promise<boolean>;
  readonly send: (carta: CartaEnviada) => Promise<unknown>;
}

/** Why there is no letter to propose. */
interface SenseCarta {
  readonly refused: string | null;
}

/** Tells, before anything is written, that there is nothing to send by: with the way to set one, or whom to ask. */
export const useSenseServidor = (): ((title: string) => Promise<void>) => {
  const t = useTexts(correuTexts);
  const web = useTexts(webTexts);
  const go = useGo();
  const empresa = useEmpresaId();
  const configures = useMay()(smtpRoutes.update);
  return useCallback(
    async (title) => {
      const choice = await openDialog({
        title,
        body: <p>{[t('correu.carta.sense_servidor'), ...(configures ? [] : [t('correu.carta.demaneu')])].join(' ')}</p>,
        choices: [
          { key: 'no', text: web('web.tancar'), focused: !configures },
          ...(configures
            ? [{ key: 'do', text: t('correu.carta.configurar'), look: 'primary', focused: true } as const]
            : []),
        ],
      });
      if (choice === 'do') go(`/empresa/${empresa}/dades?part=correu`);
    },
    [t, web, configures, empresa, go],
  );
};

/** Proposes a letter, lets it be written over and sends it; refused, it is asked again as it was written. */
export const useLetter = (): ((propose: () => Promise<CartaProposada | SenseCarta>) => Promise<void>) => {
  const t = useTexts(correuTexts);
  const web = useTexts(webTexts);
  const senseServidor = useSenseServidor();
  return useCallback(
    async (propose) => {
      const compose = async ({
        proposta,
        title,
        notice,
        textHint,
        more,
        sure,
        send,
      }: CartaProposada): Promise<void> => {
        const carta: CartaEscrita = {
          to: proposta.to.join(', '),
          cc: proposta.cc.join(', '),
          assumpte: proposta.assumpte,
          text: proposta.text,
        };
        const known = [...new Set(proposta.adreces.map(({ email }) => email))];
        let fault: string | null = null;
        const ask = (): Promise<string | null> =>
          openDialog({
            title,
            size: 'lg',
            body: (
              <LetterFields carta={carta} known={known} fault={fault} notice={notice ?? null} textHint={textHint}>
                {more?.()}
              </LetterFields>
            ),
            choices: [
              { key: 'no', text: web('web.cancellar') },
              { key: 'do', text: t('correu.carta.enviar'), look: 'primary' },
            ],
            onCtrlEnter: 'do',
          });
        while ((await ask()) === 'do')
          try {
            if (sure && !(await sure())) {
              fault = null;
              continue;
            }
            await send({
              to: adrecesOf(carta.to),
              cc: adrecesOf(carta.cc),
              assumpte: carta.assumpte,
              text: carta.text,
            });
            toast(t('correu.carta.fet'));
            return;
          } catch (error) {
            fault = sentenceOf(error, web);
          }
      };

      try {
        const proposed = await propose();
        if ('refused' in proposed) toastError(proposed.refused ?? t('correu.carta.cap'));
        else if (proposed.proposta.servidor === null) await senseServidor(proposed.title);
        else await compose(proposed);
      } catch (error) {
        toastError(tellFailure(error, web).sentence);
      }
    },
    [t, web, senseServidor],
  );
};
