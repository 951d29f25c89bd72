import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '#tests/support/browser.ts';
import { postgresFolder } from '#tests/support/postgres-cluster.ts';

/** A program that tests call, and what to do on a machine without it. */
interface Need {
  readonly package: string;
  readonly present: () => boolean;
  readonly instead: string;
}

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)));

const NEEDS = {
  postgres: {
    package: 'postgresql',
    present: () => Boolean(process.env.TEST_POSTGRES_URL) || postgresFolder() !== null,
    instead: 'install the PostgreSQL server (15 or newer), or set TEST_POSTGRES_URL=postgres://user:password@host/db',
  },
  chromium: {
    package: 'chromium',
    present: () => chromiumPath() !== null,
    instead: 'install Chromium or Chrome, or set CHROMIUM_PATH to its program',
  },
  poppler: {
    package: 'poppler-utils',
    present: () => onPath('pdftotext'),
    instead: 'install Poppler (its program pdftotext must be on PATH)',
  },
  openssl: {
    package: 'openssl',
    present: () => onPath('openssl'),
    instead: 'install OpenSSL (its program openssl must be on PATH)',
  },
  xmllint: {
    package: 'libxml2-utils',
    present: () => onPath('xmllint'),
    instead: 'install libxml2 (its program xmllint must be on PATH)',
  },
  xmlsec: {
    package: 'xmlsec1',
    present: () => onPath('xmlsec1'),
    instead: 'install XMLSec (its program xmlsec1 must be on PATH)',
  },
} as const satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;

/** Makes sure that these are there: as root on Debian it installs them, elsewhere it says what to do and ends. */
export const ensureNeeds = (names: readonly NeedName[]): void => {
  const absent = (): Need[] => names.map((name) => NEEDS[name]).filter((need) => !need.present());
  const missing = absent();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && onPath('apt-get')) installDebian(missing.map((need) => need.package));
  const still = absent();
  if (still.length === 0) return;
  for (const need of still) console.error(`Tests need ${need.package}: ${need.instead}.`);
  process.exit(1);
};

const installDebian = (packages: readonly string[]): void => {
  console.log(`Installing for the tests: ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  spawnSync('apt-get', [...quiet, 'update'], { env, stdio: [...stdio] });
  execFileSync('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', ...packages], {
    env,
    stdio: [...stdio],
  });
};
