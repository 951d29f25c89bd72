import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'tauler.inici': 'Inicio',
  'tauler.exercici': '{empresa} · Ejercicio {exercici}',
  'tauler.per_atendre': 'Por atender',
  'tauler.res': 'Hoy no hay nada pendiente.',
  'tauler.recents': 'Abierto hace poco',
  'tauler.sense_decisio':
    '{n, plural, one {Un lote no satisfactorio sin decisión} many {# de lotes no satisfactorios sin decisión} other {# lotes no satisfactorios sin decisión}}',
  'tauler.respostes':
    '{n, plural, one {Un lote espera una respuesta} many {# de lotes esperan una respuesta} other {# lotes esperan una respuesta}}',
  'tauler.insuficients':
    '{n, plural, one {Un lote con menos muestras de las pedidas} many {# de lotes con menos muestras de las pedidas} other {# lotes con menos muestras de las pedidas}}',
  'tauler.endarrerides':
    '{n, plural, one {Una amasada ha pasado los 28 días sin resistencia} many {# de amasadas han pasado los 28 días sin resistencia} other {# amasadas han pasado los 28 días sin resistencia}}',
  'tauler.previstes':
    '{n, plural, one {Una amasada cumple 28 días esta semana} many {# de amasadas cumplen 28 días esta semana} other {# amasadas cumplen 28 días esta semana}}',
  'tauler.form.failed': 'No satisfactorio',
  'tauler.form.ask': 'Falta una respuesta',
  'tauler.form.warning': 'Muestras insuficientes',
  'tauler.form.late': 'Fuera de plazo',
  'tauler.form.pending': 'Previsto',
  'tauler.passos': 'Primeros pasos',
  'tauler.pas.empresa': 'Completar la empresa',
  'tauler.pas.agent': 'Añadir el primer agente',
  'tauler.pas.treball': 'Abrir el primer trabajo',
  'tauler.fet': 'Hecho',
  'tauler.per_fer': 'Por hacer',
};
