import { createHashHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { markBooted } from '#web/boot.ts';
import { CompanyProvider } from '#web/platform.tsx';
import { createPlatform, Providers } from '#web/providers.tsx';
import type { WebRoom } from '#web/room.ts';
import { createScreens } from '#web/screens.tsx';
import { createSessionStore, type SessioEmpresa } from '#web/session.ts';
import { DialogHost } from '#web/ui/feedback/dialogs.tsx';
import { ToastHost } from '#web/ui/feedback/toasts.tsx';
import { UndoHost } from '#web/ui/feedback/undo.tsx';
import { forgetPlaces } from '#web/ui/list/list-memory.ts';

export const EMPRESA = 3;

const Company = ({ children }: { children: ReactNode }) => <CompanyProvider id={EMPRESA}>{children}</CompanyProvider>;

/** Opens, as in a new tab, a screen of a room with its router, dialogs and data, signed in to company 3 with that role. */
export const openScreen = (given: {
  room: WebRoom;
  /** Rooms that it meets. */
  others?: readonly WebRoom[];
  path: string;
  api: Api;
  rol?: Rol;
  language?: Language;
  user?: number;
  /** Reads the session again: companies that it has then. */
  refresh?: () => SessioEmpresa[];
}) => {
  forgetPlaces();
  const session = createSessionStore();
  session.start({
    token: 'token',
    sessio: {
      id: 1,
      usuari: {
        id: given.user ?? 7,
        nom: 'Mercè',
        pendent_accept_conds: false,
        empreses: [{ id: EMPRESA, nom: 'Despatx A', rol: given.rol ?? 'titular' }],
      },
    },
  });
  markBooted();
  window.location.hash = given.path;
  const platform = createPlatform({ api: given.api, session });
  const router = createScreens({
    platform,
    ...(given.refresh && {
      refresh: async () => {
        const stored = session.get();
        if (!stored || !given.refresh) return;
        const { usuari, ...rest } = stored.sessio;
        session.update({ ...rest, usuari: { ...usuari, empreses: given.refresh() } });
      },
    }),
    rooms: [given.room, ...(given.others ?? [])],
    history: createHashHistory(),
    frame: (screen) => (
      <>
        {screen}
        <DialogHost />
        <ToastHost />
        <UndoHost />
      </>
    ),
    shell: async () => Company,
  });
  render(
    <Providers platform={platform} language={given.language ?? 'ca'} test>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, platform };
};
