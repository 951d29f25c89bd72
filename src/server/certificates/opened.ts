import type { CertificatDubte } from '#contract/certificat.ts';

/** Why a file gives no certificate to sign with; text keys. */
export type OpenFault =
  | 'cert_no_pkcs12'
  | 'cert_contrasenya'
  | 'cert_xifrat'
  | 'cert_sense_certificat'
  | 'cert_sense_clau'
  | 'cert_massa_lent';

/** A certificate with its key, out of its file. */
export interface Opened {
  /** Attributes of the names by their number (`2.5.4.3`: the common name). */
  readonly subject: ReadonlyMap<string, string>;
  readonly issuer: ReadonlyMap<string, string>;
  /** Whether it may sign (digitalSignature or nonRepudiation). */
  readonly signs: boolean;
  readonly dubte: CertificatDubte | null;
  readonly from: string;
  readonly to: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: string;
  /** The private key, PKCS#8 PEM: a secret. */
  readonly key: string;
  /** PEM, the certificate itself first. */
  readonly chain: readonly string[];
}
