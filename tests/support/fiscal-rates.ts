import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import type { AnswerOf } from '#contract/route.ts';
import { answers, type FakeAnswer } from './fake-api.ts';

const always = { inici: null, final: null };
export const IVA: AnswerOf<typeof referenciaRoutes.iva> = [
  { id: 1, codi: 'G', nom: 'General', percentatge: '21', recarrec_equivalencia: '5.2', defecte: true, ...always },
  { id: 2, codi: 'R', nom: 'Reduït', percentatge: '10', recarrec_equivalencia: '1.4', defecte: false, ...always },
  { id: 4, codi: 'E', nom: 'Exempt', percentatge: '0', recarrec_equivalencia: '0', defecte: false, ...always },
  { id: 6, codi: 'I', nom: 'Inversió', percentatge: '0', recarrec_equivalencia: '0', defecte: false, ...always },
  {
    id: 8,
    codi: 'G10',
    nom: 'General (2010)',
    percentatge: '18',
    recarrec_equivalencia: '4',
    defecte: false,
    inici: '2010-07-01',
    final: '2012-08-31',
  },
];
export const IRPF: AnswerOf<typeof referenciaRoutes.irpf> = [
  { id: 1, codi: '0', nom: 'Sense retenció', percentatge: '0', defecte: false, ...always },
  { id: 2, codi: 'PRO', nom: 'Professionals', percentatge: '15', defecte: true, ...always },
];

/** The lists of rates, as the reference room gives them. */
export const rateAnswers = (): readonly FakeAnswer[] => [
  answers(referenciaRoutes.iva, () => IVA),
  answers(referenciaRoutes.irpf, () => IRPF),
];
