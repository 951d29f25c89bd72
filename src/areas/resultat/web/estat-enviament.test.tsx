import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#web/language.tsx';
import type { UploadItem, UploadQueue, UploadState } from '#web/ui/files/upload-types.ts';
import { EstatEnviament } from './estat-enviament.tsx';
import type { EstatTrameses, Trameses } from './tramesa.ts';

afterEach(cleanup);
const SAVED: EstatTrameses = {
  estat: 'net',
  n: 0,
  canvis: new Map(),
  refusos: new Map(),
  desat: Date.parse('2026-11-30T21:17:00Z'),
};
const item = (key: string, estat: UploadState): UploadItem => ({
  ...{ key, nom: `${key}.jpg`, mida: 1, modificat: 0, carpeta: '{}', pujada: 1, rebut: 1, error: null },
  estat,
});
const show = (...items: readonly UploadItem[]) => {
  const resume = vi.fn<(key: string) => void>();
  const fitxers = { subscribe: () => () => {}, get: () => items, resume } as unknown as UploadQueue;
  render(
    <MantineProvider>
      <LanguageProvider initial="ca">
        <EstatEnviament enviament={SAVED} trameses={{} as Trameses} fitxers={fitxers} />
      </LanguageProvider>
    </MantineProvider>,
  );
  return resume;
};

describe('what is said of the sending', () => {
  it.each(['puja', 'espera', 'desa'] as const)('is saved while a photo is on its way (%s)', (estat) => {
    show(item('mur', estat));
    expect(screen.getByRole('status').textContent).toMatch(/^Desat a les/);
  });

  it('is not saved while a photo did not get through, and it goes again from there', async () => {
    const resume = show(item('mur', 'error'), item('sostre', 'interrompuda'));
    expect(screen.getByRole('status').textContent).toBe('No s’han enviat 2 fitxers');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }));
    // One that was interrupted has to be chosen again.
    expect(resume.mock.calls).toEqual([['mur']]);
  });
});
