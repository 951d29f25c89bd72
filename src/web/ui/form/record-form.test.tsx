import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { GoLink, useGo, useLayer } from '../../navigation.tsx';
import type { ScreenProps } from '../../room.ts';
import { TransportFailure } from '../../transport-error.ts';
import { CheckField, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import type { Saving } from './form-types.ts';
import { DateField, NumberField } from './typed-fields.tsx';
import { useRecordForm } from './use-record-form.ts';

interface Values {
  nom: string;
  data: string | null;
  pem: number | null;
  actiu: boolean;
}
const RECORD: Values = { nom: 'Edifici A', data: '2026-03-01', pem: 123456, actiu: true };
type Save = (saving: Saving<Values>) => Promise<{ values: Values; versio: number }>;

const refused = (status: number, more: Partial<Problem>): TransportFailure =>
  new TransportFailure('refused', status, {
    type: 'about:blank',
    title: '',
    status,
    detail: '',
    instance: '/',
    codi: '',
    requestId: 'r-1',
    ...more,
  });

const open = async (save: Save, record: Values = RECORD, versio: number | undefined = 4) => {
  const Screen = () => {
    const form = useRecordForm({
      record,
      versio,
      draft: null,
      fields: {
        nom: { label: 'Nom', required: true },
        data: { label: 'Data' },
        pem: { label: 'PEM' },
        actiu: { label: 'Actiu' },
      },
      save,
      read: (answer) => answer,
    });
    return (
      <>
        <GoLink to="/other">fora</GoLink>
        <Form form={form}>
          <TextField name="nom" />
          <DateField name="data" />
          <NumberField name="pem" as="cents" unit="€" />
          <CheckField name="actiu" />
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
  openScreen({ room, path: '/form', api: fakeApi([]) });
  await screen.findByLabelText(/^Nom/);
  return userEvent.setup();
};
const good: Save = async ({ values, versio }) => ({ values, versio: (versio ?? 0) + 1 });
const retype = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string): Promise<void> => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

describe('a form over a record', () => {
  it('sends only what changed, with the version that it read, and says that it is saved', async () => {
    const save = vi.fn(good);
    const user = await open(save);
    expect(screen.getByText('Sense canvis')).toBeTruthy();
    await retype(user, /^Nom/, 'Edifici B');
    await retype(user, /^PEM/, '2.000,5');
    expect(screen.getByText('Canvis sense desar')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ changed: { nom: 'Edifici B', pem: 200050 }, versio: 4 });
  });

  it('takes dates as they are typed and goes with Enter to the next field', async () => {
    const save = vi.fn(good);
    const user = await open(save);
    await retype(user, /^Data/, '2/4/26{Enter}');
    expect((screen.getByLabelText(/^Data/) as HTMLInputElement).value).toBe('02/04/2026');
    expect(document.activeElement).toBe(screen.getByLabelText(/^PEM/));
  });

  it('lets what is typed after a click replace the date, and a second click place the caret', async () => {
    const user = await open(vi.fn(good));
    const date = screen.getByLabelText<HTMLInputElement>(/^Data/);
    await retype(user, /^Data/, '2/4/26{Enter}');
    await user.click(date);
    await user.keyboard('5/5/26{Enter}');
    expect(date.value).toBe('05/05/2026');
    await user.click(date);
    await user.click(date);
    expect(date.selectionStart).toBe(date.selectionEnd);
  });

  it('keeps what it cannot read, sends nothing, and leads from the summary to the field', async () => {
    const save = vi.fn(good);
    const user = await open(save);
    await retype(user, /^Data/, '31/2/26');
    await user.clear(screen.getByLabelText(/^Nom/));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(document.activeElement?.id).toBe('form-summary'));
    expect(save).not.toHaveBeenCalled();
    expect((screen.getByLabelText(/^Data/) as HTMLInputElement).value).toBe('31/2/26');
    await user.click(screen.getByRole('button', { name: /^Nom: / }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Nom/));
  });

  it('lands a 422 on its field, and what it does not know in the summary', async () => {
    const user = await open(async () => {
      throw refused(422, {
        codi: 'dades_incorrectes',
        camps: [
          { cami: 'nom', codi: 'x', missatge: 'Aquest nom ja hi és.' },
          { cami: 'lluny.de', codi: 'x', missatge: 'Una altra cosa.' },
        ],
      });
    });
    await retype(user, /^Nom/, 'B');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Una altra cosa.')).toBeTruthy();
    expect(screen.getByLabelText(/^Nom/).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks about avisos and sends them accepted', async () => {
    const save = vi.fn<Save>(async (saving) => {
      if (!saving.avisos_acceptats) {
        throw refused(409, {
          codi: 'avisos',
          avisos: [{ codi: 'nif_incorrecte', cami: 'nom', missatge: 'El NIF no és correcte.' }],
        });
      }
      return good(saving);
    });
    const user = await open(save);
    await retype(user, /^Nom/, 'B');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('El NIF no és correcte.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel·lar');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
    expect(save.mock.calls[1]?.[0].avisos_acceptats).toEqual(['nif_incorrecte']);
  });

  it('settles a conflict field by field: what one side changed is preset, what both changed waits', async () => {
    const stored = { values: { ...RECORD, nom: 'El seu nom', pem: 100 }, versio: 9 };
    const save = vi.fn<Save>(async (saving) => {
      if (saving.versio === 4)
        throw refused(409, {
          codi: 'versio_obsoleta',
          actual: stored,
          canvi: { qui: 'tecnica@exemple.test', quan: '2026-11-27T17:42:00.000Z' },
        });
      return good(saving);
    });
    const user = await open(save);
    await retype(user, /^Nom/, 'El meu nom');
    await retype(user, /^Data/, '5/5/26');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Una altra persona ha canviat aquest registre')).toBeTruthy();
    expect(screen.getByText(/Desat per tecnica@exemple\.test, 27\/11\/2026.*18:42\./)).toBeTruthy();
    const chosen = (): string[] =>
      screen
        .getAllByRole('radio')
        .filter((one) => (one as HTMLInputElement).checked)
        .map((one) => (one as HTMLInputElement).name);
    expect(chosen()).toEqual(['conflict-data', 'conflict-pem']);
    await user.click(screen.getByLabelText('El meu nom'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
    expect(save.mock.calls[1]?.[0]).toMatchObject({
      versio: 9,
      values: { nom: 'El meu nom', data: '2026-05-05', pem: 100 },
    });
  });

  it('says which fields of a conflict are still to be chosen, and that it was oneself in another window', async () => {
    const stored = { values: { ...RECORD, nom: 'El seu nom' }, versio: 9 };
    const save = vi.fn<Save>(async (saving) => {
      if (saving.versio === 4)
        throw refused(409, {
          codi: 'versio_obsoleta',
          actual: stored,
          canvi: { qui: 'tecnica@exemple.test', quan: '2026-11-27T17:42:00.000Z', propi: true },
        });
      return good(saving);
    });
    const user = await open(save);
    await retype(user, /^Nom/, 'El meu nom');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Heu canviat aquest registre en una altra finestra')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const told = await screen.findByText(/^Falta triar un camp: Nom/);
    expect(told.getAttribute('role')).toBe('alert');
    await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('conflict-nom'));
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('El meu nom'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
  });

  it('repeats a saving that got no answer with the same key, and what was typed stays', async () => {
    let fails = true;
    const save = vi.fn<Save>(async (saving) => {
      if (fails) throw new TransportFailure('timeout', 0);
      return good(saving);
    });
    const user = await open(save);
    await retype(user, /^Nom/, 'B');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/El servidor tarda massa/)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
    expect(save.mock.calls[0]?.[0].idempotencyKey).toBe(save.mock.calls[1]?.[0].idempotencyKey);
  });

  it('offers no other try of what a rule refuses, nor the number of the request', async () => {
    const user = await open(async () => {
      throw refused(409, { codi: 'periode_tancat', detail: 'El 1T de 2026 és tancat.' });
    });
    await retype(user, /^Nom/, 'B');
    await user.keyboard('{Control>}s{/Control}');
    expect((await screen.findByText(/El 1T de 2026 és tancat/)).textContent).not.toContain('r-1');
    expect(screen.getByRole('button', { name: 'Desar' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('asks before leaving with unsaved changes', async () => {
    const user = await open(good);
    await retype(user, /^Nom/, 'B');
    await user.click(screen.getByText('fora'));
    await user.click(await screen.findByRole('button', { name: 'Continuar editant' }));
    expect((screen.getByLabelText(/^Nom/) as HTMLInputElement).value).toBe('B');
    // Whoever stays goes on writing where they were.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Nom/)));
    await user.click(screen.getByText('fora'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desar' }));
    expect(await screen.findByRole('heading', { name: 'altra' })).toBeTruthy();
  });

  it('saved on the way out, it goes where one asked to and nowhere else', async () => {
    const save = vi.fn(good);
    const Over = ({ onClose }: { onClose: () => void }) => {
      const go = useGo();
      const form = useRecordForm({
        record: RECORD,
        versio: 4,
        draft: null,
        fields: { nom: { label: 'Nom' }, data: { label: 'Data' }, pem: { label: 'PEM' }, actiu: { label: 'Actiu' } },
        save,
        read: (answer) => answer,
        onSaved: () => {
          onClose();
          go('/next');
        },
      });
      return (
        <Form form={form}>
          <TextField name="nom" />
        </Form>
      );
    };
    const Below = ({ search }: ScreenProps) => {
      const layer = useLayer();
      return (
        <>
          <h1>sota</h1>
          <button type="button" onClick={() => layer.open('/below?over=1')}>
            obre
          </button>
          {'over' in search ? (
            <>
              <button type="button" onClick={() => layer.close('/below')}>
                tanca
              </button>
              <Over onClose={() => layer.close('/below')} />
            </>
          ) : null}
        </>
      );
    };
    const room = {
      screens: [
        { path: '/before', load: async () => ({ Screen: () => <GoLink to="/below">abans</GoLink> }) },
        { path: '/below', load: async () => ({ Screen: Below }) },
        { path: '/next', load: async () => ({ Screen: () => <h1>següent</h1> }) },
      ],
    };
    openScreen({ room, path: '/before', api: fakeApi([]) });
    const user = userEvent.setup();
    await user.click(await screen.findByText('abans'));
    await user.click(await screen.findByRole('button', { name: 'obre' }));
    await user.type(await screen.findByLabelText(/^Nom/), ' B');
    await user.click(screen.getByRole('button', { name: 'tanca' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'tanca' })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(save).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#/below');
    expect(screen.getByText('sota')).toBeTruthy();
  });
});

describe('a form with parts that may not be there', () => {
  interface Whole {
    nom: string;
    part: { classe: string } | null;
    files: { any: string }[];
  }
  const openParts = async (save: (saving: Saving<Whole>) => Promise<{ values: Whole; versio: number }>) => {
    const Screen = () => {
      const required = (label: string) => ({ label, required: true });
      const form = useRecordForm<Whole, { values: Whole; versio: number }>({
        record: { nom: 'Edifici A', part: null, files: [] },
        versio: 1,
        draft: null,
        fields: {
          nom: required('Nom'),
          'part.classe': required('Classe'),
          'files.0.any': required('Primer any'),
          'files.1.any': required('Segon any'),
        },
        save,
        read: (answer) => answer,
      });
      return (
        <Form form={form}>
          <TextField name="nom" />
          {form.values.part ? <TextField name="part.classe" /> : null}
          {form.values.files.map((_row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <TextField key={place} name={`files.${place}.any`} />
          ))}
          <button type="button" onClick={() => form.set('part', { classe: '' })}>
            amb part
          </button>
          <button type="button" onClick={() => form.set('files', [{ any: '' }])}>
            amb fila
          </button>
        </Form>
      );
    };
    openScreen({
      room: { screens: [{ path: '/form', load: async () => ({ Screen }) }] },
      path: '/form',
      api: fakeApi([]),
    });
    await screen.findByLabelText(/^Nom/);
    return userEvent.setup();
  };

  it('asks for what is required of those that are there, and of no other', async () => {
    const save = vi.fn(async ({ values }: Saving<Whole>) => ({ values, versio: 2 }));
    const user = await openParts(save);
    await user.type(screen.getByLabelText(/^Nom/), ' bis{Control>}s{/Control}');
    expect(await screen.findByText(/Desat a les/)).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('amb part'));
    await user.click(screen.getByText('amb fila'));
    await user.keyboard('{Control>}s{/Control}');
    const told = await screen.findByRole('alert');
    expect(
      within(told)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Classe: cal omplir-lo', 'Primer any: cal omplir-lo']);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
