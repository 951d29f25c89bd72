import { IconBriefcase } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { z } from 'zod';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { EMPRESA_ORDER, empresaItemSchema } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';

type Item = z.infer<typeof empresaItemSchema>;

/** Empreses of the user. */
export const Screen = () => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const mayCreate = may(empresaRoutes.create);
  const spec = useMemo((): ListSpec<Item> => {
    const nameOf = (item: Item): string =>
      item.baixa ? t('empresa.nom_baixa', { nom: item.nom_fiscal }) : item.nom_fiscal;
    return {
      area: 'empreses',
      title: t('empresa.empreses'),
      queryKey: ['empresa', 'list'],
      order: { field: 'nom_fiscal', direction: 'ASC' },
      filters: [{ key: 'baixa', text: t('empresa.filtre_baixa'), initial: false }],
      columns: [
        { key: 'nom', head: t('empresa.col.nom'), width: 'flex', order: 'nom_fiscal', show: nameOf },
        { key: 'nif', head: t('empresa.col.nif'), width: 110, order: 'nif', show: (item) => item.nif },
        { key: 'rol', head: t('empresa.col.rol'), width: 140, show: (item) => web(`web.rol.${item.rol}`) },
        {
          key: 'exercici',
          head: t('empresa.col.exercici'),
          width: 88,
          align: 'right',
          show: (item) => String(item.exerciciActiu),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(empresaRoutes.list, {
          query: {
            ...query,
            baixa: filters['baixa'] ? 'true' : 'false',
            ordre_camp: ordre_camp as (typeof EMPRESA_ORDER)[number],
          },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => `/empresa/${item.id}/dades`,
      muted: (item) => item.baixa,
      entry: (item) => ({
        title: nameOf(item),
        aside: String(item.exerciciActiu),
        second: item.nif,
        mark: web(`web.rol.${item.rol}`),
      }),
      exports: listExport(api, empresaRoutes.document, PLAIN_FORMATS),
      create: mayCreate ? { text: t('empresa.nova'), href: '/empresa/nova' } : null,
      empty: { icon: IconBriefcase, sentence: t('empresa.buida') },
    };
  }, [t, web, api, mayCreate]);
  return <ListScreen spec={spec} />;
};
