import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { treballRoutes } from '../contract/routes.ts';
import { treballTexts } from '../texts/index.ts';
import { treballWeb } from './index.tsx';

afterEach(cleanup);

/** A form that is sent as often as one likes: every saving is refused, so that it stays. */
const open = (language: Language) => {
  const api = fakeApi([
    answers(referenciaRoutes.titulacions, () => []),
    answers(referenciaRoutes.funcions, () => []),
    answers(treballRoutes.expedient, () => ({ items: [], codi_proposat: '2026/015' })),
    answers(treballRoutes.create, () => {
      throw new TransportFailure('refused', 422, {
        type: 'about:blank',
        title: '',
        status: 422,
        detail: '',
        instance: '/api/treball',
        codi: 'dades_incorrectes',
        requestId: 'r1',
        camps: [{ cami: 'codi', codi: 'codi_repetit', missatge: 'Ja hi és.' }],
      } satisfies Problem);
    }),
  ]);
  openScreen({ room: treballWeb, path: `/empresa/${EMPRESA}/treball/nou`, api, language });
  return () => api.calls.filter((call) => call.name === 'treball.create').map(({ options }) => options.body as unknown);
};

/** As it is typed, and the cents that it says. */
const SAID = [
  ['1.234,56', 123_456],
  ['1234,5', 123_450],
  ['1,234.56', 123_456],
  ['35,-', 3500],
  ['35 €', 3500],
  ['35', 3500],
] as const;
/** What says no amount: it is told beside the field, and never sent as another one. */
const UNSAID = ['1,2,3', '35 x'] as const;

describe.each(LANGUAGES)('probe 17: an amount in the form of a work, in «%s»', (language) => {
  const field = () => screen.findByLabelText(new RegExp(`^${treballTexts[language]['treball.pem']}`));

  it.each(['typed', 'pasted'] as const)('is what was %s, never a hundred times more nor nothing', async (way) => {
    const user = userEvent.setup();
    const sent = open(language);
    await user.type(await screen.findByLabelText(new RegExp(`^${treballTexts[language]['treball.nom']}`)), 'Edifici B');
    for (const [at, [text, cents]] of SAID.entries()) {
      const input = await field();
      await user.clear(input);
      if (way === 'typed') await user.type(input, text);
      else await user.paste(text);
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(sent()).toHaveLength(at + 1));
      expect([text, sent()[at]]).toMatchObject([text, { pem: cents }]);
    }
  });

  it.each(UNSAID)('is told beside the field where «%s» says none, and nothing is sent', async (text) => {
    const user = userEvent.setup();
    const sent = open(language);
    await user.type(await screen.findByLabelText(new RegExp(`^${treballTexts[language]['treball.nom']}`)), 'Edifici B');
    await user.type(await field(), text);
    await user.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText(webTexts[language]['web.formulari.numero_incorrecte'])).length).toBeGreaterThan(
      0,
    );
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });
});
