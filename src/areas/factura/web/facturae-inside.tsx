import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatAdjunt, MAX_ADJUNTS_FACTURAE } from '#areas/efactura/contract/facturae.ts';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

const MEGABYTE = 1024 * 1024;

/** What goes inside an electronic invoice: its paper, and files of its work of the formats that one takes. */
export const FacturaeInside = ({
  treball,
  chosen,
  choose,
}: {
  treball: Factura['treball'];
  /** As the call names them. */
  chosen: readonly string[];
  choose: (next: readonly string[]) => void;
}) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['treball', 'documents', empresa, treball?.id],
    queryFn: ({ signal }) =>
      api.call(arxiuRoutes.list, { params: { id: treball?.id ?? 0 }, query: { getAll: true }, signal }),
    enabled: treball !== null && may(arxiuRoutes.list),
  });
  const files = (data?.items ?? []).filter(({ nom }) => formatAdjunt(nom) !== null);
  const total = files.filter(({ id }) => chosen.includes(`arxiu-${id}`)).reduce((sum, { mida }) => sum + mida, 0);
  const inMegabytes = (bytes: number): string =>
    formats.decimal(bytes === 0 ? 0 : Math.max(bytes / MEGABYTE, 0.1), 0, 1);
  const box = (key: string, label: string) => (
    <Checkbox
      label={label}
      checked={chosen.includes(key)}
      onChange={(event) => choose(event.currentTarget.checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
    />
  );
  return (
    <div className={css.inside}>
      {box('pdf', t('factura.facturae.amb_pdf'))}
      {treball && files.length > 0 ? (
        <fieldset className={css.files}>
          <legend>{t('factura.facturae.arxius', { codi: treball.codi })}</legend>
          <ul>
            {files.map(({ id, nom, mida }) => (
              <li key={id}>{box(`arxiu-${id}`, `${nom} · ${inMegabytes(mida)} MB`)}</li>
            ))}
          </ul>
          <p role="status" className={total > MAX_ADJUNTS_FACTURAE ? css.fault : css.hint}>
            {t('factura.facturae.mida', {
              mida: inMegabytes(total),
              maxim: inMegabytes(MAX_ADJUNTS_FACTURAE),
            })}
          </p>
        </fieldset>
      ) : null}
    </div>
  );
};
