import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { expect, test } from 'vitest';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { openPkcs12 } from './pkcs12.ts';

const opened = async (name: string, password = P12_PASSWORD) => {
  const answer = await openPkcs12(certificateFile(name), password);
  if (typeof answer === 'string') throw new Error(`${name}: ${answer}`);
  return answer;
};

test.each([
  ['nou', P12_PASSWORD, 2],
  ['vell', P12_PASSWORD, 2],
  ['corba', P12_PASSWORD, 1],
  ['persona', P12_PASSWORD, 1],
  ['contrasenya-estranya', 'l·l ñ€', 2],
  ['sense-contrasenya', '', 2],
])('%s opens, and its key signs what its certificate verifies', async (name, password, chain) => {
  const answer = await opened(name, password);
  expect([answer.signs, answer.chain.length]).toEqual([true, chain]);
  const leaf = new X509Certificate(answer.chain[0] ?? '');
  const text = Buffer.from('paraula signada');
  const signature = sign('sha256', text, createPrivateKey(answer.key));
  expect(verify('sha256', text, leaf.publicKey, signature)).toBe(true);
  const above = answer.chain[1];
  if (above) expect(leaf.verify(new X509Certificate(above).publicKey)).toBe(true);
});

test('names are read in their own letters, dates as instants', async () => {
  const { subject, issuer, from, to, fingerprint } = await opened('nou');
  expect(subject.get('2.5.4.3')).toBe('Persona Fictícia (R: B12345674)');
  expect(subject.get('2.5.4.97')).toBe('VATES-B12345674');
  expect(issuer.get('2.5.4.10')).toBe('Autoritat Fictícia de Proves');
  expect([from, to]).toEqual(['2026-01-01T12:00:00.000Z', '2056-01-01T12:00:00.000Z']);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['nou', null],
  ['persona', null],
  ['corba', 'autosignat'],
  ['no-qualificat', 'no_qualificat'],
])('%s: what speaks against it before an entry point', async (name, dubte) => {
  expect((await opened(name)).dubte).toBe(dubte);
});

test('what a certificate is for is told', async () => {
  expect((await opened('altre-us')).signs).toBe(false);
});

test.each([
  ['a wrong password, new encryption', certificateFile('nou'), 'una-altra', 'cert_contrasenya'],
  ['a wrong password, old encryption', certificateFile('vell'), 'una-altra', 'cert_contrasenya'],
  ['no password', certificateFile('nou'), '', 'cert_contrasenya'],
  ['no key inside', certificateFile('sense-clau'), P12_PASSWORD, 'cert_sense_clau'],
  ['a text', Buffer.from('això no és cap certificat'), P12_PASSWORD, 'cert_no_pkcs12'],
  ['nothing', Buffer.alloc(0), P12_PASSWORD, 'cert_no_pkcs12'],
  ['half a file', certificateFile('nou').subarray(0, 900), P12_PASSWORD, 'cert_no_pkcs12'],
  [
    'a bare certificate',
    new X509Certificate(readFileSync(new URL('../../../tests/support/certificates/ac.pem', import.meta.url))).raw,
    P12_PASSWORD,
    'cert_no_pkcs12',
  ],
])('%s is told apart', async (_what, bytes, password, fault) => {
  expect(await openPkcs12(bytes, password)).toBe(fault);
});

/** The same file, its password stretched two thousand million times. */
const endless = (bytes: Buffer): Buffer => {
  const file = forge.asn1.fromDer(bytes.toString('binary'));
  const [, , mac] = file.value as forge.asn1.Asn1[];
  const iterations = mac && (mac.value as forge.asn1.Asn1[])[2];
  if (!iterations) throw new Error('no iterations');
  iterations.value = '\u007f\u00ff\u00ff\u00ff';
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
};

test('a file made to take for ever is refused before anything is stretched, and the next one opens', async () => {
  const bombs = Array.from({ length: 6 }, () => openPkcs12(endless(certificateFile('vell')), P12_PASSWORD));
  const after = opened('vell');
  expect(new Set(await Promise.all(bombs))).toEqual(new Set(['cert_massa_lent']));
  expect((await after).signs).toBe(true);
});

test('one that takes longer than it may is given up, and the next one opens', async () => {
  expect(await openPkcs12(certificateFile('vell'), P12_PASSWORD, 1)).toBe('cert_massa_lent');
  expect((await opened('vell')).signs).toBe(true);
});
