import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { createDocuments } from '#server/documents/index.ts';
import { buildCopia, buildEmesa, manyLines } from '#tests/support/emesa.ts';
import { golden as keptAs, pagesOf, pdfText, textsOf } from '#tests/support/paper.ts';
import { paperName, partsOf, zipped } from './document-bulk.ts';
import { type FacturaPaper, presentPapers } from './document-present.ts';
import { type FacturesPrint, printFactures } from './document-print.ts';
import { presentRebut, printRebut, type Rebut } from './document-rebut.ts';
import { paperWording } from './document-wording.ts';

const documents = createDocuments();
afterAll(() => documents.close());

type Given = NonNullable<Parameters<typeof buildEmesa>[0]>;
const LOOK = { color: '#1f5f99', disseny: 'sobri' } as const;
const ANULLACIO = { dia: '2026-11-30', motiu: 'Client equivocat' };
const QR = {
  adreca:
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B85905495&numserie=2026%2FA%2F0001&fecha=28-11-2026&importe=1210.00',
  verifactu: true,
};
const print = (given: Given, more: Partial<FacturaPaper> = {}, request: Partial<FacturesPrint> = {}) =>
  printFactures(documents, {
    papers: [{ emesa: buildEmesa(given), qr: null, ...more }],
    logo: null,
    ...LOOK,
    ara: '2026-11-28T10:00:00Z',
    ...request,
  });
const golden = (name: string, text: string): void =>
  keptAs(new URL(`./documents/examples/${name}`, import.meta.url), text);

const IBAN = 'ES9121000418450200051332';
const WHOLE: Given = {
  emissor: {
    ...buildEmesa().emissor,
    nom_comercial: 'Despatx Exemple',
    telefon: '972 00 00 00',
    email: 'despatx@exemple.cat',
    registre_mercantil: 'RM Girona, full GI-0',
    num_collegiat: '0000',
    peu: 'Text legal de l’empresa.',
    regim_iva: 'caixa',
  },
  treball: { codi: '2026-014', nom: 'Edifici de 12 habitatges', expedient: 'EXP-14' },
  data_operacio: '2026-11-20',
  linies: [
    { tipus: 'capitol', concepte: 'Projecte' },
    { irpf: '15', descompte: '5', quantitat: '2.65', preu: '8.905', descripcio: 'Redacció\nsegona línia' },
    { recarrec: '5.2' },
    { tipus: 'capitol', concepte: 'Obra' },
    { iva: '0', regim: 'E1' },
    { iva: '0', regim: 'isp' },
    { iva: '0', regim: 'N2' },
    { iva: '10' },
    {
      tipus: 'suplit',
      concepte: 'Taxa',
      preu: '84.5',
      suplit: { nif: 'B63272603', nom: 'Registre', numero: 'R-1', data: '2026-11-01' },
    },
  ],
  descomptes: [{ concepte: 'Pronto pago', percentatge: '2' }],
  carrecs: [{ concepte: '', import: 300 }],
  retencio: { percentatge: '5', sobre: 'base', allibera: '2027-11-28' },
  bestretes: [{ concepte: 'Provisió de fons', data: '2026-10-01', import: 5000 }],
  venciments: [
    { data: '2026-12-28', import: 300000 },
    { data: '2027-01-28', import: 100000 },
  ],
  iban: IBAN,
  observacions: 'Moltes gràcies.',
  referencies: { comanda: 'C-1', expedient: '', contracte: 'K-1' },
};
const rectifica = {
  metode: 'S' as const,
  motiu: 'R1' as const,
  rao: '16' as const,
  text: 'Base mal calculada.',
  factures: [{ factura_fk: null, numero: '2026/A/0007', data: '2026-05-02', base: 10000, quota: 2100, recarrec: null }],
};

