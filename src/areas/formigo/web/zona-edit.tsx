import { useQuery } from '@tanstack/react-query';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { Zona } from '../contract/schemas.ts';
import type { LimitRow } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { limitsQuery, settingsQuery, zonaQuery } from './queries.ts';
import { LiveForecast, useNormaByDates } from './zona-editor.tsx';
import { ZonaFieldsForm } from './zona-fields.tsx';
import { valuesOfZona, zonaSpecs } from './zona-values.ts';

interface Given {
  readonly zona: Zona;
  readonly treball: Treball;
  readonly settings: FormigoSettings;
  readonly limits: readonly LimitRow[];
}

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const zona = await queries.fetchQuery(zonaQuery(api, id('zid')));
  const [treball, settings, limits] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, zona.treball_fk)),
    queries.fetchQuery(settingsQuery(api, zona.treball_fk)),
    queries.fetchQuery(limitsQuery(api, zona.treball_fk)),
  ]);
  return { zona, treball, settings, limits };
};

/** The facts of a zone. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(formigoTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { treball, settings, limits } = given;
  const { data: zona = given.zona } = useQuery({
    ...zonaQuery(api, given.zona.id),
    initialData: given.zona,
    staleTime: 5_000,
  });
  const here = `/empresa/${empresa}/treball/${treball.id}/formigo/zona/${zona.id}`;
  useTitle(zona.nom, treball.codi);
  const norma = useNormaByDates(treball, settings);
  const form = useRecordForm({
    record: valuesOfZona(zona),
    versio: zona.versio,
    draft: `zona.${zona.id}`,
    fields: zonaSpecs(t),
    save: ({ changed, values, versio, avisos_acceptats, idempotencyKey }) => {
      const { designacio: _text, norma_triada, motiu, abocades: _pours, certificat, ...fields } = changed;
      const choice = norma_triada !== undefined || motiu !== undefined;
      return api.call(formigoRoutes.updateZona, {
        params: { id: zona.id },
        body: {
          ...fields,
          versio: versio ?? zona.versio,
          ...(certificat !== undefined || fields.distintiu !== undefined
            ? { certificat: values.distintiu === 5 ? values.certificat : null }
            : {}),
          ...(choice && !zona.norma_fixada
            ? { excepcio: values.norma_triada ? { normativa: values.norma_triada, motiu: values.motiu } : null }
            : {}),
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
        },
        idempotencyKey,
      });
    },
    read: (answer: Zona) => ({ values: valuesOfZona(answer), versio: answer.versio }),
    onSaved: (answer) => {
      queries.setQueryData(zonaQuery(api, answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['zones'] });
      void queries.invalidateQueries({ queryKey: ['programa', empresa, treball.id] });
      go(here, { replace: true });
    },
    onLeave: () => go(here),
  });
  const normativa =
    form.values.norma_triada ??
    (zona.norma_fixada || zona.norma.per !== 'excepcio' ? zona.normativa : (norma.normativa ?? zona.normativa));
  return (
    <TreballFrame treball={treball} tab="formigo" back={{ text: zona.nom, href: here }}>
      <h2 className={css.title}>{t('formigo.zona.dades_de', { nom: zona.nom })}</h2>
      <div className={css.editor}>
        <Form form={form} readOnly={!treball.obert}>
          <ZonaFieldsForm
            treball={treball.id}
            normativa={normativa}
            dia={norma.dia}
            byDates={norma.words}
            locked={zona.norma_fixada}
            limit={null}
            creating={false}
          />
        </Form>
        <LiveForecast
          values={form.values}
          normativa={normativa}
          rows={limits}
          volumes={zona.lots.map((lot) => lot.volum)}
        />
      </div>
    </TreballFrame>
  );
};
