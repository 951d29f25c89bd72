import { expect, type Locator, type Page } from '@playwright/test';
import { COMPANY, OWNER } from './people.ts';

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** Splash, the three parts of the first set-up, conditions, Inici. `looks` looks at each screen on the way. */
export const firstSetUp = async (page: Page, url: string, looks: (name: string) => Promise<void>): Promise<void> => {
  await page.goto(url);
  await expect(heading(page, 'Primera configuració')).toBeVisible();
  await box(page, 'Nom').fill(OWNER.nom);
  await box(page, 'Cognoms').fill(OWNER.cognoms);
  await box(page, 'Correu electrònic').fill(OWNER.email);
  await page.getByLabel('Contrasenya', { exact: false }).first().fill(OWNER.contrasenya);
  await box(page, 'Nom fiscal').fill(COMPANY.nom);
  await box(page, 'NIF').fill(COMPANY.nif);
  await looks('first set-up');
  await page.getByRole('button', { name: 'Crear i entrar' }).click();
  await expect(page.getByRole('button', { name: 'Accepto les condicions' })).toBeEnabled();
  await looks('conditions');
  await page.getByRole('button', { name: 'Accepto les condicions' }).click();
  await expect(heading(page, 'Inici')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primers passos' })).toBeVisible();
  await looks('Inici, first steps');
};

export const completeCompany = async (page: Page, looks: (name: string) => Promise<void>): Promise<void> => {
  await page.getByRole('link', { name: /Completar l’empresa/ }).click();
  await expect(heading(page, COMPANY.nom)).toBeVisible();
  await box(page, 'Carrer i número').fill('Carrer Fictici, 12');
  await box(page, 'Codi postal').fill('08015');
  await box(page, 'Telèfon').fill('000 000 012');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Desat a les/)).toBeVisible();
  await looks('company');
};

export interface AgentGiven {
  readonly nom: string;
  readonly cognoms?: string;
  readonly nif: string;
  readonly kind: 'Promotor' | 'Contractista' | 'Tècnic';
  /** The tax id is wrong: the warning is shown, and continued. */
  readonly wrong?: true;
}
/** A new agent, from its list. */
export const createAgent = async (page: Page, agent: AgentGiven): Promise<void> => {
  await page.getByRole('link', { name: 'Agents', exact: true }).first().click();
  await page.getByRole('link', { name: /Nou agent/ }).click();
  await expect(heading(page, 'Nou agent')).toBeVisible();
  if (agent.cognoms) await choice(page, 'Persona').selectOption({ label: 'Física' });
  await box(page, 'NIF').fill(agent.nif);
  if (agent.cognoms) {
    await box(page, 'Nom').fill(agent.nom);
    await box(page, 'Cognoms').fill(agent.cognoms);
  } else await box(page, 'Raó social').fill(agent.nom);
  await page.getByRole('checkbox', { name: agent.kind, exact: true }).check();
  if (agent.kind === 'Tècnic') await choice(page, 'Titulació').selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  if (agent.wrong) {
    const dialog = page.getByRole('dialog', { name: 'Avís' });
    await expect(dialog).toContainText('El NIF introduït no és correcte.');
    await expect(dialog.getByRole('button', { name: 'Cancel·lar' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
  }
  await expect(heading(page, agent.cognoms ? `${agent.nom} ${agent.cognoms}` : agent.nom)).toBeVisible();
};

/** A new work with its dates and who takes part in it. */
export const createWork = async (
  page: Page,
  work: { readonly nom: string; readonly projecte: string; readonly agents: readonly (readonly [string, string])[] },
  looks: (name: string) => Promise<void>,
): Promise<void> => {
  await page.getByRole('link', { name: 'Treballs', exact: true }).first().click();
  await looks('works, none yet');
  await page.getByRole('link', { name: /Nou treball/ }).click();
  await expect(heading(page, 'Nou treball')).toBeVisible();
  await box(page, 'Nom').fill(work.nom);
  await box(page, 'Projecte').fill(work.projecte);
  for (const [place, [funcio, agent]] of work.agents.entries()) {
    await page.getByRole('button', { name: 'Afegir un agent' }).click();
    await choice(page, 'Funció').nth(place).selectOption({ label: funcio });
    const picker = box(page, 'Agent').nth(place);
    await picker.fill(agent.slice(0, 6));
    await page.getByRole('option', { name: agent }).first().click();
    await expect(picker).toHaveValue(agent);
  }
  await looks('new work');
  await page.getByRole('button', { name: 'Desar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(work.nom);
};

export interface ZonaGiven {
  readonly nom: string;
  readonly designacio: string;
  readonly estructura?: string;
  readonly volum: string;
  readonly plantes: string;
  readonly distintiu?: string;
  /** Another regulation than that of the dates, and why. */
  readonly norma?: { readonly nom: string; readonly motiu: string };
}
/** A new zone from the list of zones; leaves its screen of samples open. */
export const createZona = async (page: Page, zona: ZonaGiven): Promise<void> => {
  await page.getByRole('button', { name: 'Nova zona' }).click();
  await expect(page.getByRole('heading', { name: 'Nova zona' })).toBeVisible();
  if (zona.norma) {
    await choice(page, 'Norma').selectOption({ label: zona.norma.nom });
    await box(page, 'Motiu').fill(zona.norma.motiu);
  }
  await box(page, 'Nom').fill(zona.nom);
  if (zona.estructura) await choice(page, 'Estructura').selectOption({ label: zona.estructura });
  await box(page, 'Designació').fill(zona.designacio);
  if (zona.distintiu) await choice(page, 'Distintiu').selectOption({ label: zona.distintiu });
  await box(page, 'Volum (m³)').fill(zona.volum);
  await box(page, 'Plantes').fill(zona.plantes);
};
export const saveZona = async (page: Page, nom: string): Promise<void> => {
  await page.keyboard.press('Control+s');
  await expect(heading(page, nom)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
};
