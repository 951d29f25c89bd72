import { IconCrane } from '@tabler/icons-react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '../../transport-error.ts';
import { ListScreen } from './list-screen.tsx';
import type { ListQuery, ListSpec } from './list-types.ts';

interface Item {
  id: number;
  nom: string;
}
const page = (total: number, { offset, limit }: ListQuery) => ({
  total,
  offset,
  limit,
  items: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, place) => ({
    id: offset + place + 1,
    nom: `Treball ${offset + place + 1}`,
  })),
});

const open = (
  fetchPage: (query: ListQuery) => Promise<ReturnType<typeof page>>,
  more: Partial<ListSpec<Item>> = {},
) => {
  const Screen = () => {
    const spec: ListSpec<Item> = {
      area: 'treball',
      title: 'Treballs',
      queryKey: ['test'],
      order: { field: 'nom', direction: 'ASC' },
      filters: [
        { key: 'obert', text: 'Oberts', initial: true },
        { key: 'tancat', text: 'Tancats', initial: false },
      ],
      columns: [
        { key: 'id', head: 'Codi', width: 80, order: 'id', show: (item) => item.id },
        { key: 'nom', head: 'Nom', width: 'flex', order: 'nom', show: (item) => item.nom },
      ],
      fetchPage,
      idOf: (item) => item.id,
      href: (item) => `/treball/${item.id}`,
      entry: (item) => ({ title: item.nom }),
      create: { text: 'Nou treball', href: '/treball/nou' },
      empty: { icon: IconCrane, sentence: 'Encara no hi ha cap treball.' },
      ...more,
    };
    return <ListScreen spec={spec} />;
  };
  const room = {
    screens: [
      { path: '/llista', load: async () => ({ Screen }) },
      {
        path: '/treball/$id',
        load: async () => ({ Screen: ({ params }: { params: Record<string, string> }) => <h1>{params.id}</h1> }),
      },
    ],
  };
  openScreen({ room, path: '/llista', api: fakeApi([]) });
  return userEvent.setup();
};

describe('the list as a file', () => {
  const exported = async (total: number) => {
    const given = {
      formats: ['pdf', 'csv'] as const,
      download: vi.fn(async () => ({ file: new Blob(['x']), name: 'llista.csv' })),
      putOff: vi.fn(async () => ({})),
    };
    const user = open(async (query) => page(total, query), { exports: given });
    await user.type(await screen.findByRole('searchbox'), 'pilar');
    await waitFor(() => expect(screen.getByText('Treball 1')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    return given;
  };
  const asked = expect.objectContaining({
    documentType: 'csv',
    columnes: 'id,nom',
    filters: { obert: true, tancat: false },
  });

  it('is made at once while it is short, with what the screen shows', async () => {
    URL.createObjectURL = () => 'blob:llista';
    const { download, putOff } = await exported(2000);
    await waitFor(() => expect(download).toHaveBeenCalledWith(asked));
    expect(putOff).not.toHaveBeenCalled();
  });

  it('comes on paper by its key, which the menu tells, where there is a paper', async () => {
    URL.createObjectURL = () => 'blob:llista';
    const download = vi.fn(async () => ({ file: new Blob(['x']), name: 'llista.pdf' }));
    const user = open(async (query) => page(3, query), {
      exports: { formats: ['pdf', 'csv'] as const, download, putOff: vi.fn(async () => ({})) },
    });
    await screen.findByText('Treball 1');
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ documentType: 'pdf' })));
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findByRole('menuitem', { name: /PDF.*Ctrl\+P/ })).toBeTruthy();
  });

  it('becomes a task over 2,000 rows, and says where it will be', async () => {
    const { download, putOff } = await exported(2001);
    await waitFor(() => expect(putOff).toHaveBeenCalledWith(asked));
    expect(download).not.toHaveBeenCalled();
    expect(await screen.findByText(/El trobareu a les tasques/)).toBeTruthy();
  });
});

