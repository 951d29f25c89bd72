import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, savedAs, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Pastada, Zona } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

const TREBALL = buildTreball();
const THREE = [pastada(1), pastada(2, { resistencia: 35.6 }), pastada(3, { resistencia: 34.9 })];

const open = async (
  start: Zona,
  save: (body: SeguimentBody) => Zona,
  conflictes: unknown[] = [],
  treball = TREBALL,
) => {
  const sent: SeguimentBody[] = [];
  const api = fakeApi([
    answers(formigoRoutes.zona, () => start),
    answers(treballRoutes.get, () => treball),
    answers(formigoRoutes.seguiment, (options) => {
      const body = options.body as SeguimentBody;
      sent.push(body);
      return savedAs(save(body), conflictes as never);
    }),
  ]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api });
  await screen.findByRole('grid');
  return { api, sent };
};
const verdict = (): HTMLElement => screen.getByRole('region', { name: 'Veredicte del lot' });
describe('zona', () => {
  it('of a closed work says so, and shows what may not be written as it is read', async () => {
    const closed = buildTreball({ obert: false, data_tancament: '2026-11-12' });
    await open(zonaWith(THREE), () => zonaWith(THREE), [], closed);
    expect(screen.getByText('Tancat')).toBeTruthy();
    expect(screen.getByText(/Treball tancat el 12\/11\/2026: només lectura/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reobrir' })).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Afegir una pastada/ })).toBeNull();
    for (const cell of screen.getAllByRole('gridcell')) expect(cell.getAttribute('aria-readonly')).toBe('true');
  });

  it('judges while one types, then shows what the server says', async () => {
    const user = userEvent.setup();
    const after = zonaWith([pastada(1, { resistencia: 29.4, versio: 2 }), ...THREE.slice(1)]);
    const { sent } = await open(zonaWith(THREE), () => after);
    expect(verdict().dataset.verdict).toBe('pendent');
    await user.click(cellOf(1, 'fc'));
    await user.keyboard('29,4{Enter}');
    expect(verdict().dataset.verdict).toBe('no_satisfactori');
    expect(within(verdict()).getByText('KN·x(1) < fck')).toBeTruthy();
    expect(within(verdict()).getAllByText(/26,17/).length).toBeGreaterThan(0);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.pastades?.[0]).toMatchObject({
      id: 1,
      versio: 1,
      camps: { resistencia: 29.4 },
      base: { resistencia: null },
    });
    await waitFor(() => expect(within(verdict()).queryByText(/encara no s’ha desat/)).toBeNull());
    // Nothing under the line moves when it is blank again.
    expect(verdict().querySelector('[data-held-line]')).toBeTruthy();
  });

  it('counts at the foot the samples that the statistics are of', async () => {
    const apart: Pastada['provetes'] = [
      { edat: 28, forma: 'cilindre', valor: 20 },
      { edat: 28, forma: 'cilindre', valor: 40 },
    ];
    const samples = [pastada(1, { resistencia: 33 }), pastada(2, { resistencia: 35 }), pastada(3, { provetes: apart })];
    await open(zonaWith(samples), () => zonaWith(samples));
    const { ordenades, n, mean } = zonaWith(samples).lots[0]?.veredicte ?? {};
    expect([n, ordenades?.length ?? 0]).toEqual([3, mean === null ? 0 : 2]);
    expect(screen.getByText(`N ${ordenades?.length}`)).toBeTruthy();
  });

  it('sends two specimens as the sample that they make', async () => {
    const user = userEvent.setup();
    const { sent } = await open(zonaWith(THREE), () => zonaWith(THREE));
    await user.click(cellOf(1, '28-1'));
    await user.keyboard('33,4{Tab}34,2{Enter}');
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent.at(-1)?.pastades?.[0]?.camps.provetes).toEqual([
      { edat: 28, forma: 'cilindre', valor: 33.4 },
      { edat: 28, forma: 'cilindre', valor: 34.2 },
    ]);
  });

  it('keeps my value where somebody else wrote the same cell, until one is chosen', async () => {
    const user = userEvent.setup();
    const theirs = zonaWith([pastada(1, { resistencia: 31, versio: 2 }), ...THREE.slice(1)]);
    const clash = [{ tipus: 'pastada', id: 1, camp: 'resistencia', meu: 29.4, desat: 31 }];
    const { sent } = await open(zonaWith(THREE), () => theirs, clash);
    await user.click(cellOf(1, 'fc'));
    await user.keyboard('29,4{Enter}');
    await waitFor(() => expect(cellOf(1, 'fc').dataset.issue).toBe('conflict'));
    expect(cellOf(1, 'fc').textContent).toContain('29,4');
    await user.click(cellOf(1, 'fc'));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /El meu valor: 29,4/ }));
    await user.click(cellOf(2, 'fc'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.pastades?.[0]).toMatchObject({
      versio: 2,
      base: { resistencia: 31 },
      camps: { resistencia: 29.4 },
    });
  });

  it('answers in place what the verdict asks', async () => {
    const user = userEvent.setup();
    const samples = [31.8, 34.6, 33].map((resistencia, place) => pastada(place + 1, { resistencia }));
    const asked = zonaWith(samples, { distintiu: 5 });
    const answered = zonaWith(samples, { distintiu: 5 }, { sigma: { sigma: 1.5, qui: 'Mercè', quan: '2026-11-02' } });
    const { sent } = await open(asked, () => answered);
    expect(verdict().dataset.verdict).toBe('ask');
    await user.type(screen.getByLabelText('Sigma certificada (N/mm²)'), '1,5');
    await user.click(screen.getByRole('button', { name: 'Desar la resposta' }));
    await waitFor(() => expect(verdict().dataset.verdict).toBe('satisfactori'));
    expect(sent[0]?.lots?.[0]).toMatchObject({ id: 70, versio: 1, respostes: { sigma: { sigma: 1.5 } } });
    await user.click(within(verdict()).getByRole('button', { name: 'Canviar' }));
    await waitFor(() => expect(sent[1]?.lots?.[0]?.respostes).toEqual({ sigma: null }));
  });

  it('records a later decision beside a failure', async () => {
    const user = userEvent.setup();
    const failed = zonaWith([pastada(1, { resistencia: 29.4 }), ...THREE.slice(1)]);
    const { sent } = await open(failed, () => failed);
    const register = () => screen.getByRole('button', { name: /Registrar la decisió/ });
    await user.click(register());
    expect(document.activeElement).toBe(screen.getByLabelText('Provetes de reserva'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(register()));
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByLabelText('Resultat'), 'acceptat');
    // Whoever types is seldom who decides, and a failure is not accepted without grounds.
    const save = screen.getByRole('button', { name: 'Desar la decisió' });
    await user.click(save);
    expect(screen.getByRole('alert').textContent).toBe('Digueu qui ho decideix.');
    await user.type(screen.getByLabelText(/Qui ho decideix/), 'Mercè');
    await user.click(save);
    expect(screen.getByRole('alert').textContent).toMatch(/^Acceptar un lot que ha fallat vol raons/);
    await user.click(screen.getByLabelText('Testimonis'));
    await user.click(save);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.lots?.[0]?.decisio).toMatchObject({
      actuacions: ['testimonis'],
      resultat: 'acceptat',
      autor: 'Mercè',
    });
  });
});
