import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { referenciaTexts } from '../texts/index.ts';
import { manualsQuery } from './lists.ts';
import css from './manuals.module.css';

export const resolve = async ({ api, queries, language }: ResolveContext) =>
  queries.fetchQuery(manualsQuery(api, language));

/** Manuals: what each one holds, in the language of the screen. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(referenciaTexts);
  const api = useApi();
  const { language } = useLanguage();
  const { data = given } = useQuery(manualsQuery(api, language));
  useTitle(t('referencia.manuals'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('referencia.manuals')}</h1>
      <ul className={css.list}>
        {data.map(({ id, nom, resum, capitols }) => (
          <li key={id} className={css.card}>
            <h2>{nom}</h2>
            <p className={css.about}>{resum}</p>
            <h3 className={css.holds}>{t('referencia.manual.conte')}</h3>
            <ul className={css.chapters}>
              {capitols.map((capitol) => (
                <li key={capitol}>{capitol}</li>
              ))}
            </ul>
            <Button
              component={GoLink}
              to={`/manuals/${id}`}
              variant="default"
              className={css.open}
              aria-label={`${t('referencia.manual.obrir')}: ${nom}`}
            >
              {t('referencia.manual.obrir')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
