import { describe, expect, test } from 'vitest';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { type Certificat, type CertifiedLot, readCovered, withCertificate } from './certificat.ts';
import { judge } from './verdict.ts';

const WHOLE: Certificat = {
  emissor: 'Organisme d’exemple',
  central: 'Central Nord',
  designacio: 'HA-30/F/20/XC4+XF1',
  sigma: 1.9,
  des_de: '2026-01-01',
  fins: '2026-12-31',
};
const sample = (numero: number, data: string | null = '2026-05-04', central = '') => ({ numero, data, central });
const held = (
  certificat: Partial<Certificat> = {},
  lot: Partial<Omit<CertifiedLot, 'certificat'>> = {},
): ReturnType<typeof withCertificate> =>
  withCertificate(
    {},
    {
      ...{ distintiu: 5, designacio: 'HA-30/F/20/XC4+XF1', central: 'Central Nord', mostres: [sample(1), sample(2)] },
      ...lot,
      certificat: { ...WHOLE, ...certificat },
    },
  );
const codes = (given: ReturnType<typeof withCertificate>) => given.certificatNo.map(({ codi }) => codi);
const sigmaOf = (given: ReturnType<typeof withCertificate>) => given.respostes.sigma?.sigma ?? null;

describe('a certificate lends its sigma', () => {
  test('with who issued it and since when', () => {
    expect(held()).toEqual({
      respostes: { sigma: { sigma: 1.9, qui: 'Organisme d’exemple', quan: '2026-01-01' } },
      certificatNo: [],
    });
    expect(held({ des_de: null }).respostes).toEqual({ sigma: { sigma: 1.9, qui: 'Organisme d’exemple' } });
  });

  test('under mark 5 alone, and never over the answer of a person', () => {
    expect(held({}, { distintiu: 4 })).toEqual({ respostes: {}, certificatNo: [] });
    expect(held({ fins: '2026-01-02' }, { distintiu: 1 })).toEqual({ respostes: {}, certificatNo: [] });
    const own = { sigma: { sigma: 2.5, qui: 'Pau' }, case1: { valor: true } };
    const lot = { distintiu: 5, designacio: '', central: '', mostres: [] } as const;
    expect(withCertificate(own, { ...lot, certificat: null })).toEqual({ respostes: own, certificatNo: [] });
    expect(withCertificate(own, { ...lot, certificat: { ...WHOLE, designacio: '' } }).respostes).toBe(own);
  });

  test('keeping the other answers of the lot', () => {
    const lot = { distintiu: 5, designacio: 'HA-30/F/20/XC4', central: '', mostres: [] } as const;
    const given = withCertificate(
      { case1: { valor: true } },
      { ...lot, certificat: { ...WHOLE, designacio: 'HA-30' } },
    );
    expect(given.respostes).toMatchObject({ case1: { valor: true }, sigma: { sigma: 1.9 } });
  });
});

describe('days in force', () => {
  test.each([
    ['first day', ['2026-01-01'], []],
    ['last day', ['2026-12-31'], []],
    ['the day before', ['2025-12-31', '2026-02-01'], ['certificat_encara_no']],
    ['the day after, one sample alone', ['2027-01-01', '2026-02-01', '2026-02-02'], ['certificat_caducat']],
    ['both ends', ['2027-01-01', '2025-12-31'], ['certificat_caducat', 'certificat_encara_no']],
    ['no day known', [null, null], []],
    ['some day known', [null, '2027-01-01'], ['certificat_caducat']],
  ] as const)('%s', (_, days, expected) => {
    const given = held({}, { mostres: days.map((data, index) => sample(index + 1, data)) });
    expect(codes(given)).toEqual(expected);
    expect(sigmaOf(given)).toBe(expected.length > 0 ? null : 1.9);
  });

  test('without ends it is always in force', () => {
    expect(sigmaOf(held({ des_de: null, fins: null }, { mostres: [sample(1, '1999-01-01')] }))).toBe(1.9);
  });

  test('say the dates: the last pour after its end, the first before its beginning', () => {
    const mostres = ['2027-03-01', '2025-01-02', '2027-02-01', '2025-02-02'].map((data, index) =>
      sample(index + 1, data),
    );
    expect(held({}, { mostres }).certificatNo).toEqual([
      { codi: 'certificat_caducat', params: { fins: '31/12/2026', data: '01/03/2027' } },
      { codi: 'certificat_encara_no', params: { des_de: '01/01/2026', data: '02/01/2025' } },
    ]);
  });
});

