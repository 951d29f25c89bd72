import { type ListFormat, PLAIN_FORMATS } from '#contract/llistat.ts';
import type { CallOptions } from '#web/api.ts';
import { useApi } from '#web/platform.tsx';
import { ListExportMenu } from '#web/ui/list/list-export.tsx';
import { formigoRoutes } from '../contract/routes.ts';

/** The zones of a work as a file. */
export const ZonesExport = ({ treball, zones }: { treball: number; zones: number }) => {
  const api = useApi();
  const asked = (documentType: ListFormat) =>
    ({ params: { id: treball }, query: { documentType } }) as CallOptions<typeof formigoRoutes.zonesDocument>;
  return (
    <ListExportMenu
      formats={PLAIN_FORMATS}
      rows={zones}
      download={(format) => api.download(formigoRoutes.zonesDocument, asked(format))}
      putOff={(format) => api.putOff(formigoRoutes.zonesDocument, asked(format))}
    />
  );
};