describe('an invoice on paper', () => {
  test.each(LANGUAGES)('in %s every sentence is said, and the page reads as committed', async (idioma) => {
    const paper = { emesa: buildEmesa({ ...WHOLE, idioma }), qr: QR };
    const said = textsOf(presentPapers([paper], LOOK));
    expect(said.filter((text) => /^paper\.|NaN|undefined|null/.test(text))).toEqual([]);
    const { pdf, warnings } = await print({ ...WHOLE, idioma }, { qr: QR });
    expect(warnings).toEqual([]);
    const pages = pagesOf(pdf);
    if (pages !== null) golden(`factura.${idioma}.txt`, pages.join('\f'));
  });

  test('every kind, state and mark has its words', () => {
    const said = (given: Given, more: Partial<FacturaPaper> = {}) =>
      textsOf(presentPapers([{ emesa: buildEmesa(given), qr: null, ...more }], LOOK)).join('\n');
    expect(said({ tipus: 'proforma' })).toMatch(/Factura proforma[\s\S]*Aquest document no és una factura/);
    expect(said({ tipus: 'proforma' })).toMatch(/Total proforma/);
    expect(said({ tipus: 'proforma' })).not.toMatch(/Total factura/);
    expect(said({ tipus: 'simplificada', receptor: null })).toContain('Factura simplificada');
    expect(said({ numero: null })).toMatch(/ESBORRANY|sense número/);
    expect(said({}, { duplicat: true })).toContain('DUPLICAT');
    const corrected = said({ tipus: 'rectificativa', rectifica });
    expect(corrected).toContain('Raó: Base imposable.');
    expect(said({ tipus: 'rectificativa', rectifica, idioma: 'es' })).toContain('Razón: Base imponible.');
    expect(said({ tipus: 'rectificativa', rectifica, idioma: 'en' })).toContain('Reason: Taxable base.');
    expect(corrected).toContain('Rectifica 2026/A/0007 del 02/05/2026.');
    expect(corrected).toContain('Imports rectificats: base 100,00 €, IVA 21,00 €.');
    expect(said({ substitueix: [{ numero: 'T-1', data: '2026-05-02' }] })).toContain('T-1 del 02/05/2026');
    expect(said({ iban: IBAN })).toContain('ES91 2100 0418 4502 0005 1332'.replaceAll(' ', '\u00a0'));
    expect(said({ iban: IBAN }, { mostrar_iban: false })).not.toContain('ES91');
    const back = said({ iban: IBAN, tipus: 'rectificativa', rectifica, linies: [{ quantitat: '-1' }] });
    expect(back).toMatch(/Total a tornar al client\n1\.210,00 €/);
    expect(back).not.toMatch(/ES91|Transferència|Total a pagar|Forma de pagament/);
    const retencio = { percentatge: '5', sobre: 'base', allibera: '2027-11-28' } as const;
    const released = /La garantia s’allibera el/;
    expect(said({ retencio })).toMatch(released);
    expect(said({ retencio, tipus: 'rectificativa', rectifica, linies: [{ quantitat: '-1' }] })).not.toMatch(released);
    const proves = /Entorn de proves de l’Agència Tributària/;
    expect(said({}, { qr: { ...QR, proves: true } })).toMatch(proves);
    expect(said({}, { qr: QR })).not.toMatch(proves);
    // What was annulled has no code, and says all the same whose records it was of; when and why.
    const annulled = said({}, { qr: { ...QR, proves: true }, anullacio: ANULLACIO });
    expect(annulled).toMatch(proves);
    expect(annulled).not.toMatch(/el codi porta/);
    expect(annulled).toMatch(/Anul·lada el\n30\/11\/2026\nMotiu\nClient equivocat/);
    const proforma = said({ tipus: 'proforma' });
    expect(proforma).toMatch(/Import net de la proforma\n1\.210,00 €/);
    expect(proforma).not.toMatch(/Total a pagar|Total factura/);
  });

  test.each([
    ['ca', 'ANUL·LADA'],
    ['es', 'ANULADA'],
    ['en', 'ANNULLED'],
  ] as const)('annulled, in %s says so across every page and has nothing to be checked by', async (idioma, mark) => {
    const given: Given = { idioma, linies: manyLines(60) };
    const [before, after] = [null, ANULLACIO].map((anullacio) =>
      textsOf(presentPapers([{ emesa: buildEmesa(given), qr: QR, anullacio }], LOOK)),
    );
    for (const word of ['QR tributario:', 'Factura verificable en la sede electrónica de la AEAT']) {
      expect(before).toContain(word);
      expect(after).not.toContain(word);
    }
    expect([before?.includes(mark), after?.includes(mark)]).toEqual([false, true]);
    const paid = paperWording(idioma).t('total_pagar');
    expect([before?.includes(paid), after?.includes(paid)]).toEqual([true, false]);
    expect(
      presentPapers([{ emesa: buildEmesa(given), qr: QR, anullacio: ANULLACIO }], LOOK).factures[0]?.pagament,
    ).toEqual([]);
    const { pdf, warnings, pages } = await print(given, { qr: QR, anullacio: ANULLACIO });
    expect([warnings, pages > 1]).toEqual([[], true]);
    const marked = pagesOf(pdf);
    const plain = pagesOf((await print(given)).pdf);
    // Written aslant, it is read letter by letter: they are all that a page has more.
    const lettersOf = (text: string): string[] => [...text.replace(/\s/g, '')].sort();
    // The first one says when and why; the last one has nothing of how it would be paid.
    expect(marked?.[0]).toContain('30/11/2026');
    marked?.slice(1, -1).forEach((page, place) => {
      expect(lettersOf(page)).toEqual(lettersOf(`${plain?.[place + 1]}${mark}`));
    });
  });

  test('the first and the last total are told, with what lies between; what does not apply is not', () => {
    const sums = (given: Given) =>
      presentPapers([{ emesa: buildEmesa(given), qr: null }], LOOK).factures[0]?.sumes.map(
        ([label, value]) => `${label}: ${value}`,
      );
    expect(
      sums({
        linies: [
          { preu: '1500', irpf: '15' },
          { tipus: 'suplit', preu: '84.50' },
        ],
      }),
    ).toEqual([
      'Base imposable 21\u00a0%: 1.500,00',
      'IVA 21\u00a0%: 315,00',
      'Total factura: 1.815,00',
      'Retenció IRPF 15\u00a0% de 1.500,00: −225,00',
      'Suplits: 84,50',
      'Total a pagar: 1.674,50 €',
    ]);
    expect(sums({})).toEqual([
      'Base imposable 21\u00a0%: 1.000,00',
      'IVA 21\u00a0%: 210,00',
      'Total factura: 1.210,00',
      'Total a pagar: 1.210,00 €',
    ]);
  });

  test.each([
    ['ca', 'Cobrat a la factura A-4: −600,00', 'A tornar al client: 176,00 €'],
    ['es', 'Cobrado en la factura A-4: −600,00', 'A devolver al cliente: 176,00 €'],
    ['en', 'Received on invoice A-4: −600.00', 'To give back to the client: €176.00'],
  ] as const)('in %s what takes the place of another says what was received on it', (idioma, received, left) => {
    const of = (abans: number, given: Given = {}) => {
      const emesa = buildEmesa({
        idioma,
        iban: IBAN,
        tipus: 'rectificativa',
        rectifica,
        linies: [{ preu: '400', irpf: '15' }],
        venciments: [
          { data: '2026-12-28', import: 30000 },
          { data: '2027-01-28', import: 12400 },
        ],
        ...given,
      });
      const [one] = presentPapers([{ emesa, qr: null, abans: [{ numero: 'A-4', total: abans }] }], LOOK).factures;
      return { sums: one?.sumes.map(([label, value]) => `${label}: ${value}`) ?? [], payment: String(one?.pagament) };
    };
    const { t, money } = paperWording(idioma);
    const over = of(60000);
    expect(over.sums.slice(-2)).toEqual([received, left]);
    // Nothing is to be paid: neither how nor when nor where.
    expect(over.payment).toBe('');
    const part = of(35000);
    expect(part.sums.at(-1)).toBe(`${t('queda_pagar')}: ${money(7400)}`);
    expect(part.payment).toContain('ES91');
    expect(part.payment).toContain('28/01/2027');
    expect(part.payment).not.toContain('28/12/2026');
    const guaranteed = of(41400, { retencio: { percentatge: '5', sobre: 'base', allibera: null }, venciments: [] });
    expect(guaranteed.sums.slice(-3)).toEqual([
      expect.stringContaining(money(41400).replace(/[€\s]/g, '')),
      `${t('garantia_cobrada')}: ${money(1000).replace(/[€\s]/g, '')}`,
      `${t('queda_pagar')}: ${money(0)}`,
    ]);
  });

  test('each of its chapters says what it comes to; one alone does not', () => {
    const said = (linies: Given['linies']) =>
      presentPapers([{ emesa: buildEmesa({ linies: linies ?? [] }), qr: null }], LOOK)
        .factures[0]?.taula.files.filter(({ tipus }) => tipus === 'subtotal')
        .map(({ concepte, cels }) => `${concepte}: ${cels}`);
    const projecte = [{ tipus: 'capitol', concepte: 'Projecte' } as const, { preu: '100' }, { preu: '20' }];
    expect(said(projecte)).toEqual([]);
    expect(said([...projecte, { tipus: 'capitol', concepte: 'Obra' }, { preu: '50' }])).toEqual([
      'Subtotal Projecte: 120,00',
      'Subtotal Obra: 50,00',
    ]);
  });

  test('what is paid already by its advances asks for no account', () => {
    const emesa = buildEmesa({ iban: IBAN, bestretes: [{ concepte: '', data: '2026-10-01', import: 121000 }] });
    expect(presentPapers([{ emesa, qr: null }], LOOK).factures[0]?.pagament).toEqual([]);
  });

  test('probe 6: nothing is minus zero, of an invoice or of what gives it back', () => {
    for (const quantitat of ['0', '-1', '1']) {
      const given: Given = {
        linies: [{ quantitat, preu: '0' }, { quantitat }, { iva: '0', regim: 'E1', quantitat: '0' }],
      };
      const said = textsOf(presentPapers([{ emesa: buildEmesa(given), qr: null }], LOOK));
      expect(said.filter((text) => /[−-]0,00(?!\d)/.test(text))).toEqual([]);
    }
  });

  test('is tagged PDF/A in its language; with its Facturae inside, PDF/A-3', async () => {
    const plain = (await print({ idioma: 'en' }, { qr: QR })).pdf.toString('latin1');
    expect(plain).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(plain).toMatch(/\/Lang\s?\(en-GB\)/);
    for (const tag of ['/THead', '/TH', '/Figure', '/Alt']) expect(plain).toContain(tag);
    const carrying = (await print({}, {}, { facturae: Buffer.from('<a></a>') })).pdf.toString('latin1');
    expect(carrying).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(carrying).toMatch(/\/AFRelationship\s*\/Alternative/);
    expect(carrying).toContain('facturae.xml');
  });
});

