import type { Resultat } from '#areas/proces/domain/estat.ts';
import { foraDelDemanat } from './demanat.ts';

/** What was written of an answer. */
export interface RespostaEscrita {
  readonly resultat: Resultat;
  readonly valor: string;
  readonly unitat: string;
  readonly observacions: string;
  readonly accio: string;
  readonly termini: string | null;
  /** Day on which a non-conformity was closed. */
  readonly tancada: string | null;
  readonly data: string | null;
  /** Why the term is put off. */
  readonly motiu_termini?: string | undefined;
}
/** What stood of an answer before it was written over. */
export type RespostaAbans = Pick<RespostaEscrita, 'resultat' | 'termini'>;
/** A rule that an answer breaks: its field and the code of its sentence. */
export interface FaltaResposta {
  readonly cami: keyof RespostaEscrita;
  readonly codi: string;
}

/**
 * What an answer must say (`qualitat.md` §2.3): what does not apply says why; what does not conform says what will be done
 * and until when; only such a thing is closed, never before it was found nor in time to come.
 * Where no day is given it was found on the one when it was written first (`escrita`). A slump that conforms while samples
 * of its lot are out of tolerance (`consFora`) says why, and so do a value that conforms and is out of what is asked (`demanats`)
 * and whoever puts off a term that stood (`abans`).
 */
export const checkResposta = (
  resposta: RespostaEscrita,
  valorTipus: 'conforme' | 'numero' | 'classe' | 'text',
  avui: string,
  escrita: string = avui,
  consFora = 0,
  abans?: RespostaAbans,
  demanats: readonly string[] = [],
): readonly FaltaResposta[] => {
  const { resultat, valor, unitat, data, termini, tancada } = resposta;
  const faults: FaltaResposta[] = [];
  if (resultat === 'NA' && resposta.observacions === '') faults.push({ cami: 'observacions', codi: 'cal_motiu_na' });
  if (isContradita(resposta, consFora)) faults.push({ cami: 'observacions', codi: 'cal_motiu_con' });
  else if (isForaSenseMotiu(resposta, demanats)) faults.push({ cami: 'observacions', codi: 'cal_motiu_valor' });
  if (resultat === 'NC' && resposta.accio === '') faults.push({ cami: 'accio', codi: 'cal_accio' });
  if (resultat === 'NC' && resposta.termini === null) faults.push({ cami: 'termini', codi: 'cal_termini' });
  if (isAjornat(abans, resposta) && (resposta.motiu_termini ?? '').trim() === '')
    faults.push({ cami: 'motiu_termini', codi: 'cal_motiu_termini' });
  if (resultat !== 'NC' && (resposta.accio !== '' || resposta.termini !== null || tancada !== null))
    faults.push({ cami: 'resultat', codi: 'nc_nomes' });
  if (valorTipus === 'numero' && valor !== '' && !/^-?\d{1,9}(\.\d{1,6})?$/.test(valor))
    faults.push({ cami: 'valor', codi: 'valor_no_numero' });
  if (valorTipus === 'conforme' && valor !== '') faults.push({ cami: 'valor', codi: 'valor_no_demanat' });
  if (valorTipus === 'conforme' && unitat !== '') faults.push({ cami: 'unitat', codi: 'valor_no_demanat' });
  if (resultat === 'NC' && termini !== null && data !== null && termini < data)
    faults.push({ cami: 'termini', codi: 'termini_abans' });
  if (data !== null && data > avui) faults.push({ cami: 'data', codi: 'resultat_data_futura' });
  if (tancada !== null && tancada > avui) faults.push({ cami: 'tancada', codi: 'resultat_data_futura' });
  if (tancada !== null && data !== null && tancada < data) faults.push({ cami: 'tancada', codi: 'tancada_abans' });
  if (tancada !== null && data === null && tancada < escrita)
    faults.push({ cami: 'tancada', codi: 'tancada_sense_data' });
  return faults;
};

/** Samples of a lot whose slump is out of tolerance, where the check is the slump; none elsewhere. */
export const consForaDe = (
  check: { readonly con: boolean },
  lot: { readonly zona: { readonly cons_fora: number } | null } | null,
): number => (check.con ? (lot?.zona?.cons_fora ?? 0) : 0);

/** Whether a check conforms without a reason over samples of its lot whose slump is out of tolerance. */
export const isContradita = (
  { resultat, observacions }: Pick<RespostaEscrita, 'resultat' | 'observacions'>,
  consFora: number,
): boolean => resultat === 'C' && consFora > 0 && observacions.trim() === '';

/** Whether a value conforms without a reason while it is out of what is asked. */
const isForaSenseMotiu = (
  { resultat, valor, observacions }: Pick<RespostaEscrita, 'resultat' | 'valor' | 'observacions'>,
  demanats: readonly string[],
): boolean => resultat === 'C' && observacions.trim() === '' && foraDelDemanat(valor, demanats) !== null;

/** Whether a non-conformity that has a term already is given a later one. */
export const isAjornat = (abans: RespostaAbans | undefined, ara: RespostaAbans): boolean =>
  abans !== undefined &&
  abans.resultat === 'NC' &&
  ara.resultat === 'NC' &&
  abans.termini !== null &&
  ara.termini !== null &&
  ara.termini > abans.termini;

/** How many of some changes of a term put it off. */
export const ajornaments = (canvis: readonly { readonly abans: string; readonly despres: string }[]): number =>
  canvis.filter(({ abans, despres }) => despres > abans).length;

/** Changes that led to the term that stands: what was said of a non-conformity that was rubbed out is not of the next. */
export const canvisDelTermini = <Canvi extends { readonly abans: string; readonly despres: string }>(
  canvis: readonly Canvi[],
  termini: string | null,
): readonly Canvi[] => {
  let stands = termini;
  let from = canvis.length;
  for (let at = canvis.length - 1; at >= 0 && canvis[at]?.despres === stands; at -= 1) {
    stands = canvis[at]?.abans ?? null;
    from = at;
  }
  return canvis.slice(from);
};

/** Whether an open non-conformity is past its term. */
export const isLate = (
  { resultat, termini, tancada }: Pick<RespostaEscrita, 'resultat' | 'termini' | 'tancada'>,
  avui: string,
): boolean => resultat === 'NC' && tancada === null && termini !== null && termini < avui;
