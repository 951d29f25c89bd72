import { Checkbox } from '@mantine/core';
import { useLetter } from '#areas/correu/web/index.tsx';
import { MARCA_ENLLAC, MARCA_NUMERO } from '#contract/enviament.ts';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';

/** Sends the quotation by mail: a letter is proposed, looked at and sent, with a link for the client if asked. */
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
  const api = useApi();
  const letter = useLetter();
  return () =>
    letter(async () => {
      const proposta = await api.call(pressupostEnviamentRoutes.proposta, at);
      let { enllac } = proposta;
      return {
        proposta,
        title: t('pressupost.correu.titol'),
        notice: now().estat === 'esborrany' ? t('pressupost.correu.esborrany') : null,
        textHint: proposta.enllac
          ? t('pressupost.correu.marques', { a: MARCA_NUMERO, b: MARCA_ENLLAC })
          : t('pressupost.correu.marca', { a: MARCA_NUMERO }),
        more: () =>
          proposta.enllac ? (
            <Checkbox
              label={t('pressupost.correu.enllac')}
              defaultChecked={enllac}
              onChange={(event) => {
                enllac = event.currentTarget.checked;
              }}
            />
          ) : null,
        send: async (carta) => {
          const { estat, versio } = now();
          const { pressupost } = await api.call(pressupostEnviamentRoutes.envia, {
            ...at,
            body: { ...carta, enllac, ...(estat === 'esborrany' && { versio }) },
          });
          keep(pressupost);
        },
      };
    });
};
