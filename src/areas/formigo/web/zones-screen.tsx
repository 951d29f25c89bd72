import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCylinder, IconDots, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery, zonesOfTreballQuery } from '#areas/treball/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { ZonaItem } from '../contract/schemas.ts';
import { countsOf } from '../domain/estat-zona.ts';
import { formigoTexts } from '../texts/index.ts';
import { deleteZona } from './delete-zona.tsx';
import css from './formigo.module.css';
import { LimitsDrawer } from './limits-drawer.tsx';
import { settingsQuery } from './queries.ts';
import { SettingsDrawer } from './settings-drawer.tsx';
import { say } from './words.ts';
import { useNormaByDates } from './zona-editor.tsx';
import { ZonaState } from './zona-state.tsx';
import { ZonesExport } from './zones-export.tsx';

const NEW_KEY = 'N';

interface Given {
  readonly treball: Treball;
  readonly zones: readonly ZonaItem[];
  readonly settings: FormigoSettings | null;
}

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const treball = id('id');
  const [work, zones, settings] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, treball)),
    queries.fetchQuery(zonesOfTreballQuery(api, empresa, treball)),
    // Who only types results on site has no settings to see.
    queries.fetchQuery(settingsQuery(api, treball)).catch(() => null),
  ]);
  return { treball: work, zones: zones as readonly ZonaItem[], settings };
};

