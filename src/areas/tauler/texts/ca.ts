/** What the home screen says. */
export const ca = {
  'tauler.inici': 'Inici',
  'tauler.exercici': '{empresa} · Exercici {exercici}',
  'tauler.per_atendre': 'Per atendre',
  'tauler.res': 'Avui no hi ha res pendent.',
  'tauler.recents': 'Obert fa poc',
  'tauler.sense_decisio':
    '{n, plural, one {Un lot no satisfactori sense decisió} many {# de lots no satisfactoris sense decisió} other {# lots no satisfactoris sense decisió}}',
  'tauler.respostes':
    '{n, plural, one {Un lot espera una resposta} many {# de lots esperen una resposta} other {# lots esperen una resposta}}',
  'tauler.insuficients':
    '{n, plural, one {Un lot amb menys pastades de les demanades} many {# de lots amb menys pastades de les demanades} other {# lots amb menys pastades de les demanades}}',
  'tauler.endarrerides':
    '{n, plural, one {Una pastada ha passat els 28 dies sense resistència} many {# de pastades han passat els 28 dies sense resistència} other {# pastades han passat els 28 dies sense resistència}}',
  'tauler.previstes':
    '{n, plural, one {Una pastada fa 28 dies aquesta setmana} many {# de pastades fan 28 dies aquesta setmana} other {# pastades fan 28 dies aquesta setmana}}',
  'tauler.marca.sense_decisio': 'No satisfactori',
  'tauler.marca.respostes': 'Cal resposta',
  'tauler.marca.insuficients': 'Pastades insuficients',
  'tauler.marca.endarrerides': 'Fora de termini',
  'tauler.marca.previstes': 'Previst',
  'tauler.sense_data':
    '{n, plural, one {Un lot pendent sense cap data de formigonat} many {# de lots pendents sense cap data de formigonat} other {# lots pendents sense cap data de formigonat}}',
  'tauler.mancances': 'Agents que falten: {qui}',
  'tauler.propera': 'Les properes resistències a 28 dies són el {data}.',
  'tauler.falta.sense_promotor': 'promotor',
  'tauler.falta.sense_director': 'director de l’obra',
  'tauler.falta.sense_director_execucio': 'director de l’execució',
  'tauler.falta.sense_constructor': 'constructor',
  'tauler.falta.titulacio_no_habilita': 'tècnic amb la titulació que cal',
  'tauler.marca.sense_data': 'Sense data',
  'tauler.marca.mancances': 'Falten agents',
  'tauler.passos': 'Primers passos',
  'tauler.pas.empresa': 'Completar l’empresa',
  'tauler.pas.agent': 'Afegir el primer agent',
  'tauler.pas.treball': 'Obrir el primer treball',
  'tauler.fet': 'Fet',
  'tauler.per_fer': 'Per fer',
  'tauler.correu.fallat':
    '{n, plural, one {Un correu ha fallat} many {# de correus han fallat} other {# correus han fallat}}',
  'tauler.correu.dubtos': '{n, plural, one {Un correu dubtós} many {# de correus dubtosos} other {# correus dubtosos}}',
  'tauler.marca.correu.fallat': 'Correu fallit',
  'tauler.marca.correu.dubtos': 'Correu dubtós',
  'tauler.correu.sortint': 'Correu sortint',
  'tauler.certificat.caduca': 'Un certificat caduca el {data}',
  'tauler.certificat.caducat': 'Un certificat va caducar el {data}',
  'tauler.marca.vencudes': 'Factures vençudes',
  'tauler.vencudes': '{n, plural, one {# factura vençuda} many {# de factures vençudes} other {# factures vençudes}}',
  'tauler.vencudes.pendent': 'Pendent: {import} €',
  'tauler.marca.certificat': 'Certificat',
  'tauler.agents':
    '{n, plural, one {Un agent ha canviat} many {# d’agents han canviat} other {# agents han canviat}} i hi ha treballs oberts amb les dades d’abans',
  'tauler.agents.treballs': '{n, plural, one {# treball obert} many {# de treballs oberts} other {# treballs oberts}}',
  'tauler.marca.agents': 'Agents per posar al dia',
  'tauler.agent': 'Agent',
} as const;
