import { expect, test } from 'vitest';
import { z } from 'zod';
import { cartaFields } from './enviament.ts';

const carta = z.strictObject(cartaFields);
const whole = { to: ['client@exemple.cat'], assumpte: 'Factura', text: 'Bon dia.' };
const faultsOf = (more: object): string[] =>
  (carta.safeParse({ ...whole, ...more }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')} ${issue.message}`,
  );

test('a letter is for somebody, at addresses that are such, and says something', () => {
  expect(carta.parse({ ...whole, to: [' client@exemple.cat '] })).toEqual({ ...whole, cc: [] });
  expect(faultsOf({ to: [] })).toEqual(['to destinatari_obligatori']);
  expect(faultsOf({ to: ['a@exemple.cat', 'nobody'], cc: ['x@'] })).toEqual([
    'to.1 email_incorrecte',
    'cc.0 email_incorrecte',
  ]);
  expect(faultsOf({ text: ' \n' })).toEqual(['text obligatori']);
  expect(faultsOf({ assumpte: '\r\n' })).toEqual(['assumpte obligatori']);
  expect(carta.parse({ ...whole, assumpte: 'Factura\r\nBcc: tothom@exemple.cat' }).assumpte).toBe(
    'Factura Bcc: tothom@exemple.cat',
  );
  expect(faultsOf({ to: Array.from({ length: 21 }, (_, at) => `a${at}@exemple.cat`) })).toHaveLength(1);
});
