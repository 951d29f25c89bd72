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
    '{n, plural, one {Un lote con menos amasadas de las pedidas} many {# de lotes con menos amasadas de las pedidas} other {# lotes con menos amasadas de las pedidas}}',
  'tauler.endarrerides':
    '{n, plural, one {Una amasada ha pasado los 28 días sin resistencia} many {# de amasadas han pasado los 28 días sin resistencia} other {# amasadas han pasado los 28 días sin resistencia}}',
  'tauler.previstes':
    '{n, plural, one {Una amasada cumple 28 días esta semana} many {# de amasadas cumplen 28 días esta semana} other {# amasadas cumplen 28 días esta semana}}',
  'tauler.marca.sense_decisio': 'No satisfactorio',
  'tauler.marca.respostes': 'Falta una respuesta',
  'tauler.marca.insuficients': 'Amasadas insuficientes',
  'tauler.marca.endarrerides': 'Fuera de plazo',
  'tauler.marca.previstes': 'Previsto',
  'tauler.sense_data':
    '{n, plural, one {Un lote pendiente sin ninguna fecha de hormigonado} many {# de lotes pendientes sin ninguna fecha de hormigonado} other {# lotes pendientes sin ninguna fecha de hormigonado}}',
  'tauler.mancances': 'Agentes que faltan: {qui}',
  'tauler.propera': 'Las próximas resistencias a 28 días son el {data}.',
  'tauler.falta.sense_promotor': 'promotor',
  'tauler.falta.sense_director': 'director de la obra',
  'tauler.falta.sense_director_execucio': 'director de la ejecución',
  'tauler.falta.sense_constructor': 'constructor',
  'tauler.falta.titulacio_no_habilita': 'técnico con la titulación necesaria',
  'tauler.marca.sense_data': 'Sin fecha',
  'tauler.marca.mancances': 'Faltan agentes',
  'tauler.passos': 'Primeros pasos',
  'tauler.pas.empresa': 'Completar la empresa',
  'tauler.pas.agent': 'Añadir el primer agente',
  'tauler.pas.treball': 'Abrir el primer trabajo',
  'tauler.fet': 'Hecho',
  'tauler.per_fer': 'Por hacer',
  'tauler.correu.fallat':
    '{n, plural, one {Un correo ha fallado} many {# de correos han fallado} other {# correos han fallado}}',
  'tauler.correu.dubtos': '{n, plural, one {Un correo dudoso} many {# de correos dudosos} other {# correos dudosos}}',
  'tauler.marca.correu.fallat': 'Correo fallido',
  'tauler.marca.correu.dubtos': 'Correo dudoso',
  'tauler.correu.sortint': 'Correo saliente',
  'tauler.certificat.caduca': 'Un certificado caduca el {data}',
  'tauler.certificat.caducat': 'Un certificado caducó el {data}',
  'tauler.marca.vencudes': 'Facturas vencidas',
  'tauler.vencudes': '{n, plural, one {# factura vencida} many {# de facturas vencidas} other {# facturas vencidas}}',
  'tauler.vencudes.pendent': 'Pendiente: {import} €',
  'tauler.marca.certificat': 'Certificado',
  'tauler.agents':
    '{n, plural, one {Un agente ha cambiado} many {# de agentes han cambiado} other {# agentes han cambiado}} y hay trabajos abiertos con los datos de antes',
  'tauler.agents.treballs':
    '{n, plural, one {# trabajo abierto} many {# de trabajos abiertos} other {# trabajos abiertos}}',
  'tauler.marca.agents': 'Agentes por poner al día',
  'tauler.agent': 'Agente',
};