describe('its plant', () => {
  const mostres = (...plants: readonly string[]) =>
    plants.map((central, index) => sample(index + 1, '2026-05-04', central));
  test.each([
    ['written another way', 'CENTRAL  nord', '', ['Central Nord'], true],
    ['another in the zone, samples without one', 'Central Nord', 'Central Sud', ['', ''], false],
    [
      'another in the zone, its own in every sample',
      'Central Nord',
      'Central Sud',
      ['Central Nord', 'Central Nord'],
      true,
    ],
    ['one sample of another', 'Central Nord', 'Central Nord', ['', 'Central Sud', ''], false],
    ['not said: that of the zone', '', 'Central Sud', ['', 'Central Sud'], true],
    ['not said, one sample of another than the zone', '', 'Central Sud', ['', 'Central Nord'], false],
    ['nothing said anywhere', '', '', ['', ''], true],
    ['said by the certificate alone', 'Central Nord', '', ['', ''], true],
    ['said by the samples alone, one plant', '', '', ['', 'Central Sud', 'central sud'], true],
    ['said by the samples alone, two plants', '', '', ['Central Sud', 'Central Nord'], false],
    ['blanks are nothing', '  ', 'Central Sud', [' ', 'Central Sud'], true],
    ['blanks are nothing, in the zone too', '', '  ', ['', 'Central Sud'], true],
  ] as const)('%s', (_, central, zona, plants, lends) => {
    const given = held({ central }, { central: zona, mostres: mostres(...plants) });
    expect(codes(given)).toEqual(lends ? [] : ['certificat_altra_central']);
  });

  test('says which sample is of which plant', () => {
    const given = held({}, { mostres: mostres('Central Nord', 'Central Sud', 'Central Est') });
    expect(given.certificatNo).toEqual([
      { codi: 'certificat_altra_central', params: { certificat: 'Central Nord', central: 'Central Sud', numero: 2 } },
    ]);
    const byZona = held({}, { central: 'Central Sud', mostres: mostres('', 'Central Nord') });
    expect(byZona.certificatNo[0]?.params).toMatchObject({ central: 'Central Sud', numero: 1 });
  });
});

describe('its designation', () => {
  test.each([
    ['', true],
    ['HA-30', true],
    ['ha-30 / f', true],
    ['HA-30/F/20', true],
    ['HA-30/F/20/XF1+XC4', true],
    ['HA-30/F/20/XC4', false],
    ['HA-25', false],
    ['HP-30', false],
    ['HA-30/B', false],
    ['HA-30/F/12', false],
    ['HA-30/F/20/XC4+XF1/extra', false],
    ['formigó de pilars', false],
  ])('%j', (designacio, lends) => {
    const given = held({ designacio });
    expect(codes(given)).toEqual(lends ? [] : ['certificat_altra_designacio']);
    if (!lends) expect(given.certificatNo[0]?.params).toEqual({ certificat: designacio, zona: 'HA-30/F/20/XC4+XF1' });
  });

  test('is read whole or by its opening parts', () => {
    expect([readCovered('HA-30'), readCovered('HA-30/B/12')].map(({ ok }) => ok)).toEqual([true, true]);
    expect(readCovered('HA-30/')).toEqual({ ok: false, failure: 'consistencia' });
    expect(readCovered('HA30')).toEqual(readCovered('HA-30'));
    expect(readCovered('HA30/F')).toEqual(readCovered('HA-30/F'));
    expect(readCovered('HA-30/F/20/XC4/1')).toEqual({ ok: false, failure: 'forma' });
  });
});

test('without sigma it says so, and every reason is told', () => {
  expect(codes(held({ sigma: null }))).toEqual(['certificat_sense_sigma']);
  expect(
    codes(held({ sigma: null, fins: '2026-05-03', des_de: '2026-05-05', central: 'Sud', designacio: 'HA-25' })),
  ).toEqual([
    ...['certificat_sense_sigma', 'certificat_caducat', 'certificat_encara_no', 'certificat_altra_central'],
    'certificat_altra_designacio',
  ]);
});

test('the ask and step 4 say why; an answer of the lot rules, with the reasons beside it', () => {
  const { certificatNo } = held({ fins: '2026-05-03' });
  const asked = judge(buildLot('CODI', [31.8, 34.6, 33], { distintiu: 5, certificatNo }));
  expect(asked).toMatchObject({ verdict: 'ask', ask: 'sigma', askMotius: certificatNo });
  expect(asked.steps[3]?.lines.map(({ codi }) => codi)).toEqual(['distintiu_dispersio', 'certificat_caducat']);
  const respostes = { sigma: { sigma: 1.9 } };
  const answered = judge(buildLot('CODI', [31.8, 34.6, 33], { distintiu: 5, certificatNo, respostes }));
  expect(answered).toMatchObject({ verdict: 'satisfactori', askMotius: [] });
  expect(answered.steps[3]?.lines.map(({ codi }) => codi)).toEqual([
    ...['distintiu_dispersio', 'certificat_caducat', 'resposta_sigma'],
  ]);
});
