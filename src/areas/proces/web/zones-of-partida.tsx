import { IconCylinder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import { useZonaPlan, ZonaState } from '#areas/formigo/web/index.tsx';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { zonesOfTreballQuery } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';

/** The lots of an item of concrete are those of its zones: each leads to its own. */
export const ZonesOfPartida = ({ treball, partida }: { treball: Treball; partida: TreballPartida }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const planOf = useZonaPlan();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data, error } = useQuery({ ...zonesOfTreballQuery(api, empresa, treball.id), staleTime: 5_000 });
  const href = `/empresa/${empresa}/treball/${treball.id}/formigo`;
  if (error) return <p role="alert">{tellFault(error, web)}</p>;
  if (!data) return null;
  const zones = (data as readonly ZonaItem[]).filter((zona) => zona.treball_partida_fk === partida.id);
  if (zones.length === 0)
    return (
      <StatePanel icon={IconCylinder} sentence={t('proces.zones.buit')}>
        <GoLink to={href}>{t('proces.zones.formigo')}</GoLink>
      </StatePanel>
    );
  return (
    <section className={css.zones} aria-labelledby="zones">
      <h2 id="zones">{t('proces.zones')}</h2>
      <p className={css.quiet}>{t('proces.zones.ajuda')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('proces.zones.zona')}</th>
            <th scope="col">{t('proces.zones.designacio')}</th>
            <th scope="col">{t('proces.zones.estructura')}</th>
            {(['proces.zones.volum', 'proces.part.lots', 'proces.zones.per_lot', 'proces.zones.pastades'] as const).map(
              (key) => (
                <th key={key} scope="col" data-align="right">
                  {t(key)}
                </th>
              ),
            )}
            <th scope="col">{t('proces.col.estat')}</th>
          </tr>
        </thead>
        <tbody>
          {zones
            .map((zona) => ({ zona, pla: planOf(zona) }))
            .map(({ zona, pla }) => (
              <tr key={zona.id}>
                <th scope="row">
                  <GoLink to={`${href}/zona/${zona.id}`}>{zona.nom}</GoLink>
                </th>
                <td data-whole>{zona.designacio}</td>
                <td>{pla.estructura}</td>
                <td data-align="right">{pla.volum}</td>
                <td data-align="right">{pla.lots}</td>
                <td data-align="right">{pla.perLot}</td>
                <td data-align="right">{pla.pastades}</td>
                <td>
                  <ZonaState zona={zona} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
};
