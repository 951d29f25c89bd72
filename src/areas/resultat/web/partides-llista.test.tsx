import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { ProcesTabs } from './partides-llista.tsx';
import type { Programa } from './queries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('on the strip of the phone the process looked at stands in the middle', async () => {
  const place = (name: 'offsetLeft' | 'offsetWidth', value: number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.getAttribute('aria-current') ? value : 0;
    });
  place('offsetLeft', 900);
  place('offsetWidth', 120);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
  const recompte = {
    total: 0,
    conformes: 0,
    no_conformes: 0,
    no_aplica: 0,
    pendents: 0,
    estat: 'pendent',
    lotsPerFer: 0,
    decidides: 0,
  };
  const processos = [1, 2].map((proces_fk) => ({ proces_fk, nom: `Procés ${proces_fk}`, partides: [], recompte }));
  const Screen = () => (
    <ProcesTabs
      programa={{ processos } as unknown as Programa}
      current={2}
      href={(pid) => `/seguiment?proces=${pid}`}
      onKeyOpen={() => undefined}
    />
  );
  openScreen({
    room: { screens: [{ path: '/seguiment', load: async () => ({ Screen }) }] },
    path: '/seguiment',
    api: fakeApi([]),
  });
  const strip = await screen.findByRole('navigation', { name: /Processos/ });
  expect(strip.scrollLeft).toBe(900 - (340 - 120) / 2);
});
