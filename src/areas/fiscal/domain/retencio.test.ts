import { expect, test } from 'vitest';
import { irpfDe, type Pagador } from './retencio.ts';

const person: Pagador = {
  tipus_persona: 'F',
  nif: '',
  nif_pais: 'ES',
  activitat_fk: null,
  contractista: false,
  proveidor: false,
  tecnic: false,
  irpf_fk: null,
};
const company: Pagador = { ...person, tipus_persona: 'E' };
const own = { tipus_persona: 'F', irpf_fk: 3 };

test.each([
  ['a company that pays a natural person withholds at their rate', own, company, 3],
  ['at the rate written for it, where one is', own, { ...company, irpf_fk: 7 }, 7],
  ['a person with an activity does too', own, { ...person, activitat_fk: 1 }, 3],
  ['a person without one does not', own, person, null],
  ['a private person who is written down as a company does not', own, { ...company, nif: '12345678Z' }, null],
  ['a company that is written down as a person does', own, { ...person, nif: 'B85626240' }, 3],
  ['a company of another country does not either', own, { ...company, nif_pais: 'FR' }, null],
  ['nobody withholds of a company', { ...own, tipus_persona: 'E' }, company, null],
  ['nor where nobody is chosen yet', own, null, null],
])('%s', (_what, empresa, agent, rate) => {
  expect(irpfDe(empresa, agent)).toBe(rate);
});
