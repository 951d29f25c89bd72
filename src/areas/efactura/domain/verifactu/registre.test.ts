import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { altaOf, anulacioOf } from './alta.ts';
import { type Baula, recorregut } from './cadena.ts';
import { textAlta, textAnulacio } from './huella.ts';
import { objeccionsOf } from './validacio.ts';
import { xmlAlta, xmlAnulacio } from './xml.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();
const SISTEMA = {
  NombreRazon: 'X',
  NIF: 'B85905495',
  NombreSistemaInformatico: 'X',
  IdSistemaInformatico: 'OC',
  Version: '1',
  NumeroInstalacion: '1',
  TipoUsoPosibleSoloVerifactu: 'S',
  TipoUsoPosibleMultiOT: 'S',
  IndicadorMultiplesOT: 'N',
};
const MOMENT = '2026-11-28T10:00:00+01:00';

/** A sound chain: invoices, the third of them annulled by the fourth record. */
const chain = (length = 6): Baula[] => {
  const made: Baula[] = [];
  for (let ordre = 1; ordre <= length; ordre += 1) {
    const before = made.at(-1);
    const annuls = ordre === 4;
    const numero = `2026/A&B/${annuls ? 3 : ordre}`;
    const emesa = buildEmesa({ id: ordre, numero });
    const huellaAnterior = before?.huella ?? '';
    const anterior = before
      ? {
          IDEmisorFactura: 'B85905495',
          NumSerieFactura: before.numserie,
          FechaExpedicionFactura: '28-11-2026',
          Huella: huellaAnterior,
        }
      : null;
    const place = { anterior, sistema: SISTEMA, moment: MOMENT };
    const alta = altaOf(emesa);
    const anulacio = anulacioOf(emesa, { enviat: false });
    const text = annuls ? textAnulacio(anulacio, place) : textAlta(alta, place);
    const huella = sha256(text);
    const xml = annuls ? xmlAnulacio(anulacio, place, huella) : xmlAlta(alta, place, huella);
    made.push({
      ordre,
      tipus: annuls ? 'anulacio' : 'alta',
      numserie: numero,
      data_expedicio: '2026-11-28',
      text,
      huella,
      huella_anterior: huellaAnterior,
      xml,
      xml_suma: sha256(xml),
    });
  }
  return made;
};
const end = (made: readonly Baula[]) => ({ ordre: made.at(-1)?.ordre ?? 0, huella: made.at(-1)?.huella ?? '' });
const breaksOf = (made: readonly Baula[], cap = end(made)) => {
  const walk = recorregut(sha256);
  for (const one of made) walk.passa([one]);
  return walk.acaba(cap).trencaments.map(({ ordre, que }) => `${ordre} ${que}`);
};
const altered = (ordre: number, change: (baula: Baula) => Partial<Baula>): Baula[] =>
  chain().map((one) => (one.ordre === ordre ? { ...one, ...change(one) } : one));

describe('a chain is walked', () => {
  test('and a sound one has no break, also an empty one', () => {
    expect(breaksOf(chain())).toEqual([]);
    expect(breaksOf([], { ordre: 0, huella: '' })).toEqual([]);
  });
  test.each([
    ['text', ({ text }: Baula) => ({ text: text.replace('1210.00', '1.00') }), ['2 text']],
    ['text that is no text', () => ({ text: 'x' }), ['2 text']],
    ['hash', () => ({ huella: 'A'.repeat(64) }), ['2 huella', '3 anterior']],
    ['hash before', () => ({ huella_anterior: 'B'.repeat(64) }), ['2 anterior']],
    ['amount of the XML', ({ xml }: Baula) => ({ xml: xml.replace('1210.00', '1.00') }), ['2 xml']],
    ['what the hash does not cover', ({ xml }: Baula) => ({ xml: xml.replace('Projecte', 'Projectes') }), ['2 xml']],
    [
      'XML and its sum',
      ({ xml }: Baula) => {
        const forged = xml.replace('<sf:ImporteTotal>1210.00', '<sf:ImporteTotal>1.00');
        return { xml: forged, xml_suma: sha256(forged) };
      },
      ['2 xml'],
    ],
    ['number shown', () => ({ numserie: 'A/9' }), ['2 dades']],
    ['date shown', () => ({ data_expedicio: '2026-11-27' }), ['2 dades']],
  ] as const)('and a changed %s is found and named', (_what, change, found) => {
    expect(breaksOf(altered(2, change))).toEqual(found);
  });
  test('and a forged text with its hash and its XML breaks the next one', () => {
    const forged = altered(2, (one) => {
      const text = one.text.replace('1210.00', '1.00');
      const huella = sha256(text);
      const xml = one.xml.replace('<sf:ImporteTotal>1210.00', '<sf:ImporteTotal>1.00').replace(one.huella, huella);
      return { text, huella, xml, xml_suma: sha256(xml) };
    });
    expect(breaksOf(forged)).toEqual(['3 anterior']);
  });
  test('and one that is missing, repeated, or gone from the end', () => {
    const whole = chain();
    expect(breaksOf(whole.filter(({ ordre }) => ordre !== 3))).toEqual(['4 ordre', '4 anterior']);
    expect(breaksOf(whole.flatMap((one) => (one.ordre === 3 ? [one, one] : [one])))).toEqual(['3 ordre', '3 anterior']);
    expect(breaksOf(whole.slice(0, -1), end(whole))).toEqual(['6 final']);
    expect(breaksOf(whole.slice(1))).toEqual(['2 ordre', '2 anterior']);
  });
});

