import { Checkbox } from '@mantine/core';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { LOT_STATES, type LotState } from '../domain/lot-state.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './informes.module.css';

const toggled = <Item,>(list: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...list, item] : list.filter((one) => one !== item);

/** Which zones of concrete and which states of their lots are printed. */
export const FormigoFields = ({ treball, zones }: { treball: Treball; zones: readonly ZonaItem[] }) => {
  const t = useTexts(pantallaTexts);
  const form = useForm();
  const chosen = form.get('zones') as readonly number[];
  const states = form.get('estats') as readonly LotState[];
  if (zones.length === 0)
    return (
      <p className={css.empty}>
        {t('informe.pantalla.cap_zona')}{' '}
        <GoLink to={`/empresa/${treball.empresa_fk}/treball/${treball.id}/formigo`}>
          {t('informe.pantalla.anar_formigo')}
        </GoLink>
      </p>
    );
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('informe.pantalla.zones')}</legend>
        {zones.map((zona) => (
          <Checkbox
            key={zona.id}
            label={`${zona.nom} · ${zona.designacio} · ${t('informe.pantalla.zona_lots', { lots: zona.lots.length })}`}
            checked={chosen.includes(zona.id)}
            onChange={(event) => form.set('zones', toggled(chosen, zona.id, event.currentTarget.checked))}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('informe.pantalla.estats')}</legend>
        <div className={css.states}>
          {LOT_STATES.map((state) => (
            <Checkbox
              key={state}
              label={t(`informe.pantalla.estat.${state}`)}
              checked={states.includes(state)}
              onChange={(event) => form.set('estats', toggled(states, state, event.currentTarget.checked))}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};
