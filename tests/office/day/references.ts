import { steps } from './step.ts';

/** Groups «reference data» and «manual». */
export const referenceSteps = steps([
  { call: 'referencia.activitats' },
  { call: 'referencia.controls' },
  { call: 'referencia.irpf' },
  { call: 'referencia.iva' },
  { call: 'referencia.titulacions' },
  { call: 'referencia.funcions' },
  { call: 'referencia.processos' },
  { call: 'referencia.idiomes' },
  { call: 'referencia.tipusTreball' },
  { call: 'referencia.documents' },
  { call: 'referencia.parametres' },
  { call: 'referencia.textos' },
  { call: 'referencia.versio', given: () => ({ query: { bundle: '3.6.1', plataforma: 'web' } }) },
  { call: 'referencia.poblacions', given: () => ({ params: { text: 'Vic' } }) },
  { call: 'referencia.manuals' },
  { call: 'referencia.manual', given: () => ({ params: { x: 'obra' } }) },
]);
