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
  'tauler.marca.sense_decisio': 'Not satisfactory',
  'tauler.marca.respostes': 'Answer needed',
  'tauler.marca.insuficients': 'Too few samples',
  'tauler.marca.endarrerides': 'Late',
  'tauler.marca.previstes': 'Due',
  'tauler.sense_data':
    '{n, plural, one {One pending lot without any pour date} other {# pending lots without any pour date}}',
  'tauler.mancances': 'Missing agents: {qui}',
  'tauler.propera': 'The next 28-day strengths come on {data}.',
  'tauler.falta.sense_promotor': 'developer',
  'tauler.falta.sense_director': 'director of the works',
  'tauler.falta.sense_director_execucio': 'director of execution',
  'tauler.falta.sense_constructor': 'builder',
  'tauler.falta.titulacio_no_habilita': 'technician with a qualifying degree',
  'tauler.marca.sense_data': 'No date',
  'tauler.marca.mancances': 'Agents missing',
  'tauler.passos': 'First steps',
  'tauler.pas.empresa': 'Complete the company',
  'tauler.pas.agent': 'Add the first agent',
  'tauler.pas.treball': 'Open the first work',
  'tauler.fet': 'Done',
  'tauler.per_fer': 'To do',
  'tauler.correu.fallat': '{n, plural, one {One letter failed} other {# letters failed}}',
  'tauler.correu.dubtos': '{n, plural, one {One letter in doubt} other {# letters in doubt}}',
  'tauler.marca.correu.fallat': 'Failed letter',
  'tauler.marca.correu.dubtos': 'Letter in doubt',
  'tauler.correu.sortint': 'Outgoing mail',
  'tauler.certificat.caduca': 'A certificate expires on {data}',
  'tauler.certificat.caducat': 'A certificate expired on {data}',
  'tauler.marca.certificat': 'Certificate',
  'tauler.agents':
    '{n, plural, one {An agent has changed} other {# agents have changed}} and open works hold the earlier data',
  'tauler.agents.treballs': '{n, plural, one {# open work} other {# open works}}',
  'tauler.marca.agents': 'Agents to bring up to date',
  'tauler.agent': 'Agent',
};
