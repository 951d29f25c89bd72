import { dayOf } from '#server/http/clock.ts';
import type { FotoTriada } from './fotos.ts';
import { nomLot } from './obra.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';
import { type Linia, noConformitatsOf, respostesOf } from './respostes.ts';

type Resposta = NonNullable<Linia['resposta']>;

/** Whether a file that was brought on a day belongs to what a visit of another tells of its answer. */
const isOfVisit = ({ data, tancada }: Resposta, pujat: string, day: string): boolean => {
  // What shows how a thing was once it was closed is of the day on which it was.
  if (data === day) return tancada === null || tancada <= day || pujat < tancada;
  if (tancada === day) return pujat >= day;
  return data !== null && data < day && pujat === day;
};

/** Of a non-conformity that was closed on another day than it was found: whether a file shows the fault or its mending. */
export const momentOf = ({ resultat, data, tancada }: Resposta, on: string): 'foto_falla' | 'foto_tancament' | null => {
  if (resultat !== 'NC' || tancada === data) return null;
  return tancada !== null && on >= tancada ? 'foto_tancament' : 'foto_falla';
};

const triades = (
  { lot, comprovacio, resposta }: Linia,
  words: Paraules,
  goes: (pujat: string) => boolean,
): FotoTriada[] =>
  (resposta?.arxius ?? []).flatMap(({ id, pujat }) => {
    const on = dayOf(pujat);
    if (!goes(on)) return [];
    const moment = resposta && momentOf(resposta, on);
    const said = [moment && words.t(`qualitat.${moment}`), lot && nomLot(lot, words), comprovacio.nom, words.date(on)];
    return [{ id, text: said.filter(Boolean).join(' · ') }];
  });

/** Files that go with the sheet of a non-conformity, or of a visit, with the answers that they are of. */
export const fotosTriades = (
  data: QualitatData,
  words: Paraules,
  asked: { readonly document: string; readonly resultat?: number | undefined; readonly data: string },
): { readonly resultats: readonly number[]; readonly fotos: readonly FotoTriada[] } => {
  const { liniesOf } = respostesOf(data);
  const linies =
    asked.document === 'visita'
      ? data.partides.flatMap(liniesOf)
      : asked.document === 'noconformitats'
        ? noConformitatsOf(data).filter(({ resposta }) => resposta?.id === asked.resultat)
        : [];
  const fotos = linies.flatMap((linia) => {
    const { resposta } = linia;
    if (!resposta || resposta.resultat === 'P') return [];
    return triades(linia, words, (on) => asked.document !== 'visita' || isOfVisit(resposta, on, asked.data));
  });
  const ids = linies.flatMap(({ resposta }) => (resposta && resposta.arxius.length > 0 ? [resposta.id] : []));
  return { resultats: ids, fotos };
};
