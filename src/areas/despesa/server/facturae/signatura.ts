import { createHash, verify, X509Certificate } from 'node:crypto';
import { readCertificate } from '#server/certificates/names.ts';
import { canonical, canonicalDocument, INCLUSIVA } from './c14n.ts';
import {
  addressOf,
  allOf,
  attributeOf,
  childrenOf,
  type Document,
  type Element,
  findIn,
  localOf,
  textOf,
} from './xml.ts';

export type EstatSignatura = 'cap' | 'valida' | 'dubtosa' | 'incomprovable' | 'trencada';
/** What the signature of a document says. `motiu` is a code of a text. */
export interface Signatura {
  readonly estat: EstatSignatura;
  readonly titular: string;
  readonly nif: string;
  readonly emissor: string;
  readonly quan: string | null;
  readonly motiu: string;
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const ENVELOPED = `${DSIG}enveloped-signature`;
const C14N = /^http:\/\/www\.w3\.org\/TR\/2001\/REC-xml-c14n-20010315(#WithComments)?$/;
const EXCLUSIVE = /^http:\/\/www\.w3\.org\/2001\/10\/xml-exc-c14n#(WithComments)?$/;
const DIGESTS: Readonly<Record<string, string>> = {
  [`${DSIG}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};
const METHODS: Readonly<Record<string, readonly [digest: string, kind: 'rsa' | 'ecdsa']>> = {
  [`${DSIG}rsa-sha1`]: ['sha1', 'rsa'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': ['sha256', 'rsa'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': ['sha384', 'rsa'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': ['sha512', 'rsa'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256': ['sha256', 'ecdsa'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': ['sha384', 'ecdsa'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': ['sha512', 'ecdsa'],
};

/**
 * Why a signature is not plainly good: `trencada` tells what was changed, `incomprovable` what cannot be told, and `dubtosa` that
 * all that was signed is as it was, by a certificate that may be none.
 */
class Fault extends Error {
  readonly estat: 'dubtosa' | 'incomprovable' | 'trencada';
  readonly motiu: string;
  constructor(estat: 'dubtosa' | 'incomprovable' | 'trencada', motiu: string) {
    super(motiu);
    this.estat = estat;
    this.motiu = motiu;
  }
}

const digestOf = (algorithm: string, content: string | Buffer): string => {
  const name = DIGESTS[algorithm];
  if (!name) throw new Fault('incomprovable', 'algorisme');
  return createHash(name).update(content).digest('base64');
};
const bare = (text: string): string => text.replace(/\s+/g, '');
const algorithmOf = (element: Element | undefined): string => attributeOf(element, 'Algorithm');

/** How a piece is to be put in canonical form; null of what is no such way. */
const howOf = (method: Element | undefined) => {
  const algorithm = algorithmOf(method);
  if (C14N.test(algorithm)) return INCLUSIVA;
  if (!EXCLUSIVE.test(algorithm)) return null;
  const list = attributeOf(findIn(method, 'InclusiveNamespaces'), 'PrefixList').split(/\s+/).filter(Boolean);
  return { exclusive: true, prefixos: new Set(list.map((prefix) => (prefix === '#default' ? '' : prefix))) };
};

/** The element that a reference names by its id; one alone may have it. */
const named = ({ arrel }: Document, id: string): Element => {
  const found = [...allOf(arrel)].filter((one) =>
    ['Id', 'ID', 'id'].some((attribute) => attributeOf(one, attribute) === id),
  );
  const [only] = found;
  if (!only || found.length > 1) throw new Fault('trencada', 'referencia');
  return only;
};

/** Holds a reference to what it names; tells whether that is the whole document. */
const checkReference = (document: Document, signature: Element, reference: Element): boolean => {
  const uri = attributeOf(reference, 'URI');
  if (uri !== '' && !uri.startsWith('#')) throw new Fault('incomprovable', 'referencia_fora');
  const target = uri === '' ? document.arrel : named(document, uri.slice(1));
  let how = INCLUSIVA;
  let enveloped = false;
  for (const transform of childrenOf(findIn(reference, 'Transforms'), 'Transform')) {
    const asked = howOf(transform);
    if (asked) how = asked;
    else if (algorithmOf(transform) === ENVELOPED) enveloped = true;
    else throw new Fault('incomprovable', 'transformacio');
  }
  const but = enveloped ? signature : null;
  const content = uri === '' ? canonicalDocument(document, how, but) : canonical(target, how, but);
  const digest = digestOf(algorithmOf(findIn(reference, 'DigestMethod')), content);
  if (digest !== bare(textOf(reference, 'DigestValue'))) throw new Fault('trencada', 'contingut');
  return target === document.arrel;
};

const certificateOf = (signature: Element): X509Certificate => {
  const text = bare(textOf(signature, 'KeyInfo', 'X509Data', 'X509Certificate'));
  if (text === '') throw new Fault('incomprovable', 'sense_certificat');
  try {
    return new X509Certificate(Buffer.from(text, 'base64'));
  } catch {
    throw new Fault('incomprovable', 'sense_certificat');
  }
};

const checkValue = (signature: Element, signedInfo: Element, certificate: X509Certificate): void => {
  const how = howOf(findIn(signedInfo, 'CanonicalizationMethod'));
  const method = METHODS[algorithmOf(findIn(signedInfo, 'SignatureMethod'))];
  if (!how || !method) throw new Fault('incomprovable', 'algorisme');
  const [digest, kind] = method;
  const key = certificate.publicKey;
  if (key.asymmetricKeyType !== (kind === 'rsa' ? 'rsa' : 'ec')) throw new Fault('trencada', 'signatura');
  const value = Buffer.from(bare(textOf(signature, 'SignatureValue')), 'base64');
  const good = verify(
    digest,
    Buffer.from(canonical(signedInfo, how)),
    kind === 'rsa' ? key : { key, dsaEncoding: 'ieee-p1363' },
    value,
  );
  if (!good) throw new Fault('trencada', 'signatura');
};

const propertiesOf = (signature: Element): Element | undefined =>
  childrenOf(signature, 'Object')
    .map((object) => findIn(object, 'QualifyingProperties', 'SignedProperties'))
    .find((found) => found !== undefined);

/** The certificate is the one that the signed properties name. */
const checkSigningCertificate = (properties: Element, certificate: X509Certificate): void => {
  const own = findIn(properties, 'SignedSignatureProperties');
  const said =
    findIn(own, 'SigningCertificate', 'Cert', 'CertDigest') ??
    findIn(own, 'SigningCertificateV2', 'Cert', 'CertDigest');
  if (!said) return;
  const digest = digestOf(algorithmOf(findIn(said, 'DigestMethod')), certificate.raw);
  if (digest !== bare(textOf(said, 'DigestValue'))) throw new Fault('trencada', 'certificat');
};

const OID = { nom: '2.5.4.3', serie: '2.5.4.5', organitzacio: '2.5.4.97' } as const;
/** Whose a certificate is, and who gave it. */
const namesOf = (certificate: X509Certificate): Pick<Signatura, 'titular' | 'nif' | 'emissor'> => {
  try {
    const { subject, issuer } = readCertificate(certificate.raw);
    const id = subject.get(OID.organitzacio) ?? subject.get(OID.serie) ?? '';
    return {
      titular: subject.get(OID.nom) ?? '',
      nif: id.replace(/^(VATES|IDCES|PASES|TINES)-/, ''),
      emissor: issuer.get(OID.nom) ?? '',
    };
  } catch {
    return { titular: certificate.subject, nif: '', emissor: certificate.issuer };
  }
};

const instantOf = (text: string): string | null => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const CAP: Signatura = { estat: 'cap', titular: '', nif: '', emissor: '', quan: null, motiu: '' };

/** What is done, or the fault that it ended in. */
const attempt = <Result>(work: () => Result): Result | Fault => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
};

/** Checks the enveloped signature of a document: what it signs, by whom, and whether the certificate was in force. */
export const checkSignatura = (document: Document): Signatura => {
  const signature = childrenOf(document.arrel).find(
    (one) => localOf(one.nom) === 'Signature' && addressOf(one) === DSIG,
  );
  if (!signature) return CAP;
  let said: Omit<Signatura, 'estat' | 'motiu'> = { titular: '', nif: '', emissor: '', quan: null };
  try {
    const properties = propertiesOf(signature);
    const quan = instantOf(textOf(properties, 'SignedSignatureProperties', 'SigningTime'));
    const held = attempt(() => certificateOf(signature));
    said = { ...said, ...(held instanceof Fault ? {} : namesOf(held)), quan };
    const signedInfo = findIn(signature, 'SignedInfo');
    if (!signedInfo) throw new Fault('trencada', 'signatura');
    const references = childrenOf(signedInfo, 'Reference');
    // What was changed is told before what cannot be told: a digest needs neither key nor certificate.
    const whole = references.map((reference) => attempt(() => checkReference(document, signature, reference)));
    for (const one of [...whole, held]) if (one instanceof Fault && one.estat === 'trencada') throw one;
    if (held instanceof Fault) throw held;
    const certificate = held;
    checkValue(signature, signedInfo, certificate);
    for (const one of whole) if (one instanceof Fault) throw one;
    if (!whole.includes(true)) throw new Fault('incomprovable', 'no_tot');
    if (!properties || quan === null) throw new Fault('dubtosa', 'sense_data');
    const signed = `#${attributeOf(properties, 'Id')}`;
    if (!references.some((one) => attributeOf(one, 'URI') === signed)) throw new Fault('dubtosa', 'sense_data');
    checkSigningCertificate(properties, certificate);
    const day = Date.parse(quan);
    if (day < Date.parse(certificate.validFrom) || day > Date.parse(certificate.validTo))
      throw new Fault('dubtosa', 'certificat_caducat');
    return { estat: 'valida', ...said, motiu: '' };
  } catch (error) {
    if (error instanceof Fault) return { estat: error.estat, ...said, motiu: error.motiu };
    throw error;
  }
};
