import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { DSIG_NS, FACTURAE_NS } from '../../domain/facturae/facturae.ts';
import { escapeText } from '../../domain/facturae/xml.ts';

/** A certificate with its key, as a company signs with it. */
export interface Signant {
  /** PKCS#8 PEM: a secret. */
  readonly clau: string;
  /** PEM, the certificate itself first. */
  readonly cadena: readonly string[];
}

const XADES_NS = 'http://uri.etsi.org/01903/v1.3.2#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
/** Policy of signature of Facturae 3.1, and the SHA-1 of its document (Ministry of Finance; checked on the document). */
const POLICY = 'http://www.facturae.es/politica_de_firma_formato_facturae/politica_de_firma_formato_facturae_v3_1.pdf';
const POLICY_SHA1 = 'Ohixl6upD6av8N7pEvDABhEL6hM=';

/** Names in scope inside the signature, in the order that the canonical form has them. */
const SCOPE = ` xmlns:ds="${DSIG_NS}" xmlns:fe="${FACTURAE_NS}" xmlns:xades="${XADES_NS}"`;
/** A piece as its digest takes it: by itself, the names in scope on its first mark. */
const apart = (piece: string): string => piece.replace(/^<[\w:]+/, (mark) => mark + SCOPE);

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');
const method = (name: string, algorithm: string): string => `<ds:${name} Algorithm="${algorithm}"></ds:${name}>`;
const digested = (value: string, algorithm = SHA256): string =>
  `${method('DigestMethod', algorithm)}<ds:DigestValue>${value}</ds:DigestValue>`;

/** The issuer of a certificate as RFC 2253 writes it: from the last part of the name to the first. */
const issuerName = (certificate: X509Certificate): string =>
  certificate.issuer.split('\n').filter(Boolean).reverse().join(',');

const signingCertificate = (chain: readonly X509Certificate[]): string =>
  chain
    .map(
      (one) =>
        `<xades:Cert><xades:CertDigest>${digested(digest(one.raw))}</xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName>${escapeText(issuerName(one))}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${one.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`,
    )
    .join('');

const signedProperties = (id: string, chain: readonly X509Certificate[], now: string): string => {
  const policy = `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>${POLICY}</xades:Identifier></xades:SigPolicyId><xades:SigPolicyHash>${digested(POLICY_SHA1, `${DSIG_NS}sha1`)}</xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>`;
  const role =
    '<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>emisor</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>';
  const own = `<xades:SignedSignatureProperties><xades:SigningTime>${now.replace(/\.\d+/, '')}</xades:SigningTime><xades:SigningCertificate>${signingCertificate(chain)}</xades:SigningCertificate>${policy}${role}</xades:SignedSignatureProperties>`;
  const format = `<xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#${id}-document"><xades:ObjectIdentifier><xades:Identifier Qualifier="OIDAsURN">urn:oid:1.2.840.10003.5.109.10</xades:Identifier></xades:ObjectIdentifier><xades:MimeType>text/xml</xades:MimeType></xades:DataObjectFormat></xades:SignedDataObjectProperties>`;
  return `<xades:SignedProperties Id="${id}-propietats">${own}${format}</xades:SignedProperties>`;
};

const reference = (attributes: string, transforms: string, value: string): string =>
  `<ds:Reference ${attributes}>${transforms}${digested(value)}</ds:Reference>`;

/** Whether a certificate may sign electronic invoices: entry points verify RSA. */
export const signsRsa = ({ clau }: Signant): boolean => createPrivateKey(clau).asymmetricKeyType === 'rsa';

/**
 * Signs a Facturae as XAdES-EPES, enveloped, under its policy 3.1: the document, the signed properties and the certificate.
 * `root` is the document in its canonical form, so what is digested is what is written. `id` is unlike any other in it.
 */
export const signXades = (
  root: string,
  signant: Signant,
  { now, id }: { readonly now: string; readonly id: string },
): string => {
  const chain = signant.cadena.map((pem) => new X509Certificate(pem));
  const key: KeyObject = createPrivateKey(signant.clau);
  const certificates = chain
    .map((one) => `<ds:X509Certificate>${one.raw.toString('base64')}</ds:X509Certificate>`)
    .join('');
  const keyInfo = `<ds:KeyInfo Id="${id}-certificat"><ds:X509Data>${certificates}</ds:X509Data></ds:KeyInfo>`;
  const properties = signedProperties(id, chain, now);
  const enveloped = `<ds:Transforms>${method('Transform', `${DSIG_NS}enveloped-signature`)}</ds:Transforms>`;
  const signedInfo = `<ds:SignedInfo>${method('CanonicalizationMethod', C14N)}${method(
    'SignatureMethod',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  )}${reference(`Id="${id}-document" URI=""`, enveloped, digest(root))}${reference(
    `Type="http://uri.etsi.org/01903#SignedProperties" URI="#${id}-propietats"`,
    '',
    digest(apart(properties)),
  )}${reference(`URI="#${id}-certificat"`, '', digest(apart(keyInfo)))}</ds:SignedInfo>`;
  const value = sign('sha256', Buffer.from(apart(signedInfo)), key).toString('base64');
  const signature = `<ds:Signature xmlns:xades="${XADES_NS}" Id="${id}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}<ds:Object><xades:QualifyingProperties Target="#${id}">${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  const end = root.lastIndexOf('</');
  return `${root.slice(0, end)}${signature}${root.slice(end)}`;
};
