import type { ListFormat } from '#contract/llistat.ts';
import type { Route } from '#contract/route.ts';
import type { Api, CallOptions } from '../../api.ts';
import type { ListExport, ListExportAsked } from './list-types.ts';

/** The list as a file through its document call, which takes the filters, search, order and columns of the screen. */
export const listExport = <R extends Route>(
  api: Api,
  route: R,
  formats: readonly ListFormat[],
  params?: Readonly<Record<string, number>>,
  /** Filters of values as the call knows them. */
  valued: (values: Readonly<Record<string, string>>) => object = () => ({}),
): ListExport => {
  const optionsOf = ({ filters, values, ...asked }: ListExportAsked): CallOptions<R> =>
    ({
      ...(params && { params }),
      query: { ...filters, ...valued(values ?? {}), ...asked },
    }) as unknown as CallOptions<R>;
  return {
    formats,
    download: (asked) => api.download(route, optionsOf(asked)),
    putOff: (asked) => api.putOff(route, optionsOf(asked)),
  };
};
