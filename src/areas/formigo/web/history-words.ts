import type { Formats } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { ca } from '../texts/ca.ts';
import { formigoTexts } from '../texts/index.ts';
import { say, type T } from './words.ts';

const known = (key: string): boolean => key in ca;

interface Specimen {
  readonly edat: number;
  readonly valor: number;
}

interface Gone {
  readonly numero: number;
  readonly resultat: string;
}
interface GoneSample {
  readonly numero: number;
  readonly resistencia: number | null;
}
/** Fields that hold a code, and the words of it. */
const VOCABULARY: Readonly<Record<string, string>> = {
  veredicte: 'estat',
  estructura: 'estructura',
  modalitat: 'modalitat',
  normativa: 'normativa',
};

/** How the history of concrete reads. */
export const historyWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name, entity) => {
    const own = entity === 'zona' && name === 'resistencia' ? 'resistencia_fck' : name;
    return known(`formigo.camp.${own}`) ? say(t, `formigo.camp.${own}`) : name;
  },
  value: (name, value) => {
    const list = VOCABULARY[name];
    if (list && typeof value === 'string' && known(`formigo.${list}.${value}`))
      return say(t, `formigo.${list}.${value}`);
    if (name === 'provetes' && Array.isArray(value))
      return (
        (value as Specimen[])
          .map((one) => t('formigo.hist.proveta', { dies: one.edat, valor: formats.decimal(one.valor, 1, 2) }))
          .join(' · ') || '—'
      );
    if (name === 'lots' && Array.isArray(value))
      return (value as Gone[])
        .map(({ numero, resultat }) => t('formigo.hist.lot', { n: numero, estat: say(t, `formigo.estat.${resultat}`) }))
        .join(' · ');
    if (name === 'pastades' && Array.isArray(value))
      return (value as GoneSample[])
        .map(({ numero, resistencia }) => `${numero}: ${formats.decimal(resistencia, 1, 2)}`)
        .join(' · ');
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
  action: (action, entity, canvis) => {
    const key = `formigo.hist.${action}.${entity}`;
    if (!known(key)) return null;
    const change = canvis.find(({ camp }) => camp === action);
    if (action === 'decisio' && change) {
      if (change.abans === null) return t('formigo.hist.decisio_primera');
      if (change.despres === null) return t('formigo.hist.decisio_retirada');
    }
    if (action === 'veredicte' && change) {
      const [abans, ara] = [change.abans, change.despres].map((one) => `formigo.estat.${String(one)}`);
      if (abans && ara && known(abans) && known(ara))
        return t('formigo.hist.veredicte_de_a', { abans: say(t, abans), ara: say(t, ara) });
    }
    return say(t, key);
  },
});

/** The same, told in the history of a work. */
export const concreteHistory: RoomHistory = {
  entities: ['zona', 'zona_lot', 'pastada', 'formigo', 'limit'],
  words: (language, formats) => historyWords(translatorOf(formigoTexts, language), formats),
};
