import { expect, test } from '@playwright/test';
import { closeOffice, openConcrete, openOffice } from './support/api.ts';
import { watchComplaints } from './support/screen.ts';
import { cell, open, signIn } from './support/web.ts';

test('a question is answered while the strength typed before it is on its way', async ({ page }) => {
  const office = await openOffice();
  const complaints = watchComplaints(page);
  const { treball, zona } = await openConcrete(office.call, {
    estructura: 'PAVIMENTS_ALTRES_FLEXIO',
    designacio: 'HA-30/B/20/IIa',
    excepcio: { normativa: 'EHE-08', motiu: 'Fase contractada abans del Codi Estructural.' },
    distintiu: 3,
    volum: 480,
    lots: 1,
  });
  const held: (() => void)[] = [];
  let holds = true;
  await page.route('**/seguiment**', async (route) => {
    const answer = await route.fetch();
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response: answer });
  });
  const verdict = page.getByRole('region', { name: 'Veredicte del lot' });
  const button = page.getByRole('button', { name: 'Desar la resposta' });
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/formigo/zona/${zona.id}`);
  await cell(page, 'fc', 1).click();
  await page.keyboard.type('29,1');
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText('encara no s’ha desat');
  await page.getByLabel('Sigma certificada (N/mm²)').fill('2,4');
  await page.getByLabel('Mitjana dels 15 valors (N/mm²)').fill('33,8');

  // The sample's answer comes while the button is down.
  const { height } = (await button.boundingBox()) ?? { height: 0 };
  await button.hover({ position: { x: 20, y: height - 4 } });
  await page.mouse.down();
  await expect.poll(() => held.length).toBe(1);
  holds = false;
  for (const goOn of held) goOn();
  await expect(verdict).not.toContainText('encara no s’ha desat');
  await page.mouse.up();
  await expect(verdict).toHaveAttribute('data-verdict', 'satisfactori');
  await expect(verdict).toContainText('29,85');
  expect(complaints).toEqual([]);
  await closeOffice(office);
});