/** Words of the first page with where they stand, in points from the top. */
const wordsAt = (pdf: Buffer): { text: string; top: number; bottom: number; left: number }[] =>
  [
    ...(pdfText(pdf, '-bbox')?.split('</page>')[0] ?? '').matchAll(
      /xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g,
    ),
  ].map(([, left, top, bottom, text]) => ({
    text: text ?? '',
    top: Number(top),
    bottom: Number(bottom),
    left: Number(left),
  }));
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M0 0h200v80H0z"/></svg>',
);

describe('who issues stands above the title and the receiver, whatever there is', () => {
  const long =
    'Despatx d’arquitectura tècnica, enginyeria i gestió de la qualitat del Baix Empordà, societat limitada professional';
  const cases = [true, false].flatMap((logo) =>
    [true, false].flatMap((qr) =>
      (['sobri', 'caixeti'] as const).flatMap((disseny) =>
        [undefined, long].map((nom) => ({ logo, qr, disseny, nom })),
      ),
    ),
  );
  test.each(cases)('logo $logo, code $qr, $disseny, $nom', async ({ logo, qr, disseny, nom }) => {
    const emissor = { ...buildEmesa().emissor, ...WHOLE.emissor, web: 'https://www.despatx-exemple.cat/contacte' };
    const { pdf } = await print(
      { idioma: 'ca', emissor: nom === undefined ? emissor : { ...emissor, nom_comercial: nom, nom_fiscal: nom } },
      { qr: qr ? QR : null },
      { logo: logo ? LOGO : null, disseny },
    );
    const words = wordsAt(pdf);
    if (words.length === 0) return;
    const title = words.find(({ text, left }) => text === 'Factura' && left < 100);
    const said = words.filter(({ text }) => ['972', 'NIF'].includes(text)).slice(0, 2);
    expect(said).toHaveLength(2);
    for (const one of said) expect(one.bottom).toBeLessThan(title?.top ?? 0);
  });
});

