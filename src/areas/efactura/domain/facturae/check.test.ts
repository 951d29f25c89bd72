import { expect, test } from 'vitest';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { checkFacturae } from './check.ts';

type Given = NonNullable<Parameters<typeof buildEmesa>[0]>;
const AVUI = '2026-12-01';
const faltesOf = (given: Given) =>
  checkFacturae(buildEmesa({ iban: 'ES9121000418450200051332', ...given }), AVUI).map(({ regla, cami, codi, nivell }) =>
    [nivell, regla, cami, codi].join(' '),
  );
const receptor = (more: Parameters<typeof buildCopia>[0], dir3: NonNullable<Given['receptor']>['dir3'] = null) => ({
  receptor: { copia: buildCopia(more), dir3 },
});
const own = buildEmesa().emissor;
const [adreca] = buildCopia().adreces;
const address = (more: object) => receptor({ adreces: adreca ? [{ ...adreca, ...more }] : [] });
const rectifica = { metode: 'I' as const, motiu: 'R1' as const, rao: '83' as const, text: '', factures: [] };

test('an invoice without faults has none', () => expect(faltesOf({})).toEqual([]));

const REFUSED: readonly [string, Given, string][] = [
  ['a proforma', { tipus: 'proforma' }, 'error 1 tipus facturae_proforma'],
  ['a draft', { numero: null }, 'error 3a numero facturae_sense_numero'],
  ['a long number', { numero: '2026/ABCDEFGHIJ/00001' }, 'error 3a numero facturae_numero_llarg'],
  ['a date to come', { data: '2026-12-02' }, 'error 7 data facturae_data_futura'],
  ['no receiver', { tipus: 'simplificada', receptor: null }, 'error 5b agent_fk facturae_sense_receptor'],
  ['no tax id', receptor({ nif: ' ' }), 'error 5b receptor.nif facturae_sense_nif'],
  ['a wrong tax id', receptor({ nif: 'B63272604' }), 'error 5b receptor.nif facturae_nif'],
  ['a wrong tax id of ours', { emissor: { ...own, nif: 'B85905494' } }, 'error 5b emissor.nif facturae_nif'],
  [
    'a person of one word',
    { emissor: { ...own, nif: '12345678Z', tipus_persona: 'F', nom_fiscal: 'Exemple' } },
    'error 5d emissor.nom_fiscal facturae_sense_cognom',
  ],
  [
    'a person without surname',
    receptor({ nif: '12345678Z', tipus_persona: 'F', nom: 'Exemple', cognoms: '' }),
    'error 5d receptor.cognoms facturae_sense_cognom',
  ],
  [
    'a company without name',
    receptor({ rao_social: '', nom_complet: '' }),
    'error 5e receptor.rao_social facturae_sense_rao',
  ],
  ['no address', receptor({ adreces: [] }), 'error 1 receptor.adreces.0 facturae_sense_adreca'],
  ['no street', address({ via: '' }), 'error 1 receptor.adreces.0.via facturae_sense_adreca'],
  ['a short postcode', address({ codi_postal: '1700' }), 'error 1 receptor.adreces.0.codi_postal facturae_codi_postal'],
  ['no town', address({ poblacio: '' }), 'error 1 receptor.adreces.0.poblacio facturae_sense_adreca'],
  ['no province', address({ provincia: '' }), 'error 1 receptor.adreces.0.provincia facturae_sense_adreca'],
  ['an unknown country', address({ pais: 'XX' }), 'error 1 receptor.adreces.0.pais facturae_pais'],
  ['no lines', { linies: [] }, 'error 9 linies facturae_sense_linies'],
  [
    'suplits alone',
    { linies: [{ tipus: 'suplit', suplit: { nif: 'B63272603', nom: '', numero: '1', data: null } }] },
    'error 9 linies facturae_sense_linies',
  ],
  ['a line that says nothing', { linies: [{ concepte: ' ' }] }, 'error 9 linies.0.concepte facturae_linia_sense_text'],
  ['a rectification of nothing', { tipus: 'rectificativa' }, 'error 4b rectifica facturae_sense_rectificada'],
  [
    'a rectification without invoices',
    { tipus: 'rectificativa', rectifica },
    'error 4b rectifica.factures facturae_sense_rectificada',
  ],
];
test.each(REFUSED)('%s is refused, at the field to mend', (_what, given, falta) => {
  expect(faltesOf(given)).toContain(falta);
});

