import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** `npm run dev`: the server restarted at each change of its files, and the web served from its sources beside it. */
const port = process.env.PORT ?? '4300';
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
});
process.env.API_URL = `http://127.0.0.1:${port}`;
const web = await createServer({ server: { host: '127.0.0.1', port: Number(port) + 1 } });
await web.listen();
web.printUrls();

const end = async (code: number): Promise<void> => {
  server.kill('SIGTERM');
  await web.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
server.once('exit', (code) => void end(code ?? 1));
