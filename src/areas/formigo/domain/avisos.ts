import { showDate } from '#kernel/calendar-date.ts';
import { marksOf } from './distintius.ts';
import { needsVerifying } from './llei.ts';
import type { SampleValue } from './mostra.ts';
import { samplesAdvised } from './mostreig.ts';
import { exceeds } from './nombres.ts';
import { MARCA_A_FINS } from './normatives.data.ts';
import type { Confidence, JudgeInput, VerdictWarning } from './tipus.ts';

interface WarningFacts {
  readonly input: JudgeInput;
  readonly mostres: readonly SampleValue[];
  readonly demanded: number | null;
  readonly few: boolean;
  readonly confidence: Confidence;
}

const warning = (when: boolean, codi: string, params: VerdictWarning['params'] = {}): VerdictWarning[] =>
  when ? [{ codi, params }] : [];

/** What must be said beside a verdict without changing it. Texts `avis.<codi>`. */
export const warningsFor = ({ input, mostres, demanded, few, confidence }: WarningFacts): VerdictWarning[] => {
  const { norma, distintiu, fck, volum, limit, modalitat, anteriorsSenseValor = 0 } = input;
  const tingudes = mostres.length;
  const asked = demanded ?? 0;
  const advised =
    modalitat === 'ESTADISTIC' && fck > 0
      ? samplesAdvised({ normativa: norma.normativa, estructura: input.estructura, distintiu, fck, volum }, tingudes)
      : null;
  const most = limit?.volum ?? null;
  return [
    ...warning(few && demanded !== null, 'mostres_insuficients', {
      demanades: asked,
      tingudes,
      falten: asked - tingudes,
    }),
    ...warning(modalitat === 'TOTAL' && demanded === null && tingudes > 0, 'control_total_sense_amassades'),
    ...warning(modalitat === 'TOTAL' && demanded !== null && tingudes > asked, 'control_total_de_mes', {
      mostres: tingudes,
      amassades: asked,
    }),
    ...warning(
      distintiu === 2 && norma.normativa === 'EHE-08' && (input.dataSubministrament ?? '') > MARCA_A_FINS,
      'marca_a_caducada',
      { data: showDate(input.dataSubministrament ?? MARCA_A_FINS), fins: showDate(MARCA_A_FINS) },
    ),
    ...mostres.flatMap((mostra) => mostra.avisos),
    ...warning(anteriorsSenseValor > 0, 'anteriors_sense_valor', { n: anteriorsSenseValor }),
    ...warning(volum !== null && most !== null && exceeds(volum, most), 'lot_supera_volum', {
      volum: volum ?? 0,
      maxim: most ?? 0,
    }),
    ...warning(advised !== null && tingudes > 0, 'mostres_aconsellades', { fck, aconsellades: advised ?? 0, tingudes }),
    ...warning(!marksOf(norma.normativa).includes(distintiu), 'distintiu_fora_de_norma', {
      distintiu,
      normativa: norma.normativa,
    }),
    ...warning(needsVerifying(confidence), 'per_verificar'),
  ];
};