const WARNED: readonly [string, Given, string][] = [
  [
    'a person with the id of a company',
    receptor({ tipus_persona: 'F', nom: 'A', cognoms: 'B' }),
    'avis 5a receptor.tipus_persona facturae_persona',
  ],
  [
    'a company with the id of a person',
    receptor({ nif: '12345678Z' }),
    'avis 5a receptor.tipus_persona facturae_persona',
  ],
  ['a tax id with its country', receptor({ nif: 'ESB63272603' }), 'avis 5b receptor.nif facturae_prefix'],
  ['a long name', receptor({ rao_social: 'x'.repeat(81) }), 'avis 5e receptor.rao_social facturae_text_tallat'],
  ['a long street', address({ via: 'x'.repeat(81) }), 'avis 1 receptor.adreces.0.via facturae_text_tallat'],
  [
    'due amounts that do not add up',
    { venciments: [{ data: AVUI, import: 1 }] },
    'avis avis venciments facturae_venciments',
  ],
  ['no account', { iban: '' }, 'avis avis iban facturae_sense_iban'],
  ['a wrong account', { iban: 'ES9121000418450200051333' }, 'avis avis iban facturae_iban'],
  [
    'a long reference',
    { referencies: { comanda: 'x'.repeat(21), expedient: '', contracte: '' } },
    'avis 1 referencies.comanda facturae_referencia_llarga',
  ],
  [
    'a suplit without its invoice',
    { linies: [{}, { tipus: 'suplit' }] },
    'avis 9 linies.1.suplit facturae_suplit_incomplet',
  ],
  [
    'a suplit whose supplier has a wrong tax id',
    { linies: [{}, { tipus: 'suplit', suplit: { nif: 'Q0801234A', nom: '', numero: 'R-1', data: null } }] },
    'avis 5b linies.1.suplit.nif facturae_suplit_nif',
  ],
  ['long words', { observacions: 'x'.repeat(2501) }, 'avis 1 observacions facturae_text_tallat'],
];
test.each(WARNED)('%s warns and lets it go', (_what, given, falta) => {
  const found = faltesOf(given);
  expect(found).toContain(falta);
  expect(found.filter((one) => one.startsWith('error'))).toEqual([]);
});

test('a public body needs three offices; one half filled is refused at what is missing', () => {
  const P = { nif: 'P4300000I', tipus_persona: 'P' as const };
  const at = (field: string) => `error 8 receptor.dir3.${field} facturae_sense_dir3`;
  const three = ['oficina_comptable', 'organ_gestor', 'unitat_tramitadora'].map(at);
  expect(faltesOf(receptor(P))).toEqual(three);
  const half = {
    oficina_comptable: 'L01462508',
    organ_gestor: '',
    unitat_tramitadora: 'L01462508',
    organ_proponent: '',
  };
  expect(faltesOf(receptor({}, half))).toEqual([at('organ_gestor')]);
});

test('amounts that are not what is written are refused by the codes of the register', () => {
  const good = buildEmesa({ linies: [{ irpf: '15' }] });
  const [linia] = good.linies;
  const rules = (more: object) =>
    checkFacturae({ ...good, ...more }, AVUI).map(({ regla, cami }) => `${regla} ${cami}`);
  expect(rules({ linies: [{ ...linia, cost: 100001, brut: 100001 }] })).toContain('RCF06001 linies.0.preu');
  expect(rules({ linies: [{ ...linia, brut: 99999 }] })).toContain('RCF06005 totals');
  expect(rules({ totals: { ...good.totals, retingut: -1 } })).toContain('RCF06007 totals');
  const withheld = checkFacturae({ ...good, totals: { ...good.totals, retingut: -1 } }, AVUI);
  expect(withheld.find(({ regla }) => regla === 'RCF06007')?.codi).toBe('facturae_retingut_negatiu');
  expect(rules({ totals: { ...good.totals, base: 1 } })).toContain('6e totals');
  expect(rules({ totals: { ...good.totals, quotes: 1 } })).toContain('6f totals');
});
