import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { LANGUAGES, type Language, OWN_NAME } from '#kernel/language.ts';
import { saveFile } from '#web/api.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi } from '#web/platform.tsx';
import { type ResolveContext, type ScreenProps, ScreenRefusal } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { referenciaRoutes } from '../contract/routes.ts';
import { MANUAL_IDS } from '../contract/schemas.ts';
import { referenciaTexts } from '../texts/index.ts';
import { manualsQuery } from './lists.ts';
import css from './manuals.module.css';

export const resolve = async ({ api, queries, language, params }: ResolveContext) => {
  const id = MANUAL_IDS.find((one) => one === params['x']);
  if (!id) throw new ScreenRefusal(404);
  return { id, manuals: await queries.fetchQuery(manualsQuery(api, language)) };
};

/** A manual: the PDF in place, in any of the languages. The browser's own viewer asks for it by a single-use address. */
export const Screen = ({ given: { id, manuals } }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(referenciaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const { language } = useLanguage();
  const { data = manuals } = useQuery(manualsQuery(api, language));
  const [idioma, setIdioma] = useState<Language>(language);
  const [busy, setBusy] = useState(false);
  const manual = data.find((one) => one.id === id);
  useTitle(manual?.nom, t('referencia.manuals'));

  const addressOf = async (): Promise<string> => {
    const cami = `/manual/open/${id}?idioma=${idioma}`;
    return (await api.call(descarregaRoutes.create, { body: { cami } })).adreca;
  };
  const shown = useQuery({
    queryKey: ['manual', 'vista', id, idioma],
    queryFn: addressOf,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const tried = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  const save = (): Promise<void> =>
    tried(async () => {
      const { file, name } = await api.download(referenciaRoutes.manual, { params: { x: id }, query: { idioma } });
      saveFile(file, name);
    });
  // The tab is opened at once, while the press still counts, and then led to the address.
  const openTab = (): Promise<void> => {
    const tab = window.open('', '_blank');
    return tried(async () => {
      const address = await addressOf();
      if (tab) tab.location.href = address;
      else window.location.assign(address);
    });
  };

  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('referencia.manuals'), href: '/manuals' }}
          title={manual?.nom ?? ''}
          primary={
            <Button leftSection={<IconDownload size={16} aria-hidden />} loading={busy} onClick={() => void save()}>
              {t('referencia.manual.descarregar')}
            </Button>
          }
        />
      }
    >
      <div className={css.tools}>
        <SegmentedControl
          aria-label={t('referencia.manual.llengua')}
          value={idioma}
          onChange={(chosen) => setIdioma(LANGUAGES.find((one) => one === chosen) ?? idioma)}
          data={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))}
        />
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          onClick={() => void openTab()}
        >
          {web('web.fitxers.pestanya')}
        </Button>
      </div>
      <p className={css.about}>{manual?.resum}</p>
      {shown.isError ? <p role="alert">{tellFailure(shown.error, web).sentence}</p> : null}
      {shown.data ? (
        <iframe key={shown.data} src={shown.data} title={t('referencia.manual.vista')} className={css.view} />
      ) : null}
      <ul className={css.phoneChapters}>
        {manual?.capitols.map((capitol) => (
          <li key={capitol}>{capitol}</li>
        ))}
      </ul>
    </DetailPage>
  );
};
