import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useLayer } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useUserId } from '#web/platform.tsx';
import { KEYS, readStored } from '#web/storage.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { RendimentItem } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { Amount } from './amount.tsx';
import css from './llibres.module.css';

const HUNDREDTHS = 100;
const KEPT_MS = 60_000;

/** Cache key of a work's result; `exercici` is '' for its whole life. */
export const resultKey = (empresa: number, treball: number, exercici: string) =>
  ['rendiment', 'un', empresa, treball, exercici] as const;

/** «Per què?» of a work's result: what each amount is made of, and where its parts are. */
export const RendimentDrawer = ({ treball, here }: { treball: number | null; here: string }) => {
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const user = useUserId();
  const layer = useLayer();
  const stored = readStored<{ values?: { exercici?: string } }>(KEYS.filters('rendiment', user));
  const exercici = stored?.values?.exercici ?? '';
  const { data, error } = useQuery({
    queryKey: resultKey(empresa, treball ?? 0, exercici),
    queryFn: async ({ signal }) => {
      const query = { treball_fk: treball ?? 0, ...(exercici ? { exercici: Number(exercici) } : {}) };
      const { items } = await api.call(llibresRoutes.rendiment, { params: { id: empresa }, query, signal });
      return items[0] ?? null;
    },
    enabled: treball !== null,
    staleTime: KEPT_MS,
  });
  return (
    <Drawer
      opened={treball !== null}
      onClose={() => layer.close(here)}
      position="right"
      title={data ? `${data.treball.codi} ${data.treball.nom}` : ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data ? <Parts item={data} exercici={exercici} /> : null}
    </Drawer>
  );
};

const Parts = ({ item, exercici }: { item: RendimentItem; exercici: string }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const work = `/empresa/${empresa}/treball/${item.treball.id}`;
  const { facturat, gastat, marge, percentatge } = item;
  const lines: readonly {
    readonly key: 'pressupostat' | 'facturat' | 'cobrat' | 'gastat' | 'marge' | 'percentatge';
    readonly value: ReactNode;
    readonly to?: string;
    readonly params?: Readonly<Record<string, string>>;
  }[] = [
    { key: 'pressupostat', value: formats.money(item.pressupostat), to: `${work}/pressupostos` },
    { key: 'facturat', value: formats.money(facturat), to: `${work}/factures` },
    { key: 'cobrat', value: formats.money(item.cobrat), to: `${work}/factures` },
    { key: 'gastat', value: formats.money(gastat), to: `${work}/despeses` },
    {
      key: 'marge',
      value: <Amount cents={marge} loss={t('llibres.rendiment.perdua')} />,
      params: { facturat: formats.money(facturat), gastat: formats.money(gastat) },
    },
    { key: 'percentatge', value: formats.decimal(percentatge === null ? null : percentatge / HUNDREDTHS, 2) },
  ];
  return (
    <>
      <p className={css.hint}>{exercici ? t('llibres.any_n', { any: exercici }) : t('llibres.rendiment.vida')}</p>
      <table className={css.table}>
        <caption>{t('llibres.rendiment.per_que')}</caption>
        <tbody>
          {lines.map(({ key, value, to, params }) => {
            const name = t(`llibres.rendiment.col.${key}`);
            return (
              <tr key={key}>
                <th scope="row">
                  {to ? <GoLink to={to}>{name}</GoLink> : name}
                  <span className={css.formula}>{t(`llibres.rendiment.${key}_ajuda`, params)}</span>
                </th>
                <td data-align="right">{value}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        <GoLink to={work}>{t('llibres.rendiment.obrir')}</GoLink>
      </p>
    </>
  );
};
