import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const DAY = 86_400_000;

/** A certificate file of a fictitious company that ends so many days from now. */
export const certificateEndingIn = (days: number, given: { nif: string; nom: string; password: string }): Buffer => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY);
  certificate.validity.notAfter = new Date(Date.now() + days * DAY);
  const name = [
    { type: '2.5.4.3', value: given.nom },
    { type: '2.5.4.97', value: `VATES-${given.nif}` },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([{ name: 'keyUsage', critical: true, digitalSignature: true }]);
  certificate.sign(key, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], given.password, { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
};
