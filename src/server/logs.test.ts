import { expect, test } from 'vitest';
import { startServer } from '#tests/support/running-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const SECRET = 'paraula-molt-secreta-9';

test('the log is lines of JSON with the number of each request, and no secret nor person ever reaches it', async () => {
  const place = await openTestDatabase();
  const server = await startServer({ env: { DATABASE_URL: place.url, LOG_LEVEL: 'trace' } });
  const ask = (path: string, body: unknown, headers = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const persona = {
    nom: 'Persona',
    cognoms: 'Amagada',
    email: 'amagada@exemple.cat',
    contrasenya: SECRET,
    idioma_fk: 'ca',
  };
  const made = await ask('/primera-configuracio', {
    persona,
    empresa: { nom_fiscal: 'Amagada, SL', tipus_persona: 'E', nif: '' },
  });
  const { token } = (await made.json()) as { token: string };
  const login = { usuari: persona.email, contrasenya: SECRET, plataforma: 'web' };
  const statuses = [
    await ask(`/usuari/login?contrasenya=${SECRET}`, login),
    await ask('/usuari/login', { ...login, contrasenya: `${SECRET}x` }),
    await ask('/usuari/login', `{"contrasenya":"${SECRET}"`),
    await ask('/usuari/login', { ...login, contrasenya: { clau: SECRET } }),
    await ask('/agent', { nif: '00000000T' }, { 'auth-token': token }),
    await ask('/agent', {}, { 'auth-token': `${token}x`, authorization: SECRET, cookie: SECRET }),
  ].map((answer) => answer.status);
  expect(statuses).toEqual([422, 401, 400, 422, 403, 401]);
  const last = await ask('/no-hi-es', {});
  await server.dispose();
  await place.dispose();
  const log = server.output();
  const requestId = last.headers.get('x-request-id') ?? 'cap';
  expect(log).toContain(requestId);
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  for (const secret of [SECRET, token, 'Amagada', 'amagada', '00000000T', 'argon2id'])
    expect(log).not.toContain(secret);
});
