import { join } from 'node:path';
import { z } from 'zod';
import { type FilesPlace, filesPlaceSchema } from './files/place.ts';
import { type SmtpServer, smtpUrlSchema } from './mail/smtp-server.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:).+/, { error: 'must start with postgres:// or sqlite:' })
    .optional(),
  PUBLIC_URL: z.url().optional(),
  SECRETS_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  FILES_URL: filesPlaceSchema.optional(),
  SMTP_URL: smtpUrlSchema.optional(),
  SMTP_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  WEB_DIR: z.string().min(1).default('./dist/web'),
  PRODUCER_NAME: z.string().trim().min(1).max(120).optional(),
  PRODUCER_NIF: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{9}$/, { error: 'must be a Spanish tax id of 9 characters' })
    .optional(),
  PRODUCER_ADDRESS: z.string().trim().min(1).max(300).optional(),
  PRODUCER_PLACE: z.string().trim().min(1).max(120).optional(),
  /** Requests that one address may make in a minute. */
  RATE_LIMIT: z.coerce.number().int().min(10).default(1200),
  /** Milliseconds that answers may wait before the server says that it is busy. */
  BUSY_AFTER: z.coerce.number().int().min(100).default(5000),
});

/** Who produces the invoicing system, as its declaration and every record say. */
export interface Producer {
  readonly nom: string;
  readonly nif: string;
  readonly adreca: string;
  /** Town and country where the declaration is made. */
  readonly lloc: string;
}

/** Settings of one running server, read once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly publicUrl: string | null;
  readonly secretsKey: string | null;
  /** Where files are kept: `DATA_DIR/fitxers` or a bucket. */
  readonly files: FilesPlace;
  /** The server's own mail (invitations, resets); null where none is set. */
  readonly systemSmtp: SmtpServer | null;
  /** Null: nobody has declared to be it. */
  readonly producer: Producer | null;
  readonly logLevel: (typeof LEVELS)[number];
  readonly webDir: string;
  readonly rateLimit: number;
  readonly busyAfter: number;
}

export class ConfigError extends Error {}

/** Reads the settings from the environment. Throws `ConfigError` that names each wrong variable. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const settings = parsed.data;
  if (Boolean(settings.SMTP_URL) !== Boolean(settings.SMTP_FROM))
    throw new ConfigError('SMTP_URL and SMTP_FROM go together: set both or none');
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? `sqlite:${settings.DATA_DIR}/obra.sqlite`,
    publicUrl: settings.PUBLIC_URL ?? null,
    secretsKey: settings.SECRETS_KEY ?? null,
    files: settings.FILES_URL ?? { kind: 'disk', folder: join(settings.DATA_DIR, 'fitxers') },
    systemSmtp: settings.SMTP_URL ? { ...settings.SMTP_URL, deEmail: settings.SMTP_FROM ?? '' } : null,
    producer: producerOf(settings),
    logLevel: settings.LOG_LEVEL,
    webDir: settings.WEB_DIR,
    rateLimit: settings.RATE_LIMIT,
    busyAfter: settings.BUSY_AFTER,
  };
};

/** All four or none: half a declaration is none. */
const producerOf = (settings: z.output<typeof schema>): Producer | null => {
  const { PRODUCER_NAME: nom, PRODUCER_NIF: nif, PRODUCER_ADDRESS: adreca, PRODUCER_PLACE: lloc } = settings;
  if (nom && nif && adreca && lloc) return { nom, nif, adreca, lloc };
  if (nom || nif || adreca || lloc)
    throw new ConfigError(
      'PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS and PRODUCER_PLACE go together: set all or none',
    );
  return null;
};

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
