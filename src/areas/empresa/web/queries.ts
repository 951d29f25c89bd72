import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { smtpRoutes } from '../contract/smtp.ts';

/** One company, as it is now. */
export const empresaQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['empresa', id],
    queryFn: ({ signal }) => api.call(empresaRoutes.get, { params: { id }, signal }),
  });

/** The mail server of a company, as it is kept. */
export const smtpQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['empresa', id, 'smtp'],
    queryFn: ({ signal }) => api.call(smtpRoutes.get, { params: { id }, signal }),
  });

const CHANNEL = 'oic.empreses';

/** Tells the other tabs that a company was created or changed, so that they read their lists again. */
export const announceEmpreses = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

export const onEmpresesChanged = (listener: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
};
