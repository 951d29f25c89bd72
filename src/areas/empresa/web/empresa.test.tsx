import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { ROLS, type Rol } from '#contract/roles.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { BLANK_EMPRESA } from '../contract/blank.ts';
import { type Certificat, certificatRoutes } from '../contract/certificat.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { vidaRoutes } from '../contract/vida.ts';
import { empresaWeb } from './index.tsx';

const CERTIFICAT: Certificat = {
  id: 4,
  titular: 'Segell Fictici',
  nif: 'B12345674',
  emissor: 'AC Fictícia',
  valid_des_de: '2020-01-01T00:00:00.000Z',
  dubte: '' as const,
  valid_fins: new Date(Date.now() + 10 * 86_400_000).toISOString(),
};
const EMPRESA_A: Empresa = {
  ...BLANK_EMPRESA,
  id: EMPRESA,
  versio: 3,
  nom_fiscal: 'Despatx A',
  nif: 'B12345674',
  rol: 'titular',
  exerciciActiu: 2026,
  baixa: false,
  creada: '2026-11-01T08:00:00Z',
  canviada: '2026-11-01T08:00:00Z',
  certificats: [CERTIFICAT],
};

interface Given {
  readonly rol?: Rol;
  readonly empresa?: Partial<Empresa>;
  readonly language?: Language;
  readonly usos?: AnswerOf<typeof vidaRoutes.usos>;
}
const open = (part: string, given: Given = {}) => {
  const rol = given.rol ?? 'titular';
  const empresa = { ...EMPRESA_A, rol, ...(rol !== 'titular' && { certificats: null }), ...given.empresa };
  const api = fakeApi([
    answers(empresaRoutes.get, () => empresa),
    answers(empresaRoutes.update, ({ body }) => ({
      ...empresa,
      ...(body as Partial<Empresa>),
      versio: empresa.versio + 1,
    })),
    answers(usuariRoutes.exercicis, () => [{ usuariId: 7, empresaId: EMPRESA, exercici: 2026 }]),
    answers(
      usuariRoutes.session,
      () => ({ id: 1, usuari: { id: 7, empreses: [{ id: EMPRESA, nom: 'Despatx A', rol, baixa: false }] } }) as never,
    ),
    answers(
      referenciaRoutes.poblacions,
      () => [{ id: 8298, ine: '08298', nom: 'Vic', provincia: 'Barcelona' }] as never,
    ),
    answers(certificatRoutes.remove, () => ({ certificats: [] })),
    answers(vidaRoutes.usos, () => given.usos ?? { impedeixen: [], acompanyen: [{ que: 'agents' as const, n: 12 }] }),
    answers(vidaRoutes.remove, () => ({ fet: true as const })),
    answers(empresaRoutes.list, () => ({ total: 0, offset: 0, limit: 50, items: [] })),
  ]);
  openScreen({
    room: empresaWeb,
    path: `/empresa/${EMPRESA}/dades?part=${part}`,
    api,
    rol,
    ...(given.language && { language: given.language }),
  });
  return api;
};
const sent = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.calls.filter((call) => call.name === name).map((call) => call.options);
afterEach(cleanup);

it('shows the number of each series as its format is typed, and why it cannot be', async () => {
  const user = userEvent.setup();
  const api = open('series');
  const format = (await screen.findAllByLabelText('Format'))[0] as HTMLElement;
  expect(await screen.findByText('A-2026-00012')).toBeTruthy();
  await user.clear(format);
  await user.type(format, '{{any2}/{{numero:3}');
  expect(await screen.findByText('26/012')).toBeTruthy();
  await user.clear(format);
  await user.type(format, '{{serie}-{{numero}');
  expect(await screen.findByText(/els números es repetirien/)).toBeTruthy();
  await user.click((await screen.findAllByLabelText('Torna a l’1 cada exercici'))[0] as HTMLElement);
  expect(await screen.findByText('A-12')).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'empresa.update')).toHaveLength(1));
  expect(sent(api, 'empresa.update')[0]?.body).toMatchObject({
    versio: 3,
    series: [
      { codi: 'A', format: '{serie}-{numero}', exercici_reinicia: false },
      { codi: 'R' },
      { codi: 'S' },
      { codi: 'P' },
    ],
  });
});

