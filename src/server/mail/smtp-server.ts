import { z } from 'zod';
import type { SmtpSeguretat } from '#contract/smtp.ts';

/** A mail server that letters go out through, its password in the clear: never stored, logged or answered so. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly seguretat: SmtpSeguretat;
  /** Empty: no log-in. */
  readonly usuari: string;
  readonly contrasenya: string;
  /** Name and address that letters come from. */
  readonly deNom: string;
  readonly deEmail: string;
  /** Where answers go, when not to where letters come from. */
  readonly respostaA?: { readonly nom: string; readonly email: string };
}

const HOW =
  'must be smtps://user:password@host:465 or smtp://user:password@host:587 (?starttls=no without encryption), without a path';

const serverOf = (text: string): Omit<SmtpServer, 'deEmail'> | null => {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname)) return null;
  const starttls = url.searchParams.get('starttls') ?? 'yes';
  if (!/^(yes|no)$/.test(starttls) || [...url.searchParams.keys()].some((key) => key !== 'starttls')) return null;
  const seguretat = url.protocol === 'smtps:' ? 'tls' : starttls === 'no' ? 'cap' : 'starttls';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (seguretat === 'tls' ? 465 : 587),
    seguretat,
    usuari: decodeURIComponent(url.username),
    contrasenya: decodeURIComponent(url.password),
    deNom: 'Obra i control',
  };
};

/** `SMTP_URL`, read. A wrong one is told without its password. */
export const smtpUrlSchema = z.string().transform((text, context) => {
  const server = serverOf(text);
  if (server) return server;
  context.addIssue({ code: 'custom', message: HOW });
  return z.NEVER;
});
