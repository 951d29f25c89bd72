import { createServer } from 'node:net';

/** A port of the loopback that nobody listens on just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('the loopback gave no port'));
      probe.close(() => resolve(address.port));
    });
  });
