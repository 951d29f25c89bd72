import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { readCertificate } from './names.ts';
import type { Opened, OpenFault } from './opened.ts';

/**
 * Entry of the process that opens certificate files: what decodes them lives here and nowhere else, so that a file
 * made to take too long (a password stretched a thousand million times) is ended without harm to the server.
 */

class Refused extends Error {
  readonly fault: OpenFault;
  constructor(fault: OpenFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Times that a password is stretched, above which the file is made to keep the server busy: real ones ask for less. */
const MOST_ROUNDS = 2_000_000;

/** Refuses parameters that ask for more rounds than any real file does, before anything is stretched. */
const checkRounds = (node: forge.asn1.Asn1): void => {
  if (Array.isArray(node.value)) {
    for (const inner of node.value) checkRounds(inner);
    return;
  }
  if (node.type !== forge.asn1.Type.INTEGER || typeof node.value !== 'string') return;
  const bytes = Buffer.from(node.value, 'binary');
  if (bytes.length > 5 || (bytes.length > 0 && bytes.readUIntBE(0, bytes.length) > MOST_ROUNDS))
    throw new Refused('cert_massa_lent');
};

interface Pbe {
  getCipherForPBES2(oid: string, params: unknown, password: string | undefined): unknown;
  getCipherForPKCS12PBE(oid: string, params: unknown, password: string | undefined): unknown;
}
/** The new encryption takes the password as UTF-8, the old one and the seal of the file as UTF-16. */
const pbe = (forge.pki as unknown as { pbe: Pbe }).pbe;
const [ofBytes, ofOld] = [pbe.getCipherForPBES2, pbe.getCipherForPKCS12PBE];
pbe.getCipherForPBES2 = (oid, params, password) => {
  checkRounds(params as forge.asn1.Asn1);
  return ofBytes(oid, params, password === undefined ? password : forge.util.encodeUtf8(password));
};
pbe.getCipherForPKCS12PBE = (oid, params, password) => {
  checkRounds(params as forge.asn1.Asn1);
  return ofOld(oid, params, password);
};

/** Whether all that the first element announces is there; one without a length of its own ends where it says. */
const isWhole = (bytes: Buffer): boolean => {
  const length = bytes[1] ?? 0;
  if (length === 0x80) return true;
  if (length < 0x80) return bytes.length >= 2 + length;
  const size = length & 0x7f;
  return size <= 4 && bytes.length >= 2 + size && bytes.length >= 2 + size + bytes.readUIntBE(2, size);
};

const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Record<string, string>;

/** Opens it with the password; an empty one is written in two ways. */
const openFile = (bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx => {
  if (!isWhole(bytes)) throw new Refused('cert_no_pkcs12');
  let whole: forge.asn1.Asn1;
  try {
    whole = forge.asn1.fromDer(bytes.toString('binary'), false);
  } catch {
    throw new Refused('cert_no_pkcs12');
  }
  // A bare certificate or key is ASN.1 too: a PKCS#12 begins with its version, 3.
  const [version, , seal] = Array.isArray(whole.value) ? whole.value : [];
  if (typeof version !== 'object' || version.value !== '\u0003') throw new Refused('cert_no_pkcs12');
  const rounds = seal && Array.isArray(seal.value) ? seal.value[2] : undefined;
  if (rounds) checkRounds(rounds);
  const tries = password === '' ? ['', undefined] : [password];
  let said = '';
  for (const one of tries)
    try {
      return forge.pkcs12.pkcs12FromAsn1(whole, false, one as string);
    } catch (error) {
      if (error instanceof Refused) throw error;
      said = String(error);
    }
  if (/MAC could not be verified|Failed to decrypt/i.test(said)) throw new Refused('cert_contrasenya');
  throw new Refused(/unsupported|not supported|unknown/i.test(said) ? 'cert_xifrat' : 'cert_no_pkcs12');
};

const toBuffer = (node: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary');

const bagsOf = (file: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag[] =>
  file.getBags({ bagType: bagType ?? '' })[bagType ?? ''] ?? [];

const certificatesOf = (file: forge.pkcs12.Pkcs12Pfx): X509Certificate[] =>
  bagsOf(file, certBag).map(
    // What is no RSA comes as it was written.
    ({ cert, asn1 }) => new X509Certificate(toBuffer(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
  );

const keysOf = (file: forge.pkcs12.Pkcs12Pfx): KeyObject[] =>
  [...bagsOf(file, pkcs8ShroudedKeyBag), ...bagsOf(file, keyBag)].map(({ key, asn1 }) =>
    createPrivateKey({
      key: toBuffer(key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1),
      format: 'der',
      type: 'pkcs8',
    }),
  );

/** The chain above a certificate, nearest first; no longer than what came. */
const chainOf = (leaf: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [leaf];
  for (;;) {
    const last = chain.at(-1) ?? leaf;
    const next = all.find((one) => !chain.includes(one) && last.checkIssued(one));
    if (!next) return chain;
    chain.push(next);
  }
};

const open = (bytes: Buffer, password: string): Opened => {
  const file = openFile(bytes, password);
  const certificates = certificatesOf(file);
  if (certificates.length === 0) throw new Refused('cert_sense_certificat');
  const keys = keysOf(file);
  for (const leaf of certificates) {
    const key = keys.find((one) => leaf.checkPrivateKey(one));
    if (!key) continue;
    return {
      ...readCertificate(leaf.raw),
      from: leaf.validFromDate.toISOString(),
      to: leaf.validToDate.toISOString(),
      fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
      key: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
      chain: chainOf(leaf, certificates).map((one) => one.toString()),
    };
  }
  throw new Refused('cert_sense_clau');
};

process.on('message', ({ bytes, password }: { bytes: Uint8Array; password: string }) => {
  try {
    process.send?.({ opened: open(Buffer.from(bytes), password) });
  } catch (error) {
    process.send?.({ fault: error instanceof Refused ? error.fault : 'cert_no_pkcs12' });
  }
});
