import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { treballQuery } from './queries.ts';
import { TreballFrame } from './treball-frame.tsx';
import { treballFieldSpecs, valuesOfTreball } from './treball-values.ts';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Treball> =>
  queries.fetchQuery(treballQuery(api, empresa, id('id')));

/** What is told by a sentence of its own; changes of the work itself name their fields. */
const TOLD = [
  'treball.crea',
  'treball.reordena',
  'treball.finalitza',
  'treball.reobre',
  'treball.duplica',
  'treball.suprimeix',
  'treball.recupera',
  'treball.sincronitza',
  'arxiu.crea',
  'arxiu.canvia',
  'arxiu.suprimeix',
  'arxiu.recupera',
  'zona.crea',
  'zona.canvia',
  'zona.suprimeix',
  'zona.reordena',
  'formigo.canvia',
  'limit.canvia',
  'limit.suprimeix',
  'informe.descarrega',
] as const;
/** Fields that no form shows. */
const FIELDS = [
  'data_tancament',
  'usuaris',
  'logo_fitxer',
  'documents',
  'carpeta',
  'annex',
  'mida',
  'copia_de',
  'avisos_acceptats',
] as const;
type Told = (typeof TOLD)[number];
const isTold = (what: string): what is Told => (TOLD as readonly string[]).includes(what);

/** Historial of a work. */
export const Screen = ({ given }: ScreenProps<Treball>) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  useTitle(given.codi, web('web.historial'));
  const specs = treballFieldSpecs(t, valuesOfTreball(given));
  const wholes: Record<string, string> = {
    adreca: t('treball.adreca'),
    agents: t('treball.agents'),
    ...Object.fromEntries(FIELDS.map((name) => [name, t(`treball.hist.camp.${name}`)])),
  };
  return (
    <TreballFrame treball={given} tab="historial">
      <HistoryTab
        entity="treball"
        id={given.id}
        words={{
          field: (name) => specs[name]?.label ?? wholes[name] ?? name,
          action: (action, entity) => {
            const what = `${entity}.${action}`;
            return isTold(what) ? t(`treball.hist.${what}`) : null;
          },
        }}
      />
    </TreballFrame>
  );
};
