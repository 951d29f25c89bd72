import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { informeWeb } from './index.tsx';

it('starts in the language of the company’s documents, whatever that of the screen', async () => {
  const api = fakeApi([
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.zonesTotes, () => [{ id: 1, nom: 'Pilars PB', lots: [] }] as never),
    answers(empresaRoutes.get, () => ({ idioma_fk: 'es' }) as never),
  ]);
  openScreen({ room: informeWeb, path: `/empresa/${EMPRESA}/treball/5/informes`, api, language: 'ca' });
  const chosen = await screen.findByRole('combobox', { name: 'Llengua del document' });
  expect((chosen as HTMLSelectElement).value).toBe('es');
});
