import { expect, test } from 'vitest';
import { agrupa, trams } from './agrupa.ts';

test('what is said of several lines is said once, and of which', () => {
  const of = (cami: string, missatge = 'Sense IRPF', codi = 'irpf_de_societat') =>
    ({ codi, cami, missatge, nivell: 'avis' }) as const;
  const told = agrupa([
    of('data', 'Massa aviat', 'data_futura'),
    of('linies.0.irpf_fk'),
    of('linies.1.irpf_fk'),
    of('linies.3.irpf_fk'),
    of('linies.2.iva_fk', 'Sense IVA', 'linia_sense_iva'),
    of('agent.nif', 'Sense NIF', 'receptor_sense_nif'),
  ]);
  expect(told.map((one) => [one.cami, trams(one.linies)])).toEqual([
    ['data', ''],
    ['linies.0.irpf_fk', '1–2, 4'],
    ['linies.2.iva_fk', '3'],
    ['agent.nif', ''],
  ]);
});
