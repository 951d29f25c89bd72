import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, useUserId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type EQUIP_ORDER, type EquipItem, equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import { useEquipBulk } from './equip-bulk.ts';

const FORM = { actiu: 'satisfied', convidat: 'issued', baixa: 'closed' } as const;
const nameOf = (item: EquipItem): string => `${item.nom} ${item.cognoms}`.trim();

/** Usuaris: people of the company and invitations that wait. */
export const Screen = () => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const own = useUserId();
  const may = useMay();
  const mayInvite = may(equipRoutes.invite);
  const bulk = useEquipBulk();
  const spec = useMemo((): ListSpec<EquipItem> => {
    const stateOf = (item: EquipItem) => <Mark form={FORM[item.estat]} word={t(`usuari.estat.${item.estat}`)} />;
    return {
      area: 'usuaris',
      title: t('usuari.usuaris'),
      queryKey: ['usuari', 'list'],
      order: { field: 'nom', direction: 'ASC' },
      columns: [
        { key: 'nom', head: t('usuari.nom'), width: 'flex', order: 'nom', show: nameOf },
        { key: 'email', head: t('usuari.email'), width: 240, show: (item) => item.email },
        { key: 'rol', head: t('usuari.rol'), width: 140, order: 'rol', show: (item) => web(`web.rol.${item.rol}`) },
        {
          key: 'darrer_acces',
          head: t('usuari.darrer_acces'),
          width: 140,
          order: 'darrer_acces',
          show: (item) => (item.darrer_acces ? formats.instant(item.darrer_acces) : '—'),
        },
        { key: 'estat', head: t('usuari.estat'), width: 120, show: stateOf },
      ],
      filters: [{ key: 'nomes_actius', text: t('usuari.nomes_actius'), initial: true }],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(equipRoutes.list, {
          params: { id: own },
          query: {
            ...query,
            ordre_camp: ordre_camp as (typeof EQUIP_ORDER)[number],
            nomes_actius: filters['nomes_actius'] ? 'true' : 'false',
          },
          signal,
        }),
      idOf: (item) => item.usuari_fk ?? -(item.invitacio_fk ?? 0),
      href: (item) =>
        item.usuari_fk === null
          ? `/empresa/${empresa}/usuari/invitacio/${item.invitacio_fk}`
          : `/empresa/${empresa}/usuari/${item.usuari_fk}`,
      muted: (item) => item.estat === 'baixa',
      entry: (item) => ({
        title: nameOf(item),
        aside: web(`web.rol.${item.rol}`),
        second: item.email,
        mark: stateOf(item),
      }),
      nameOf,
      bulk,
      exports: listExport(api, equipRoutes.document, PLAIN_FORMATS),
      create: mayInvite ? { text: t('usuari.convidar'), href: `/empresa/${empresa}/usuari/nou` } : null,
      empty: { icon: IconUsers, sentence: t('usuari.buida') },
    };
  }, [t, web, formats, api, empresa, own, mayInvite, bulk]);
  return <ListScreen spec={spec} />;
};
