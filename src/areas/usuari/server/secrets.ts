import { type Argon2Parameters, argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const TAG = 32;

const derive = (message: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> => {
  const parameters: Argon2Parameters = {
    message: message.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: TAG,
    memory,
    passes,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
};

/** Argon2id hash of a password, with its own salt and settings written before it. */
export const hashContrasenya = async (contrasenya: string): Promise<string> => {
  const salt = randomBytes(16);
  const tag = await derive(contrasenya, salt, MEMORY_KIB, PASSES);
  return `argon2id$${MEMORY_KIB}$${PASSES}$${salt.toString('base64')}$${tag.toString('base64')}`;
};

/** Whether the password is the hashed one; takes as long for a wrong one. */
export const verifyContrasenya = async (contrasenya: string, hash: string): Promise<boolean> => {
  const [kind, memory, passes, salt = '', tag = ''] = hash.split('$');
  if (kind !== 'argon2id') return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive(contrasenya, Buffer.from(salt, 'base64'), Number(memory), Number(passes));
  return expected.length === given.length && timingSafeEqual(expected, given);
};

let decoy: Promise<string> | null = null;
/** Spends the time of a check when there is no such user. */
export const spendCheck = async (contrasenya: string): Promise<void> => {
  decoy ??= hashContrasenya(randomBytes(16).toString('hex'));
  await verifyContrasenya(contrasenya, await decoy);
};

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