/** Every page before the one of the total says what it comes to, and the next one the same; no other page does. */
const expectCarried = (text: readonly string[]): void => {
  const end = text.findIndex((page) => page.includes('Total a pagar'));
  for (const [place, page] of text.entries()) {
    const carried = /Suma i segueix\s+([\d.,]+)/.exec(page)?.[1];
    expect([place, carried !== undefined]).toEqual([place, place < end]);
    expect(carried).toBe(/Suma anterior\s+([\d.,]+)/.exec(text[place + 1] ?? '')?.[1]);
  }
  expect(text[0]).not.toContain('Suma anterior');
};

test('a disbursement says of its supplier what there is, with no gap for what there is not', () => {
  const nothing = { nif: '', nom: '', numero: '', data: null as string | null };
  const told = (suplit: Partial<typeof nothing>): string | undefined => {
    const line = { tipus: 'suplit', concepte: 'Taxa', suplit: { ...nothing, ...suplit } } as const;
    const [paper] = presentPapers([{ emesa: buildEmesa({ linies: [line] }), qr: null }], LOOK).factures;
    return textsOf(paper?.taula).find((text) => /Registre|B63272603|R-1/.test(text));
  };
  const whole = { nif: 'B63272603', nom: 'Registre', numero: 'R-1', data: '2026-11-01' };
  expect(told(whole)).toBe('Registre B63272603, factura R-1 del 01/11/2026');
  expect(told({ ...whole, nif: '' })).toBe('Registre, factura R-1 del 01/11/2026');
  expect(told({ ...whole, data: null })).toBe('Registre B63272603, factura R-1');
  expect(told({ ...whole, nif: '', nom: '' })).toBe('factura R-1 del 01/11/2026');
  expect(told({ nom: 'Registre' })).toBe('Registre');
  expect(told({})).toBeUndefined();
});

