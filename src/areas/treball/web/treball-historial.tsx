import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { HistorialItem } from '#contract/historial.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { partidesOfTreballQuery, treballQuery, zonesOfTreballQuery } from './queries.ts';
import { TreballFrame } from './treball-frame.tsx';
import { treballFieldSpecs, valuesOfTreball } from './treball-values.ts';

interface Given {
  readonly treball: Treball;
  readonly zones: readonly ZonaItem[];
  /** Items of its plan, by what they are called. */
  readonly partides: ReadonlyMap<number, string>;
}
export const resolve = async ({ api, queries, empresa, id, language }: ResolveContext): Promise<Given> => {
  const [treball, zones, programa] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(zonesOfTreballQuery(api, empresa, id('id'))),
    queries.fetchQuery(partidesOfTreballQuery(api, empresa, id('id'), language)),
  ]);
  const partides = new Map(programa.processos.flatMap((one) => one.partides).map((one) => [one.id, one.nom]));
  return { treball, zones, partides };
};

/** The zone, and the lot where there is one, that a row of the concrete tells of; null once they are gone. */
const placeOf = (zones: readonly ZonaItem[], item: HistorialItem): { zona: string; lot: number | null } | null => {
  const under = [{ entitat: item.entitat, id: item.entitat_fk }, ...item.arrels];
  const idOf = (kind: string): number | undefined => under.find(({ entitat }) => entitat === kind)?.id;
  const zona = zones.find((one) => one.id === idOf('zona'));
  if (!zona) return null;
  return { zona: zona.nom, lot: zona.lots.find((one) => one.id === idOf('zona_lot'))?.numero ?? null };
};

/** The item of the plan that a row tells of; one that is gone is called as the row says. */
const partidaOf = (partides: Given['partides'], item: HistorialItem): string | null => {
  const under = [{ entitat: item.entitat, id: item.entitat_fk }, ...item.arrels];
  const id = under.find(({ entitat }) => entitat === 'treball_partida')?.id;
  if (id === undefined) return null;
  const told = item.entitat === 'treball_partida' ? item.canvis.find(({ camp }) => camp === 'nom') : undefined;
  const gone = told?.abans ?? told?.despres;
  return partides.get(id) ?? (typeof gone === 'string' ? gone : null);
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
  'treball.emet',
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
  'sense_modificacions',
  'inclou_canvis_programa',
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
  'programa_revisio',
  'programa_de',
  'processos',
  'partides',
] as const;
type Told = (typeof TOLD)[number];
const isTold = (what: string): what is Told => (TOLD as readonly string[]).includes(what);

/** Historial of a work. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const { treball, zones, partides } = given;
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
          action: (action, entity, canvis) => {
            const what = `${entity}.${action}`;
            const moved = (['processos', 'partides'] as const).find((one) => canvis.some(({ camp }) => camp === one));
            const copied = canvis.some(({ camp }) => camp === 'programa_de');
            if (copied && action === 'duplica') return t('treball.hist.programa.duplica');
            if (copied && action === 'recupera') return t('treball.hist.programa.recupera');
            if (what === 'treball.reordena' && moved) return t(`treball.hist.reordena.${moved}`);
            return isTold(what) ? t(`treball.hist.${what}`) : null;
          },
          place: (item) => {
            const place = placeOf(zones, item);
            if (!place) return partidaOf(partides, item);
            return place.lot === null ? place.zona : t('treball.hist.lloc', { ...place, lot: place.lot });
          },
        }}
      />
    </TreballFrame>
  );
};
