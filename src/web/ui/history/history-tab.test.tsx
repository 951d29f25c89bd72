import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type HistorialItem, historialRoutes } from '#contract/historial.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { HistoryTab } from './history-tab.tsx';

const row = (id: number, more: Partial<HistorialItem>): HistorialItem => ({
  id,
  quan: '2026-11-02T08:00:00.000Z',
  usuari: 'Mercè',
  accio: 'canvia',
  entitat: 'agent',
  entitat_fk: 5,
  arrels: [],
  canvis: [],
  ...more,
});
const ROWS = [
  row(3, { canvis: [{ camp: 'nom', abans: 'A', despres: '=SUM(A1)' }] }),
  row(2, {
    accio: 'descarrega',
    usuari: '',
    canvis: [
      { camp: 'document', abans: null, despres: 'agent' },
      { camp: 'registres', abans: null, despres: 12 },
    ],
  }),
  row(1, { accio: 'crea', quan: '2026-11-01T08:00:00.000Z' }),
];
const opened = (rows: readonly HistorialItem[] = ROWS) => {
  const api = fakeApi([
    answers(historialRoutes.list, ({ query }) => {
      const items = query && 'usuari_fk' in query ? [] : rows;
      return { total: items.length, offset: 0, limit: 50, items: [...items] };
    }),
    answers(historialRoutes.filters, () => ({
      persones: [
        { usuari_fk: 7, nom: 'Mercè' },
        { usuari_fk: 0, nom: '' },
      ],
      tipus: [
        { entitat: 'agent' as const, accio: 'canvia' as const },
        { entitat: 'zona' as const, accio: 'canvia' as const },
      ],
      camps: [
        { entitat: 'agent' as const, camp: 'nom' },
        { entitat: 'zona' as const, camp: 'nom' },
        { entitat: 'agent' as const, camp: 'nif' },
      ],
    })),
  ]);
  const words = { field: (name: string) => (name === 'nom' ? 'Nom' : name) };
  const Screen = () => <HistoryTab entity="agent" id={5} words={words} />;
  openScreen({ room: { screens: [{ path: '/historial', load: async () => ({ Screen }) }] }, path: '/historial', api });
  return { api, user: userEvent.setup() };
};
const asked = (api: ReturnType<typeof opened>['api']) =>
  api.calls.filter(({ name }) => name === 'historial.list').at(-1)?.options.query;

it('reads by day, and says what was downloaded rather than fields of the call', async () => {
  opened();
  expect(await screen.findByText('El sistema ha descarregat la llista: Agents')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('reads a paper of the record as what it is, though it is called as a list', async () => {
  opened([row(4, { accio: 'descarrega', canvis: [{ camp: 'document', abans: null, despres: 'factura' }] })]);
  expect(await screen.findByText(/^Mercè.* ha descarregat/)).toBeTruthy();
  expect(screen.queryByText(/la llista/)).toBeNull();
});

it('filters by person, kind and field; what reads the same goes together, and it is cleared at once', async () => {
  const { api, user } = opened();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Camp' }), 'Nom');
  await waitFor(() => expect(asked(api)).toMatchObject({ camp: 'agent.nom,zona.nom' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipus' }), 'ha canviat');
  await waitFor(() => expect(asked(api)).toMatchObject({ tipus: 'agent.canvia,zona.canvia' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'El sistema');
  await waitFor(() => expect(asked(api)).toMatchObject({ usuari_fk: '0' }));
  expect(await screen.findByText('Cap resultat amb aquests filtres.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Netejar' }));
  expect(await screen.findByText('Mercè ho ha creat')).toBeTruthy();
});

it('goes out as CSV in the words of the screen, and nothing in it runs', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return 'blob:historial';
  };
  URL.revokeObjectURL = vi.fn();
  const { user } = opened();
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(made).toHaveLength(1));
  const lines = (await made[0]?.text())?.replace('\ufeff', '').split('\r\n') ?? [];
  expect(lines[0]).toBe('Data;Hora;Persona;Què;On;Camp;Abans;Després');
  expect(lines[1]).toBe("02/11/2026;09:00;Mercè;ha canviat;;Nom;A;'=SUM(A1)");
  expect(lines[3]).toContain('El sistema;ha descarregat;;Registres;');
  expect(lines).toHaveLength(6);
});