/** Formigó: the zones of a work with their state. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const go = useGo();
  const phone = useIsPhone();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { treball } = given;
  const { data } = useQuery({
    ...zonesOfTreballQuery(api, empresa, treball.id),
    initialData: [...given.zones],
    staleTime: 5_000,
  });
  const zones = data as readonly ZonaItem[];
  const { data: settings } = useQuery({
    ...settingsQuery(api, treball.id),
    enabled: given.settings !== null,
    ...(given.settings ? { initialData: given.settings } : {}),
    staleTime: 5_000,
  });
  const [drawer, setDrawer] = useState<'settings' | 'limits' | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const base = `/empresa/${empresa}/treball/${treball.id}/formigo`;
  const creates = may(formigoRoutes.createZona) && treball.obert;
  useTitle(t('formigo.formigo'), treball.codi);
  useKeys({ n: () => (creates ? go(`${base}/zona/nova`) : false) });
  useKeyHelp([
    ...(creates ? [{ keys: 'N', text: t('formigo.zona.nova') }] : []),
    { keys: '↓ ↑ J K', text: web('web.tecla.moure') },
    { keys: 'Enter', text: web('web.tecla.obrir') },
    ...(creates ? [{ keys: 'Alt+↑ ↓', text: t('formigo.tecla.ordre') }] : []),
  ]);
  const move = async (place: number, by: 1 | -1): Promise<void> => {
    const to = place + by;
    if (!creates || to < 0 || to >= zones.length) return;
    try {
      const answer = await api.call(formigoRoutes.reorderZones, { body: { treball_fk: treball.id, from: place, to } });
      queries.setQueryData(zonesOfTreballQuery(api, empresa, treball.id).queryKey, answer as never);
      setTimeout(() => table.current?.querySelectorAll<HTMLElement>('[data-zona]')[to]?.focus(), 0);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const remove = (zona: ZonaItem): void =>
    void deleteZona({ api, queries, zona, t, web, empresa, back: base, onDone: () => undefined });
  const pressed = (event: KeyboardEvent<HTMLElement>, place: number, zona: ZonaItem): void => {
    if (event.target !== event.currentTarget) return;
    const rows = table.current?.querySelectorAll<HTMLElement>('[data-zona]');
    const down = event.key === 'ArrowDown' || event.key === 'j';
    const up = event.key === 'ArrowUp' || event.key === 'k';
    if (event.altKey && (down || up)) void move(place, down ? 1 : -1);
    else if (down || up) rows?.[place + (down ? 1 : -1)]?.focus();
    else if (event.key === 'Enter') go(`${base}/zona/${zona.id}`);
    else if (event.key === 'Delete' && creates) remove(zona);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const newZona = creates ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go(`${base}/zona/nova`)} title={NEW_KEY}>
      {t('formigo.zona.nova')}
    </Button>
  ) : null;
  const totals = {
    lots: zones.reduce((sum, zona) => sum + zona.lots.length, 0),
    pastades: zones.reduce((sum, zona) => sum + zona.pastades_total, 0),
  };
  return (
    <TreballFrame treball={treball} tab="formigo" primary={zones.length > 0 ? newZona : null}>
      {settings ? <SettingsLine treball={treball} settings={settings} onOpen={setDrawer} /> : null}
      {zones.length === 0 ? (
        <StatePanel icon={IconCylinder} sentence={t('formigo.zona.buida')}>
          {newZona}
        </StatePanel>
      ) : (
        <>
          <div className={css.sheet} ref={table}>
            <table className={css.zones}>
              <caption className="visually-hidden">{t('formigo.zones')}</caption>
              <thead>
                <tr>
                  <th scope="col" className={css.c40} data-align="right">
                    {t('formigo.col.num')}
                  </th>
                  <th scope="col">{t('formigo.camp.nom')}</th>
                  <th scope="col" className={css.c150}>
                    {t('formigo.camp.designacio')}
                  </th>
                  <th scope="col" className={css.c180}>
                    {t('formigo.camp.estructura')}
                  </th>
                  <th scope="col" className={css.c120}>
                    {t('formigo.camp.distintiu')}
                  </th>
                  <th scope="col" className={css.c80} data-align="right">
                    {t('formigo.col.volum')}
                  </th>
                  <th scope="col" className={css.c72} data-align="right">
                    {t('formigo.col.lots')}
                  </th>
                  <th scope="col" className={css.c80} data-align="right">
                    {t('formigo.col.pastades')}
                  </th>
                  <th scope="col" className={css.cState}>
                    {t('formigo.col.estat')}
                  </th>
                  <th scope="col" className={css.c40}>
                    <span className="visually-hidden">{web('web.detall.accions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {zones.map((zona, place) => (
                  <tr
                    key={zona.id}
                    data-zona={zona.id}
                    tabIndex={place === 0 ? 0 : -1}
                    onKeyDown={(event) => pressed(event, place, zona)}
                    onClick={(event) =>
                      (event.target as HTMLElement).closest('a, button, [role="menu"]')
                        ? undefined
                        : go(`${base}/zona/${zona.id}`)
                    }
                  >
                    <td data-align="right" className={css.wideOnly}>
                      {place + 1}
                    </td>
                    <th scope="row">
                      <GoLink to={`${base}/zona/${zona.id}`} tabIndex={-1}>
                        {zona.nom}
                      </GoLink>
                    </th>
                    <td className={css.wideOnly}>
                      {zona.designacio}
                      {settings && zona.normativa !== settings.normativa ? (
                        <span className={css.quiet}> {say(t, `formigo.normativa.${zona.normativa}`)}</span>
                      ) : null}
                    </td>
                    <td className={css.wideOnly} title={say(t, `formigo.estructura.${zona.estructura}`)}>
                      {say(t, `formigo.estructura.${zona.estructura}`)}
                    </td>
                    <td
                      className={css.wideOnly}
                      title={say(t, `formigo.distintiu.${zona.normativa}.${zona.distintiu}`)}
                    >
                      {say(t, `formigo.distintiu.${zona.normativa}.${zona.distintiu}`)}
                    </td>
                    <td className={css.wideOnly} data-align="right">
                      {formats.decimal(zona.volum, 2)}
                    </td>
                    <td className={css.wideOnly} data-align="right">
                      {zona.previsio.lots !== null && zona.previsio.lots !== zona.lots.length
                        ? t('formigo.de', { n: zona.lots.length, total: zona.previsio.lots })
                        : zona.lots.length}
                    </td>
                    <td className={css.wideOnly} data-align="right">
                      {zona.modalitat !== 'INDIRECTE' &&
                      zona.previsio.mostresTotal !== null &&
                      zona.previsio.mostresTotal !== zona.pastades_total
                        ? t('formigo.de', { n: zona.pastades_total, total: zona.previsio.mostresTotal })
                        : zona.pastades_total}
                    </td>
                    <td>
                      <ZonaState zona={zona} />
                    </td>
                    <td className={css.wideOnly}>
                      {phone ? null : (
                        <Menu position="bottom-end">
                          <Menu.Target>
                            <ActionIcon
                              variant="subtle"
                              color="gray"
                              tabIndex={-1}
                              aria-label={t('formigo.zona.accions', { nom: zona.nom })}
                            >
                              <IconDots size={16} aria-hidden />
                            </ActionIcon>
                          </Menu.Target>
                          <Menu.Dropdown>
                            <Menu.Item onClick={() => go(`${base}/zona/${zona.id}`)}>
                              {web('web.tecla.obrir')}
                            </Menu.Item>
                            {creates ? (
                              <>
                                <Menu.Item onClick={() => go(`${base}/zona/${zona.id}/dades`)}>
                                  {t('formigo.zona.dades')}
                                </Menu.Item>
                                <Menu.Item disabled={place === 0} onClick={() => void move(place, -1)}>
                                  {t('formigo.zona.avancar')}
                                </Menu.Item>
                                <Menu.Item disabled={place === zones.length - 1} onClick={() => void move(place, 1)}>
                                  {t('formigo.zona.endarrerir')}
                                </Menu.Item>
                                <Menu.Item onClick={() => remove(zona)}>{t('formigo.zona.suprimir')}</Menu.Item>
                              </>
                            ) : null}
                          </Menu.Dropdown>
                        </Menu>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={css.foot}>
            <p>
              {t('formigo.zones_peu', {
                zones: zones.length,
                ...totals,
                ...countsOf(zones.flatMap((zona) => zona.lots)),
              })}
            </p>
            <ZonesExport treball={treball.id} zones={zones.length} />
          </div>
        </>
      )}
      {settings ? (
        <>
          <SettingsDrawer
            key={settings.versio}
            treball={treball}
            settings={settings}
            opened={drawer === 'settings'}
            onClose={() => setDrawer(null)}
          />
          <LimitsDrawer
            treball={treball}
            settings={settings}
            zones={zones}
            opened={drawer === 'limits'}
            onClose={() => setDrawer(null)}
          />
        </>
      ) : null}
    </TreballFrame>
  );
};

const SettingsLine = ({
  treball,
  settings,
  onOpen,
}: {
  treball: Treball;
  settings: FormigoSettings;
  onOpen: (which: 'settings' | 'limits') => void;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const may = useMay();
  const norma = useNormaByDates(treball, settings);
  const { excepcio } = settings;
  const regulation = excepcio
    ? t('formigo.norma.triada', {
        normativa: excepcio.normativa,
        qui: excepcio.qui,
        data: formats.date(excepcio.quan),
        motiu: excepcio.motiu,
      })
    : norma.words;
  return (
    <div className={css.settings}>
      <span>{regulation}</span>
      <span>{say(t, `formigo.modalitat.${settings.modalitat}`)}</span>
      {settings.central ? <span>{t('formigo.central_es', { central: settings.central })}</span> : null}
      {settings.notes ? (
        <span className={css.cut} title={settings.notes}>
          {settings.notes}
        </span>
      ) : null}
      <span className={css.gap} />
      {may(formigoRoutes.update) && treball.obert ? (
        <button type="button" className={css.whyButton} onClick={() => onOpen('settings')}>
          {t('formigo.ajustos.canviar')}
        </button>
      ) : null}
      <button type="button" className={css.whyButton} onClick={() => onOpen('limits')}>
        {t('formigo.limits.veure', { n: settings.limits_canviats.length })}
      </button>
    </div>
  );
};