describe('an invoice becomes a record', () => {
  const detallsOf = (lines: Parameters<typeof buildEmesa>[0]) => altaOf(buildEmesa(lines)).Desglose;

  test('probe 38: tax ids lose prefix and separators', () => {
    const written = (nif: string) =>
      altaOf(buildEmesa({ receptor: { copia: buildCopia({ nif }), dir3: null } })).Destinatarios?.[0];
    for (const nif of ['ESB63272603', 'b-63272603', 'B 63272603', 'B63.272.603'])
      expect(written(nif)).toMatchObject({ NIF: 'B63272603' });
    const { emissor } = buildEmesa();
    expect(altaOf(buildEmesa({ emissor: { ...emissor, nif: 'es b-85905495' } })).IDEmisorFactura).toBe('B85905495');
  });

  test('receivers of other countries go by VAT number where it is one, else by a document', () => {
    const idOf = (nif: string, nif_pais: string) =>
      altaOf(buildEmesa({ receptor: { copia: buildCopia({ nif, nif_pais }), dir3: null } })).Destinatarios?.[0];
    expect(idOf('DE 282741168', 'DE')).toMatchObject({ IDOtro: { CodigoPais: 'DE', IDType: '02', ID: 'DE282741168' } });
    expect(idOf('282741168', 'DE')).toMatchObject({ IDOtro: { IDType: '02', ID: 'DE282741168' } });
    expect(idOf('123456789', 'GR')).toEqual({
      NombreRazon: 'Promocions Exemple, SL',
      IDOtro: { IDType: '02', ID: 'EL123456789' },
    });
    expect(idOf('X-12', 'AD')).toMatchObject({ IDOtro: { CodigoPais: 'AD', IDType: '04', ID: 'X12' } });
  });

  test('lines are grouped by how they are taxed, each under the key that it may go under', () => {
    const keys = (clau_regim: '01' | '02' | '07', ...regims: ('general' | 'isp' | 'E1' | 'E2' | 'N2')[]) =>
      detallsOf({
        clau_regim,
        linies: regims.map((regim) => ({ regim, iva: regim === 'general' ? '21' : '0' })),
      }).map((one) => `${one.ClaveRegimen} ${one.CalificacionOperacion ?? one.OperacionExenta}`);
    expect(keys('01', 'general', 'isp', 'E1', 'E2', 'N2')).toEqual(['01 S1', '01 S2', '01 E1', '02 E2', '01 N2']);
    expect(keys('02', 'E2', 'N2', 'general')).toEqual(['02 E2', '01 N2', '01 S1']);
    expect(keys('07', 'general', 'E1', 'isp')).toEqual(['07 S1', '07 E1', '01 S2']);
    expect(detallsOf({ linies: [{}, {}, { iva: '10' }] })).toHaveLength(2);
  });

  test('an equivalence surcharge goes under its own key', () => {
    const [detall] = detallsOf({ recarrec_equivalencia: true, linies: [{ recarrec: '5.2' }] });
    expect(detall).toMatchObject({
      ClaveRegimen: '18',
      CuotaRepercutida: '210.00',
      TipoRecargoEquivalencia: '5.20',
      CuotaRecargoEquivalencia: '52.00',
    });
    const { CuotaTotal, ImporteTotal } = altaOf(buildEmesa({ linies: [{ recarrec: '5.2' }] }));
    expect([CuotaTotal, ImporteTotal]).toEqual(['262.00', '1262.00']);
  });

  test('totals leave withheld tax, suplits, guarantees and what was paid on account out', () => {
    const { ImporteTotal } = altaOf(
      buildEmesa({
        linies: [{ irpf: '15' }, { tipus: 'suplit', preu: '50' }, { opcio: true }, { tipus: 'capitol' }],
        retencio: { percentatge: '5', sobre: 'base', allibera: null },
        bestretes: [{ concepte: 'Bestreta', data: null, import: 10_000 }],
      }),
    );
    expect(ImporteTotal).toBe('1210.00');
  });

  test('what was done is told clean and in full', () => {
    const told = (...concepts: string[]) =>
      altaOf(buildEmesa({ linies: concepts.map((concepte) => ({ concepte })) })).DescripcionOperacion;
    expect(told('Direcció <d’obra> "A"', 'Direcció <d’obra> "A"', "Control\nd'execució = 2")).toBe(
      'Direcció d’obra A ; Control d execució 2',
    );
    expect(told('x'.repeat(499), 'yy')).toHaveLength(500);
    expect(told('<>')).toBe('Factura 2026/A/0001');
  });

  test('simplified, qualified, in place of simplified ones, and huge', () => {
    const of = (more: Parameters<typeof buildEmesa>[0]) => altaOf(buildEmesa(more));
    expect(of({ tipus: 'simplificada' })).not.toHaveProperty('Destinatarios');
    expect(of({ tipus: 'simplificada', receptor: null })).toMatchObject({
      TipoFactura: 'F2',
      FacturaSinIdentifDestinatarioArt61d: 'S',
    });
    expect(of({ tipus: 'simplificada', qualificada: true })).toMatchObject({
      TipoFactura: 'F1',
      FacturaSimplificadaArt7273: 'S',
      Destinatarios: [{ NIF: 'B63272603' }],
    });
    expect(of({ substitueix: [{ numero: 'S/1', data: '2026-11-01' }] })).toMatchObject({
      TipoFactura: 'F3',
      FacturasSustituidas: [{ IDEmisorFactura: 'B85905495', NumSerieFactura: 'S/1' }],
    });
    expect(of({ linies: [{ preu: '100000000' }] })).toMatchObject({ Macrodato: 'S' });
  });
});

