import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createDocuments } from '#server/documents/index.ts';
import { buildEmesa } from '#tests/support/emesa.ts';
import { pagesOf } from '#tests/support/paper.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { printFactures } from './document-print.ts';

const PAPERS = 200;
const documents = createDocuments();
afterAll(() => documents.close());

type Given = NonNullable<Parameters<typeof buildEmesa>[0]>;
const decimal = (most: number, places: number) =>
  fc
    .tuple(fc.integer({ min: -most, max: most }), fc.nat(10 ** places - 1))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(places, '0')}`);
const percent = fc.constantFrom('0', '2.5', '10', '33.33');
const ajust = fc.oneof(
  percent.map((percentatge) => ({ concepte: '', percentatge })),
  fc.integer({ min: -5_000, max: 5_000 }).map((cents) => ({ concepte: '', import: cents })),
);
const impost = fc.constantFrom(
  { iva: '21', recarrec: null, regim: 'general' as const },
  { iva: '21', recarrec: '5.2', regim: 'general' as const },
  { iva: '10', recarrec: null, regim: 'general' as const },
  { iva: '4', recarrec: '0.5', regim: 'general' as const },
  { iva: '0', recarrec: null, regim: 'E1' as const },
  { iva: '0', recarrec: null, regim: 'isp' as const },
  { iva: '0', recarrec: null, regim: 'N2' as const },
);
const line = fc
  .record({
    tipus: fc.constantFrom('linia' as const, 'linia' as const, 'linia' as const, 'suplit' as const),
    concepte: fc.constant('Partida'),
    quantitat: decimal(300, 3),
    preu: decimal(4_000, 4),
    descompte: percent,
    descompte_import: fc.constantFrom(undefined, undefined, 2_500),
    carrec: fc.constantFrom(undefined, undefined, '4', '12.5'),
    carrec_import: fc.constantFrom(undefined, undefined, 199),
    irpf: fc.constantFrom(null, null, '15', '7'),
    impost,
  })
  .map(({ impost: { iva, recarrec, regim }, ...one }) => ({ ...one, iva, recarrec, regim }));
const given: fc.Arbitrary<Given> = fc.record({
  linies: fc.array(line, { minLength: 1, maxLength: 9 }),
  descomptes: fc.array(ajust, { maxLength: 2 }),
  carrecs: fc.array(ajust, { maxLength: 1 }),
  retencio: fc.option(
    fc.record({
      percentatge: fc.constantFrom('5', '3.5'),
      sobre: fc.constantFrom('base' as const, 'total' as const),
      allibera: fc.constant(null),
    }),
  ),
  bestretes: fc.array(
    fc.record({ concepte: fc.constant(''), data: fc.constant(null), import: fc.integer({ min: 1, max: 90_000 }) }),
    { maxLength: 2 },
  ),
});

/** So many invoices of any shape that can be added up, each with its own number. */
const invoices = (): FacturaEmesa[] => {
  const built: FacturaEmesa[] = [];
  while (built.length < PAPERS)
    for (const one of fc.sample(given, PAPERS)) {
      const numero = `A-2026-${String(built.length + 1).padStart(5, '0')}`;
      try {
        if (built.length < PAPERS) built.push(buildEmesa({ ...one, numero }));
      } catch {
        // Its lines add up to nothing to share a discount over.
      }
    }
  return built;
};

const BASES = { general: 'Base imposable', isp: 'Base amb inversió del subjecte passiu', N2: 'Base no subjecta' };
/** What the paper has to say of the sums of an invoice: each figure by its name, in cents. */
const expectedOf = ({ totals, bestretes }: FacturaEmesa): string[] => [
  ...totals.grups.flatMap(({ regim, base, quota, recarrec, quota_recarrec }) => [
    `${Object.hasOwn(BASES, regim) ? BASES[regim as keyof typeof BASES] : 'Base exempta'} ${base}`,
    ...(regim === 'general' ? [`IVA ${quota}`] : []),
    ...(recarrec === null ? [] : [`Recàrrec d’equivalència ${quota_recarrec}`]),
  ]),
  `Total factura ${totals.total_factura}`,
  ...totals.irpf.map(({ base, quota }) => `Retenció IRPF ${0 - quota} de ${base}`),
  ...(totals.retencio === 0 ? [] : [`Retenció de garantia ${0 - totals.retencio}`]),
  ...(totals.suplits === 0 ? [] : [`Suplits ${totals.suplits}`]),
  ...bestretes.map((one) => `Bestreta ${0 - one.import}`),
  `${totals.total_a_pagar < 0 ? 'Total a tornar al client' : 'Total a pagar'} ${Math.abs(totals.total_a_pagar)}`,
];

const centsOf = (text: string): number => Number(text.replace('−', '-').replaceAll(/[.,]/g, ''));
const AMOUNT = '−?[\\d.]+,\\d\\d';
const SUMS = new RegExp(
  `(Base imposable|Base exempta|Base no subjecta|Base amb inversió del subjecte passiu|IVA|Recàrrec d’equivalència|Total factura|Retenció IRPF|Retenció de garantia|Suplits|Bestreta|Total a pagar|Total a tornar al client)(?: [\\d,]+ %)?(?: de (${AMOUNT}))? {2,}(${AMOUNT})(?: €)?$`,
  'gm',
);
const saidOf = (text: string): string[] =>
  [...text.replaceAll('\u00a0', ' ').matchAll(SUMS)].map(
    ([, name = '', of, amount = '']) => `${name} ${centsOf(amount)}${of === undefined ? '' : ` de ${centsOf(of)}`}`,
  );

test('two hundred invoices of any shape: every sum on the paper is the one of the domain, and no other is there', async () => {
  const issued = invoices();
  const { pdf } = await printFactures(documents, {
    papers: issued.map((emesa) => ({ emesa, qr: null })),
    logo: null,
    color: null,
    disseny: 'sobri',
    ara: '2026-11-28T10:00:00Z',
  });
  const pages = pagesOf(pdf);
  if (pages === null) return;
  const papers: string[] = [];
  for (const page of pages) {
    if (page.includes('Pàgina 1 de ')) papers.push(page);
    else papers.push(`${papers.pop()}\n${page}`);
  }
  expect(papers).toHaveLength(PAPERS);
  for (const [place, emesa] of issued.entries()) {
    const paper = papers[place] ?? '';
    expect(paper).toContain(emesa.numero);
    expect(saidOf(paper), JSON.stringify(emesa)).toEqual(expectedOf(emesa));
    expect(paper).not.toMatch(/[−-]0,00(?!\d)/);
  }
}, 300_000);
