import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { ZonaItem } from '../contract/schemas.ts';
import { pastadesDeZona } from '../domain/pastades-zona.ts';
import { formigoTexts } from '../texts/index.ts';
import { say } from './words.ts';

/** What is planned of a zone, in words: its structure, how much concrete, its lots and the samples of each. */
export interface ZonaPlan {
  readonly estructura: string;
  readonly volum: string;
  readonly lots: string;
  readonly perLot: string;
  readonly pastades: string;
}

export const useZonaPlan = (): ((zona: ZonaItem) => ZonaPlan) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  return (zona) => {
    const { lots, perLot, total } = pastadesDeZona(zona.previsio, zona.lots.length);
    const tested = zona.modalitat !== 'INDIRECTE';
    const between = (few: number, many: number): string =>
      few === many ? formats.integer(few) : `${formats.integer(few)}–${formats.integer(many)}`;
    return {
      estructura: say(t, `formigo.estructura.${zona.estructura}`),
      volum: zona.volum === null ? NOTHING : formats.decimal(zona.volum, 0, 3),
      lots: lots === 0 ? NOTHING : formats.integer(lots),
      perLot:
        zona.modalitat === 'TOTAL' ? t('formigo.pastades.totes') : perLot && tested ? between(...perLot) : NOTHING,
      pastades: total !== null && tested ? formats.integer(total) : NOTHING,
    };
  };
};
