import { useQuery } from '@tanstack/react-query';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { Zona } from '../contract/schemas.ts';
import { limitFor } from '../domain/limits.ts';
import type { LimitRow } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { limitsQuery, settingsQuery } from './queries.ts';
import { LiveForecast, readPours, useNormaByDates } from './zona-editor.tsx';
import { ZonaFieldsForm } from './zona-fields.tsx';
import { newZona, valuesOfZona, zonaSpecs } from './zona-values.ts';

interface Given {
  readonly treball: Treball;
  readonly settings: FormigoSettings;
  readonly limits: readonly LimitRow[];
}

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const treball = id('id');
  const [work, settings, limits] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, treball)),
    queries.fetchQuery(settingsQuery(api, treball)),
    queries.fetchQuery(limitsQuery(api, treball)),
  ]);
  return { treball: work, settings, limits };
};

/** Nova zona, with its forecast beside. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(formigoTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const { treball, limits } = given;
  const { data: settings = given.settings } = useQuery({
    ...settingsQuery(api, treball.id),
    initialData: given.settings,
  });
  const base = `/empresa/${empresa}/treball/${treball.id}/formigo`;
  useTitle(t('formigo.zona.nova'), treball.codi);
  const norma = useNormaByDates(treball, settings);
  const form = useRecordForm({
    draft: `zona.nova.${treball.id}`,
    record: newZona(norma.normativa ?? 'CODI', settings),
    fields: zonaSpecs(t),
    save: ({ values, avisos_acceptats, idempotencyKey }) => {
      const { designacio: _text, norma_triada, motiu, abocades, certificat, treball_partida_fk, ...fields } = values;
      const pours = readPours(abocades, language) ?? [];
      return api.call(formigoRoutes.createZona, {
        body: {
          ...fields,
          treball_fk: treball.id,
          certificat: fields.distintiu === 5 ? certificat : null,
          ...(treball_partida_fk === null ? {} : { treball_partida_fk }),
          ...(norma_triada ? { excepcio: { normativa: norma_triada, motiu } } : {}),
          ...(pours.length > 0 ? { volums_lots: [...pours] } : {}),
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
        },
        idempotencyKey,
      });
    },
    read: (zona: Zona) => ({ values: valuesOfZona(zona), versio: zona.versio }),
    onSaved: (zona) => {
      void queries.invalidateQueries({ queryKey: ['zones'] });
      void queries.invalidateQueries({ queryKey: ['programa', empresa, treball.id] });
      go(`${base}/zona/${zona.id}`, { replace: true });
    },
    onLeave: () => go(base),
  });
  const normativa = form.values.norma_triada ?? norma.normativa ?? 'CODI';
  const limit = limitFor(limits, normativa, form.values.estructura, form.values.distintiu, form.values.plantes);
  return (
    <TreballFrame treball={treball} tab="formigo" back={{ text: t('formigo.formigo'), href: base }}>
      <h2 className={css.title}>{t('formigo.zona.nova')}</h2>
      <div className={css.editor}>
        <Form form={form} saveText={t('formigo.zona.crear')}>
          <ZonaFieldsForm
            treball={treball.id}
            normativa={normativa}
            dia={norma.dia}
            byDates={norma.words}
            locked={false}
            limit={limit}
            creating
          />
        </Form>
        <LiveForecast values={form.values} normativa={normativa} rows={limits} />
      </div>
    </TreballFrame>
  );
};
