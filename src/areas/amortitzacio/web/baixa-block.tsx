import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import type { BaixaPreview } from './baixa-preview.ts';

/** Price less net value, a line each, and whether it is a gain or a loss, in words. */
export const BaixaSum = ({
  valor,
  preu,
  found,
  short = false,
}: {
  valor: number;
  preu: number;
  found: BaixaPreview;
  /** Only what comes of it. */
  short?: boolean;
}) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { amortitzat, net, resultat } = found;
  const ResultIcon = resultat < 0 ? IconTrendingDown : IconTrendingUp;
  const lines = [
    [t('amortitzacio.baixa.valor'), valor],
    [t('amortitzacio.baixa.amortitzat'), -amortitzat],
    [t('amortitzacio.baixa.net'), net],
    [t('amortitzacio.baixa.preu'), preu],
  ] as const;
  const word = resultat < 0 ? 'perdua' : resultat > 0 ? 'guany' : 'zero';
  return (
    <table className={css.sum}>
      <caption>{t('amortitzacio.baixa.calcul')}</caption>
      <tbody>
        {(short ? [] : lines).map(([name, cents]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formats.money(cents)}</td>
          </tr>
        ))}
        <tr data-result={word}>
          <th scope="row">
            <ResultIcon size={16} aria-hidden /> {t(`amortitzacio.baixa.${word}`)}
          </th>
          <td>{formats.money(resultat)}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** How a good left, what it was worth and what it brought. */
export const BaixaBlock = ({ be, baixa }: { be: BeInversio; baixa: NonNullable<BeInversio['baixa']> }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data: factura } = useQuery({
    queryKey: ['factura', empresa, baixa.factura_fk],
    queryFn: ({ signal }) =>
      api.call(facturaRoutes.get, { params: { id: empresa, fid: baixa.factura_fk ?? 0 }, signal }),
    enabled: baixa.factura_fk !== null && may(facturaRoutes.get),
  });
  const net = baixa.import - baixa.resultat;
  return (
    <section className={css.baixa}>
      <h2>{t('amortitzacio.baixa.el', { data: formats.date(baixa.data) })}</h2>
      <p className={css.hint}>
        {t(`amortitzacio.causa.${baixa.causa}`)}
        {baixa.factura_fk === null ? null : (
          <>
            {' · '}
            <GoLink to={`/empresa/${empresa}/factura/${baixa.factura_fk}`}>
              {t('amortitzacio.baixa.factura')} {factura?.numero ?? ''}
            </GoLink>
          </>
        )}
      </p>
      <BaixaSum
        valor={be.valor}
        preu={baixa.import}
        found={{ amortitzat: be.valor - net, net, resultat: baixa.resultat }}
      />
    </section>
  );
};
