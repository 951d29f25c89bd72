import { agentWeb } from '#areas/agent/web/index.tsx';
import { empresaWeb, CompanySwitch } from '#areas/empresa/web/index.tsx';
import { taulerWeb } from '#areas/tauler/web/index.tsx';
import { ReloginDialog, UserMenu, usuariWeb } from '#areas/usuari/web/index.tsx';
import { treballWeb } from '#areas/treball/web/index.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { createPlatform, Providers } from './providers.tsx';
import type { WebRoom } from './room.ts';
import { createScreens } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { DialogHost } from './ui/feedback/dialogs.tsx';
import { ToastHost } from './ui/feedback/toasts.tsx';

/** Every room with screens, in the order of the rail. */
const ROOMS: readonly WebRoom[] = [usuariWeb, taulerWeb, treballWeb, agentWeb, empresaWeb];
const nav = ROOMS.flatMap((room) => room.nav ?? []);

const platform = createPlatform();
const router = createScreens({
  platform,
  rooms: ROOMS,
  frame: (screen) => (
    <>
      {screen}
      <DialogHost />
      <ReloginDialog />
      <ToastHost />
    </>
  ),
  shell: (screen) => (
    <Shell nav={nav} companySwitch={<CompanySwitch />} userMenu={<UserMenu />}>
      {screen}
    </Shell>
  ),
});

/** The whole product in the browser. */
export const Product = () => (
  <Providers platform={platform}>
    <RouterProvider router={router} />
  </Providers>
);