describe('pages', () => {
  test.each([1, 15, 16, 17, 60, 300])(
    '%d lines: all come, sums are carried, and the total stands with the last two',
    async (count) => {
      const { pdf, pages } = await print({ linies: manyLines(count), iban: IBAN });
      const text = pagesOf(pdf);
      if (text === null) return;
      expect(text).toHaveLength(pages);
      for (let place = 1; place <= count; place += 1)
        expect(text.join('\n')).toMatch(new RegExp(`Partida ${place}\\b`));
      const last = text.at(-1) ?? '';
      expect(last).toMatch(new RegExp(`Partida ${count}\\b`));
      if (count > 1) expect(last).toMatch(new RegExp(`Partida ${count - 1}\\b`));
      expect(last).toContain('Total a pagar');
      expect(last).not.toContain('Suma i segueix');
      for (const [place, page] of text.entries()) {
        expect(page).toContain(`Pàgina ${place + 1} de ${pages}`);
        expect(page).toContain('Concepte');
        if (place < pages - 1) expect(page).not.toContain('Total a pagar');
      }
      expectCarried(text);
    },
  );

  test('around the end of a page, whatever the length, the total never stands alone', async () => {
    for (let count = 18; count <= 50; count += 1) {
      const text = pagesOf((await print({ linies: manyLines(count), iban: IBAN })).pdf);
      if (text === null) return;
      expect(text.at(-1), String(count)).toMatch(
        new RegExp(`Partida ${count - 1}\\b[\\s\\S]*Partida ${count}\\b[\\s\\S]*Total a pagar`),
      );
      expect(text.join('\n').match(/Total a pagar/g)).toHaveLength(1);
    }
  }, 60_000);

  test('a chapter is never left at the foot of a page', async () => {
    for (let before = 25; before <= 45; before += 1) {
      const linies = [...manyLines(before), { tipus: 'capitol' as const, concepte: 'CAPITOL NOU' }, ...manyLines(6)];
      const text = pagesOf((await print({ linies })).pdf);
      if (text === null) return;
      const page = text.find((one) => one.includes('CAPITOL NOU')) ?? '';
      expect(page, String(before)).toMatch(/CAPITOL NOU[\s\S]*Partida 1\b[\s\S]*Partida 2\b/);
    }
  }, 60_000);

  test('probe 31: 60 lines, a description of 4,000 letters and 40 lines of legal text: heads repeat and nothing is lost', async () => {
    const words = Array.from({ length: 400 }, (_, place) => `mot${String(place).padStart(4, '0')}`)
      .join('  ')
      .slice(0, 4000);
    for (const at of [0, 30, 59]) {
      const linies = manyLines(60).map((one, place) => (place === at ? { ...one, descripcio: words } : one));
      const peu = Array.from({ length: 40 }, (_, place) => `Línia legal ${place + 1}.`).join('\n');
      const { pdf, pages } = await print({ linies, emissor: { ...buildEmesa().emissor, peu } }, { qr: QR });
      const text = pagesOf(pdf);
      if (text === null) return;
      expect(pages).toBeLessThanOrEqual(5);
      const all = text.join('\n');
      for (const word of words.split('  ')) expect(all).toContain(word);
      for (let place = 1; place <= 40; place += 1) expect(all).toContain(`Línia legal ${place}.`);
      expect(all.match(/Total a pagar/g)).toHaveLength(1);
      for (const [place, page] of text.entries()) expect(page).toContain(`Pàgina ${place + 1} de ${pages}`);
      expectCarried(text);
    }
  }, 60_000);

  test('legal text of many short lines stands in two columns, on one page; of long ones as it was written', async () => {
    const words = (line: string): string =>
      Array.from({ length: 40 }, (_, place) => `${line} ${place + 1}.`).join('\n');
    const read = async (peu: string) =>
      pagesOf((await print({ linies: manyLines(17), emissor: { ...buildEmesa().emissor, peu } })).pdf);
    const short = await read(words('Línia'));
    if (short === null) return;
    for (let place = 1; place <= 20; place += 1)
      expect(short.at(-1)).toMatch(new RegExp(`^Línia ${place}\\. +Línia ${place + 20}\\.$`, 'm'));
    const long = (await read(words('Línia que passa de llarg allò que cap en una columna de la meitat'))) ?? [];
    expect(long.join('\n').match(/^Línia que passa/gm)).toHaveLength(40);
  });

  test('a last line whose description goes on over the page is carried over as any other', async () => {
    for (const count of [16, 29, 40]) {
      const linies = manyLines(count).map((one, place) =>
        place === count - 1 ? { ...one, descripcio: 'Una frase de la descripció. '.repeat(140) } : one,
      );
      const text = pagesOf((await print({ linies, iban: IBAN })).pdf);
      if (text === null) return;
      expect(text.length).toBeGreaterThan(1);
      expectCarried(text);
    }
  }, 60_000);

  test('typed text of any kind never stops it, in either design', async () => {
    const hostile = '👷 龍 \u0007#panic() <b>$x$</b> \\ '.repeat(40);
    const [adreca] = buildCopia().adreces;
    const given: Given = {
      emissor: {
        ...buildEmesa().emissor,
        nom_fiscal: hostile,
        nom_comercial: hostile,
        web: hostile,
        peu: hostile,
        registre_mercantil: hostile,
      },
      receptor: {
        copia: buildCopia({ rao_social: hostile, adreces: adreca ? [{ ...adreca, via: 'W'.repeat(200) }] : [] }),
        dir3: null,
      },
      linies: [
        {
          concepte: hostile.slice(0, 500),
          descripcio: 'W'.repeat(4000),
          unitat: 'W'.repeat(12),
          quantitat: '999999999.999999',
        },
      ],
      treball: { codi: hostile, nom: hostile, expedient: hostile },
      observacions: hostile,
    };
    for (const disseny of ['sobri', 'caixeti'] as const) {
      const { pages, warnings } = await print(given, { qr: QR }, { disseny, color: '#ffff00' });
      expect(pages).toBeGreaterThan(0);
      expect(warnings.some(({ caracters }) => caracters.includes('龍'))).toBe(true);
    }
  });
});

