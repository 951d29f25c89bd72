import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { GoLink } from '../navigation.tsx';
import { TransportFailure } from '../transport-error.ts';
import { PasswordField, TextField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/form.tsx';
import type { Saving } from '../ui/form/form-types.ts';
import { DateField } from '../ui/form/typed-fields.tsx';
import { useRecordForm } from '../ui/form/use-record-form.ts';
import { draftsOf, dropDrafts, keepDraft } from './draft-store.ts';

interface Values {
  nom: string;
  data: string | null;
  clau: string;
  /** Written by a button alone: nothing of it takes the focus. */
  marca: string;
}
const RECORD: Values = { nom: 'Edifici A', data: '2026-03-01', clau: '', marca: '' };
const USER = 7;
type Save = (saving: Saving<Values>) => Promise<{ values: Values; versio: number }>;
const good: Save = async ({ values, versio }) => ({ values: { ...values, clau: '' }, versio: (versio ?? 0) + 1 });

const open = async (given: { save?: Save; record?: Values; versio?: number; name?: string; user?: number } = {}) => {
  const Screen = () => {
    const form = useRecordForm<Values, { values: Values; versio: number }>({
      record: given.record ?? RECORD,
      versio: given.versio ?? 4,
      draft: given.name ?? 'prova.1',
      fields: {
        nom: { label: 'Nom' },
        data: { label: 'Data' },
        clau: { label: 'Clau', secret: true },
        marca: { label: 'Marca' },
      },
      save: given.save ?? good,
      read: (answer) => answer,
    });
    return (
      <>
        <GoLink to="/other">fora</GoLink>
        <Form form={form}>
          <button type="button" onClick={() => form.set('marca', 'x')}>
            marcar
          </button>
          <TextField name="nom" />
          <DateField name="data" />
          <PasswordField name="clau" autoComplete="new-password" />
        </Form>
      </>
    );
  };
  const room = {
    screens: [
      { path: '/form', load: async () => ({ Screen }) },
      { path: '/other', load: async () => ({ Screen: () => <h1>altra</h1> }) },
    ],
  };
  const opened = openScreen({ room, path: '/form', api: fakeApi([]), user: given.user ?? USER });
  await screen.findByLabelText(/^Nom/);
  // The address set above is heard a turn later; a form that is typed in by then would ask.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { ...opened, user: userEvent.setup() };
};
const nom = () => screen.getByLabelText(/^Nom/) as HTMLInputElement;
const data = () => screen.getByLabelText(/^Data/) as HTMLInputElement;
const offer = () => screen.queryByText(/Hi ha canvis sense desar del/);
const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  await user.type(field, text);
};
/** Types a name and lets the page die without a word, as a crash does. */
const crashWith = async (text: string, given: Parameters<typeof open>[0] = {}): Promise<void> => {
  const { user } = await open(given);
  await retype(user, nom(), text);
  await screen.findByText(/Canvis sense desar, esborrany guardat a les \d\d:\d\d/);
  cleanup();
};
const kept = async () => (await draftsOf(USER)).map((draft) => draft.values as Values);

beforeEach(async () => dropDrafts([...(await draftsOf(USER)), ...(await draftsOf(USER + 1))]));

