import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

const PHONE = { width: 360, height: 780 };
/** The least height that the house gives to what is pressed on a phone. */
const FINGER = 44;

/** What is pressed in the history and would be missed, or stands out of the screen. */
const hardToHit = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(
    (main, [least, width]) =>
      [...main.querySelectorAll<HTMLElement>('[role=toolbar] :is(button, select), ol button')]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < least || box.right > width || box.left < 0)
        .map(({ one, box }) => `${one.textContent}: ${box.height} high, until ${box.right}`),
    [FINGER, PHONE.width] as const,
  );
test('the history of an agent and of a work is read and filtered on a phone', async ({ page }) => {
  const complaints = watchComplaints(page);
  const agent = await ok(
    office.call('POST', '/agent', {
      tipus_persona: 'E',
      rao_social: 'Promocions i Construccions de la Vall Llarga, SL',
    }),
  );
  await ok(office.call('POST', `/agent/${agent.id}`, { versio: 1, observacions: 'Paga tard.', web: 'vall.exemple' }));
  const treball = await ok(
    office.call('POST', '/treball', { nom: 'Rehabilitació de coberta', data_projecte: '2024-03-18' }),
  );
  await signIn(page, office);
  for (const scheme of ['light', 'dark'] as const)
    for (const [path, name] of [
      [`/agent/${agent.id}?part=historial`, 'Vall Llarga'],
      [`/treball/${treball.id}/historial`, 'Rehabilitació de coberta'],
    ] as const) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, office, path);
      // The screen left behind has a history too: nothing is looked for before the new one stands.
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const person = page.getByRole('combobox', { name: 'Persona' });
      await expect(person).toBeVisible();
      await page.getByRole('button', { name: 'Veure' }).first().click();
      expect(await hardToHit(page), `${path}, ${scheme}`).toEqual([]);
      const widths = await page
        .getByRole('toolbar')
        .locator('select')
        .evaluateAll((all) => all.map((one) => one.clientWidth));
      expect(new Set(widths).size, 'the filters stand in one column').toBe(1);
      await expectFit(page, `${path}, ${scheme}`);
    }
  expect(complaints).toEqual([]);
});
