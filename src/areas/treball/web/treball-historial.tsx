import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { HistorialItem } from '#contract/historial.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { treballQuery, zonesOfTreballQuery } from './queries.ts';
import { TreballFrame } from './treball-frame.tsx';
import { treballFieldSpecs, valuesOfTreball } from './treball-values.ts';

interface Given {
  readonly treball: Treball;
  readonly zones: readonly ZonaItem[];
}
export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const [treball, zones] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(zonesOfTreballQuery(api, empresa, id('id'))),
  ]);
  return { treball, zones };
};

/** The zone, and the lot where there is one, that a row of the concrete tells of; null once they are gone. */
const placeOf = (zones: readonly ZonaItem[], item: HistorialItem): { zona: string; lot: number | null } | null => {
  const under = [{ entitat: item.entitat, id: item.entitat_fk }, ...item.arrels];
  const idOf = (kind: string): number | undefined => under.find(({ entitat }) => entitat === kind)?.id;
  const zona = zones.find((one) => one.id === idOf('zona'));
  if (!zona) return null;
  return { zona: zona.nom, lot: zona.lots.find((one) => one.id === idOf('zona_lot'))?.numero ?? null };
};

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
  'zona.recupera',
  'zona.reordena',
  'formigo.canvia',
  'limit.canvia',
  'limit.suprimeix',
  'informe.descarrega',
] as const;
/** Fields that no form shows, and what reports were asked with. */
export const FIELDS = [
  'data_tancament',
  'usuaris',
  'logo_fitxer',
  'documents',
  'document',
  'zones',
  'estats',
  'passos',
  'idioma',
  'disseny',
  'esborrany',
  'logo',
  'signatura',
  'data',
  'proces',
  'revisio',
  'base_legal',
  'resultat',
  'nomes_amb_resultats',
  'inclou_agents',
  'inclou_valoracio',
  'observacions',
  'excepcions',
  'carpeta',
  'annex',
  'mida',
  'copia_de',
  'agents_perduts',
  'avisos_acceptats',
] as const;
type Told = (typeof TOLD)[number];
const isTold = (what: string): what is Told => (TOLD as readonly string[]).includes(what);

/** Historial of a work. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const { treball, zones } = given;
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  useTitle(treball.codi, web('web.historial'));
  const specs = treballFieldSpecs(t, valuesOfTreball(treball));
  const wholes: Record<string, string> = {
    adreca: t('treball.adreca'),
    agents: t('treball.agents'),
    ...Object.fromEntries(FIELDS.map((name) => [name, t(`treball.hist.camp.${name}`)])),
  };
  return (
    <TreballFrame treball={treball} tab="historial">
      <HistoryTab
        entity="treball"
        id={treball.id}
        words={{
          field: (name) => specs[name]?.label ?? wholes[name] ?? name,
          action: (action, entity) => {
            const what = `${entity}.${action}`;
            return isTold(what) ? t(`treball.hist.${what}`) : null;
          },
          place: (item) => {
            const place = placeOf(zones, item);
            return place && (place.lot === null ? place.zona : t('treball.hist.lloc', { ...place, lot: place.lot }));
          },
        }}
      />
    </TreballFrame>
  );
};
