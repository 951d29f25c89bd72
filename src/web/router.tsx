import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agentWeb } from '#areas/agent/web/index.tsx';
import { amortitzacioWeb } from '#areas/amortitzacio/web/index.tsx';
import { bancWeb } from '#areas/banc/web/index.tsx';
import { correuWeb } from '#areas/correu/web/index.tsx';
import { despesaWeb } from '#areas/despesa/web/index.tsx';
import { efacturaWeb } from '#areas/efactura/web/index.tsx';
import { empresaWeb, loadCompanySwitch } from '#areas/empresa/web/index.tsx';
import { facturaWeb } from '#areas/factura/web/index.tsx';
import { formigoWeb } from '#areas/formigo/web/index.tsx';
import { informeWeb } from '#areas/informe/web/index.tsx';
import { llibresWeb } from '#areas/llibres/web/index.tsx';
import { pressupostWeb } from '#areas/pressupost/web/index.tsx';
import { procesWeb } from '#areas/proces/web/index.tsx';
import { referenciaWeb } from '#areas/referencia/web/index.tsx';
import { resultatWeb } from '#areas/resultat/web/index.tsx';
import { taulerWeb } from '#areas/tauler/web/index.tsx';
import { treballWeb } from '#areas/treball/web/index.tsx';
import { equipWeb, loadReloginDialog, loadUserMenu, refreshSession, usuariWeb } from '#areas/usuari/web/index.tsx';
import type { PaletteRoom } from './palette/palette-types.ts';
import { createPlatform, Providers } from './providers.tsx';
import type { WebRoom } from './room.ts';
import { createScreens } from './screens.tsx';
import { closeDialogs, DialogHost } from './ui/feedback/dialogs.tsx';

/** Every room with screens, in the order of the rail. */
const ROOMS: readonly WebRoom[] = [
  usuariWeb,
  taulerWeb,
  treballWeb,
  procesWeb,
  formigoWeb,
  resultatWeb,
  informeWeb,
  bancWeb,
  pressupostWeb,
  facturaWeb,
  efacturaWeb,
  despesaWeb,
  amortitzacioWeb,
  llibresWeb,
  agentWeb,
  empresaWeb,
  equipWeb,
  correuWeb,
  referenciaWeb,
];

const loadPalette = async (): Promise<readonly PaletteRoom[]> =>
  (await Promise.all(ROOMS.map((room) => room.palette?.()))).filter((room) => room !== undefined);

const platform = createPlatform();
const router = createScreens({
  platform,
  rooms: ROOMS,
  refresh: () => refreshSession(platform),
  frame: (screen) => (
    <>
      {screen}
      <DialogHost />
    </>
  ),
  // What a lost line could ask for (a dialog, a dead session) is fetched with the frame, not when it is needed.
  shell: async () => {
    const [{ Shell }, { CompanySwitch }, { UserMenu }, { ReloginDialog }, { ToastHost }, { UndoHost }, ...navs] =
      await Promise.all([
        import('./shell/shell.tsx'),
        loadCompanySwitch(),
        loadUserMenu(),
        loadReloginDialog(),
        import('./ui/feedback/toasts.tsx'),
        import('./ui/feedback/undo.tsx'),
        ...ROOMS.map(async (room) => (await room.nav?.()) ?? []),
        import('./ui/feedback/one-dialog.tsx').then(() => []),
      ]);
    const nav = navs.flat();
    return ({ children }: { children: ReactNode }) => (
      <>
        <Shell nav={nav} loadPalette={loadPalette} companySwitch={<CompanySwitch />} userMenu={<UserMenu />}>
          {children}
        </Shell>
        <ReloginDialog />
        <ToastHost />
        <UndoHost />
      </>
    );
  },
});

router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  if (pathChanged) closeDialogs();
});

/** The whole product in the browser. */
export const Product = () => (
  <Providers platform={platform}>
    <RouterProvider router={router} />
  </Providers>
);
