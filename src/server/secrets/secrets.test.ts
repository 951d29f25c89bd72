import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecrets, SecretsKeyError } from './secrets.ts';

const place = { taula: 'empresa_smtp', id: 7, camp: 'contrasenya' };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'prova-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const opens = (sealed: string, where = place, secretsKey: string | null = null): string => {
  try {
    return createSecrets({ secretsKey, dataDir }).open(sealed, where);
  } catch (error) {
    return (error as { codi?: string }).codi ?? String(error);
  }
};

test('a secret opens with its key at its place alone, and never looks the same twice', () => {
  const secrets = createSecrets({ secretsKey: null, dataDir });
  const sealed = secrets.seal('pa·raula ñ', place);
  expect(sealed).not.toContain('paraula');
  expect(secrets.seal('pa·raula ñ', place)).not.toBe(sealed);
  expect(secrets.open(sealed, place)).toBe('pa·raula ñ');
  // A later start reads the same file.
  expect(opens(sealed)).toBe('pa·raula ñ');
  for (const where of [
    { ...place, id: 8 },
    { ...place, camp: 'altre' },
    { ...place, taula: 'certificat' },
  ])
    expect(opens(sealed, where)).toBe('secret_illegible');
  expect(opens(sealed, place, 'x'.repeat(32))).toBe('secret_illegible');
  for (const broken of ['', 'v1', 'v2' + sealed.slice(2), sealed.slice(0, -4), `${sealed.slice(0, -3)}AAA`])
    expect([broken, opens(broken)]).toEqual([broken, 'secret_illegible']);
});

test('the key is made when first needed, for its owner alone; a file that others read is refused', () => {
  const file = join(dataDir, 'secrets.key');
  const secrets = createSecrets({ secretsKey: null, dataDir });
  secrets.check();
  expect(existsSync(file)).toBe(false);
  secrets.seal('x', place);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim().length).toBeGreaterThanOrEqual(43);
  createSecrets({ secretsKey: null, dataDir }).check();
  chmodSync(file, 0o644);
  expect(() => createSecrets({ secretsKey: null, dataDir }).check()).toThrow(/chmod 600/);
  expect(() => createSecrets({ secretsKey: null, dataDir }).seal('x', place)).toThrow(SecretsKeyError);
  chmodSync(file, 0o600);
  writeFileSync(file, 'curta');
  expect(() => createSecrets({ secretsKey: null, dataDir }).seal('x', place)).toThrow(SecretsKeyError);
});

test('with SECRETS_KEY no file is made', () => {
  const secrets = createSecrets({ secretsKey: 'k'.repeat(40), dataDir });
  expect(secrets.open(secrets.seal('', place), place)).toBe('');
  expect(existsSync(join(dataDir, 'secrets.key'))).toBe(false);
});
