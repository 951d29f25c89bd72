import forge from 'node-forge';
import type { CertificatDubte } from '#contract/certificat.ts';

type Node = forge.asn1.Asn1;
const { Class, Type } = forge.asn1;
/** Reads ASN.1 and leaves what it wraps in bits as it is; the types of the library know an older way to ask. */
const read = (bytes: string): Node =>
  forge.asn1.fromDer(bytes, { strict: false, decodeBitStrings: false } as unknown as boolean);

const partsOf = (node: Node | undefined): Node[] => (node && Array.isArray(node.value) ? node.value : []);
const bytesOf = (node: Node | undefined): string => (node && typeof node.value === 'string' ? node.value : '');

/** The characters of a text of ASN.1, whichever of its kinds. */
const textOf = (node: Node | undefined): string => {
  const bytes = Buffer.from(bytesOf(node), 'binary');
  if (node?.type === Type.BMPSTRING) return bytes.swap16().toString('utf16le');
  return bytes.toString(node?.type === Type.UTF8 ? 'utf8' : 'latin1');
};

/** The attributes of a distinguished name by their number (`2.5.4.3`); the last of each stands. */
const nameOf = (node: Node | undefined): Map<string, string> =>
  new Map(
    partsOf(node)
      .flatMap((set) => partsOf(set))
      .map((pair) => partsOf(pair))
      .map(([oid, value]) => [forge.asn1.derToOid(bytesOf(oid)), textOf(value)]),
  );

const KEY_USAGE = '2.5.29.15';
/** Bits of the key usage: digitalSignature and nonRepudiation (RFC 5280, 4.2.1.3). */
const SIGNS = 0x80 | 0x40;

/** Whether the extensions let the key sign; a certificate that says nothing of use lets it. */
const maySign = (extensions: readonly Node[]): boolean => {
  for (const extension of extensions) {
    const [oid, ...rest] = partsOf(extension);
    if (forge.asn1.derToOid(bytesOf(oid)) !== KEY_USAGE) continue;
    const bits = read(bytesOf(rest.at(-1)));
    return (bytesOf(bits).charCodeAt(1) & SIGNS) !== 0;
  }
  return true;
};

const QC_STATEMENTS = '1.3.6.1.5.5.7.1.3';
/** Whether it says that it is a qualified one (ETSI EN 319 412-5): no other is taken by the entry points of public bodies. */
const isQualified = (extensions: readonly Node[]): boolean =>
  extensions.some((extension) => forge.asn1.derToOid(bytesOf(partsOf(extension)[0])) === QC_STATEMENTS);

const derOf = (node: Node | undefined): string => (node ? forge.asn1.toDer(node).getBytes() : '');

/** What a certificate says of itself, apart from its dates and key. */
export interface Said {
  readonly subject: ReadonlyMap<string, string>;
  readonly issuer: ReadonlyMap<string, string>;
  readonly signs: boolean;
  /** Why an entry point will not take what it signs; null where nothing speaks against it. */
  readonly dubte: CertificatDubte | null;
}

/** Reads names and use from a certificate (X.509, DER). */
export const readCertificate = (der: Buffer): Said => {
  const whole = read(der.toString('binary'));
  const fields = partsOf(partsOf(whole)[0]);
  // Version is the only field before the serial number, and optional.
  const first = fields[0]?.tagClass === Class.CONTEXT_SPECIFIC ? 1 : 0;
  const extensions = fields.find((field) => field.tagClass === Class.CONTEXT_SPECIFIC && Number(field.type) === 3);
  const [issuer, subject] = [fields[first + 2], fields[first + 4]];
  const said = partsOf(partsOf(extensions)[0]);
  return {
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    signs: maySign(said),
    dubte: derOf(issuer) === derOf(subject) ? 'autosignat' : isQualified(said) ? null : 'no_qualificat',
  };
};
