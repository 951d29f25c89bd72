import type { Formats } from '#web/formats.ts';
import type { HistoryWords } from '#web/ui/history/history-tab.tsx';
import { ca } from '../texts/ca.ts';
import { say, type T } from './words.ts';

const known = (key: string): boolean => key in ca;

interface Specimen {
  readonly edat: number;
  readonly valor: number;
}

/** How the history of concrete reads. */
export const historyWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name) => (known(`formigo.camp.${name}`) ? say(t, `formigo.camp.${name}`) : name),
  value: (name, value) => {
    if (name === 'veredicte' && typeof value === 'string' && known(`formigo.estat.${value}`))
      return say(t, `formigo.estat.${value}`);
    if (name === 'provetes' && Array.isArray(value))
      return (
        (value as Specimen[])
          .map((one) => t('formigo.hist.proveta', { dies: one.edat, valor: formats.decimal(one.valor, 1, 2) }))
          .join(' · ') || '—'
      );
    if (Array.isArray(value))
      return (
        value.map((one) => (typeof one === 'number' ? formats.decimal(one, 0, 2) : String(one))).join(' / ') || '—'
      );
    if (name === 'decisio' && value && typeof value === 'object') {
      const { resultat, text } = value as { resultat: string | null; text: string };
      return [resultat ? say(t, `formigo.decisio.${resultat}`) : t('formigo.decisio.en_estudi'), text]
        .filter(Boolean)
        .join(' · ');
    }
    if (name === 'respostes' && value && typeof value === 'object') {
      const told = Object.entries(value as Record<string, Record<string, unknown>>).map(([ask, answer]) => {
        const { qui: _qui, quan: _quan, ...rest } = answer;
        const numbers = Object.entries(rest).map(([key, one]) =>
          typeof one === 'boolean'
            ? t(one ? 'formigo.ask.camp.si' : 'formigo.ask.camp.no')
            : `${key} ${typeof one === 'number' ? formats.decimal(one, 0, 3) : String(one)}`,
        );
        return `${say(t, `formigo.ask.nom.${ask}`)}: ${numbers.join(', ')}`;
      });
      return told.join(' · ') || '—';
    }
    return null;
  },
  action: (action, entity) =>
    known(`formigo.hist.${action}.${entity}`) ? say(t, `formigo.hist.${action}.${entity}`) : null,
});
