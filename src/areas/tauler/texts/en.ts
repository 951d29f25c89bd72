import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'tauler.inici': 'Home',
  'tauler.exercici': '{empresa} · Year {exercici}',
  'tauler.per_atendre': 'Needs attention',
  'tauler.res': 'Nothing is due today.',
  'tauler.recents': 'Opened lately',
  'tauler.sense_decisio':
    '{n, plural, one {One lot not satisfactory without a decision} other {# lots not satisfactory without a decision}}',
  'tauler.respostes': '{n, plural, one {One lot waits for an answer} other {# lots wait for an answer}}',
  'tauler.insuficients':
    '{n, plural, one {One lot with fewer samples than asked} other {# lots with fewer samples than asked}}',
  'tauler.endarrerides':
    '{n, plural, one {One sample is past 28 days without strength} other {# samples are past 28 days without strength}}',
  'tauler.previstes':
    '{n, plural, one {One sample reaches 28 days this week} other {# samples reach 28 days this week}}',
  'tauler.form.failed': 'Not satisfactory',
  'tauler.form.ask': 'Answer needed',
  'tauler.form.warning': 'Too few samples',
  'tauler.form.late': 'Late',
  'tauler.form.pending': 'Due',
  'tauler.passos': 'First steps',
  'tauler.pas.empresa': 'Complete the company',
  'tauler.pas.agent': 'Add the first agent',
  'tauler.pas.treball': 'Open the first work',
  'tauler.fet': 'Done',
  'tauler.per_fer': 'To do',
};
