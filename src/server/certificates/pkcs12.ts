import { askProcess } from '../ask-process.ts';
import { createTurns } from '../turns.ts';
import type { Opened, OpenFault } from './opened.ts';

const MAX_TIME = 20_000;
/** Files opened at once; the others wait. */
const AT_ONCE = 2;

const inTurn = createTurns(AT_ONCE);

const run = async (bytes: Buffer, password: string, time: number): Promise<Opened | OpenFault> => {
  const said = await askProcess<{ opened?: Opened; fault?: OpenFault }>(
    new URL('./pkcs12-process.ts', import.meta.url),
    { message: { bytes, password }, time, heap: 256 },
  );
  if (said === 'late') return 'cert_massa_lent';
  return said === 'gone' ? 'cert_no_pkcs12' : (said.opened ?? said.fault ?? 'cert_no_pkcs12');
};

/** Opens a certificate file (PKCS#12) of old or new encryption, or says why it cannot. Never inside a transaction. */
export const openPkcs12 = (bytes: Buffer, password: string, time = MAX_TIME): Promise<Opened | OpenFault> =>
  inTurn(() => run(bytes, password, time));
