import { expect, test } from 'vitest';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { paperMentions } from './document-totals.ts';
import { paperWording } from './document-wording.ts';

const saidTo = (nif: string, nif_pais: string, regim: 'N2' | 'N1' | 'E5' = 'N2') =>
  paperMentions(
    buildEmesa({
      linies: [{ iva: '0', regim, causa: regim }],
      receptor: { copia: buildCopia({ nif, nif_pais }), dir3: null },
    }),
    paperWording('ca'),
  ).join(' ');

test('what is not subject here says that a trader of the Union owes the tax, and nobody else', () => {
  for (const [nif, pais] of [
    ['DE123456789', 'DE'],
    ['123456789', 'DE'],
    ['094259216', 'GR'],
    ['IE6388047V', 'IE'],
  ] as const)
    expect([nif, saidTo(nif, pais)]).toEqual([
      nif,
      'Operació no subjecta a l’IVA (art. 68-70 de la Llei 37/1992). Inversió del subjecte passiu: l’IVA el liquida el destinatari al seu país (art. 196 de la Directiva 2006/112/CE).',
    ]);
  // A private person of Germany, a trader of Switzerland, of Northern Ireland and of here; goods sent within the Union.
  for (const said of [
    saidTo('12345', 'DE'),
    saidTo('CHE123456789', 'CH'),
    saidTo('XI123456789', 'XI'),
    saidTo('B63272603', 'ES'),
    saidTo('DE123456789', 'DE', 'N1'),
    saidTo('DE123456789', 'DE', 'E5'),
  ])
    expect(said).not.toContain('Inversió');
});

test('cash accounting is said of what is under it alone', () => {
  const said = (...regims: readonly ('general' | 'isp' | 'N2')[]) => {
    const emesa = buildEmesa({
      linies: regims.map((regim) => (regim === 'general' ? {} : { iva: '0', regim, causa: null })),
    });
    return paperMentions({ ...emesa, emissor: { ...emesa.emissor, regim_iva: 'caixa' } }, paperWording('ca')).join(' ');
  };
  expect(said('isp')).not.toContain('criteri de caixa');
  expect(said('N2')).not.toContain('criteri de caixa');
  for (const whole of [said('general'), said('general', 'isp')]) expect(whole).toContain('criteri de caixa');
});