describe('many at once', () => {
  const papers = (count: number, lines: number): FacturaPaper[] =>
    Array.from({ length: count }, (_, place) => ({
      emesa: buildEmesa({ numero: `2026/A/${place + 1}`, linies: manyLines(lines) }),
      qr: null,
    }));

  test('in one document each counts its own pages', async () => {
    const { pdf } = await print({}, {}, { papers: [...papers(3, 2), ...papers(1, 60)] });
    const text = pagesOf(pdf);
    if (text === null) return;
    expect(text.map((page) => /Pàgina \d+ de \d+/.exec(page)?.[0])).toEqual([
      'Pàgina 1 de 1',
      'Pàgina 1 de 1',
      'Pàgina 1 de 1',
      'Pàgina 1 de 2',
      'Pàgina 2 de 2',
    ]);
  });

  test('in one document each has the pages that it has alone', async () => {
    const some = [...papers(2, 2), ...papers(2, 60)].map((paper, place) => ({
      ...paper,
      emesa: { ...paper.emesa, numero: `2026/A/${place + 1}` },
      qr: QR,
    }));
    const together = pagesOf((await print({}, {}, { papers: some })).pdf);
    if (together === null) return;
    const alone: string[] = [];
    for (const paper of some) alone.push(...(pagesOf((await print({}, {}, { papers: [paper] })).pdf) ?? []));
    expect(together).toEqual(alone);
  });

  test('probe 30: 500 of a few lines are one part; longer ones are parted, each within what the printer holds', () => {
    expect(partsOf(papers(500, 4))).toHaveLength(1);
    const parts = partsOf(papers(500, 16));
    expect(parts).toHaveLength(2);
    expect(parts.flat().map(({ emesa }) => emesa.numero)).toEqual(papers(500, 1).map(({ emesa }) => emesa.numero));
    expect(partsOf(papers(1, 500))).toHaveLength(1);
  });

  test('probe 30: 500 of a few lines, each with its code, are printed in one file within the limits', async () => {
    const [first] = partsOf(papers(500, 4));
    const coded = first?.map((paper, at) => ({ ...paper, qr: { ...QR, adreca: `${QR.adreca}&n=${at}` } }));
    const { pages } = await print({}, {}, { papers: coded ?? [] });
    expect(pages).toBe(500);
  }, 240_000);

  test('several are called in the language of whoever asks; a draft by its client', async () => {
    const look = { papers: papers(2, 1), ...LOOK };
    expect(LANGUAGES.map((idioma) => presentPapers(look.papers, look, idioma).titol)).toEqual([
      'Factures',
      'Facturas',
      'Invoices',
    ]);
    const emesa = buildEmesa({ numero: null });
    expect(paperName(emesa)).toBe(`Factura esborrany ${emesa.receptor?.copia.nom_complet}`);
    expect(paperName({ ...emesa, receptor: null }, 'en')).toBe('Invoice draft');
  });

  test('files that would be called the same are told apart', () => {
    const zip = zipped(
      ['A.pdf', 'A.pdf'].map((nom) => ({ nom, contingut: Buffer.from('x') })),
      '2026-11-28T10:00:00Z',
    ).toString('latin1');
    expect(zip).toContain('A.pdf');
    expect(zip).toContain('A (2).pdf');
  });
});

