import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '#kernel/coded-error.ts';

/** Where a secret stands: a kept one that was moved to another row or column does not open. */
export interface SecretPlace {
  readonly taula: string;
  readonly id: number;
  readonly camp: string;
}

/** Keeps secrets of the database unreadable without the key of this installation (AES-256-GCM). */
export interface Secrets {
  /** `v1.<key id>.<nonce>.<sealed>`, as a column keeps it. */
  seal(plain: string, place: SecretPlace): string;
  /** Throws `CodedError` `secret_illegible` (503) when the key is another one or the text was touched. */
  open(sealed: string, place: SecretPlace): string;
  /** Looks at a key that is there already, at start. Throws `SecretsKeyError` when it cannot be used. */
  check(): void;
  /** Which key it is, without telling it; null while none was made. A copy names it. */
  keyId(): string | null;
}

/** The file of the key lets others read it, or cannot be used. */
export class SecretsKeyError extends Error {}

const FILE = 'secrets.key';
const NONCE = 12;
const TAG = 16;

const newKeyFile = (file: string): string => {
  const key = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
    chmodSync(file, 0o600);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
};

/** The key kept in the data folder; made when it is first needed. */
const keyOfFolder = (dataDir: string): string => {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return newKeyFile(file);
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new SecretsKeyError(`${file} can be read by other users of this machine. Close it: chmod 600 ${file}`);
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new SecretsKeyError(`${file} is not a whole key. Bring it back from a copy.`);
  return key;
};

const derive = (secret: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'obra-i-control', use, length));
const boundTo = (keyId: string, { taula, id, camp }: SecretPlace): Buffer =>
  Buffer.from(`v1 ${keyId} ${taula} ${id} ${camp}`);

const illegible = (): CodedError => new CodedError(503, 'secret_illegible');

/** `SECRETS_KEY` when it is set, else a file of the data folder that only its owner reads. */
export const createSecrets = (settings: { readonly secretsKey: string | null; readonly dataDir: string }): Secrets => {
  let ready: { key: Buffer; keyId: string } | null = null;
  const keyed = (): { key: Buffer; keyId: string } => {
    if (ready) return ready;
    const secret = settings.secretsKey ?? keyOfFolder(settings.dataDir);
    const keyId = createHash('sha256')
      .update(derive(secret, 'id', 32))
      .digest('hex')
      .slice(0, 12);
    ready = { key: derive(secret, 'secrets', 32), keyId };
    return ready;
  };
  return {
    keyId: () => (settings.secretsKey !== null || existsSync(join(settings.dataDir, FILE)) ? keyed().keyId : null),
    check: () => {
      if (settings.secretsKey !== null || existsSync(join(settings.dataDir, FILE))) keyed();
    },
    seal: (plain, place) => {
      const { key, keyId } = keyed();
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(keyId, place));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return ['v1', keyId, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    open: (text, place) => {
      const { key, keyId } = keyed();
      const [version, sealedWith = '', nonce = '', body = ''] = text.split('.');
      if (version !== 'v1' || sealedWith !== keyId) throw illegible();
      const sealed = Buffer.from(body, 'base64url');
      if (sealed.length < TAG) throw illegible();
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG })
          .setAAD(boundTo(keyId, place))
          .setAuthTag(sealed.subarray(-TAG));
        return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]).toString('utf8');
      } catch {
        throw illegible();
      }
    },
  };
};
