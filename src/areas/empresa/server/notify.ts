import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';
import { dayOf, shift } from '#server/http/clock.ts';
import type { Translate } from '#server/http/texts.ts';
import { AVIS_DIES, avisOf, daysLeft } from '../domain/certificat.ts';
import { claimAvis, deleteSecrets, listEnding } from './certificat-store.ts';

const DAY = 86_400_000;
const KEEP_DAYS = 30;

/** What telling holders asks of others; wired by the application. */
export interface NotifyPorts {
  readonly translate: Translate;
  holdersOf(db: Executor, empresaId: number): Promise<readonly { nom: string; email: string; idioma: Language }[]>;
  canPost(db: Executor, empresaId: number): Promise<boolean>;
  post(
    db: Executor,
    mail: { empresa_fk: number; to: string; assumpte: string; text: string; now: string },
  ): Promise<void>;
  linkTo(hash: string): string | null;
}

/**
 * Tells the holders of each company of the certificates that end within 30, 15 and 3 days: one letter for each notice,
 * however often it runs. Where no letter can leave yet, the notice waits until one can.
 */
export const notifyCertificats =
  (ports: NotifyPorts) =>
  async (db: Executor, now: string): Promise<void> => {
    const today = dayOf(now);
    for (const one of await listEnding(db, now, shift(now, (AVIS_DIES[2] + 1) * DAY))) {
      const dies = daysLeft(today, dayOf(one.valid_fins));
      const avis = avisOf(dies);
      if (avis === null || (one.avisat !== null && one.avisat <= avis)) continue;
      if (!(await ports.canPost(db, one.empresa_fk))) continue;
      if (!(await claimAvis(db, one.empresa_fk, one.id, avis))) continue;
      for (const { nom, email, idioma } of await ports.holdersOf(db, one.empresa_fk)) {
        const params = {
          nom,
          empresa: one.nom_fiscal,
          titular: one.titular,
          n: dies,
          data: dayOf(one.valid_fins).split('-').reverse().join('/'),
          enllac: ports.linkTo(`#/empresa/${one.empresa_fk}/dades?part=certificats`) ?? '',
        };
        await ports.post(db, {
          empresa_fk: one.empresa_fk,
          to: email,
          assumpte: ports.translate(idioma, 'correu.certificat.assumpte', params),
          text: ports.translate(idioma, 'correu.certificat.text', params).trim(),
          now,
        });
      }
    }
  };

/** Forgets keys and passwords of companies deleted a month ago: nobody brings them back any more. */
export const sweepEmpreses = (db: Executor, now: string): Promise<void> =>
  deleteSecrets(db, shift(now, -KEEP_DAYS * DAY));
