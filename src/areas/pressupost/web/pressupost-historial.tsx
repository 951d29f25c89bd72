import { useTexts } from '#web/language.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { pressupostFieldSpecs, valuesOfPressupost } from './pressupost-values.ts';

const TOLD = [
  'crea',
  'canvia',
  'suprimeix',
  'recupera',
  'envia',
  'accepta',
  'rebutja',
  'reobre',
  'enllac',
  'sincronitza',
  'descarrega',
] as const;
const FIELDS = [
  'resposta_nom',
  'resposta_text',
  'resposta_per',
  'caduca',
  'numero',
  'revisio',
  'total',
  'facturat',
  'versio_de',
  'copia_de',
  'agents',
  'per_a',
  'cc',
  'assumpte',
  'adjunts',
] as const;

/** Historial of a quotation. */
export const PressupostHistorial = ({ pressupost }: { pressupost: Pressupost }) => {
  const t = useTexts(pressupostTexts);
  const specs = pressupostFieldSpecs(t, valuesOfPressupost(pressupost));
  return (
    <HistoryTab
      entity="pressupost"
      id={pressupost.id}
      words={{
        field: (name) =>
          specs[name]?.label ??
          ((FIELDS as readonly string[]).includes(name)
            ? t(`pressupost.camp.${name as (typeof FIELDS)[number]}`)
            : name),
        value: (name, value) =>
          name === 'resposta_per' && (value === 'enllac' || value === 'oficina')
            ? t(`pressupost.per.${value}`)
            : name === 'linies' || name === 'fites'
              ? String((value as readonly unknown[] | null)?.length ?? 0)
              : null,
        action: (action) =>
          (TOLD as readonly string[]).includes(action) && action !== 'canvia'
            ? t(`pressupost.hist.${action as (typeof TOLD)[number]}`)
            : null,
      }}
    />
  );
};
