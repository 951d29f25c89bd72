import type { CertificatObert } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import type { Adjunt, OpcionsFacturae } from '../domain/facturae/factura.ts';
import { facturaeOf, XML_HEAD } from '../domain/facturae/facturae.ts';
import { facturaeTexts } from '../texts/facturae.ts';
import { signXades } from './signatura/xades.ts';

const translate = translator([facturaeTexts]);

/** Languages that the document is told in; the mentions of the law are said in its own. */
const paraulaIn =
  (idioma: string): OpcionsFacturae['paraula'] =>
  (clau) =>
    translate(isLanguage(idioma) ? idioma : 'ca', `facturae.paraula.${clau}`);

export const facturaeFileName = (language: Language, { numero }: FacturaEmesa, signed: boolean): string => {
  const name = translate(language, 'facturae.fitxer', { numero: numero ?? '' }).replace(/[\\/:*?"<>|]+/g, '-');
  return `${name}.${signed ? 'xsig' : 'xml'}`;
};

/** An invoice without faults as the file of a Facturae, signed where a certificate is given. */
export const facturaeFile = (
  emesa: FacturaEmesa,
  more: {
    readonly mostrar_iban?: boolean | undefined;
    readonly adjunts?: readonly Adjunt[];
    readonly signant?: Pick<CertificatObert, 'clau' | 'cadena'> | null;
    readonly now: string;
  },
): Buffer => {
  const { mostrar_iban, adjunts, signant, now } = more;
  const root = facturaeOf(emesa, {
    paraula: paraulaIn(emesa.idioma),
    ...(mostrar_iban !== undefined && { mostrar_iban }),
    ...(adjunts && { adjunts }),
  });
  return Buffer.from(XML_HEAD + (signant ? signXades(root, signant, { now, id: 'signatura' }) : root));
};
