import type { Copia } from '#areas/agent/contract/copia.ts';
import { type Language, LOCALE_OF } from '#kernel/language.ts';
import { addressLine, shorten } from '#server/documents/index.ts';
import type { Emissor } from '../contract/emes.ts';
import { esComunitari, nifIvaDe } from '../domain/nif-iva.ts';
import type { PaperWording } from './paper-wording.ts';

const NAME = 90;

/** A country as an envelope names it, by its ISO code. */
const countryName = (pais: string, language: Language): string => {
  try {
    return (new Intl.DisplayNames(LOCALE_OF[language], { type: 'region' }).of(pais) ?? pais).toUpperCase();
  } catch {
    return pais;
  }
};

/** A postal address as it is written on an envelope. */
const postal = (adreca: Emissor['adreca'], language: Language): string[] => {
  const { via, codi_postal, poblacio, provincia, pais } = adreca;
  const town = [codi_postal, poblacio].filter(Boolean).join(' ');
  return [
    via,
    provincia && provincia !== poblacio ? `${town} (${provincia})` : town,
    pais === 'ES' ? '' : countryName(pais, language),
  ].filter((line) => line.trim() !== '');
};

/** The tax id of a receiver; of a trader of another country of the Union, its VAT number with its prefix (RD 1619/2012, art. 6.1.d). */
const nifLine = ({ nif, nif_pais }: Copia, t: PaperWording['t']): string[] => {
  if (!nif) return [];
  const ofTrader = esComunitari(nif_pais) && nif_pais !== 'ES' ? nifIvaDe(nif, nif_pais) : null;
  return [`${t(ofTrader === null ? 'camp.nif' : 'camp.nif_iva')} ${shorten(ofTrader ?? nif, 24)}`];
};

/** The receiver, as a window envelope shows it. */
export const paperReceptor = (copia: Copia | null, { t, language }: PaperWording) => {
  if (!copia) return { nom: '', linies: [] };
  const adreca = copia.adreces.find((one) => one.tipus === 'fiscal') ?? copia.adreces[0];
  return {
    nom: shorten(copia.rao_social || copia.nom_complet, 110),
    linies: [...(adreca ? postal(adreca, language).map((line) => shorten(line, 80)) : []), ...nifLine(copia, t)],
  };
};

/** Whoever issues, on top of the paper. */
export const paperEmissor = (emissor: Emissor, { t }: PaperWording) => ({
  nom: shorten(emissor.nom_comercial || emissor.nom_fiscal, NAME),
  linies: [
    emissor.nom_comercial && emissor.nom_comercial !== emissor.nom_fiscal ? emissor.nom_fiscal : '',
    `NIF ${emissor.nif}`,
    addressLine(emissor.adreca),
    [emissor.telefon, emissor.email, emissor.web].filter(Boolean).join(' · '),
    emissor.num_collegiat ? t('camp.collegiat', { numero: emissor.num_collegiat }) : '',
  ]
    .filter(Boolean)
    .map((line) => shorten(line, 110)),
});

/** The foot of every page: who issues, and where it is registered. */
export const paperFoot = ({ nom_fiscal, nif, registre_mercantil }: Emissor): string =>
  shorten([nom_fiscal, `NIF ${nif}`, registre_mercantil].filter(Boolean).join(' · '), 320);

/** A language as typesetting asks for it. */
export const paperLanguage = (language: Language) => {
  const [lang, regio] = LOCALE_OF[language].split('-');
  return { lang, regio: regio?.toLowerCase() };
};
