import { expect, test } from 'vitest';
import { manualOf } from './manual-of.ts';

test.each([
  ['/empresa/3/home', false, 'primer-dia'],
  ['/empresa/3/treball', true, 'primer-dia'],
  ['/empresa/3/treball/12', false, 'primer-dia'],
  ['/empresa/3/treball/12/formigo/zona/4', false, 'formigo'],
  ['/empresa/3/treball/12/informes', false, 'control'],
  ['/empresa/3/treball/12/programa/7/partida/4', false, 'control'],
  ['/empresa/3/treball/12/seguiment', true, 'control'],
  ['/empresa/3/banc/partida', false, 'control'],
  ['/empresa/3/no-conformitats', true, 'control'],
  ['/empresa/3/treball/12/formigo/zona/4', true, 'obra'],
  ['/empresa/3/treball/12/documents', true, 'obra'],
  ['/empresa/3/factura/nova', false, 'vendes'],
  ['/empresa/3/cobrament', true, 'vendes'],
  ['/empresa/3/registre', false, 'vendes'],
  ['/empresa/3/treball/12/pressupostos', true, 'vendes'],
  ['/empresa/3/despesa/importar', false, 'llibres'],
  ['/empresa/3/llibres/303/2026-1T', false, 'llibres'],
  ['/empresa/3/treball/12/despeses', false, 'llibres'],
  ['/perfil', true, 'primer-dia'],
])('F1 on %s (phone: %s) opens «%s»', (pathname, phone, manual) => {
  expect(manualOf(pathname, phone)).toBe(manual);
});
