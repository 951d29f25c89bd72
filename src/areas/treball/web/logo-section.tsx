import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pujadaRoutes } from '#contract/pujada.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { accioRoutes } from '../contract/accions.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { treballQuery } from './queries.ts';
import css from './treball.module.css';

const usePicture = (treball: Treball): string | null => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: file } = useQuery({
    queryKey: ['treball', 'logo', empresa, treball.id, treball.logo],
    enabled: treball.logo !== null,
    queryFn: async ({ signal }) => (await api.download(accioRoutes.logo, { params: { id: treball.id }, signal })).file,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return treball.logo === null ? null : url;
};

/** The work's own logo, saved at once. */
export const LogoSection = ({ treball }: { treball: Treball }) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const chooser = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const url = usePicture(treball);
  const params = { id: treball.id };
  const writable = may(accioRoutes.setLogo) && treball.obert;
  const change = async (act: () => Promise<Treball>): Promise<void> => {
    setWrong(null);
    try {
      queries.setQueryData(treballQuery(api, empresa, treball.id).queryKey, await act());
    } catch (error) {
      setWrong(tellFault(error, web));
    }
  };
  const bring = (file: File) =>
    change(async () => {
      const { id } = await api.call(pujadaRoutes.create, { body: { nom: file.name, mida: file.size } });
      try {
        await api.call(pujadaRoutes.put, { params: { id }, query: { inici: 0 }, content: file });
        await api.call(pujadaRoutes.finish, { params: { id } });
        return await api.call(accioRoutes.setLogo, { params, body: { pujada_fk: id } });
      } catch (error) {
        await api.call(pujadaRoutes.remove, { params: { id } }).catch(() => {});
        throw error;
      }
    });
  return (
    <section className={css.people} aria-labelledby="logo">
      <h2 id="logo">{t('treball.sec.logo')}</h2>
      <p className={css.help}>{t('treball.sec.logo_ajuda')}</p>
      {url ? <img src={url} alt={t('treball.logo')} className={css.logo} /> : null}
      {wrong ? (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      ) : null}
      {writable ? (
        <div className={css.pair}>
          <Button variant="default" onClick={() => chooser.current?.click()}>
            {t(treball.logo === null ? 'treball.logo.triar' : 'treball.logo.canviar')}
          </Button>
          {treball.logo === null ? null : (
            <Button variant="default" onClick={() => void change(() => api.call(accioRoutes.removeLogo, { params }))}>
              {t('treball.logo.treure')}
            </Button>
          )}
          <input
            ref={chooser}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            aria-label={t('treball.logo.triar')}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) void bring(file);
            }}
          />
        </div>
      ) : null}
    </section>
  );
};
