import { Button, Drawer } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { DocumentLink } from './document-link.tsx';
import css from './llibres.module.css';
import { avisosQuery } from './queries.ts';

/** What the agency's validations would say of a quarter, each leading to its document. */
export const AvisosDrawer = ({
  open,
  exercici,
  trimestre,
  onClose,
}: {
  open: boolean;
  exercici: number;
  trimestre: number | null;
  onClose: () => void;
}) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...avisosQuery(api, empresa, { exercici, trimestre }, language),
    enabled: open,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const periode =
    trimestre === null ? String(exercici) : t('llibres.trimestre_any', { n: String(trimestre), any: String(exercici) });
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('llibres.avisos_titol', { periode })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data ? <p className={css.hint}>{total === 0 ? t('llibres.avisos_cap') : t('llibres.avisos_ajuda')}</p> : null}
      <ul className={css.said}>
        {items.map(({ llibre, document, codi, missatge }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added to
          <li key={`${llibre} ${document.tipus} ${document.id} ${codi} ${place}`}>
            <span className={css.where}>
              <DocumentLink tipus={document.tipus} id={document.id}>
                {document.text}
              </DocumentLink>
              <span>{t(`llibres.llibre.${llibre}`)}</span>
            </span>
            <span>{missatge}</span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('llibres.mes', { n: String(items.length), total: String(total) })}
        </Button>
      ) : null}
    </Drawer>
  );
};
