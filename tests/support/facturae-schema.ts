import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FACTURAE_SCHEMAS = fileURLToPath(new URL('../../../shared/schemas/facturae/', import.meta.url));
/** Whether documents can be held to the schema here: its files and `xmllint` are there. */
export const hasFacturaeSchema =
  existsSync(FACTURAE_SCHEMAS) && !spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error;

/** Throws, with what is wrong, unless a document is valid by the schema of Facturae 3.2.2. */
export const validateFacturae = (bytes: Buffer): void => {
  const folder = mkdtempSync(join(tmpdir(), 'facturae-'));
  try {
    const [schema, file] = [join(folder, 'facturae.xsd'), join(folder, 'document.xml')];
    const text = readFileSync(join(FACTURAE_SCHEMAS, 'Facturaev3_2_2.xsd'), 'utf8');
    // The address of xmldsig is turned to the file beside it.
    const dsig = join(FACTURAE_SCHEMAS, 'xmldsig-core-schema.xsd');
    writeFileSync(schema, text.replace(/schemaLocation="[^"]*xmldsig[^"]*"/, `schemaLocation="${dsig}"`));
    writeFileSync(file, bytes);
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
