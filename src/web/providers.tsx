import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';
import { type Api, createApi } from './api.ts';
import { currentLanguage, LanguageProvider } from './language.tsx';
import { type Platform, PlatformProvider } from './platform.tsx';
import { createSessionStore, type SessionStore } from './session.ts';
import { TransportFailure } from './transport-error.ts';
import { cssVariables, theme } from './ui/theme.ts';

/** Asked when a call finds the session dead; a room puts its dialog here. */
export const revival: { ask: () => Promise<boolean> } = { ask: async () => false };

let asking: Promise<boolean> | null = null;
const revive = (): Promise<boolean> => {
  asking ??= revival.ask().finally(() => {
    asking = null;
  });
  return asking;
};

const retriable = (error: unknown): boolean =>
  error instanceof TransportFailure && (error.kind === 'offline' || error.status === 503);

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (times, error) => times < 1 && retriable(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The platform of the browser; tests give their own client and session. */
export const createPlatform = (given: { api?: Api; session?: SessionStore; queries?: QueryClient } = {}): Platform => {
  const session = given.session ?? createSessionStore();
  const api =
    given.api ??
    createApi({
      token: () => session.get()?.token ?? null,
      language: currentLanguage,
      revive,
      fetch: (...args) => fetch(...args),
    });
  return { api, session, queries: given.queries ?? createQueries() };
};

const schemes = localStorageColorSchemeManager({ key: 'oic.scheme' });

/** Look, language, data and platform around everything. */
export const Providers = ({
  platform,
  language,
  test = false,
  children,
}: {
  platform: Platform;
  language?: Language;
  test?: boolean;
  children: ReactNode;
}) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={schemes}
    defaultColorScheme="auto"
    env={test ? 'test' : 'default'}
  >
    <QueryClientProvider client={platform.queries}>
      <PlatformProvider platform={platform}>
        <LanguageProvider initial={language}>{children}</LanguageProvider>
      </PlatformProvider>
    </QueryClientProvider>
  </MantineProvider>
);
