import type { Anterior, CosAlta, CosAnulacio, Encaix } from './registre.ts';

const NAMESPACE =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescaped = (text: string): string => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** `[name, what it holds]`; what is undefined is left out. */
type Element = readonly [nom: string, holds: string | undefined | readonly Element[]];

const write = (elements: readonly Element[]): string =>
  elements
    .filter(([, holds]) => holds !== undefined)
    .map(([nom, holds]) => `<sf:${nom}>${typeof holds === 'string' ? escaped(holds) : write(holds ?? [])}</sf:${nom}>`)
    .join('');

/** The fields of a record in the order of the names given; values that hold others go by their own order. */
const inOrder = (from: object, noms: readonly string[]): Element[] =>
  noms.map((nom) => [nom, (from as Record<string, string | undefined>)[nom]]);

const FACTURA = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'];
const DETALL = [
  'Impuesto',
  'ClaveRegimen',
  'CalificacionOperacion',
  'OperacionExenta',
  'TipoImpositivo',
  'BaseImponibleOimporteNoSujeto',
  'CuotaRepercutida',
  'TipoRecargoEquivalencia',
  'CuotaRecargoEquivalencia',
];
const SISTEMA = [
  'NombreRazon',
  'NIF',
  'NombreSistemaInformatico',
  'IdSistemaInformatico',
  'Version',
  'NumeroInstalacion',
  'TipoUsoPosibleSoloVerifactu',
  'TipoUsoPosibleMultiOT',
  'IndicadorMultiplesOT',
];

const list = (nom: string, one: string, items: readonly object[] | undefined, noms: readonly string[]): Element => [
  nom,
  items?.map((item): Element => [one, inOrder(item, noms)]),
];

const encadenament = (anterior: Anterior | null): Element => [
  'Encadenamiento',
  anterior ? [['RegistroAnterior', inOrder(anterior, [...FACTURA, 'Huella'])]] : [['PrimerRegistro', 'S']],
];
const tail = ({ anterior, sistema, moment }: Encaix, huella: string): readonly Element[] => [
  encadenament(anterior),
  ['SistemaInformatico', inOrder(sistema, SISTEMA)],
  ['FechaHoraHusoGenRegistro', moment],
  ['TipoHuella', '01'],
  ['Huella', huella],
];
const root = (nom: string, elements: readonly Element[]): string =>
  `<sf:${nom} xmlns:sf="${NAMESPACE}">${write(elements)}</sf:${nom}>`;

/** The record of an invoice as it is stored and sent: in the order of the schema, on one line. */
export const xmlAlta = (cos: CosAlta, encaix: Encaix, huella: string): string =>
  root('RegistroAlta', [
    ['IDVersion', '1.0'],
    ['IDFactura', inOrder(cos, FACTURA)],
    ...inOrder(cos, [
      'RefExterna',
      'NombreRazonEmisor',
      'Subsanacion',
      'RechazoPrevio',
      'TipoFactura',
      'TipoRectificativa',
    ]),
    list('FacturasRectificadas', 'IDFacturaRectificada', cos.FacturasRectificadas, FACTURA),
    list('FacturasSustituidas', 'IDFacturaSustituida', cos.FacturasSustituidas, FACTURA),
    [
      'ImporteRectificacion',
      cos.ImporteRectificacion &&
        inOrder(cos.ImporteRectificacion, ['BaseRectificada', 'CuotaRectificada', 'CuotaRecargoRectificado']),
    ],
    ...inOrder(cos, [
      'FechaOperacion',
      'DescripcionOperacion',
      'FacturaSimplificadaArt7273',
      'FacturaSinIdentifDestinatarioArt61d',
      'Macrodato',
    ]),
    [
      'Destinatarios',
      cos.Destinatarios?.map(
        (one): Element => [
          'IDDestinatario',
          [
            ['NombreRazon', one.NombreRazon],
            'NIF' in one ? ['NIF', one.NIF] : ['IDOtro', inOrder(one.IDOtro, ['CodigoPais', 'IDType', 'ID'])],
          ],
        ],
      ),
    ],
    list('Desglose', 'DetalleDesglose', cos.Desglose, DETALL),
    ...inOrder(cos, ['CuotaTotal', 'ImporteTotal']),
    ...tail(encaix, huella),
  ]);

/** The record that annuls an invoice. */
export const xmlAnulacio = (cos: CosAnulacio, encaix: Encaix, huella: string): string =>
  root('RegistroAnulacion', [
    ['IDVersion', '1.0'],
    ['IDFactura', inOrder(cos, ['IDEmisorFacturaAnulada', 'NumSerieFacturaAnulada', 'FechaExpedicionFacturaAnulada'])],
    ...inOrder(cos, ['RefExterna', 'SinRegistroPrevio', 'RechazoPrevio']),
    ...tail(encaix, huella),
  ]);

const firstOf = (xml: string, nom: string): string => {
  const [, text] = new RegExp(`<sf:${nom}>([^<]*)</sf:${nom}>`).exec(xml) ?? [];
  return unescaped(text ?? '');
};

/** A field of a stored record, as the hashed text names it: `Huella` is the one of the record before. */
export const campDelXml = (xml: string, nom: string): string => {
  if (nom !== 'Huella') return firstOf(xml, nom);
  return firstOf(/<sf:RegistroAnterior>.*<\/sf:RegistroAnterior>/s.exec(xml)?.[0] ?? '', 'Huella');
};

/** The record's own hash, as its text says it. */
export const huellaDelXml = (xml: string): string => firstOf(xml.slice(xml.lastIndexOf('<sf:TipoHuella>')), 'Huella');
