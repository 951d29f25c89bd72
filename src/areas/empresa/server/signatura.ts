import { X509Certificate } from 'node:crypto';
import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import type { CertificatDubte } from '#contract/certificat.ts';
import { readCertificate } from '#server/certificates/names.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import { findSigning } from './certificat-store.ts';
import { certificatPlace } from './certificats.ts';

/** A certificate of a company, open: for whoever signs or presents itself with it, never for an answer nor a log. */
export interface CertificatObert {
  readonly id: number;
  readonly titular: string;
  /** PKCS#8 PEM: a secret. */
  readonly clau: string;
  /** PEM, the certificate itself first. */
  readonly cadena: readonly string[];
  /** Why an entry point will not take what it signs. */
  readonly dubte: CertificatDubte | null;
}

/**
 * The certificate that a company signs with now: in force, of the company's own tax id before others, the one that lasts
 * longest. Null where it has none.
 */
export const openCertificat = async (
  db: Executor,
  secrets: Secrets,
  empresaId: number,
  { now, nif }: { readonly now: string; readonly nif: string },
): Promise<CertificatObert | null> => {
  const rows = await findSigning(db, empresaId, now);
  const row = rows.find((one) => one.nif === normaliseNif(nif)) ?? rows[0];
  if (!row) return null;
  const { clau, cadena } = JSON.parse(secrets.open(row.clau, certificatPlace(empresaId, row.empremta))) as {
    clau: string;
    cadena: readonly string[];
  };
  // Read from the certificate itself: it may have been kept before this was looked at.
  const { dubte } = readCertificate(new X509Certificate(cadena[0] ?? '').raw);
  return { id: row.id, titular: row.titular, clau, cadena, dubte };
};

/** The company's history says who signed what with which certificate. */
export const recordSigning = (context: CompanyContext, { titular }: CertificatObert, document: string): Promise<void> =>
  recordHistory(context, [
    { entitat: 'empresa', id: context.empresa.id, accio: 'signa', despres: { certificat: titular, document } },
  ]);
