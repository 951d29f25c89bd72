import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { type ResolveContext, type ScreenProps, ScreenRefusal } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type EquipItem, equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './equip.module.css';
import { equipQueryOf } from './equip-queries.ts';
import { type Link, LinkPanel } from './link-panel.tsx';

export const resolve = async ({ api, queries, session, empresa, id }: ResolveContext): Promise<EquipItem> => {
  const wanted = id('iid');
  const own = session.get()?.sessio.usuari.id ?? 0;
  const { items } = await queries.fetchQuery(equipQueryOf(api, empresa, own));
  const found = items.find((item) => item.invitacio_fk === wanted);
  if (!found) throw new ScreenRefusal(404);
  return found;
};

/** An invitation that waits: send its link again, or take it back. */
export const Screen = ({ given }: ScreenProps<EquipItem>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const platform = usePlatform();
  const go = useGo();
  const empresa = useEmpresaId();
  const [link, setLink] = useState<Link | null>(null);
  const href = `/empresa/${empresa}/usuari`;
  const name = `${given.nom} ${given.cognoms}`.trim();
  const caduca = link?.caduca ?? given.caduca ?? '';
  const params = { id: given.invitacio_fk ?? 0 };
  useTitle(name, t('usuari.usuaris'));
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      void platform.queries.invalidateQueries({ queryKey: ['usuari'] });
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('usuari.usuaris'), href }}
          title={name}
          mark={<Mark form="issued" word={t('usuari.estat.convidat')} />}
          facts={[given.email, web(`web.rol.${given.rol}`)]}
          primary={
            <Button
              onClick={() => void attempt(async () => setLink(await api.call(equipRoutes.inviteAgain, { params })))}
            >
              {t('usuari.enllac_nou')}
            </Button>
          }
          actions={[
            {
              key: 'uninvite',
              text: t('usuari.desconvidar'),
              onAct: () =>
                void attempt(async () => {
                  await api.call(equipRoutes.uninvite, { params });
                  go(href);
                }),
            },
          ]}
        />
      }
    >
      <div className={css.stack}>
        <p className={css.prose}>{t('usuari.convidat.cos', { email: given.email, caduca: formats.instant(caduca) })}</p>
        {link ? <LinkPanel link={link} email={given.email} /> : null}
      </div>
    </DetailPage>
  );
};
