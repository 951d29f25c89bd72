import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { agrupa } from './agrupa.ts';
import css from './factura.module.css';
import { Problemes } from './problemes.tsx';
import { comprovaQuery } from './queries.ts';

/** «Abans d’emetre»: what is missing, each a link to where it is mended. */
export const Abans = ({
  factura,
  dirty,
  unread,
}: {
  factura: Factura | undefined;
  dirty: boolean;
  /** Cells that could not be read. */
  unread: number;
}) => {
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    ...comprovaQuery(api, empresa, factura?.id ?? 0, factura?.versio ?? 0),
    enabled: factura !== undefined,
  });
  const problemes = data?.problemes ?? [];
  const n = agrupa(problemes).length + (unread > 0 ? 1 : 0);
  return (
    <section className={css.before} aria-labelledby="factura-abans">
      <h2 id="factura-abans">
        {t('factura.abans')}
        {n > 0 ? <span>{n}</span> : null}
      </h2>
      {unread > 0 ? (
        <p className={css.unreadLine}>
          <Mark form="warning" word={t('factura.abans.no_llegides', { n: unread })} size="icon" />
          {t('factura.abans.no_llegides', { n: unread })}
        </p>
      ) : null}
      {factura === undefined ? <p className={css.hint}>{t('factura.abans.desar')}</p> : null}
      {data && factura ? (
        problemes.length === 0 ? (
          unread > 0 ? null : (
            <Mark form="satisfied" word={t('factura.abans.be')} />
          )
        ) : (
          <Problemes problemes={problemes} factura={factura} />
        )
      ) : null}
      {dirty && factura !== undefined ? <p className={css.hint}>{t('factura.abans.canvis')}</p> : null}
    </section>
  );
};
