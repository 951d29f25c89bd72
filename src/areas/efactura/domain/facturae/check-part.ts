import { checkNif, normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { paisOf } from './codes.data.ts';
import { error, type Falta, warning } from './falta.ts';
import { nifFacturae, type Part, personaOf } from './parties.ts';

const checkIdentity = (on: string, { nif, pais, persona }: Part): Falta[] => {
  const at = `${on}.nif`;
  if (nif.trim() === '') return [error('5b', at, 'facturae_sense_nif')];
  if (pais !== 'ES') {
    const sent = nifFacturae(nif, pais).length;
    return sent < 3 || sent > 30 ? [error('5b', at, 'facturae_nif', { nif })] : [];
  }
  const { state } = checkNif(nif);
  if (state !== 'correcte' && state !== 'dubtos') return [error('5b', at, 'facturae_nif', { nif })];
  const said = personaOf(nif);
  return [
    ...(said !== null && said !== persona ? [warning('5a', `${on}.tipus_persona`, 'facturae_persona', { nif })] : []),
    ...(/^ES/i.test(nif.trim()) && normaliseNif(nif).length === 9
      ? [warning('5b', at, 'facturae_prefix', { nif: normaliseNif(nif) })]
      : []),
  ];
};

const checkNames = (on: string, { persona, rao, nom }: Part): Falta[] => {
  const field = on === 'emissor' ? 'nom_fiscal' : persona === 'J' ? 'rao_social' : 'cognoms';
  if (persona === 'J') {
    if (rao.trim() === '') return [error('5e', `${on}.${field}`, 'facturae_sense_rao')];
    return rao.length > 80 ? [warning('5e', `${on}.${field}`, 'facturae_text_tallat', { max: 80 })] : [];
  }
  const missing = nom.nom === '' || nom.cognom1 === '';
  return missing
    ? [error('5d', `${on}.${nom.nom === '' && on === 'receptor' ? 'nom' : field}`, 'facturae_sense_cognom')]
    : [];
};

const checkAddress = (at: string, { adreca }: Part): Falta[] => {
  if (!adreca) return [error('1', at, 'facturae_sense_adreca')];
  const { via, codi_postal, poblacio, provincia, pais } = adreca;
  if (paisOf(pais) === null) return [error('1', `${at}.pais`, 'facturae_pais', { pais })];
  const missing = (field: string, text: string): Falta[] =>
    text.trim() === '' ? [error('1', `${at}.${field}`, 'facturae_sense_adreca')] : [];
  return [
    ...missing('via', via),
    ...(pais === 'ES' && !/^\d{5}$/.test(codi_postal.trim())
      ? [error('1', `${at}.codi_postal`, 'facturae_codi_postal')]
      : []),
    ...missing('poblacio', poblacio),
    ...(pais === 'ES' ? missing('provincia', provincia) : []),
    ...(via.length > 80 ? [warning('1', `${at}.via`, 'facturae_text_tallat', { max: 80 })] : []),
    ...(poblacio.length > 50 ? [warning('1', `${at}.poblacio`, 'facturae_text_tallat', { max: 50 })] : []),
  ];
};

/** Whoever issues or receives: tax id, names, address. `on` says which of them, `at` where its address is. */
export const checkPart = (on: 'emissor' | 'receptor', part: Part, at: string): Falta[] => [
  ...checkIdentity(on, part),
  ...checkNames(on, part),
  ...checkAddress(at, part),
];
