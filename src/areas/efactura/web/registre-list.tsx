import { Button } from '@mantine/core';
import { IconFileCode, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { saveFile } from '#web/api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type REGISTRE_ORDER, type RegistreItem, registreRoutes } from '../contract/registre.ts';
import { efacturaTexts } from '../texts/index.ts';
import { CadenaNotice } from './cadena-notice.tsx';
import { askDates } from './export-dates.tsx';
import { darreraQuery } from './queries.ts';
import css from './registre.module.css';

export const resolve = ({ api, queries, empresa }: ResolveContext) =>
  queries.fetchQuery({ ...darreraQuery(api, empresa), staleTime: 0 });

const EstatMark = ({ estat }: { estat: RegistreItem['estat'] }) => {
  const t = useTexts(efacturaTexts);
  return <Mark form={estat === 'pendent' ? 'pending' : 'issued'} word={t(`registre.estat.${estat}`)} />;
};

/** Checks the chain, and takes the records away as they are. */
const Actions = () => {
  const t = useTexts(efacturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const may = useMay();
  const [busy, setBusy] = useState<'check' | 'export' | null>(null);
  const tried = async (what: 'check' | 'export', act: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(null);
    }
  };
  const check = (): Promise<void> =>
    tried('check', async () => {
      const found = await api.call(registreRoutes.comprova, { params: { id: empresa } });
      queries.setQueryData(darreraQuery(api, empresa).queryKey, found);
    });
  const take = async (): Promise<void> => {
    const query = await askDates(t, web('web.cancellar'));
    if (query === undefined) return;
    if (query === null) {
      toastError(t('registre.dates'));
      return;
    }
    await tried('export', async () => {
      const { file, name } = await api.download(registreRoutes.export, { params: { id: empresa }, query });
      saveFile(file, name);
    });
  };
  return (
    <>
      {may(registreRoutes.export) ? (
        <Button
          variant="default"
          className={css.export}
          leftSection={<IconFileCode size={16} aria-hidden />}
          loading={busy === 'export'}
          onClick={() => void take()}
        >
          {t('registre.exportar')}
        </Button>
      ) : null}
      {may(registreRoutes.comprova) ? (
        <Button
          leftSection={<IconShieldCheck size={16} aria-hidden />}
          loading={busy === 'check'}
          onClick={() => void check()}
        >
          {t('registre.comprovar')}
        </Button>
      ) : null}
    </>
  );
};

/** Registre VERI*FACTU: every record in its order, and how the chain is. */
export const Screen = ({ given }: { given: Awaited<ReturnType<typeof resolve>> }) => {
  const t = useTexts(efacturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: darrera = given } = useQuery({ ...darreraQuery(api, empresa), initialData: given });
  const spec = useMemo(
    (): ListSpec<RegistreItem> => ({
      area: 'registre',
      title: t('registre.registre'),
      queryKey: ['registre', 'list'],
      order: { field: 'ordre', direction: 'DESC' },
      columns: [
        {
          key: 'ordre',
          head: t('registre.ordre'),
          width: 72,
          align: 'right',
          order: 'ordre',
          show: (item) => formats.integer(item.ordre),
        },
        { key: 'numserie', head: t('registre.factura'), width: 144, order: 'numserie', show: (item) => item.numserie },
        {
          key: 'data',
          head: t('registre.data'),
          width: 128,
          optional: true,
          show: (item) => formats.date(item.data_expedicio),
        },
        {
          key: 'tipus',
          head: t('registre.tipus'),
          width: 112,
          order: 'tipus',
          show: (item) => t(`registre.tipus.${item.tipus}`),
        },
        {
          key: 'moment',
          head: t('registre.moment'),
          width: 144,
          order: 'moment',
          show: (item) => formats.instant(item.moment),
        },
        {
          key: 'estat',
          head: t('registre.estat'),
          width: 140,
          order: 'estat',
          show: ({ estat }) => <EstatMark estat={estat} />,
        },
        { key: 'huella', head: t('registre.empremta'), width: 'flex', show: (item) => item.huella },
      ],
      fetchPage: ({ filters: _none, ordre_camp, ...query }, signal) =>
        api.call(registreRoutes.list, {
          params: { id: empresa },
          query: { ...query, ordre_camp: ordre_camp as (typeof REGISTRE_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => item.numserie,
      href: (item) => `/empresa/${empresa}/factura/${item.factura_fk}`,
      entry: (item) => ({
        title: `${formats.integer(item.ordre)} · ${item.numserie}`,
        aside: formats.instant(item.moment),
        second: t(`registre.tipus.${item.tipus}`),
        mark: <EstatMark estat={item.estat} />,
      }),
      exports: listExport(api, registreRoutes.document, PLAIN_FORMATS, { id: empresa }),
      actions: <Actions />,
      notice: <CadenaNotice {...darrera} />,
      empty: { icon: IconShieldCheck, sentence: t('registre.buit') },
    }),
    [t, formats, api, empresa, darrera],
  );
  return <ListScreen spec={spec} />;
};
