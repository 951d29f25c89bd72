import { expect, type Page, test } from '@playwright/test';
import { PDF, PNG } from '#tests/support/upload.ts';
import { type Answer, callerOn, closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const PHONE = { width: 360, height: 780 };
const PASSWORD = 'plomada-i-nivell-26';
const MAONS = 1037;
const PROCES = 7;

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

/** A work with bricks in four lots, six checks each, assigned to a person on site. */
const openPlan = async (): Promise<{ treball: number; partida: Answer['body']; lots: Answer['body'][] }> => {
  const { call } = office;
  const { id: treball } = await ok(call('POST', '/treball', { nom: 'Escola d’exemple', data_projecte: '2026-02-01' }));
  const [partida] = await ok(
    call('POST', `/treball/${treball}/proces/${PROCES}/partida`, {
      partides: [{ partida_fk: MAONS, usos: [1], completa: true, amidament: '150' }],
    }),
  );
  const lots = await ok(
    call('POST', `/treball/${treball}/proces/${PROCES}/partida/${partida.id}/lot`, { previstos: true }),
  );
  return { treball, partida, lots };
};
const invited = async (treball: number): Promise<string> => {
  const { call } = office;
  const email = 'peu@exemple.cat';
  const person = { nom: 'Col·lega', cognoms: 'Exemple', email, rol: 'obra', idioma_fk: 'ca' };
  const { enllac } = await ok(call('POST', '/usuari', person));
  const { token, sessio } = await ok(
    callerOn(office.server)('POST', `/invitacio/${enllac.split('/').at(-1)}`, {
      contrasenya: PASSWORD,
    }),
  );
  const { condicions } = await ok(call('GET', '/textos'));
  await ok(call('POST', '/usuari/acceptConds', { versio: condicions.versio, idioma_fk: 'ca' }, token));
  await ok(call('PUT', `/treball/${treball}/usuaris`, { assigna: [sessio.usuari.id] }));
  return email;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const photo = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[capture]').last().setInputFiles({ name, mimeType: 'image/png', buffer: PNG });
  await expect(button(page, name)).toBeVisible();
};

test('a day on site with a phone: twenty checks, six photos, a non-conformity opened and closed', async ({ page }) => {
  const complaints = watchComplaints(page, [/ERR_INTERNET_DISCONNECTED/]);
  const { treball, partida, lots } = await openPlan();
  await page.setViewportSize(PHONE);
  await signIn(page, office, await invited(treball), PASSWORD);
  await open(page, office, `/treball/${treball}/seguiment`);
  await page.getByRole('navigation', { name: 'Partides' }).getByRole('link', { name: /Maons/ }).click();

  let photos = 0;
  const answer = async (): Promise<void> => {
    await button(page, 'Conforme').click();
    if (photos < 5) {
      photos += 1;
      await photo(page, `foto ${photos}.png`);
    }
    await button(page, 'Desar i següent').click();
  };
  await test.step('three lots, check after check', async () => {
    for (const { numero } of lots.slice(0, 3)) {
      await page.getByRole('link', { name: new RegExp(`Lot ${numero}\\b`) }).click();
      await button(page, 'Següent pendent').click();
      for (const [at, check] of partida.comprovacions.entries()) {
        await expect(page.getByRole('heading', { level: 1, name: check.nom })).toBeVisible();
        if (at === 4 && numero === 1) await page.getByRole('textbox', { name: 'Valor' }).fill('12,5');
        await answer();
      }
      await expect(page.getByText('6 de 6 fetes')).toBeVisible();
      await button(page, 'Tots els lots').click();
    }
  });

  await test.step('one does not conform: what is missing is told, then it is opened with its photo', async () => {
    await page.getByRole('link', { name: /Lot 4\b/ }).click();
    await button(page, 'Següent pendent').click();
    await button(page, 'No conf.').click();
    await button(page, 'Desar i següent').click();
    await expect(page.getByRole('alert')).toContainText('Digueu què es farà per corregir-ho.');
    await page.getByRole('textbox', { name: 'Acció' }).fill('Demanar l’albarà complet');
    await page.getByRole('textbox', { name: 'Termini' }).fill('+5');
    await photo(page, 'albarà.png');
    await button(page, 'Desar i següent').click();
    await button(page, 'No apl.').click();
    await button(page, 'Té distintiu de qualitat').click();
    await button(page, 'Desar i següent').click();
    await page.getByRole('link', { name: /^Tornar/ }).click();
    await expect(page.getByText(/^No conforme: acció fins al/)).toBeVisible();
    await expect(page.getByText('2 de 6 fetes')).toBeVisible();
  });

  await test.step('without a line nothing is lost, and the foot says so', async () => {
    await button(page, 'Següent pendent').click();
    await page.context().setOffline(true);
    await button(page, 'Conforme').click();
    await button(page, 'Desar i següent').click();
    await expect(page.getByText(/Sense connexió: encara no s’ha enviat 1 resposta/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Desat a les/)).toBeVisible();
  });

  await test.step('and it is closed once mended', async () => {
    await page.getByRole('link', { name: /^Tornar/ }).click();
    await page.getByRole('link', { name: /acció fins al/ }).click();
    await page.getByRole('textbox', { name: 'Tancada el' }).fill('avui');
    await button(page, 'Desar i següent').click();
    await expect(page.getByText(/^Desat a les/)).toBeVisible();
    await page.getByRole('link', { name: /^Tornar/ }).click();
    await expect(page.getByText(/^No conformitat tancada el/)).toBeVisible();
  });

  await test.step('read back after a reload, on the screen and by its calls', async () => {
    await page.reload();
    await expect(page.getByText('3 de 6 fetes')).toBeVisible();
    await expect(page.getByText(/^No conformitat tancada el/)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectFit(page, 'checks of a lot');
    const rows = await ok(office.call('GET', `/treball/${treball}/resultat`));
    expect(rows.filter((one: Answer['body']) => one.resultat !== 'P')).toHaveLength(21);
    expect(rows.flatMap((one: Answer['body']) => one.arxius)).toHaveLength(6);
    expect(rows.find((one: Answer['body']) => one.valor !== '')).toMatchObject({ valor: '12.5' });
    const nc = rows.find((one: Answer['body']) => one.resultat === 'NC');
    expect(nc).toMatchObject({ accio: 'Demanar l’albarà complet', usuari: 'Col·lega Exemple' });
    expect(nc.tancada).toMatch(/^\d{4}-/);
  });
  expect(complaints).toEqual([]);
});

test('the grid on the desk is filled with the keyboard, and two who write at once see both values', async ({
  page,
}) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/]);
  const { treball, partida, lots } = await openPlan();
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/seguiment`);
  const at = (row: number, column: number) => page.locator(`[data-cell="${row}.${column}"]`);
  const marked = (row: number, column: number, word: RegExp) => expect(at(row, column)).toHaveAccessibleName(word);

  await test.step('keys mark a check, a whole row, and say what they need to know', async () => {
    await at(0, 0).focus();
    await page.keyboard.press('c');
    await marked(0, 0, /Conforme/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+C');
    for (const column of [0, 1, 2, 3]) await marked(1, column, /Conforme/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: /^No conforme:/ });
    await expect(dialog.getByRole('textbox', { name: 'Acció' })).toBeFocused();
    await page.keyboard.type('Retirar el palet');
    await expectFit(page, 'a non-conformity', { phone: false });
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    await marked(1, 1, /No conforme: acció fins al/);
    await expect(at(1, 1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await page.keyboard.type('No és a l’obra');
    await page.keyboard.press('Control+s');
    await marked(2, 1, /No aplica: No és a l’obra/);
    await expect(page.getByText(/^Desat a les/)).toBeVisible();
    await expect(page.getByRole('region', { name: partida.nom }).getByText('No conforme')).toBeVisible();
    await expectFit(page, 'follow-up');
  });

  await test.step('a value with its unit and its file, in the drawer', async () => {
    await at(4, 2).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: /Resistència a compressió/ });
    await expect(drawer.getByText(/^Es demana: /)).toBeVisible();
    await drawer.getByRole('button', { name: 'Conforme', exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Valor' }).fill('10,25');
    await expectFit(page, 'an answer in its drawer', { phone: false });
    await page.keyboard.press('Control+s');
    await expect(drawer).toBeHidden();
    await marked(4, 2, /10,25/);
    const chooser = page.waitForEvent('filechooser');
    await at(4, 2).focus();
    await page.keyboard.press('d');
    await (await chooser).setFiles({ name: 'assaig.pdf', mimeType: 'application/pdf', buffer: PDF });
    await marked(4, 2, /1 fitxer/);
  });

  await test.step('another person was first: both values are shown', async () => {
    const [stored] = (await ok(office.call('GET', `/treball/${treball}/resultat`))).filter(
      (one: Answer['body']) => one.lot_fk === lots[2].id && one.valor !== '',
    );
    await at(4, 2).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: /Resistència a compressió/ });
    await drawer.getByRole('textbox', { name: 'Valor' }).fill('11');
    const { proces_fk, treball_partida_fk, lot_fk, categoria_fk, comprovacio_fk, versio } = stored;
    const there = { proces_fk, treball_partida_fk, lot_fk, categoria_fk, comprovacio_fk, versio };
    await ok(office.call('PUT', '/resultats', { treball_fk: treball, resultats: [{ ...there, valor: '9.5' }] }));
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('dialog', { name: /^Heu canviat aquest registre/ });
    await expect(conflict.getByText('9.5')).toBeVisible();
    await conflict.getByRole('radio', { name: 'El meu valor' }).check();
    await conflict.getByRole('button', { name: 'Desar' }).click();
    await expect(drawer).toBeHidden();
    await marked(4, 2, /: Conforme. 11/);
  });

  await test.step('the non-conformity is closed, not rubbed out; the rest conforms at once', async () => {
    await at(1, 1).focus();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Tancar la no conformitat' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await marked(1, 1, /No conformitat tancada/);
    await page.getByRole('button', { name: /^Marcar conformes/ }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: partida.nom }).getByText('Conforme', { exact: true })).toBeVisible();
    await page.reload();
    await marked(1, 1, /No conformitat tancada/);
    await marked(5, 3, /Conforme/);
    const { recompte } = await ok(office.call('GET', `/treball/${treball}/programa`));
    expect(recompte).toMatchObject({ estat: 'conforme', percentatge: 100, pendents: 0, obertes: 0 });
  });
  expect(complaints).toEqual([]);
});

test('what is open and what is due over all the works, closed with its photo and followed from elsewhere', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  const { treball, partida, lots } = await openPlan();
  const [check] = partida.comprovacions;
  const place = { proces_fk: PROCES, treball_partida_fk: partida.id, lot_fk: lots[0].id };
  const answer = { categoria_fk: check.categoria_fk, comprovacio_fk: check.comprovacio_fk, resultat: 'NC' };
  const resultats = [{ ...place, ...answer, accio: 'Retirar el palet', termini: '2026-01-20' }];
  await ok(office.call('POST', '/resultats', { treball_fk: treball, resultats }));
  await signIn(page, office);

  await test.step('the calendar, by its keys: what is late stands on top', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendari d’assaigs' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Endarrerits' })).toContainText('Retirar el palet');
    await expectFit(page, 'calendar');
    await button(page, 'Subscriure (ICS)').click();
    await button(page, 'Fer l’adreça').click();
    const address = await page.getByRole('textbox', { name: 'Adreça del calendari' }).inputValue();
    await expectFit(page, 'address of the calendar', { phone: false });
    const feed = await fetch(address);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    await button(page, 'Anul·lar').click();
    await expect(page.getByText('L’adreça ja no obre res.')).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
    await page.keyboard.press('Escape');
  });

  await test.step('non-conformities: one is closed from its row, with a photo', async () => {
    await page.getByRole('link', { name: 'No conformitats' }).click();
    await expect(page.getByRole('row', { name: /Retirar el palet/ })).toBeVisible();
    await expectFit(page, 'non-conformities');
    await page.getByRole('row', { name: /Retirar el palet/ }).focus();
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Tancar la no conformitat' });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'net.png', mimeType: 'image/png', buffer: PNG });
    await dialog.getByRole('button', { name: 'Tancar la no conformitat' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Cap no conformitat oberta.')).toBeVisible();
    await button(page, 'Tancades').click();
    await page.getByRole('row', { name: /Retirar el palet/ }).dblclick();
    await expect(page.getByRole('dialog', { name: new RegExp(check.nom) })).toContainText('net.png');
  });
  expect(complaints).toEqual([]);
});