describe('the draft of a form', () => {
  it('probe 25: what was typed is offered after a crash, shown beside what is saved, and taken up', async () => {
    await crashWith('Edifici B');
    const { user } = await open();
    await screen.findByText(/Hi ha canvis sense desar del \d\d\/\d\d\/\d{4} a les \d\d:\d\d/);
    expect(nom().value).toBe('Edifici A');
    await user.click(screen.getByRole('button', { name: 'Veure diferències' }));
    const row = within(await screen.findByRole('dialog')).getByRole('row', { name: /^Nom/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Edifici A', 'Edifici B']);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(nom().value).toBe('Edifici B'));
    expect(document.activeElement).toBe(nom());
    expect(offer()).toBeNull();
    await screen.findByText(/esborrany guardat/);
    expect(await kept()).toEqual([{ ...RECORD, nom: 'Edifici B' }]);
  });

  it('what was typed a moment before the page goes is kept before it has gone', async () => {
    const { user } = await open();
    await retype(user, nom(), 'Edifici C');
    window.dispatchEvent(new Event('pagehide'));
    const stored = JSON.stringify(Object.values(localStorage));
    expect(stored).toContain('Edifici C');
    cleanup();
    await open();
    expect(await screen.findByText(/Hi ha canvis sense desar del/)).toBeTruthy();
    expect(await kept()).toEqual([{ ...RECORD, nom: 'Edifici C' }]);
    expect(JSON.stringify(Object.values(localStorage))).not.toContain('Edifici C');
  });

  it('is told as kept only while all that is typed is', async () => {
    const { user } = await open();
    await retype(user, nom(), 'Edifici C');
    await screen.findByText(/esborrany guardat/);
    await user.type(nom(), '1');
    expect(screen.queryByText(/esborrany guardat/)).toBeNull();
    await screen.findByText(/esborrany guardat/);
    expect(await kept()).toEqual([{ ...RECORD, nom: 'Edifici C1' }]);
  });

  it('goes once saved, or once the field is as it was', async () => {
    const { user } = await open();
    await retype(user, nom(), 'Edifici B');
    await screen.findByText(/esborrany guardat/);
    await retype(user, nom(), 'Edifici A');
    await waitFor(async () => expect(await kept()).toEqual([]));
    await retype(user, nom(), 'Edifici C');
    await screen.findByText(/esborrany guardat/);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText(/Desat a les/);
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('goes when it is discarded, and is not offered again', async () => {
    await crashWith('Edifici B');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(offer()).toBeNull();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('holds what cannot be read as it was typed, and never a secret', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Clau/), 'molt-secreta');
    await retype(user, data(), '31/2/26');
    await screen.findByText(/esborrany guardat/);
    expect(JSON.stringify(await draftsOf(USER))).not.toContain('secreta');
    cleanup();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(data().value).toBe('31/2/26'));
    await again.user.tab();
    expect(data().getAttribute('aria-invalid')).toBe('true');
  });

  it('taken up, the focus goes to the first field where nothing that was written takes it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'marcar' }));
    await screen.findByText(/esborrany guardat/);
    cleanup();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(document.activeElement).toBe(nom()));
  });

  it('keeps nothing when only a secret was typed', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Clau/), 'molt-secreta');
    await user.click(screen.getByText('fora'));
    expect(await screen.findByText(/el que heu escrit en aquesta pantalla es perdrà/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sortir sense desar' }));
    await screen.findByRole('heading', { name: 'altra' });
    expect(await kept()).toEqual([]);
  });

  it('stays when the screen is left without saving, and says so', async () => {
    const { user } = await open();
    await retype(user, nom(), 'Edifici B');
    await user.click(screen.getByText('fora'));
    expect(await screen.findByText(/l’esborrany queda en aquest navegador/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sortir sense desar' }));
    await screen.findByRole('heading', { name: 'altra' });
    expect(await kept()).toEqual([{ ...RECORD, nom: 'Edifici B' }]);
  });

  it('is nobody else’s: not of another user, company or record', async () => {
    await crashWith('Edifici B');
    const [draft] = await draftsOf(USER);
    if (!draft) throw new Error('no draft');
    await keepDraft({ ...draft, empresa: draft.empresa + 1 });
    for (const given of [{}, { user: USER + 1 }, { name: 'prova.2' }]) {
      await open(given);
      await vi.waitFor(async () => expect(await draftsOf(USER)).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(offer()).toBeNull();
      cleanup();
    }
  });

  it('of an older version settles its conflict before it is taken up', async () => {
    await crashWith('El meu nom');
    const { user } = await open({ record: { ...RECORD, nom: 'El seu nom', data: '2026-05-05' }, versio: 5 });
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Data')).toBeNull();
    await user.click(dialog.getByLabelText('El meu nom'));
    await user.click(dialog.getByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(nom().value).toBe('El meu nom'));
    expect(data().value).toBe('05/05/2026');
  });

  it('is not offered when the record says the same already', async () => {
    await crashWith('Edifici B');
    await open({ record: { ...RECORD, nom: 'Edifici B' }, versio: 5 });
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(offer()).toBeNull();
  });

  it('survives a saving that is refused', async () => {
    const save: Save = async () => {
      throw new TransportFailure('refused', 422, {
        type: 'about:blank',
        title: '',
        status: 422,
        detail: '',
        instance: '/',
        codi: 'dades_incorrectes',
        requestId: 'r-1',
        camps: [{ cami: 'nom', codi: 'x', missatge: 'Aquest nom ja hi és.' }],
      } satisfies Problem);
    };
    const { user } = await open({ save });
    await retype(user, nom(), 'Edifici B');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Nom: Aquest nom ja hi és.');
    cleanup();
    await waitFor(async () => expect(await kept()).toEqual([{ ...RECORD, nom: 'Edifici B' }]));
  });
});
