import { randomUUID } from 'node:crypto';
import type { CorreuMotiu } from '#contract/correu.ts';
import type { SmtpServer } from './smtp-server.ts';

/** What a mail server made of a trial letter, in its own words. */
export interface SmtpTrial {
  readonly enviat: boolean;
  /** Why not. */
  readonly motiu: CorreuMotiu | null;
  readonly resposta: string;
}

/** Sends one letter now, outside the queue and any transaction, to see whether a server takes it. */
export const trySmtp = async (
  server: SmtpServer,
  letter: { readonly to: string; readonly assumpte: string; readonly text: string; readonly now: string },
): Promise<SmtpTrial> => {
  const [{ deliver }, { composeMessage }] = [await import('./deliver.ts'), await import('./compose.ts')];
  const delivery = await deliver(server, {
    from: server.deEmail,
    to: [letter.to],
    beforeContent: async () => {},
    message: () =>
      composeMessage(server, {
        missatgeId: `<${randomUUID()}@obra-i-control.invalid>`,
        creat: letter.now,
        to: [letter.to],
        cc: [],
        assumpte: letter.assumpte,
        text: letter.text,
        adjunts: [],
      }),
  });
  if (delivery.kind === 'taken') return { enviat: true, motiu: null, resposta: delivery.resposta };
  const motiu = delivery.kind === 'doubt' ? 'connexio_tallada' : delivery.motiu;
  return { enviat: false, motiu, resposta: delivery.resposta };
};