it('adds an account, warns of its digits while it is typed, and keeps one usual', async () => {
  const user = userEvent.setup();
  const api = open('comptes');
  for (const iban of ['ES9121000418450200051332', 'ES2121000418450200051331']) {
    await user.click(await screen.findByRole('button', { name: 'Afegir un compte' }));
    const field = (await screen.findAllByLabelText('IBAN')).at(-1) as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, iban);
    await user.tab();
  }
  expect(screen.getByDisplayValue('ES91 2100 0418 4502 0005 1332')).toBeTruthy();
  expect(screen.getAllByText(/dígits de control no quadren/)).toHaveLength(1);
  await user.click(screen.getAllByLabelText('Habitual')[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Treure el compte 1' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'empresa.update')).toHaveLength(1));
  await user.click(screen.getByLabelText('IBAN'));
  await user.tab();
  expect(screen.getByText(/Desat a les/)).toBeTruthy();
  expect(sent(api, 'empresa.update')[0]?.body).toEqual({
    versio: 3,
    comptes: [{ iban: 'ES21 2100 0418 4502 0005 1331', bic: '', nom: '', per_defecte: true }],
  });
});

it('suggests the town, which brings its province, and tells of a postcode that is not of it', async () => {
  const user = userEvent.setup();
  const api = open('dades');
  await user.type(await screen.findByRole('textbox', { name: 'Població' }), 'vic');
  await user.click(await screen.findByRole('option', { name: /Vic/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Província').value).toBe('Barcelona');
  await user.type(screen.getByLabelText('Codi postal'), '17001');
  expect(await screen.findByText(/és de Girona; la població és de Barcelona/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Desar/ }));
  await waitFor(() => expect(sent(api, empresaRoutes.update.name)).toHaveLength(1));
  expect(sent(api, empresaRoutes.update.name)[0]?.body).toMatchObject({
    adreca: { poblacio_fk: 8298, poblacio: 'Vic', provincia: 'Barcelona', codi_postal: '17001' },
  });
});

it('takes a certificate away after asking', async () => {
  const user = userEvent.setup();
  const api = open('certificats');
  expect(await screen.findByText('Queden 10 dies')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Treure el certificat' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Treure el certificat' }));
  expect(await screen.findByText('Cap certificat.')).toBeTruthy();
  expect(sent(api, 'empresa.removeCert')[0]?.params).toEqual({ id: EMPRESA, x: 4 });
});

it('tells on every part that a certificate ends, in each language', async () => {
  for (const [language, text] of [
    ['ca', /Demaneu-ne un de nou/],
    ['es', /Pida uno nuevo/],
    ['en', /Ask for a new one/],
  ] as const) {
    open('comptes', { language });
    expect(await screen.findByText(text)).toBeTruthy();
    cleanup();
  }
});

it('deletes only once the name is typed, saying what goes with it', async () => {
  const user = userEvent.setup();
  const api = open('dades');
  await user.click(await screen.findByRole('button', { name: 'Més accions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suprimir l’empresa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suprimir l’empresa' });
  expect(within(dialog).getByText('12 agents')).toBeTruthy();
  const name = within(dialog).getByRole('textbox');
  await user.type(name, 'despatx a{Enter}');
  expect(sent(api, 'empresa.remove')).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Despatx A{Enter}');
  await waitFor(() => expect(sent(api, 'empresa.remove')[0]?.query).toEqual({ nom: 'Despatx A' }));
});

it('says by what it cannot be deleted, with a way there', async () => {
  const user = userEvent.setup();
  open('dades', { usos: { impedeixen: [{ que: 'treballs', n: 3 }], acompanyen: [] } });
  await user.click(await screen.findByRole('button', { name: 'Més accions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suprimir l’empresa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suprimir l’empresa' });
  const link = within(dialog).getByRole('link', { name: '3 treballs' });
  expect(link.getAttribute('href')).toContain(`/empresa/${EMPRESA}/treball`);
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

const TABS: Readonly<Record<Rol, string>> = {
  titular: 'Dades Comptes Sèries Documents Correu Certificats VERI*FACTU Historial',
  gestor: 'Dades Comptes Sèries Documents Correu VERI*FACTU Historial',
  tecnic: 'Dades Comptes Sèries Documents VERI*FACTU Historial',
  administracio: 'Dades Comptes Sèries Documents VERI*FACTU Historial',
  lector: 'Dades Comptes Sèries Documents VERI*FACTU Historial',
  obra: 'Dades Comptes Sèries Documents VERI*FACTU',
};
it.each(ROLS.filter((rol) => rol !== 'obra'))('%s sees only what that role may do', async (rol) => {
  open('series', { rol });
  await screen.findAllByLabelText('Format');
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent?.replace(/ \d$/, '')).join(' ')).toBe(TABS[rol]);
  const changes = rol === 'titular' || rol === 'gestor';
  expect(screen.queryByRole('button', { name: 'Més accions' }) !== null).toBe(changes);
  for (const name of ['Desar', 'Afegir una sèrie'])
    expect([name, screen.queryByRole('button', { name }) !== null]).toEqual([name, changes]);
});

it('keeps the mode of the billing records, and says that nothing is sent yet', async () => {
  const user = userEvent.setup();
  const api = open('verifactu');
  await screen.findByText(/encara no envia els registres/);
  await user.selectOptions(screen.getByLabelText(/^Mode/), 'VERI*FACTU');
  await user.click(screen.getByRole('button', { name: 'Desar' }));
  await waitFor(() =>
    expect(sent(api, 'empresa.update').at(-1)?.body).toMatchObject({
      verifactu: { mode: 'verifactu', entorn: 'proves' },
    }),
  );
});
