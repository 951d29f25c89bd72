import { afterEach, expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { historialRoutes } from '#contract/historial.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { usuariRoutes } from '../contract/routes.ts';

let app: TestApp;
afterEach(() => app.close());

const body = (more: { persona?: object; empresa?: object; codi?: string; avisos_acceptats?: string[] } = {}) => ({
  ...more,
  persona: {
    nom: 'Núria',
    cognoms: 'Vidal-Llopis',
    email: 'nuria@exemple.cat',
    contrasenya: 'grua-blava-sorra',
    idioma_fk: 'es',
    ...more.persona,
  },
  empresa: { nom_fiscal: 'Despatx Prova, SLP', tipus_persona: 'E', nif: 'B12345674', ...more.empresa },
});
const setUp = (given: object, from = '127.0.0.1') => app.call(usuariRoutes.primeraConfiguracio, { body: given, from });

test('it makes the first person, company and technician, once', async () => {
  app = await openTestApp();
  expect(await app.ok(usuariRoutes.primeraConfiguracioEstat)).toEqual({
    pendent: true,
    cal_codi: false,
    correu: false,
  });
  const { status, body: made } = await setUp(body({ persona: { titulacio_fk: 1, num_collegiat: '123' } }));
  expect(status).toBe(200);
  expect(made.sessio.usuari).toMatchObject({
    nom: 'Núria',
    idioma_fk: 'es',
    pendent_accept_conds: true,
    agent: { nom: 'Núria Vidal-Llopis', titulacio_fk: 1, num_collegiat: '123' },
    empreses: [{ nom: 'Despatx Prova, SLP', rol: 'titular' }],
  });
  expect(await app.ok(usuariRoutes.primeraConfiguracioEstat)).toEqual({
    pendent: false,
    cal_codi: false,
    correu: false,
  });
  const again = await setUp(body({ persona: { email: 'altre@exemple.cat' } }));
  expect([again.status, again.body.codi]).toEqual([409, 'ja_configurat']);
  await app.ok(usuariRoutes.acceptConds, { token: made.token, body: { versio: CONDICIONS_VERSIO } });
  const empresa = made.sessio.usuari.empreses[0].id;
  const history = await app.ok(historialRoutes.list, {
    token: made.token,
    params: { entitat: 'empresa', id: empresa },
  });
  expect(history.items).toMatchObject([{ accio: 'crea', usuari: 'Núria Vidal-Llopis' }]);
  expect(JSON.stringify(await app.database.read.selectFrom('historial').selectAll().execute())).not.toContain(
    'grua-blava',
  );
});

test('two at once make one', async () => {
  app = await openTestApp();
  const given = ['a', 'b', 'c', 'd'].map((name) => body({ persona: { email: `${name}@exemple.cat` } }));
  const statuses = (await Promise.all(given.map((one) => setUp(one)))).map((reply) => reply.status);
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  expect(await app.database.read.selectFrom('empresa').select('id').execute()).toHaveLength(1);
});

test('what is wrong is said by field; a doubtful tax id only warns', async () => {
  app = await openTestApp();
  const wrong: [object, string, string][] = [
    [body({ persona: { contrasenya: 'curta' } }), 'persona.contrasenya', 'contrasenya_curta'],
    [body({ persona: { contrasenya: 'contrasenya2026' } }), 'persona.contrasenya', 'contrasenya_comuna'],
    [body({ persona: { email: 'no-es-adreca' } }), 'persona.email', 'email_incorrecte'],
    [body({ persona: { nom: ' \u200b\u0000 ' } }), 'persona.nom', 'obligatori'],
    [body({ persona: { titulacio_fk: 99_999 } }), 'persona.titulacio_fk', 'registre_desconegut'],
    [body({ empresa: { rol: 'titular' } }), 'empresa.rol', 'camp_desconegut'],
  ];
  for (const [given, cami, codi] of wrong) {
    const reply = await setUp(given);
    expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami, codi }]]);
  }
  const warned = await setUp(body({ empresa: { nif: 'B00000001' } }));
  expect([warned.status, warned.body.avisos]).toMatchObject([409, [{ codi: 'nif_incorrecte', cami: 'empresa.nif' }]]);
  const taken = await setUp(body({ empresa: { nif: 'B00000001' }, avisos_acceptats: ['nif_incorrecte'] }));
  expect(taken.status).toBe(200);
});

test('a server that others reach asks for the code of its console, and guessing it is slow', async () => {
  app = await openTestApp({ HOST: '0.0.0.0' });
  expect(app.setupCode).toMatch(/^\d{8}$/);
  expect(await app.ok(usuariRoutes.primeraConfiguracioEstat)).toEqual({ pendent: true, cal_codi: true, correu: false });
  const guess = () => setUp(body({ codi: '00000000' }), '203.0.113.5');
  for (let time = 0; time < 5; time += 1)
    expect((await guess()).body.camps).toMatchObject([{ codi: 'codi_incorrecte' }]);
  expect((await guess()).status).toBe(429);
  app.clock.pass(3000);
  const code = app.setupCode ?? '';
  expect((await setUp(body({ codi: `${code.slice(0, 4)} ${code.slice(4)}` }), '203.0.113.5')).status).toBe(200);
});
