import type { Language, Trilingual } from '#kernel/language.ts';
import { printFormats } from '#server/documents/index.ts';
import { translator } from '#server/http/texts.ts';
import { type FotoZona, type RitmeDeZones, ritmeDeZones } from '../domain/zones.ts';
import { procesFormigo } from '../texts/formigo.ts';
import { zonesOf } from './pla.ts';
import type { Pla } from './shapes.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';

const translate = translator([procesFormigo]);

const ritmeText = ({ perLot, totes, indirecte }: RitmeDeZones, language: Language): string =>
  [
    ...(perLot
      ? [
          perLot[0] === perLot[1]
            ? translate(language, 'pla.pastades', { n: perLot[0] })
            : translate(language, 'pla.pastades_entre', { min: perLot[0], max: perLot[1] }),
        ]
      : []),
    ...(totes ? [translate(language, 'pla.pastades_totes')] : []),
    ...(indirecte ? [translate(language, 'pla.pastades_indirecte')] : []),
  ].join('; ');

/** How often a check is made: as it was taken from the bank; the strength of concrete, as often as its zones are sampled. */
export const frequenciaOf = (pla: Pla, partida: PartidaRow, row: ComprovacioRow): Trilingual => {
  const own = JSON.parse(row.frequencia) as Trilingual;
  const ritme = row.automatica === 1 ? ritmeDeZones(zonesOf(pla, partida)) : null;
  if (!ritme) return own;
  const said = (language: Language): string => {
    const text = ritmeText(ritme, language);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { ca: said('ca'), es: said('es'), en: said('en') };
};

/** Zones in words, one after another: what their concrete is, how much, and how it is sampled. */
export const zonesText = (zones: readonly FotoZona[], language: Language): string => {
  const { decimal } = printFormats(language);
  return zones
    .map((zona) => {
      const ritme = ritmeDeZones([zona]);
      return [
        [zona.nom, zona.designacio].filter(Boolean).join(' '),
        ...(zona.volum === null ? [] : [`${decimal(Number(zona.volum), 0, 3)} m³`]),
        translate(language, 'pla.zona_lots', { n: zona.lots }),
        ...(ritme ? [ritmeText(ritme, language)] : []),
      ].join(', ');
    })
    .join('; ');
};