test.each(LANGUAGES)('in %s a receipt says who paid what, and what is left', async (idioma) => {
  const rebut: Rebut = {
    emesa: buildEmesa(),
    idioma,
    data: '2026-12-28',
    total: 50_000,
    forma: 'transferencia',
    compte: IBAN,
    observacions: '',
    pendent: 71_000,
    garantia_pendent: 0,
    de_garantia: 0,
    numero: 1,
  };
  const back = presentRebut({ ...rebut, total: -4_400, pendent: -2_786 }, LOOK);
  const { t, money } = paperWording(idioma);
  expect([back.titol, back.import, back.signatures[0]?.nom]).toEqual([
    t('titol.devolucio'),
    money(4_400),
    back.receptor.nom,
  ]);
  expect(back.fets).toContainEqual([t('rebut.per_tornar_tornat'), money(2_786)]);
  // What is left is said of the movement that it is, whatever its sign.
  const [over, all] = [
    presentRebut({ ...rebut, pendent: -19_307 }, LOOK),
    presentRebut({ ...rebut, total: -19_307, pendent: 0 }, LOOK),
  ];
  expect(over.fets).toContainEqual([t('rebut.per_tornar'), money(19_307)]);
  expect(all.fets).toContainEqual([t('rebut.pendent_tornat'), money(0)]);
  expect(textsOf(back).join(' ')).not.toMatch(/−/);
  const released = presentRebut({ ...rebut, total: 500, pendent: 0, de_garantia: 500 }, LOOK);
  expect(released.fets).toContainEqual([t('rebut.de_garantia'), money(500)]);
  expect(presentRebut(rebut, LOOK).fets.map(([label]) => label)).not.toContain(t('rebut.de_garantia'));
  expect(textsOf(presentRebut(rebut, LOOK)).filter((text) => /^paper\.|NaN|undefined/.test(text))).toEqual([]);
  const { pdf, pages } = await printRebut(documents, { rebut, logo: null, ...LOOK, ara: '2026-11-28T10:00:00Z' });
  expect(pages).toBe(1);
  const text = pagesOf(pdf);
  if (text !== null) golden(`rebut.${idioma}.txt`, text.join('\f'));
});
