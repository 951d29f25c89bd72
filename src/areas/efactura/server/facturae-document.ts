import type { CertificatObert } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import { type Mencio, mencioOf } from '#areas/factura/server/index.ts';
import { PROVINCIES } from '#areas/referencia/domain/provincies.data.ts';
import type { Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import type { Adjunt, OpcionsFacturae } from '../domain/facturae/factura.ts';
import { facturaeOf, XML_HEAD } from '../domain/facturae/facturae.ts';
import { facturaeTexts } from '../texts/facturae.ts';
import { signXades } from './signatura/xades.ts';

const translate = translator([facturaeTexts]);

type Adreca = FacturaEmesa['emissor']['adreca'];
/** An address of Spain that says no province has that of its postcode. */
const withProvincia = <Given extends Adreca>(adreca: Given): Given =>
  adreca.provincia.trim() !== '' || adreca.pais !== 'ES'
    ? adreca
    : { ...adreca, provincia: PROVINCIES[adreca.codi_postal.trim().slice(0, 2)] ?? '' };

/** An invoice as entry points want it: both addresses with their province. */
export const readyForFacturae = (emesa: FacturaEmesa): FacturaEmesa => {
  const { emissor, receptor } = emesa;
  return {
    ...emesa,
    emissor: { ...emissor, adreca: withProvincia(emissor.adreca) },
    receptor: receptor && {
      ...receptor,
      copia: { ...receptor.copia, adreces: receptor.copia.adreces.map(withProvincia) },
    },
  };
};

type Paraula = Parameters<OpcionsFacturae['paraula']>[0];
/** What the law asks to be said, which the paper of the invoice says too. */
const isMencio = (clau: Paraula): clau is Paraula & Mencio => /^([EN]\d|isp|isp_ue|recarrec|caixa)$/.test(clau);
const paraulaIn =
  (language: Language): OpcionsFacturae['paraula'] =>
  (clau) =>
    isMencio(clau) ? mencioOf(language, clau) : translate(language, `facturae.paraula.${clau}`);

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
