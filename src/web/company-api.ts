import type { Route } from '#contract/route.ts';
import type { Api, CallOptions } from './api.ts';

/** The client of one company: calls whose path names no company carry `empresa_fk` by themselves. */
export const companyApi = (api: Api, empresa: number): Api => {
  const bound = <R extends Route>(route: R, options: CallOptions<R> | undefined): CallOptions<R> => {
    if (route.empresa !== 'query' || empresa === 0) return options ?? ({} as CallOptions<R>);
    return { ...options, query: { empresa_fk: empresa, ...(options?.query as object | undefined) } } as CallOptions<R>;
  };
  return {
    call: (route, options) => api.call(route, bound(route, options)),
    download: (route, options) => api.download(route, bound(route, options)),
    putOff: (route, options) => api.putOff(route, bound(route, options)),
  };
};