describe('a list screen', () => {
  it('asks for 50, in its order and with its filters, and counts all', async () => {
    const fetchPage = vi.fn(async (query: ListQuery) => page(130, query));
    open(fetchPage);
    expect(await screen.findByText('Treball 1')).toBeTruthy();
    expect(fetchPage.mock.calls[0]?.[0]).toEqual({
      offset: 0,
      limit: 50,
      ordre_camp: 'nom',
      ordre_criteri: 'ASC',
      filters: { obert: true, tancat: false },
    });
    expect(screen.getByText('130')).toBeTruthy();
    expect(screen.getByText('1–50 de 130')).toBeTruthy();
  });

  it('empties the search box with «Netejar», and searches for nothing more', async () => {
    const fetchPage = vi.fn(async (query: ListQuery) => page(3, query));
    const user = open(fetchPage);
    await screen.findByText('Treball 1');
    const box = screen.getByRole('searchbox', { name: 'Cercar' });
    await user.type(box, 'nau');
    await waitFor(() => expect(fetchPage.mock.lastCall?.[0].search).toBe('nau'));
    await user.click(screen.getByRole('button', { name: 'Netejar' }));
    expect((box as HTMLInputElement).value).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(fetchPage.mock.calls.filter(([query]) => query.search === 'nau')).toHaveLength(1);
  });

  it('searches 250 ms after the last key, and says which filters find nothing', async () => {
    const fetchPage = vi.fn(async (query: ListQuery) => page(query.search ? 0 : 3, query));
    const user = open(fetchPage);
    await screen.findByText('Treball 1');
    await user.keyboard('/');
    await user.keyboard('zzz');
    expect(await screen.findByText('Cap resultat amb aquests filtres.')).toBeTruthy();
    expect(screen.getByText('«zzz» · Oberts')).toBeTruthy();
    expect(fetchPage.mock.calls.filter(([query]) => query.search).length).toBe(1);
    await user.click(screen.getAllByRole('button', { name: 'Netejar' })[0] as HTMLElement);
    expect(await screen.findByText('Treball 1')).toBeTruthy();
  });

  it('keeps filters and order per user and area, and sorts by the heads', async () => {
    const fetchPage = vi.fn(async (query: ListQuery) => page(3, query));
    const user = open(fetchPage);
    await screen.findByText('Treball 1');
    await user.click(screen.getByRole('button', { name: 'Tancats' }));
    await user.click(screen.getByRole('button', { name: 'Codi' }));
    await user.click(await screen.findByRole('button', { name: 'Codi' }));
    await waitFor(() =>
      expect(fetchPage.mock.calls.at(-1)?.[0]).toMatchObject({ ordre_camp: 'id', ordre_criteri: 'DESC' }),
    );
    expect(screen.getByRole('columnheader', { name: 'Codi' }).getAttribute('aria-sort')).toBe('descending');
    expect(JSON.parse(localStorage.getItem('oic.filters.treball.7') ?? '{}')).toEqual({
      flags: { obert: true, tancat: true },
      ordreColumna: 'id',
      ordreDireccio: 'DESC',
    });
  });

  it('goes from the search box down to the rows that it asks for, and stays where there are none', async () => {
    const user = open(async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (query.search === 'res') return page(0, query);
      const all = page(3, query);
      return query.search ? { ...all, total: 1, items: all.items.slice(2) } : all;
    });
    await screen.findByText('Treball 1');
    await user.keyboard('/tres{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Treball 3'));
    expect(screen.queryByText('Treball 1')).toBeNull();
    // Searched for already, and once more from there.
    await user.keyboard('/{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Treball 3'));
    await user.keyboard('/{Control>}a{/Control}res{ArrowDown}');
    expect(await screen.findByText('Cap resultat amb aquests filtres.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    // What is found afterwards does not take the focus away from whoever goes on typing.
    await user.keyboard('{Control>}a{/Control}altre');
    expect(await screen.findByText('Treball 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('moves and opens with the keyboard', async () => {
    const user = open(async (query) => page(3, query));
    await screen.findByText('Treball 1');
    await user.keyboard('jj');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Treball 2'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '2' })).toBeTruthy();
  });

  describe('the menu of a row', () => {
    const withVerbs = () => {
      const [act, removed] = [vi.fn(), vi.fn(async () => ({ desfer: null }))];
      const user = open(async (query) => page(3, query), {
        rowKeys: [
          { key: 'p', text: 'Pagar-la', verb: 'pagar', act },
          { key: 'e', text: 'Enviar-la', fits: ({ id }) => id !== 2, act },
        ],
        bulk: [
          { key: 'suprimir', text: 'Suprimir', danger: true, fits: ({ id }) => id !== 3, act: removed },
          { key: 'pagar', text: 'Pagar', act: removed },
        ],
      });
      return { user, act, removed };
    };
    const focused = () => document.activeElement?.textContent ?? '';

    it('opens with the point, says each key, acts on its row, and gives the focus back', async () => {
      const { user, act } = withVerbs();
      await screen.findByText('Treball 1');
      await user.keyboard('jj');
      await waitFor(() => expect(focused()).toContain('Treball 2'));
      await user.keyboard('.');
      await screen.findByRole('menu');
      const lines = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      expect(lines).toEqual([
        'Obrir la filaIntro',
        'Obrir-la en una pestanyaCtrl+Intro',
        'Triar la filaEspai',
        'Pagar-laP',
        'SuprimirSupr',
      ]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(focused()).toContain('Treball 2'));
      await user.keyboard('e.');
      expect(act).not.toHaveBeenCalled();
      await user.click(await screen.findByRole('menuitem', { name: /Pagar/ }));
      expect(act).toHaveBeenCalledExactlyOnceWith({ id: 2, nom: 'Treball 2' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(focused()).toContain('Treball 2');
    });

    it('does what is done to many to its one row; what does not fit is not there', async () => {
      const { user, removed } = withVerbs();
      const row = await screen.findByText('Treball 1');
      await user.pointer({ keys: '[MouseRight]', target: row });
      await user.click(await screen.findByRole('menuitem', { name: /Suprimir/ }));
      await waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith({ id: 1, nom: 'Treball 1' }));
      await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Treball 3') });
      await screen.findByRole('menuitem', { name: /Pagar/ });
      expect(screen.queryByRole('menuitem', { name: /Suprimir/ })).toBeNull();
    });

    it('Delete removes the row that has the focus, or all those chosen', async () => {
      const { user, removed } = withVerbs();
      await screen.findByText('Treball 1');
      await user.keyboard('jj');
      await waitFor(() => expect(focused()).toContain('Treball 2'));
      await user.keyboard('{Delete}');
      await waitFor(() => expect(removed.mock.calls).toEqual([[{ id: 2, nom: 'Treball 2' }]]));
      await user.keyboard('j');
      await waitFor(() => expect(focused()).toContain('Treball 3'));
      await user.keyboard('{Delete}');
      expect(removed).toHaveBeenCalledOnce();
      await user.keyboard('kk ');
      await waitFor(() => expect(focused()).toContain('Treball 1'));
      await user.keyboard('j {Delete}');
      await waitFor(() => expect(removed.mock.calls.length).toBe(3));
    });

    it('gives the focus to nothing once its list is left', async () => {
      const { user, removed } = withVerbs();
      await screen.findByText('Treball 1');
      await user.keyboard('j{Delete}');
      await waitFor(() => expect(removed).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      cleanup();
      const title = document.body.appendChild(document.createElement('h1'));
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(document.activeElement).toBe(document.body);
      title.remove();
    });
  });

  it('hides a column and remembers it', async () => {
    const user = open(async (query) => page(3, query));
    await screen.findByText('Treball 1');
    await user.click(screen.getByRole('button', { name: 'Columnes' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Codi' }));
    expect(screen.queryByRole('columnheader', { name: 'Codi' })).toBeNull();
    expect(localStorage.getItem('oic.columns.treball.7')).toContain('"hidden":["id"]');
  });

  it('says what to do first when there is nothing yet', async () => {
    open(async (query) => page(0, query));
    expect(await screen.findByText('Encara no hi ha cap treball.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Nou treball/ }).getAttribute('href')).toBe('#/treball/nou');
  });

  it('says why it could not load, with the request’s id, and tries again', async () => {
    let fails = true;
    const user = open(async (query) => {
      if (fails) {
        throw new TransportFailure('refused', 500, {
          type: '',
          title: '',
          status: 500,
          detail: '',
          instance: '',
          codi: 'error_intern',
          requestId: 'abc',
        });
      }
      return page(1, query);
    });
    expect(await screen.findByText('No s’ha pogut carregar la llista.')).toBeTruthy();
    expect(screen.getByText(/Petició abc/)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Treball 1')).toBeTruthy();
  });
});

describe('rows chosen', () => {
  const chosenThen = async (typed: string, uncounted = '') => {
    const user = open(
      async (query) => {
        const first = query.search === undefined ? 0 : 1;
        return { ...page(3, query), items: page(3, query).items.slice(first) };
      },
      {
        bulk: [{ key: 'fer', text: 'Fer', run: vi.fn() } as never],
        amounts: (item) => (item.nom === uncounted ? null : { total: item.id * 100_00, pendent: item.id * 10_00 }),
      },
    );
    await screen.findByText('Treball 1');
    (screen.getAllByRole('row')[1] as HTMLElement).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('3 files triades')).toBeTruthy();
    if (typed) {
      await user.type(screen.getByRole('searchbox'), typed);
      await waitFor(() => expect(screen.queryByText('Treball 1')).toBeNull());
    }
    return user;
  };

  it('say what they add up to', async () => {
    await chosenThen('');
    expect(screen.getByText(/Total/).textContent).toBe('Total 600,00 · pendent 60,00');
    expect(screen.queryByText(/fora de la vista/)).toBeNull();
  });

  it('tell apart those that do not count, as the foot does', async () => {
    await chosenThen('', 'Treball 3');
    expect(screen.getByText(/Total/).textContent).toBe('Total 300,00 · pendent 30,00 · 1 no compta');
  });

  it('are told apart where a search hides some of them, and those are left out with one press', async () => {
    const user = await chosenThen('pilar');
    expect(await screen.findByText('1 fora de la vista')).toBeTruthy();
    expect(screen.getByText('3 files triades')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Treure’ls' }));
    expect(await screen.findByText('2 files triades')).toBeTruthy();
    expect(screen.queryByText(/fora de la vista/)).toBeNull();
    expect(screen.getByText(/Total 500,00/)).toBeTruthy();
  });
});
