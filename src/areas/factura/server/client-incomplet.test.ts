import { beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { type FacturaOffice, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});

const ADRECA = [{ via: 'Carrer Nou, 3', codi_postal: '08500', poblacio: 'Vic' }];
const PERSONA = { tipus_persona: 'F', nom: 'Anna', cognoms: 'Exemple' } as const;
const EMPRESA = { tipus_persona: 'E', rao_social: 'Exemple, SL' } as const;
const DNI = '12345678Z';

const agentOf = (fields: Record<string, unknown>) =>
  office.app.call(agentRoutes.create, { token: office.by.token, body: fields as never });
const toldOf = async (fields: Record<string, unknown>): Promise<string[]> => {
  const { body: agent } = await agentOf({ ...fields, avisos_acceptats: ['nif_repetit', 'nif_persona'] });
  const draft = await office.draft({ agent_fk: agent.id });
  const { problemes } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
  return problemes.map(({ codi, nivell, cami }) => `${nivell} ${codi} ${cami}`);
};

describe('without an address', () => {
  test.each([
    ['a company', { ...EMPRESA, nif: NIF_CLIENT }, 'error'],
    ['a public body', { tipus_persona: 'P', rao_social: 'Ajuntament', nif: 'P0801900B' }, 'error'],
    ['a company written down as a person', { ...PERSONA, nif: NIF_CLIENT }, 'error'],
    ['a person who trades', { ...PERSONA, nif: DNI, contractista: true }, 'error'],
    ['a company of another country', { ...EMPRESA, nif: '136695976', nif_pais: 'DE' }, 'error'],
    ['a private person', { ...PERSONA, nif: DNI }, 'avis'],
  ])('%s', async (_who, fields, nivell) => {
    expect(await toldOf(fields)).toContain(`${nivell} receptor_sense_adreca agent.adreces`);
  });

  test('a company’s one is refused however much is accepted, and issues once it is written and brought', async () => {
    const { body: agent } = await agentOf({ ...EMPRESA, nif: NIF_CLIENT, avisos_acceptats: ['nif_repetit'] });
    const draft = await office.draft({ agent_fk: agent.id });
    const avisos_acceptats = ['receptor_sense_adreca', 'emissor_sense_adreca'];
    const { status, body } = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(draft.id),
      body: { versio: draft.versio, avisos_acceptats },
    });
    expect([status, body.camps]).toMatchObject([422, [{ codi: 'receptor_sense_adreca', cami: 'agent.adreces' }]]);
    expect(body.camps[0].missatge).toContain('Exemple, SL');
    expect((await office.get(draft.id)).numero).toBeNull();
  });

  test('the company that issues is refused too', async () => {
    const at = { token: office.by.token, params: { id: office.by.empresaId } };
    const before = await office.app.ok(empresaRoutes.get, at);
    await office.app.ok(empresaRoutes.update, {
      ...at,
      body: { versio: before.versio, adreca: { ...before.adreca, via: '' } },
    });
    const draft = await office.draft();
    const { problemes, pot } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
    expect([pot, problemes]).toMatchObject([
      false,
      [{ codi: 'emissor_sense_adreca', nivell: 'error', cami: 'empresa.adreca' }],
    ]);
    const { versio } = await office.app.ok(empresaRoutes.get, at);
    await office.app.ok(empresaRoutes.update, { ...at, body: { versio, adreca: before.adreca } });
  });
});

describe('a tax id of the other kind of person', () => {
  test.each([
    ['a DNI on a company', { ...EMPRESA, nif: DNI }, true],
    ['a company’s id on a person', { ...PERSONA, nif: NIF_CLIENT }, true],
    ['a DNI on a person', { ...PERSONA, nif: DNI }, false],
    ['a company’s id on a public body', { tipus_persona: 'P', rao_social: 'Consorci', nif: 'P0801900B' }, false],
    ['one of another country', { ...PERSONA, nif: NIF_CLIENT, nif_pais: 'DE' }, false],
  ])('%s', async (_what, fields, warns) => {
    const { status, body } = await agentOf({ ...fields, adreces: ADRECA, avisos_acceptats: ['nif_repetit'] });
    expect([status, (body.avisos ?? []).map(({ codi }: { codi: string }) => codi)]).toEqual(
      warns ? [409, ['nif_persona']] : [200, []],
    );
    const told = await toldOf({ ...fields, adreces: ADRECA });
    expect(told.includes('avis nif_persona agent.nif')).toBe(warns);
  });
});

test('an account that does not add up, or that the company has no more, asks before it is issued', async () => {
  const at = { token: office.by.token, params: { id: office.by.empresaId } };
  const { versio } = await office.app.ok(empresaRoutes.get, at);
  const comptes = [{ iban: 'ES9121000418450200051332', nom: '', per_defecte: true }];
  await office.app.ok(empresaRoutes.update, { ...at, body: { versio, comptes } as never });
  const told = async (iban: string): Promise<string[]> => {
    const draft = await office.draft({ iban, avisos_acceptats: ['iban_incorrecte'] });
    return (await office.app.ok(facturaRoutes.comprova, office.at(draft.id))).problemes.map(
      ({ codi, nivell, cami }) => `${nivell} ${codi} ${cami}`,
    );
  };
  expect(await told('ES91 2100 0418 4502 0005 1332')).toEqual([]);
  expect(await told('ES7921000813610123456789')).toEqual(['avis iban_no_es_de_l_empresa iban']);
  expect(await told('ES9121000418450200051333')).toEqual(['avis iban_no_quadra iban']);
});

test('what rectifies the invoice of another client asks, and so does a surcharge on a company', async () => {
  const other = await agentOf({ ...EMPRESA, nif: 'B65410011', adreces: ADRECA });
  const issued = await office.issued();
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(issued.id),
    body: { mode: 'total', motiu: 'R1', rao: '80', text: '' } as never,
  });
  const told = async (id: number): Promise<string[]> =>
    (await office.app.ok(facturaRoutes.comprova, office.at(id))).problemes.map(({ codi, cami }) => `${codi} ${cami}`);
  expect(await told(draft.id)).toEqual([]);
  await office.app.ok(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, agent_fk: other.body.id },
  });
  expect(await told(draft.id)).toEqual(['rectifica_altre_client agent_fk']);
  const surcharged = await office.draft({ recarrec_equivalencia: true });
  expect(await told(surcharged.id)).toEqual(['recarrec_persona_juridica recarrec_equivalencia']);
});
