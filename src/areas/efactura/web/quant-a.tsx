import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#web/api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { type Declaracio, registreRoutes } from '../contract/registre.ts';
import { apartatsOf } from '../domain/declaracio.ts';
import { efacturaTexts } from '../texts/index.ts';
import css from './quant-a.module.css';
import { declaracioQuery } from './queries.ts';

export const resolve = ({ api, queries }: ResolveContext): Promise<Declaracio> =>
  queries.fetchQuery(declaracioQuery(api));

/** Quant a: the version of the product, and the producer's declaration of it. */
export const Screen = ({ given }: ScreenProps<Declaracio>) => {
  const t = useTexts(efacturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const { data: declaracio = given } = useQuery({ ...declaracioQuery(api), initialData: given });
  const [busy, setBusy] = useState(false);
  const apartats = apartatsOf(declaracio, formats.date(declaracio.data));
  useTitle(t('quant.quant_a'));
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { file, name } = await api.download(registreRoutes.declaracioDocument, {});
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('quant.quant_a')}</h1>
        <p className={css.quiet}>
          {declaracio.nom} · {t('quant.versio', { versio: declaracio.versio })}
        </p>
      </header>
      <section className={css.panel} aria-labelledby="declaracio">
        <h2 id="declaracio">{t('declaracio.titol')}</h2>
        {apartats ? (
          <>
            <dl className={css.points}>
              {apartats.map(({ clau, valor, params = { data: '', lloc: '' } }) => (
                <div key={clau}>
                  <dt>{t(`declaracio.${clau}`)}</dt>
                  <dd>
                    {clau === 'data'
                      ? t('declaracio.data_text', params)
                      : (valor ?? t(`declaracio.${clau as 'nomes'}_text`))}
                  </dd>
                </div>
              ))}
            </dl>
            <Button
              className={css.save}
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={busy}
              onClick={() => void save()}
            >
              {t('quant.baixar')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('quant.sense_productor')}</p>
            <p className={css.quiet}>{t('quant.sense_productor_que_fer')}</p>
          </>
        )}
      </section>
    </div>
  );
};
