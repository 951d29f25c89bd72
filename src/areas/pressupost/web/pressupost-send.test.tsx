import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { descarregaRoutes } from '#contract/descarrega.ts';
import type { Enviament } from '#contract/enviament.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildPressupost } from '#tests/support/pressupost-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { forgetToasts } from '#web/ui/feedback/toast-memory.ts';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostWeb } from './index.tsx';

const LINIA = { ...newLinia('linia', { iva_fk: 1, irpf_fk: null }), concepte: 'Direcció', preu: '1000' };
const LETTER: Enviament = {
  id: 44,
  creat: '2026-11-28T09:00:00Z',
  enviat: null,
  per_a: ['hola@exemple.cat'],
  cc: [],
  assumpte: 'Pressupost',
  estat: 'fallat',
  motiu: { codi: 'destinataris_refusats', missatge: 'El servidor no l’ha volgut.' },
  resposta: null,
  intents: 1,
  proper: null,
  sobre: { entitat: 'pressupost', id: 21 },
  adjunts: [],
};

const open = async (given: { pressupost?: Partial<Pressupost>; rol?: Rol; language?: Language; refused?: boolean }) => {
  let pressupost = buildPressupost({ linies: [LINIA], ...given.pressupost });
  let letters: readonly Enviament[] = pressupost.estat === 'esborrany' ? [] : [LETTER];
  let refused = given.refused ?? false;
  const api = fakeApi([
    ...rateAnswers(),
    answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [], regim_iva: 'general' }) as never),
    answers(pressupostRoutes.get, () => pressupost),
    answers(pressupostEnviamentRoutes.enviaments, () => ({ items: [...letters] })),
    answers(pressupostEnviamentRoutes.proposta, () => ({
      to: ['hola@exemple.cat'],
      cc: [],
      assumpte: 'Pressupost {numero}',
      text: 'Bon dia.\n{enllac}',
      idioma: 'ca' as const,
      servidor: 'empresa' as const,
      adreces: [],
      enllac: true,
    })),
    answers(descarregaRoutes.create, () => ({ adreca: '/api/descarrega/clau', caduca: '2026-11-28T09:00:00Z' })),
    answers(pressupostEnviamentRoutes.envia, () => {
      if (refused) {
        refused = false;
        throw new TransportFailure('refused', 422, {
          codi: 'invalid',
          camps: [{ cami: 'cc.0', codi: 'email_incorrecte', missatge: 'Aquesta adreça no és correcta.' }],
        } as unknown as Problem);
      }
      pressupost = { ...pressupost, versio: 2, estat: 'enviat', situacio: 'enviat', numero: 'P-2026-0001' };
      letters = [{ ...LETTER, estat: 'en_cua', motiu: null }];
      return { enviament: letters[0] ?? LETTER, pressupost };
    }),
  ]);
  openScreen({
    room: pressupostWeb,
    path: `/empresa/${EMPRESA}/pressupost/21`,
    api,
    ...(given.rol ? { rol: given.rol } : {}),
    ...(given.language ? { language: given.language } : {}),
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (name: string) => api.calls.filter((call) => call.name === name);
  return { user: userEvent.setup(), asked };
};
/** Chooses an action of the record, from its menu where it stands there. */
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> => {
  const direct = screen.queryByRole('button', { name });
  if (direct) return user.click(direct);
  await user.click(screen.getByRole('button', { name: /Més|Más|More/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => {
  forgetToasts();
  localStorage.clear();
});

describe('a quotation by mail', () => {
  it.each([
    ['ca', 'Enviar per correu…', 'Per a', 'Enviar', 'Enviaments'],
    ['es', 'Enviar por correo…', 'Para', 'Enviar', 'Envíos'],
    ['en', 'Send by e-mail…', 'To', 'Send', 'Letters sent'],
  ] as const)('goes as it was proposed, or as it was written over (%s)', async (language, action, to, send, sent) => {
    const { user, asked } = await open({ language });
    await choose(user, action);
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(new RegExp(`^${to}`));
    expect((field as HTMLInputElement).value).toBe('hola@exemple.cat');
    await user.type(field, '; soci@exemple.cat');
    await user.click(within(dialog).getByRole('button', { name: send }));
    expect(await screen.findByRole('heading', { name: sent })).toBeTruthy();
    expect(asked('pressupost.envia').map(({ options }) => options.body)).toEqual([
      {
        to: ['hola@exemple.cat', 'soci@exemple.cat'],
        cc: [],
        assumpte: 'Pressupost {numero}',
        text: 'Bon dia.\n{enllac}',
        enllac: true,
        versio: 1,
      },
    ]);
  });

  it('refused, is asked again as it was written, with why', async () => {
    const { user, asked } = await open({ refused: true });
    await choose(user, 'Enviar per correu…');
    const first = await screen.findByRole('dialog');
    await user.type(within(first).getByLabelText(/^Còpia/), 'soci');
    await user.click(within(first).getByRole('button', { name: 'Enviar' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Aquesta adreça no és correcta.');
    const again = screen.getByRole('dialog');
    expect((within(again).getByLabelText(/^Còpia/) as HTMLInputElement).value).toBe('soci');
    await user.click(within(again).getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(asked('pressupost.envia')).toHaveLength(2));
  });

  it('shows what became of its letters, and its paper; who only reads does not send', async () => {
    const sent = { estat: 'enviat', situacio: 'enviat', numero: 'P-2026-0001' } as const;
    const { user, asked } = await open({ pressupost: sent, rol: 'lector' });
    expect(await screen.findByText('El servidor no l’ha volgut.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar per correu…' })).toBeNull();
    await choose(user, 'Previsualitzar');
    // Of our own server: a frame of anything else is refused by the browser.
    expect((await screen.findByTitle('Previsualització')).getAttribute('src')).toMatch(/^\/api\/descarrega\/clau/);
    expect(asked('descarrega.create').map(({ options }) => options.body)).toEqual([
      { cami: `/empresa/${EMPRESA}/pressupost/21/document?inline=true` },
    ]);
  });
});
