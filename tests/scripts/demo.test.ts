import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '#tests/support/running-server.ts';

const temporary = mkdtempSync(join(tmpdir(), 'prova-demo-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test('the demonstration says where it is and who enters, holds an office in every state, and leaves nothing', async () => {
  const server = await startServer({ entry: 'scripts/demo.ts', env: { TMPDIR: temporary, LOG_LEVEL: 'warn' } });
  const lines = server.output().trim().split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual(['adreca', 'usuari', 'contrasenya']);
  const [adreca, usuari, contrasenya] = lines.map((line) => line.slice(line.indexOf(': ') + 2));
  expect(adreca).toBe(server.url);
  expect(readdirSync(temporary)).toHaveLength(1);

  const ask = async (path: string, token = '', body?: unknown) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const { token } = await ask('/usuari/login', '', { usuari, contrasenya, plataforma: 'web' });
  const agents = await ask('/agent?limit=500', token);
  // Sixty of the works, and the ten suppliers that are no one else.
  expect(agents.total).toBe(70);
  for (const item of agents.items) expect([item.nom_complet, item.nif_correcte]).toEqual([item.nom_complet, true]);
  const works = await ask('/treball', token);
  expect(works.total).toBe(12);
  const work = works.items.find((item: { formigo: { lots: number } }) => item.formigo.lots > 0);
  const states = new Map<string, Set<string>>();
  for (const zona of await ask(`/treball/${work.id}/zones/totes`, token))
    for (const lot of zona.lots) {
      const seen = states.get(zona.normativa) ?? new Set();
      states.set(
        zona.normativa,
        seen
          .add(lot.verdict)
          .add(lot.insuficients ? 'insuficients' : lot.verdict)
          .add(lot.ambDecisio ? 'decidit' : lot.verdict),
      );
    }
  for (const normativa of ['EHE-98', 'EHE-08', 'CODI'])
    expect([...(states.get(normativa) ?? [])].sort()).toEqual([
      'ask',
      'decidit',
      'insuficients',
      'no_satisfactori',
      'pendent',
      'satisfactori',
    ]);
  expect(work.formigo.insuficients).toBeGreaterThan(0);
  const [empresa] = (await ask('/empresa', token)).items;
  const invoices = await ask(`/empresa/${empresa.id}/factura`, token);
  const situacions = new Set(invoices.items.map(({ situacio }: { situacio: string }) => situacio));
  expect([...situacions].sort()).toEqual(['cobrada', 'cobrada_parcial', 'emesa', 'esborrany']);
  expect((await ask(`/empresa/${empresa.id}/registre`, token)).total).toBe(invoices.total - 1);
  expect((await ask(`/empresa/${empresa.id}/pressupost`, token)).total).toBe(5);
  const { total, sumes } = await ask(`/empresa/${empresa.id}/despesa?getAll=true`, token);
  expect([total, sumes.despeses]).toEqual([26, 26]);
  const { items: goods } = await ask(`/empresa/${empresa.id}/amortitzacio`, token);
  expect(goods).toHaveLength(1);
  await server.dispose();
  expect(readdirSync(temporary)).toEqual([]);
}, 60_000);
