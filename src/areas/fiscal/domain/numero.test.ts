import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeNumero, formatFault, MAX_NUMERO, numerosXoquen } from './numero.ts';

const A = { serie: 'A', exercici: 2026, numero: 12 };

describe('number of a document', () => {
  it.each([
    ['{serie}-{exercici}-{numero:5}', 'A-2026-00012'],
    ['{any2}/{serie}/{numero}', '26/A/12'],
    ['F{exercici}{numero:1}', 'F202612'],
    ['{numero:10}', '0000000012'],
  ])('%s gives %s', (format, numero) => {
    expect(composeNumero(format, A)).toBe(numero);
    expect(formatFault(format, { serie: 'A', reinicia: format !== '{numero:10}' })).toBeNull();
  });
  it('never cuts a number that outgrows its zeros, and fills the year', () => {
    expect(composeNumero('{numero:2}', { ...A, numero: 1234 })).toBe('1234');
    expect(composeNumero('{any2}-{numero}', { ...A, exercici: 2105 })).toBe('05-12');
  });
  it.each([
    ['{serie}-{mes}-{numero}', 'numero_token', { token: '{mes}' }],
    ['{serie}-{numero:0}', 'numero_token', { token: '{numero:0}' }],
    ['{serie}-{numero:11}', 'numero_token', { token: '{numero:11}' }],
    ['{Exercici}-{numero}', 'numero_token', { token: '{Exercici}' }],
    ['{}-{numero}', 'numero_token', { token: '{}' }],
    ['{exercici}-{numero', 'numero_claus', undefined],
    ['{{exercici}}-{numero}', 'numero_claus', undefined],
    ['{serie}-{exercici}', 'numero_sense_numero', undefined],
    ['', 'numero_sense_numero', undefined],
    ['{exercici}{numero}{numero:3}', 'numero_dues_vegades', undefined],
    ['{serie}-{numero:5}', 'numero_sense_exercici', undefined],
    ['{exercici} {numero}', 'numero_caracter', { caracter: ' ' }],
    ["{exercici}'{numero}", 'numero_caracter', { caracter: "'" }],
    ['{exercici}ç{numero}', 'numero_caracter', { caracter: 'ç' }],
    ['{exercici}-0{numero}', 'numero_enganxat', undefined],
    ['{exercici}-{numero}1', 'numero_enganxat', undefined],
    ['OBRES-I-DIRECCIONS-{exercici}-{numero:5}', 'numero_massa_llarg', undefined],
  ])('%s is refused: %s', (format, codi, params) => {
    const fault = formatFault(format, { serie: 'A', reinicia: true });
    expect(fault?.codi).toBe(codi);
    if (params) expect(fault?.params).toEqual(params);
  });
  it('lets a series that never restarts do without the year', () => {
    expect(formatFault('{serie}-{numero:5}', { serie: 'A', reinicia: false })).toBeNull();
  });
  it('keeps the code of a series apart from its number', () => {
    expect(formatFault('{serie}{numero}', { serie: 'A1', reinicia: false })?.codi).toBe('numero_enganxat');
    expect(formatFault('{serie}{numero}', { serie: 'A', reinicia: false })).toBeNull();
  });
  const meet = (one: [string, string], other: [string, string]): boolean => {
    const [a, b] = [one, other].map(([format, serie]) => ({ format, serie }));
    expect(numerosXoquen(b as never, a as never)).toBe(numerosXoquen(a as never, b as never));
    return numerosXoquen(a as never, b as never);
  };
  it.each<[[string, string], [string, string], boolean]>([
    [['{serie}-{numero:5}', 'a'], ['A-{numero}', 'R'], true],
    [['{serie}-{numero:5}', 'A'], ['{serie}-{numero:5}', 'R'], false],
    [['{serie}-{exercici}-{numero:5}', 'A'], ['{serie}-{numero:5}', 'A-2026'], true],
    [['{serie}-{exercici}-{numero:5}', 'A'], ['A-2026-{numero:5}', 'B'], true],
    [['{serie}-{exercici}-{numero:5}', 'A'], ['A-1998-{numero:5}', 'B'], false],
    [['A/{any2}{numero}', 'A'], ['A/{numero}', 'B'], true],
    [['A/{any2}-{numero}', 'A'], ['A/{numero}', 'B'], false],
    [['{exercici}/{serie}/{numero}', 'A'], ['{exercici}/{serie}/{numero}', 'AA'], false],
  ])('%o and %o may give the same number: %s', (one, other, expected) => {
    expect(meet(one, other)).toBe(expected);
  });
  it('no two series that are let through ever give the same number', () => {
    const part = fc.constantFrom('{serie}', '{exercici}', '{any2}', '{numero}', '{numero:3}', '-', '/', '2', 'A');
    const format = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    const serie = fc.constantFrom('A', 'B', 'A2', 'A-2026', '26');
    const at = fc.record({
      exercici: fc.integer({ min: 2024, max: 2028 }),
      numero: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(format, format, serie, serie, at, at, (one, other, s1, s2, when, then) => {
        if (numerosXoquen({ format: one, serie: s1 }, { format: other, serie: s2 })) return;
        const first = composeNumero(one, { serie: s1, ...when });
        expect(composeNumero(other, { serie: s2, ...then }).toUpperCase()).not.toBe(first.toUpperCase());
      }),
      { numRuns: 20_000 },
    );
  });
  it('a restarting format without faults never repeats a number', () => {
    const part = fc.constantFrom('{serie}', '{exercici}', '{any2}', '{numero}', '{numero:4}', '-', '/', 'F');
    const when = fc.record({
      exercici: fc.integer({ min: 2000, max: 2099 }),
      numero: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), when, when, (parts, one, other) => {
        const format = parts.join('');
        if (formatFault(format, { serie: 'A', reinicia: true })) return;
        const [first, second] = [one, other].map((at) => composeNumero(format, { serie: 'A', ...at }));
        expect((first ?? '').length).toBeLessThanOrEqual(MAX_NUMERO);
        if (one.exercici !== other.exercici || one.numero !== other.numero) expect(first).not.toBe(second);
      }),
    );
  });
});
