import type { z } from 'zod';
import type { SmtpSeguretat } from '#contract/smtp.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { staleVersio } from '#server/http/editing.ts';
import { type SmtpServer, trySmtp } from '#server/mail/index.ts';
import type { SecretPlace, Secrets } from '#server/secrets/secrets.ts';
import { type Smtp, type smtpBody, smtpRoutes } from '../contract/smtp.ts';
import { deleteSmtp, findSmtp, type SmtpRow, saveSmtp } from './smtp-store.ts';

const placeOf = (empresaId: number): SecretPlace => ({ taula: 'empresa_smtp', id: empresaId, camp: 'contrasenya' });

/** The mail server of a company, its password open: for whoever sends, never for an answer. */
export const smtpOf = async (db: Executor, secrets: Secrets, empresaId: number): Promise<SmtpServer | null> => {
  const row = await findSmtp(db, empresaId);
  if (!row) return null;
  return {
    host: row.host,
    port: row.port,
    seguretat: row.seguretat as SmtpSeguretat,
    usuari: row.usuari,
    contrasenya: row.contrasenya === null ? '' : secrets.open(row.contrasenya, placeOf(empresaId)),
    deNom: row.de_nom,
    deEmail: row.de_email,
  };
};

const present = (row: SmtpRow | undefined): { smtp: Smtp | null } => {
  if (!row) return { smtp: null };
  const { empresa_fk: _empresa, contrasenya, seguretat, ...fields } = row;
  return { smtp: { ...fields, seguretat: seguretat as SmtpSeguretat, te_contrasenya: contrasenya !== null } };
};

/** What the history tells: never the password, only that it changed. */
const told = (row: SmtpRow | undefined) => {
  const { smtp } = present(row);
  if (!smtp) return null;
  const { versio: _versio, canviat: _canviat, ...fields } = smtp;
  return fields;
};
const keepHistory = (
  context: CompanyContext,
  before: SmtpRow | undefined,
  after: SmtpRow | undefined,
  newPassword: boolean,
): Promise<void> =>
  recordHistory(context, [
    {
      entitat: 'empresa',
      id: context.empresa.id,
      accio: 'canvia',
      abans: { smtp: told(before) },
      despres: { smtp: told(after), ...(newPassword && { smtp_contrasenya_canviada: true }) },
    },
  ]);

/** A kept password goes to the very server that it was typed for, or is typed again. */
const goesElsewhere = (before: SmtpRow, after: z.output<typeof smtpBody>): boolean =>
  before.host !== after.host ||
  before.port !== after.port ||
  before.usuari !== after.usuari ||
  (before.seguretat !== after.seguretat && after.seguretat === 'cap');

const updateSmtp = async (
  context: CompanyContext,
  secrets: Secrets,
  { versio, contrasenya, ...fields }: z.output<typeof smtpBody>,
): Promise<{ smtp: Smtp | null }> => {
  const { db, clock, empresa } = context;
  const before = await findSmtp(db, empresa.id);
  const stale = async (): Promise<CodedError> =>
    staleVersio(context, { entitat: 'empresa', id: empresa.id }, present(await findSmtp(db, empresa.id)));
  if (versio !== (before?.versio ?? 0)) throw await stale();
  if (contrasenya === undefined && before?.contrasenya && goesElsewhere(before, { versio, ...fields }))
    throw fieldFault('contrasenya', 'contrasenya_altra_vegada');
  const sealed =
    contrasenya === undefined
      ? (before?.contrasenya ?? null)
      : contrasenya === null
        ? null
        : secrets.seal(contrasenya, placeOf(empresa.id));
  const row: SmtpRow = {
    ...fields,
    empresa_fk: empresa.id,
    versio: versio + 1,
    contrasenya: sealed,
    canviat: clock.now(),
  };
  if (!(await saveSmtp(db, versio, row))) throw await stale();
  await keepHistory(context, before, row, typeof contrasenya === 'string');
  return present(row);
};

/** Whose server letters go out through, by how the product is set up. */
export interface SmtpPorts {
  /** Whether the product has one, for companies that have none. */
  readonly producte: boolean;
  /** The company's, or else the product's. */
  serverOf(db: Executor, empresaId: number): Promise<SmtpServer | null>;
}
const answered = ({ producte }: SmtpPorts, { smtp }: { smtp: Smtp | null }) => ({ smtp, producte });

/** Calls over the mail server of a company. */
export const smtpHandlers = (ports: SmtpPorts, secrets: Secrets): readonly Bound[] => [
  bind(smtpRoutes.get, async ({ db, empresa }) => answered(ports, present(await findSmtp(db, empresa.id)))),
  bind(smtpRoutes.update, async (context, { body }) => answered(ports, await updateSmtp(context, secrets, body))),
  bind(smtpRoutes.remove, async (context) => {
    const before = await findSmtp(context.db, context.empresa.id);
    if (before) {
      await deleteSmtp(context.db, context.empresa.id);
      await keepHistory(context, before, undefined, false);
    }
    return answered(ports, present(undefined));
  }),
  bind(
    smtpRoutes.prova,
    async (context, { body }) => {
      const server = await ports.serverOf(context.db, context.empresa.id);
      if (!server) throw new CodedError(409, 'sense_smtp');
      const { enviat, motiu, resposta } = await trySmtp(server, {
        to: body.to,
        assumpte: context.text('correu.prova.assumpte'),
        text: context.text('correu.prova.text', { nom: server.deNom }),
        now: context.clock.now(),
      });
      return {
        enviat,
        motiu: motiu && { codi: motiu, missatge: context.text(`correu.motiu.${motiu}`) },
        resposta,
      };
    },
    { ownTransaction: true },
  ),
];
