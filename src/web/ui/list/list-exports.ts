import type { ListFormat } from '#contract/llistat.ts';
import type { Route } from '#contract/route.ts';
import type { Api, CallOptions } from '../../api.ts';
import type { ListExport, ListExportAsked } from './list-types.ts';

/** The list as a file through its document call, which takes the filters, search, order and columns of the screen. */
export const listExport = <R extends Route>(
  api: Api,
  route: R,
  formats: readonly ListFormat[],
  /** What the call takes beside: the company in its path, filters of values as it knows them. */
  more: (asked: ListExportAsked) => { params?: object; query?: object } = () => ({}),
): ListExport => {
  const optionsOf = (given: ListExportAsked): CallOptions<R> => {
    const { filters, values: _values, ...asked } = given;
    const { params, query } = more(given);
    return { ...(params ? { params } : {}), query: { ...filters, ...query, ...asked } } as unknown as CallOptions<R>;
  };
  return {
    formats,
    download: (asked) => api.download(route, optionsOf(asked)),
    putOff: (asked) => api.putOff(route, optionsOf(asked)),
  };
};