describe('an invoice is objected to before it is issued', () => {
  const objections = (more: Parameters<typeof buildEmesa>[0]) =>
    objeccionsOf(buildEmesa(more)).map(({ codi, cami, nivell }) => `${codi} ${cami} ${nivell}`);

  test('not at all when it is right, nor a draft without number, nor a proforma', () => {
    expect(objections({})).toEqual([]);
    expect(objections({ numero: null, exercici: null })).toEqual([]);
    expect(objections({ tipus: 'proforma', receptor: null })).toEqual([]);
  });
  test.each([
    ['no receiver', { receptor: null }, ['verifactu_1189 agent_fk error']],
    ['no line', { linies: [] }, ['verifactu_4102 linies error']],
    ['a date before there were records', { data: '2024-10-27' }, ['verifactu_1152 data error']],
    ['a number of other characters', { numero: 'AÑ1' }, ['verifactu_1130 serie error']],
    [
      'a receiver whose tax id has no shape',
      { receptor: { copia: buildCopia({ nif: '123' }), dir3: null } },
      ['verifactu_1123 agent_fk error'],
    ],
    [
      'a receiver whose tax id cannot be',
      { receptor: { copia: buildCopia({ nif: 'B63272604' }), dir3: null } },
      ['verifactu_1110 agent_fk avis'],
    ],
    ['a rate of another time', { linies: [{ iva: '5' }] }, ['verifactu_1194 linies error']],
    ['one of before that', { linies: [{ iva: '18' }] }, ['verifactu_1124 linies error']],
    ['one of before that in what is given back', { linies: [{ iva: '18', preu: '-10' }] }, []],
    [
      'the same in what corrects',
      {
        tipus: 'rectificativa' as const,
        linies: [{ iva: '18' }, { iva: '16' }, { iva: '5' }],
        rectifica: {
          metode: 'I' as const,
          motiu: 'R1' as const,
          rao: '80' as const,
          text: '',
          factures: [{ factura_fk: null, numero: '7', data: '2011-03-01', base: null, quota: null, recarrec: null }],
        },
      },
      [],
    ],
    ['a certification without its date', { clau_regim: '14' as const }, ['verifactu_1147 data_operacio error']],
    [
      'a delivery within the union to a Spanish tax id',
      { linies: [{ regim: 'E5' as const, iva: '0' }] },
      ['verifactu_1289 agent_fk error'],
    ],
  ])('for %s', (_what, more, found) => {
    expect(objections(more)).toEqual(found);
  });
});
