import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { LANGUAGES, type Language, OWN_NAME } from '#kernel/language.ts';
import { saveFile } from '#web/api.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { tasquesChanged } from '#web/tasks/tasks.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { informeRoutes } from '../contract/routes.ts';
import { DISSENYS, type Disseny } from '../domain/disseny.ts';
import { LOT_STATES, type LotState } from '../domain/lot-state.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './informes.module.css';

interface Given {
  readonly treball: Treball;
  readonly zones: readonly ZonaItem[];
  /** Language of the company's documents. */
  readonly idioma: Language;
}

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => ({
  treball: await queries.fetchQuery(treballQuery(api, empresa, id('id'))),
  zones: await api.call(formigoRoutes.zonesTotes, { params: { id: id('id') } }),
  idioma: (await queries.fetchQuery(empresaQuery(api, empresa))).idioma_fk,
});

/** From how many lots on a report is offered to be made while one goes on working. */
const LONG_LOTS = 40;

const without = <Item,>(list: readonly Item[], item: Item): Item[] => list.filter((one) => one !== item);

/** Informes: what to print of the work's concrete, and the PDF. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(pantallaTexts);
  const { data: treball = given.treball } = useQuery({
    ...treballQuery(useApi(), useEmpresaId(), given.treball.id),
    initialData: given.treball,
  });
  useTitle(t('informe.pantalla.informes'), treball.codi);
  return (
    <TreballFrame treball={treball} tab="informes">
      {given.zones.length === 0 ? (
        <NoZones treball={treball} />
      ) : (
        <FormigoReport treball={treball} zones={given.zones} idiomaInicial={given.idioma} />
      )}
    </TreballFrame>
  );
};

const NoZones = ({ treball }: { treball: Treball }) => {
  const t = useTexts(pantallaTexts);
  return (
    <p className={css.empty}>
      {t('informe.pantalla.cap_zona')}{' '}
      <GoLink to={`/empresa/${treball.empresa_fk}/treball/${treball.id}/formigo`}>
        {t('informe.pantalla.anar_formigo')}
      </GoLink>
    </p>
  );
};

const FormigoReport = ({
  treball,
  zones,
  idiomaInicial,
}: {
  treball: Treball;
  zones: readonly ZonaItem[];
  idiomaInicial: Language;
}) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [chosen, setChosen] = useState<readonly number[]>(zones.map((zona) => zona.id));
  const [states, setStates] = useState<readonly LotState[]>(LOT_STATES);
  const [steps, setSteps] = useState(true);
  const [draft, setDraft] = useState(false);
  const [idioma, setIdioma] = useState<Language>(idiomaInicial);
  const [disseny, setDisseny] = useState<Disseny>('sobri');
  const [busy, setBusy] = useState(false);
  const ready = chosen.length > 0 && states.length > 0;
  const lots = zones.reduce((sum, zona) => sum + (chosen.includes(zona.id) ? zona.lots.length : 0), 0);
  const long = lots >= LONG_LOTS;

  const asked = {
    params: { id: treball.id, type: 'formigo' },
    query: {
      empresa_fk: empresa,
      zones: chosen.length === zones.length ? undefined : chosen.join(','),
      estats: states.length === LOT_STATES.length ? undefined : states.join(','),
      passos: steps,
      esborrany: draft,
      idioma,
      disseny,
    },
  } as const;
  const make = async (later = false): Promise<void> => {
    if (busy || !ready) return;
    setBusy(true);
    try {
      if (later) {
        await api.putOff(informeRoutes.formigo, asked);
        toast(t('informe.pantalla.segon_pla_fet'));
        void tasquesChanged(queries);
        return;
      }
      const { file, name } = await api.download(informeRoutes.formigo, asked);
      saveFile(file, name);
      toast(t('informe.pantalla.fet', { nom: name }));
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  useKeys({ 'Ctrl+Enter': () => void make(), 'Ctrl+p': () => void make() });

  return (
    <section className={css.report} aria-labelledby="informe-formigo">
      <h2 id="informe-formigo">{t('informe.pantalla.formigo')}</h2>
      <p className={css.help}>{t('informe.pantalla.ajuda')}</p>
      <fieldset className={css.group}>
        <legend>{t('informe.pantalla.zones')}</legend>
        {zones.map((zona) => (
          <Checkbox
            key={zona.id}
            label={`${zona.nom} · ${zona.designacio} · ${t('informe.pantalla.zona_lots', { lots: zona.lots.length })}`}
            checked={chosen.includes(zona.id)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, zona.id] : without(chosen, zona.id))
            }
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
              onChange={(event) => setStates(event.currentTarget.checked ? [...states, state] : without(states, state))}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={t('informe.pantalla.passos')}
        checked={steps}
        onChange={(event) => setSteps(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('informe.pantalla.esborrany')}
        checked={draft}
        onChange={(event) => setDraft(event.currentTarget.checked)}
      />
      <div className={css.pair}>
        <NativeSelect
          label={t('informe.pantalla.idioma')}
          value={idioma}
          onChange={(event) => setIdioma(event.currentTarget.value as Language)}
          data={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))}
        />
        <NativeSelect
          label={t('informe.pantalla.disseny')}
          value={disseny}
          onChange={(event) => setDisseny(event.currentTarget.value as Disseny)}
          data={DISSENYS.map((value) => ({ value, label: t(`informe.pantalla.disseny.${value}`) }))}
        />
      </div>
      {!ready && <p className={css.warning}>{t('informe.pantalla.tria')}</p>}
      {long ? <p className={css.help}>{t('informe.pantalla.llarg')}</p> : null}
      <div className={css.acts}>
        <Button onClick={() => void make()} loading={busy} disabled={!ready}>
          {t('informe.pantalla.generar')}
        </Button>
        {long ? (
          <Button variant="default" onClick={() => void make(true)} disabled={busy || !ready}>
            {t('informe.pantalla.segon_pla')}
          </Button>
        ) : null}
        <span role="status" className={css.status}>
          {busy ? t('informe.pantalla.generant') : ''}
        </span>
      </div>
    </section>
  );
};
