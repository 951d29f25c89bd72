import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { pastada, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

const open = async (zona: Zona): Promise<HTMLElement> => {
  const api = fakeApi([answers(formigoRoutes.zona, () => zona), answers(treballRoutes.get, () => buildTreball())]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api });
  await screen.findByRole('grid');
  return screen.getByRole('region', { name: 'Veredicte del lot' });
};
const samples = (...strengths: readonly number[]) =>
  strengths.map((resistencia, place) => pastada(place + 1, { resistencia }));

describe('what stands beside a verdict', () => {
  it('says in the question of sigma why the certificate does not answer it', async () => {
    const certificat = {
      ...{ emissor: 'Organisme d’exemple', central: '', designacio: '', sigma: 1.9, coeficient_variacio: null },
      ...{ des_de: '2025-01-01', fins: '2026-01-31' },
    };
    const verdict = await open(zonaWith(samples(31.8, 34.6, 33), { distintiu: 5, certificat }));
    const ask = within(verdict).getByRole('group', { name: 'Quina és la sigma certificada de la central?' });
    expect(within(ask).getByText(/va caducar el 31\/01\/2026 i el lot té formigó del 03\/02\/2026/)).toBeTruthy();
  });

  it('asks nothing where the certificate answers', async () => {
    const certificat = {
      ...{ emissor: 'Organisme d’exemple', central: '', designacio: 'HA-30', sigma: 1.9, coeficient_variacio: null },
      ...{ des_de: null, fins: null },
    };
    const verdict = await open(zonaWith(samples(31.8, 34.6, 33), { distintiu: 5, certificat }));
    expect(verdict.dataset.verdict).toBe('satisfactori');
  });

  it('says that a decision is left over once its lot is satisfactory', async () => {
    const decisio = {
      ...{ actuacions: ['testimonis'], resultat: 'acceptat', data: '2026-04-01', autor: 'DF', text: '' },
      ...{ qui: 'Mercè', quan: '2026-04-01T09:00:00Z' },
    } as never;
    const decided = (zona: Zona): Zona => ({ ...zona, lots: zona.lots.map((lot) => ({ ...lot, decisio })) });
    const verdict = await open(decided(zonaWith(samples(39.4, 35.6, 34.9))));
    expect(within(verdict).getByText(/Amb les resistències corregides ho és/)).toBeTruthy();
    expect(within(verdict).getByRole('button', { name: 'Treure' })).toBeTruthy();
    // The server takes no other decision on a lot that did not fail.
    expect(within(verdict).queryByRole('button', { name: /Canviar la decisió/ })).toBeNull();
  });

  it('asks for a decision again once its lot fails by another margin', async () => {
    const decisio = {
      ...{ actuacions: ['testimonis'], resultat: 'acceptat', data: '2026-04-01', autor: 'DF', text: '' },
      ...{ qui: 'Mercè', quan: '2026-04-01T09:00:00Z', marge: -1.25 },
    } as never;
    const zona = zonaWith(samples(29.4, 35.6, 34.9));
    const verdict = await open({ ...zona, lots: zona.lots.map((lot) => ({ ...lot, decisio })) });
    expect(within(verdict).getByText(/Presa quan faltaven 1,25 N\/mm²; ara no és el mateix/)).toBeTruthy();
    expect(within(verdict).getByRole('button', { name: /Canviar la decisió/ })).toBeTruthy();
  });

  it('leaves a decision beside a failure as it is', async () => {
    const decisio = {
      ...{ actuacions: [], resultat: 'acceptat', data: '2026-04-01', autor: 'DF', text: '' },
      ...{ qui: 'Mercè', quan: '2026-04-01T09:00:00Z' },
    } as never;
    const zona = zonaWith(samples(29.4, 35.6, 34.9));
    const verdict = await open({ ...zona, lots: zona.lots.map((lot) => ({ ...lot, decisio })) });
    expect(within(verdict).getByText('Acceptat')).toBeTruthy();
    expect(within(verdict).queryByText(/resistències corregides/)).toBeNull();
  });

  it('tells a slump that is rejected, and one that was read only once, which nobody judges', async () => {
    const read = (id: number, con: readonly number[]) => pastada(id, { con: [...con], resistencia: 34 });
    const verdict = await open(zonaWith([read(1, [60, 70]), read(2, [60]), read(3, [120, 130])]));
    const notes = within(within(verdict).getByRole('list', { name: 'Consistència' }));
    expect(notes.getByText(/rebutja la pastada 1; el lot no/)).toBeTruthy();
    expect(notes.getByText(/segona lectura del con de la pastada 2/)).toBeTruthy();
    expect(notes.getAllByRole('listitem')).toHaveLength(2);
  });
});
