/**
 * Spanish tax ids. Pure; every failure is a soft check that a person may confirm. Sources: Orden EHA/451/2008 (entity
 * letters), Orden INT/2058/2008 (old NIE), usual control algorithms (no published norm gives the entity one).
 */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';
const ENTITY = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;
const LETTER_ONLY = new Set(['N', 'P', 'Q', 'R', 'S', 'W']);

/** `correcte`; `dubtos`: accepted, its ending or first digits are unusual; the others do not pass. */
export const NIF_STATES = ['correcte', 'dubtos', 'forma', 'lletra', 'control'] as const;
export type NifState = (typeof NIF_STATES)[number];
export type NifKind = 'dni' | 'nie' | 'klm' | 'entitat' | 'desconegut';
export interface NifCheck {
  /** Nine characters, upper case, no separators, no country. */
  readonly nif: string;
  readonly kind: NifKind;
  readonly state: NifState;
}

/** Upper case without spaces, hyphens or dots; a leading ES before nine characters goes; an old NIE, of X alone, loses its 0. */
export const normaliseNif = (text: string): string => {
  const bare = text.toUpperCase().replace(/[\s\-.·/]/g, '');
  const local = /^ES.{9}$/.test(bare) ? bare.slice(2) : bare;
  return /^X0\d{7}[A-Z]$/.test(local) ? `${local[0]}${local.slice(2)}` : local;
};

const letterOf = (digits: string): string => LETTERS[Number(digits) % 23] ?? '';

const entityControl = (digits: string): number => {
  let sum = 0;
  for (let position = 0; position < 7; position += 1) {
    const digit = Number(digits[position]);
    const twice = digit * 2;
    sum += position % 2 === 0 ? Math.floor(twice / 10) + (twice % 10) : digit;
  }
  return (10 - (sum % 10)) % 10;
};

const entityState = (nif: string): NifState => {
  const first = nif[0] ?? '';
  const last = nif[8] ?? '';
  const control = entityControl(nif.slice(1, 8));
  const byLetter = /[A-J]/.test(last);
  if (byLetter ? last !== ENTITY_LETTERS[control] : last !== String(control)) return 'control';
  if (LETTER_ONLY.has(first)) return byLetter ? 'correcte' : 'control';
  if (!byLetter) return 'correcte';
  return first === 'H' ? 'control' : 'dubtos';
};

/** Checks a Spanish tax id as typed. */
export const checkNif = (text: string): NifCheck => {
  const nif = normaliseNif(text);
  if (/^\d{8}[A-Z]$/.test(nif))
    return { nif, kind: 'dni', state: nif[8] === letterOf(nif.slice(0, 8)) ? 'correcte' : 'lletra' };
  if (/^[XYZ]\d{7}[A-Z]$/.test(nif)) {
    const digits = `${'XYZ'.indexOf(nif[0] ?? '')}${nif.slice(1, 8)}`;
    return { nif, kind: 'nie', state: nif[8] === letterOf(digits) ? 'correcte' : 'lletra' };
  }
  if (/^[KLM]\d{7}[A-Z]$/.test(nif)) {
    if (nif[8] !== letterOf(nif.slice(1, 8))) return { nif, kind: 'klm', state: 'lletra' };
    const province = Number(nif.slice(1, 3));
    return { nif, kind: 'klm', state: province >= 1 && province <= 56 ? 'correcte' : 'dubtos' };
  }
  if (ENTITY.test(nif)) return { nif, kind: 'entitat', state: entityState(nif) };
  return { nif, kind: 'desconegut', state: 'forma' };
};

/** The kind of person that a right Spanish id is of: F natural (DNI, NIE, K, L, M), E any other; null where it tells nothing. */
export const personaOfNif = (text: string): 'E' | 'F' | null => {
  const { kind, state } = checkNif(text);
  if (state !== 'correcte' && state !== 'dubtos') return null;
  return kind === 'entitat' ? 'E' : 'F';
};

/** Whether a Spanish id is of the other kind of person than the one written beside it. */
export const nifContradiu = (agent: {
  readonly nif: string;
  readonly nif_pais: string;
  readonly tipus_persona: string;
}): boolean => {
  const said = agent.nif_pais === 'ES' ? personaOfNif(agent.nif) : null;
  return said !== null && (said === 'F') !== (agent.tipus_persona === 'F');
};

/** Whether a tax id may stand without a warning. Empty is no id, so nothing is wrong; other countries are not judged. */
export const nifPasses = (text: string, country = 'ES'): boolean => {
  if (text.trim() === '' || country !== 'ES') return true;
  const { state } = checkNif(text);
  return state === 'correcte' || state === 'dubtos';
};

/** The key by which the same id is found again whatever way it was typed. */
export const nifKey = (text: string, country = 'ES'): string => {
  const bare = normaliseNif(text);
  return bare === '' ? '' : `${country}${bare}`;
};
