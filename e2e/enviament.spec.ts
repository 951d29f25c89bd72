import { expect, type Page, test } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { attachmentsOf } from '#tests/support/mail-parts.ts';
import { type MailServer, openMailServer, PASSWORD, USER } from '#tests/support/mail-server.ts';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const CLIENT = 'Promocions Exemple, SL';
const [BILLS, OFFICE] = ['factures@client.example', 'despatx@client.example'];
const ADRECA = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' };
let office: Office;
let mail: MailServer;
let client: number;
test.beforeAll(async () => {
  const port = await freePort();
  office = await openOffice({ port, env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
  mail = await openMailServer();
  const { call, empresa } = office;
  const { versio } = await ok(call('GET', `/empresa/${empresa}`));
  await ok(call('POST', `/empresa/${empresa}`, { versio, adreca: ADRECA, iva_fk: 1 }));
  await ok(
    call('POST', `/empresa/${empresa}/smtp`, {
      versio: 0,
      host: '127.0.0.1',
      port: mail.port,
      seguretat: 'cap',
      usuari: USER,
      contrasenya: PASSWORD,
      de_nom: 'Aparelladors Exemple',
      de_email: 'despatx@exemple.cat',
    }),
  );
  const agent = await ok(
    call('POST', '/agent', {
      rao_social: CLIENT,
      tipus_persona: 'E',
      nif: 'B85626240',
      promotor: true,
      adreces: [ADRECA],
      emails: [
        { email: BILLS, us: 'factures' },
        { email: OFFICE, us: 'general' },
      ],
    }),
  );
  client = agent.id;
});
test.afterAll(async () => {
  await closeOffice(office);
  await mail.close();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const LINIES = [{ clau: 'a', concepte: 'Direcció d’execució', preu: '1000', iva_fk: 1 }];
const send = async (page: Page, title: RegExp, looks?: () => Promise<void>): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  await looks?.();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
};

test('an invoice is issued and sent from its screen: queued while it goes, sent once it was taken; refused, it says why and goes again', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  const { call, empresa } = office;
  const draft = await ok(call('POST', `/empresa/${empresa}/factura`, { agent_fk: client, linies: LINIES }));
  await signIn(page, office);
  await open(page, office, `/factura/${draft.id}`);
  await expect(heading(page, 'Esborrany de factura')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const issuing = page.getByRole('dialog', { name: 'Emetre la factura' });
  await expect(issuing.getByRole('button', { name: 'Emetre' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'A-2026-00001')).toBeVisible();
  // A key pressed while a dialog still closes is the dialog's.
  await expect(issuing).toBeHidden();

  // The server of mail is slow to take what comes: until it has, nobody calls it sent.
  let take: (() => void) | null = null;
  mail.onContent = () =>
    new Promise<void>((resolve) => {
      take = resolve;
    });
  await page.keyboard.press('e');
  await send(page, /^Enviar A-2026-00001 per correu/, async () => {
    await expect(page.getByRole('dialog').getByLabel(/^Per a/)).toHaveValue(BILLS);
    await expect(page.getByLabel('Factura en PDF')).toBeChecked();
  });
  await page.getByRole('link', { name: /^Enviaments/ }).click();
  const letter = (to: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: to, exact: true }) });
  await expect(letter(BILLS)).toContainText(/A la cua|Enviant/);
  await expect(letter(BILLS)).toContainText('Factura A-2026-00001.pdf');
  expect(mail.received).toEqual([]);
  await expect(async () => {
    take?.();
    expect(take).not.toBeNull();
  }).toPass();
  mail.onContent = async () => {};
  // It settles by itself, without the screen being asked for again.
  await expect(letter(BILLS)).toContainText('Enviat', { timeout: 20_000 });
  const [got] = mail.received;
  expect(got).toMatchObject({ from: 'despatx@exemple.cat', to: [BILLS] });
  const [pdf] = attachmentsOf(got?.raw ?? '');
  expect([pdf?.nom, pdf?.contingut.subarray(0, 5).toString()]).toEqual(['Factura A-2026-00001.pdf', '%PDF-']);
  await expectFit(page, 'letters of an invoice');

  // The same to another address, which the server refuses.
  mail.refuse.set(OFFICE, 550);
  await page.keyboard.press('e');
  await send(page, /^Enviar A-2026-00001 per correu/, async () => {
    await page
      .getByRole('dialog')
      .getByLabel(/^Per a/)
      .fill(OFFICE);
  });
  await expect(letter(OFFICE)).toContainText('Fallat', { timeout: 20_000 });
  await expect(letter(OFFICE)).toContainText('El servidor de correu ha refusat el missatge');
  await expect(letter(BILLS)).toContainText('Enviat');
  await open(page, office, '/factura');
  await expect(page.getByRole('img', { name: 'Correu fallit' })).toBeVisible();
  await open(page, office, `/factura/${draft.id}?part=enviaments`);
  await letter(OFFICE).getByRole('link').click();
  await expect(page.getByText(`${OFFICE} refused here`)).toBeVisible();
  mail.refuse.clear();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Enviat', { exact: true })).toBeVisible();
  expect(mail.received.map(({ to }) => to)).toEqual([[BILLS], [OFFICE]]);
  await open(page, office, '/factura');
  await expect(page.getByRole('img', { name: 'Correu enviat' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a quotation goes by mail with a link that its client opens elsewhere and accepts by', async ({
  page,
  browser,
}) => {
  const complaints = watchComplaints(page);
  const { call, empresa } = office;
  const draft = await ok(
    call('POST', `/empresa/${empresa}/pressupost`, { agent_fk: client, titol: 'Reforma', linies: LINIES }),
  );
  const before = mail.received.length;
  await signIn(page, office);
  await open(page, office, `/pressupost/${draft.id}`);
  await expect(heading(page, 'Reforma')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Enviar per correu');
  await expect(page.getByRole('option', { name: /Enviar per correu/ }).first()).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await send(page, /^Enviar el pressupost per correu/, async () => {
    await expect(page.getByRole('dialog').getByLabel(/^Per a/)).toHaveValue(OFFICE);
    await expect(page.getByLabel(/Posar-hi un enllaç/)).toBeChecked();
  });
  await expect(heading(page, /^P-\d{4}-00001$/)).toBeVisible();
  await expect(page.getByText('Enviat', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => mail.received.length).toBe(before + 1);
  const { raw = '', to } = mail.received.at(-1) ?? {};
  expect(to).toEqual([OFFICE]);
  expect(attachmentsOf(raw).map(({ nom }) => nom)).toEqual([expect.stringMatching(/^Pressupost P-\d{4}-00001\.pdf$/)]);
  const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = new RegExp(`${office.server.url}/#/p/[\\w-]{43}`).exec(text)?.[0] ?? '';
  expect(link).not.toBe('');

  const away = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirs = await away.newPage();
  const theirComplaints = watchComplaints(theirs);
  await theirs.goto(link);
  await expect(heading(theirs, /P-\d{4}-00001/)).toBeVisible();
  await theirs.getByRole('textbox', { name: /El vostre nom/ }).fill('Promocions Exemple');
  await theirs.getByRole('button', { name: 'Accepto el pressupost' }).click();
  await expect(theirs.getByText(/Heu acceptat aquest pressupost/)).toBeVisible();
  expect(theirComplaints).toEqual([]);
  await away.close();

  await page.reload();
  await expect(page.getByText(/Acceptat per Promocions Exemple/)).toBeVisible();
  expect(complaints).toEqual([]);
});
