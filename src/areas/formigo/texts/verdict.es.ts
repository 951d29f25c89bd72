import type { verdictCa } from './verdict.ca.ts';

const NORMA = '{normativa, select, CODI {Código Estructural} other {{normativa}}}';
const CLASSE = '{classe, select, altres {otros casos} other {clase {classe}}}';
const U = '\u00a0N/mm²';
const COMPARAT =
  '{dec, select, 2 {{f, number, ::.00}} 3 {{f, number, ::.000}} 4 {{f, number, ::.0000}} other {{f, number, ::.000000}}}';
const MARGE =
  '{dec, select, 2 {{marge, number, ::.00}} 3 {{marge, number, ::.000}} 4 {{marge, number, ::.0000}} other {{marge, number, ::.000000}}}';
const STOP = {
  pendent: 'Todavía no se puede calcular',
  no_aplica: 'No se aplica: el lote no tiene control por resistencia',
  no_valida: 'No se calcula mientras haya una amasada no válida',
  fck_no_positiu: 'No se calcula: la resistencia especificada no es superior a 0',
};

export const verdictEs: Record<keyof typeof verdictCa, string> = {
  'formigo.veredicte.satisfactori': 'Satisfactorio',
  'formigo.veredicte.no_satisfactori': 'No satisfactorio',
  'formigo.veredicte.ask': 'Falta una respuesta',
  'formigo.veredicte.pendent': 'Pendiente',
  'formigo.veredicte.mostra_no_valida': 'Amasada no válida',
  'formigo.veredicte.no_aplica': 'No aplicable',
  'formigo.veredicte.insuficients':
    '{falten, plural, one {Satisfactorio, falta # amasada} many {Satisfactorio, faltan # amasadas} other {Satisfactorio, faltan # amasadas}}',
  'formigo.veredicte.sota_fck': 'por debajo de fck',
  'formigo.veredicte.marge': `margen {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten': `faltan {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten_valors':
    '{n, plural, one {Falta # resistencia} many {Faltan # resistencias} other {Faltan # resistencias}}',

  'formigo.pas.norma.nom': 'Norma',
  'formigo.pas.norma': '¿Qué norma rige?',
  'formigo.pas.norma.per_projecte': `${NORMA}, por la fecha del proyecto: {data}`,
  'formigo.pas.norma.per_encarrec': `${NORMA}, por la fecha del encargo: {data}`,
  'formigo.pas.norma.per_inici_tardia': `${NORMA}: la orden es del {data}, pero la obra empezó el {inici}, pasado el plazo del {termini}`,
  'formigo.pas.norma.per_excepcio': `${NORMA}, elegida expresamente`,
  'formigo.pas.control.nom': 'Control',
  'formigo.pas.control': '¿Cómo se controla el lote?',
  'formigo.pas.control.estadistic': 'Control estadístico',
  'formigo.pas.control.total': 'Control al 100 por 100: todas las amasadas',
  'formigo.pas.control.indirecte': 'Control indirecto: solo por la consistencia',
  'formigo.pas.mostres.nom': 'Amasadas',
  'formigo.pas.mostres': '¿Están las amasadas necesarias y son válidas?',
  'formigo.pas.mostres.completes':
    '{demanades, plural, one {Se pide #} many {Se piden #} other {Se piden #}} y hay {n}',
  'formigo.pas.mostres.insuficients':
    '{demanades, plural, one {Se pide #} many {Se piden #} other {Se piden #}} y hay {n}: {falten, plural, one {falta #} many {faltan #} other {faltan #}}',
  'formigo.pas.mostres.tingudes': '{n, plural, one {Hay # amasada} many {Hay # amasadas} other {Hay # amasadas}}',
  'formigo.pas.mostres.falten_valors':
    '{sense_valor, plural, one {Falta # resistencia} many {Faltan # resistencias} other {Faltan # resistencias}} de {n}',
  'formigo.pas.mostres.cap': 'Todavía no hay ninguna amasada',
  'formigo.pas.mostres.no_valida':
    'Amasada {numero} no válida: recorrido {recorregut, number, ::percent .0} > {maxim, number, ::percent}',
  'formigo.pas.mostres.no_aplica': 'No se ensaya la resistencia de ninguna amasada',
  'formigo.pas.cas.nom': 'Caso',
  'formigo.pas.cas': '¿Qué criterio se aplica?',
  'formigo.pas.cas.ehe98_kn': 'Menos de 6 amasadas ({n}): la resistencia estimada es KN por la menor',
  'formigo.pas.cas.ehe98_estimador': '6 amasadas o más ({n}): la resistencia estimada sale de la mitad inferior',
  'formigo.pas.cas.ehe08_1': 'Caso 1: hormigón con distintivo; cada amasada debe llegar a fck',
  'formigo.pas.cas.ehe08_1_segona':
    'Caso 1, segunda comprobación: alguna amasada no llega a fck pero ninguna baja de 0,90 fck',
  'formigo.pas.cas.ehe08_2': 'Caso 2: sin distintivo, por la media y el recorrido',
  'formigo.pas.cas.ehe08_3': 'Caso 3: suministro continuo, por la menor y la desviación de las 35 anteriores',
  'formigo.pas.cas.codi_identificacio':
    'Identificación: distintivo oficialmente reconocido; cada amasada debe llegar a fck',
  'formigo.pas.cas.codi_identificacio_segona':
    'Identificación, segunda comprobación: alguna amasada no llega a fck pero ninguna baja de 0,90 fck',
  'formigo.pas.cas.codi_1': 'Caso 1: dispersión certificada',
  'formigo.pas.cas.codi_2': 'Caso 2: de la amasada 37 en adelante, por la media y la desviación de las 35 anteriores',
  'formigo.pas.cas.codi_3': 'Caso 3: hasta la amasada 36, KN por la menor',
  'formigo.pas.cas.total_minim': 'Hasta {fins} amasadas ({n}): cuenta la menor',
  'formigo.pas.cas.total_percentil': 'Más de {fins} amasadas ({n}): cuenta el valor del 5 %',
  'formigo.pas.cas.ask_case3': 'Hace falta saber si el suministro es continuo',
  'formigo.pas.cas.ask_case1': 'Hace falta saber si la dispersión está certificada dentro del distintivo',
  'formigo.pas.cas.ask_sigma': 'Hacen falta la sigma certificada y la media de 15 valores',
  'formigo.pas.cas.ask_sigma_codi': 'Caso 1: hace falta la sigma certificada',
  'formigo.pas.cas.ask_coeficient': 'Hace falta la clase de la central o el coeficiente',
  'formigo.pas.cas.pendent': STOP.pendent,
  'formigo.pas.cas.no_aplica': STOP.no_aplica,
  'formigo.pas.cas.no_valida': STOP.no_valida,
  'formigo.pas.cas.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.coeficient.nom': 'Coeficiente',
  'formigo.pas.coeficient': '¿Qué coeficiente entra y de dónde sale?',
  'formigo.pas.coeficient.valor': '{simbol} = {valor, number, ::.00} para {n} amasadas',
  'formigo.pas.coeficient.classe': `KN = {valor, number, ::.00} para {n} amasadas, ${CLASSE}`,
  'formigo.pas.coeficient.kn_donat': 'KN = {valor, number, ::.00##}, dado como respuesta',
  'formigo.pas.coeficient.constant': 'Constante {valor, number, ::.00#}',
  'formigo.pas.coeficient.posicio': 'Cuenta el valor en la posición {posicio} de {n}',
  'formigo.pas.coeficient.cap': 'Este criterio no lleva coeficiente',
  'formigo.pas.coeficient.demanat': 'Depende de la respuesta',
  'formigo.pas.coeficient.fora_taula': 'La tabla va de {minim} a {maxim} amasadas y el lote tiene {n}',
  'formigo.pas.coeficient.fora_taula_minim': 'El criterio pide {minim} amasadas como mínimo y el lote tiene {n}',
  'formigo.pas.coeficient.cal_segona_mostra': 'La tabla empieza en 2 amasadas y el lote tiene {n}',
  'formigo.pas.coeficient.pendent': STOP.pendent,
  'formigo.pas.coeficient.no_aplica': STOP.no_aplica,
  'formigo.pas.coeficient.no_valida': STOP.no_valida,
  'formigo.pas.coeficient.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.calcul.nom': 'Cálculo',
  'formigo.pas.calcul': '¿Qué valor sale?',
  'formigo.pas.calcul.kn_x1': `KN · x(1) = {kn, number, ::.00} × {x1, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.estimador': `Resistencia estimada = {f, number, ::.00}${U}, con m = {m}; el mínimo KN · x(1) es {pis, number, ::.00}`,
  'formigo.pas.calcul.estimador_pis': `El estimador ({estadistic, number, ::.00}) queda por debajo de KN · x(1), que es lo que cuenta: {f, number, ::.00}${U}`,
  'formigo.pas.calcul.minim': `La menor es {x1, number, ::.0#}${U}`,
  'formigo.pas.calcul.mean15': `x15 − 1,645 · σ = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_k2': `Media {mitjana, number, ::.00} − {k2, number, ::.00} × recorrido {recorregut, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.x1_k3': `Menor {x1, number, ::.0#} − {k3, number, ::.00} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_s35': `Media {mitjana, number, ::.00} − {k, number, ::.00#} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_sigma': `Media {mitjana, number, ::.00} − {k, number, ::.00#} × sigma {sigma, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.fc_real': `fc,real = x({posicio}) = {f, number, ::.0#}${U}`,
  'formigo.pas.calcul.sense_coeficient': 'No se calcula: no hay coeficiente para este número de amasadas',
  'formigo.pas.calcul.pendent': STOP.pendent,
  'formigo.pas.calcul.no_aplica': STOP.no_aplica,
  'formigo.pas.calcul.no_valida': STOP.no_valida,
  'formigo.pas.calcul.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.comparacio.nom': 'Comparación',
  'formigo.pas.comparacio': '¿Llega al límite?',
  'formigo.pas.comparacio.compleix': `${COMPARAT} ≥ {limit, number} = fck: cumple, con un margen de ${MARGE}${U}`,
  'formigo.pas.comparacio.compleix_090': `${COMPARAT} ≥ {limit, number} = 0,90 fck: se acepta por debajo de fck ({fck, number}), con un margen de ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix': `${COMPARAT} < {limit, number} = fck: no cumple; faltan ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix_090': `${COMPARAT} < {limit, number} = 0,90 fck: no cumple; faltan ${MARGE}${U}`,
  'formigo.pas.comparacio.sense_coeficient':
    'No cumple: con {n, plural, one {# amasada} many {# amasadas} other {# amasadas}} el criterio no se puede aplicar',
  'formigo.pas.comparacio.cal_resposta': 'Se comparará cuando esté la respuesta',
  'formigo.pas.comparacio.pendent': STOP.pendent,
  'formigo.pas.comparacio.no_aplica': STOP.no_aplica,
  'formigo.pas.comparacio.no_valida': STOP.no_valida,
  'formigo.pas.comparacio.fck_no_positiu': 'No cumple: la resistencia especificada de la zona no es superior a 0',

  'formigo.linia.text_legal': `${NORMA}: {acte}, en vigor desde el {des}`,
  'formigo.linia.excepcio_de': 'Elegida por {qui} el {quan}: {motiu}',
  'formigo.linia.resistencia_especificada': `Resistencia especificada: fck = {fck, number}${U}`,
  'formigo.linia.distintiu':
    '{distintiu, select, 1 {Sin distintivo} 2 {Distintivo A (nivel transitorio)} 3 {{segell, select, si {Central con sello de calidad} other {Con distintivo (B)}}} 4 {Distintivo oficialmente reconocido} other {Dispersión certificada}}',
  'formigo.linia.classe_declarada': `Clase declarada de la central: ${CLASSE}`,
  'formigo.linia.regla_fck': 'Para fck = {fck, number} la norma pide {n} por lote',
  'formigo.linia.regla_volum': 'El mayor de {minim} y {volum, number} / {divisor}, redondeado hacia arriba: {n}',
  'formigo.linia.regla_volum_desconegut':
    'Se piden {minim} como mínimo y una cada {divisor} m³; no consta el volumen del lote',
  'formigo.linia.regla_fixa':
    '{n, plural, one {Esta estructura y distintivo piden # amasada por lote} many {Esta estructura y distintivo piden # de amasadas por lote} other {Esta estructura y distintivo piden # amasadas por lote}}',
  'formigo.linia.regla_totes':
    '{amassades, plural, =0 {Hay que ensayar todas las amasadas; no consta cuántas se han suministrado} one {Hay que ensayar todas las amasadas: # suministrada} many {Hay que ensayar todas las amasadas: # suministradas} other {Hay que ensayar todas las amasadas: # suministradas}}',
  'formigo.linia.provetes_valides':
    'Amasada {numero}: recorrido {recorregut, number, ::percent .0} ≤ {maxim, number, ::percent}; probetas:',
  'formigo.linia.provetes_no_valides':
    'Amasada {numero}, no válida: recorrido {recorregut, number, ::percent .0} > {maxim, number, ::percent}; probetas:',
  'formigo.linia.provetes_sense_regla':
    'Amasada {numero}: media {mitjana, number, ::.00}; la norma no limita el recorrido de {n, plural, one {# probeta} many {# probetas} other {# probetas}}; probetas:',
  'formigo.linia.orientatiu_7': `Amasada {numero}, orientativo a 7 días: {valor, number, ::.0}${U}`,
  'formigo.linia.sense_distintiu': 'No es el caso de los distintivos: la zona no tiene',
  'formigo.linia.distintiu_51': 'El distintivo da el nivel de garantía del anejo 19, apartado 5.1',
  'formigo.linia.distintiu_a': 'El distintivo A da el nivel transitorio del anejo 19, apartado 6',
  'formigo.linia.distintiu_dor': 'El distintivo está oficialmente reconocido',
  'formigo.linia.distintiu_dispersio': 'El suministrador tiene la dispersión certificada',
  'formigo.linia.certificat_sense_sigma': 'El certificado de dispersión de la zona no lleva la sigma',
  'formigo.linia.certificat_caducat':
    'El certificado de dispersión no responde: caducó el {fins} y el lote tiene hormigón del {data}',
  'formigo.linia.certificat_encara_no':
    'El certificado de dispersión no responde: vale desde el {des_de} y el lote tiene hormigón del {data}',
  'formigo.linia.certificat_altra_central':
    'El certificado de dispersión no responde: es de la central «{certificat}» y la amasada {numero} es de «{central}»',
  'formigo.linia.certificat_altra_designacio':
    'El certificado de dispersión no responde: es del hormigón «{certificat}» y la zona es de {zona}',
  'formigo.linia.anteriors_pocs':
    '{n, plural, one {# amasada anterior} many {# amasadas anteriores} other {# amasadas anteriores}} del mismo hormigón, menos de {minim}',
  'formigo.linia.anteriors_prou':
    '{n, plural, one {# amasada anterior} many {# amasadas anteriores} other {# amasadas anteriores}} del mismo hormigón, {minim} o más',
  'formigo.linia.entre_090_i_fck':
    'La menor, {x1, number, ::.0#}, está entre 0,90 fck ({limit090, number}) y fck ({fck, number})',
  'formigo.linia.resposta_case3':
    '{valor, select, si {Respuesta: el suministro es continuo y de una sola central} other {Respuesta: el suministro no es continuo}}',
  'formigo.linia.resposta_case1':
    '{valor, select, si {Respuesta: la dispersión está certificada dentro del distintivo} other {Respuesta: la dispersión no está certificada; se trata como sin distintivo}}',
  'formigo.linia.resposta_sigma': `Respuesta: sigma certificada = {sigma, number, ::.0#}${U}`,
  'formigo.linia.resposta_sigma_15': `Respuesta: sigma certificada = {sigma, number, ::.0#}${U}; media de los 15 valores = {mean15, number, ::.0#}${U}`,
  'formigo.linia.resposta_classe': `Respuesta: ${CLASSE}`,
  'formigo.linia.resposta_kn': 'Respuesta: KN = {kn, number, ::.00##}',
  'formigo.linia.resposta_de': '{quan, select, cap {Respuesta de {qui}} other {Respuesta de {qui}, {quan}}}',
  'formigo.linia.recorregut_classe': `Recorrido relativo {recorregut, number, ::percent .0}; el máximo de ${CLASSE} es {maxim, number, ::percent .0}`,
  'formigo.linia.classe_redeclarada':
    'La clase declarada cambia: el lote anterior declaraba {abans, select, altres {otros casos} other {la clase {abans}}} y este, {classe, select, altres {otros casos} other {la clase {classe}}}',
  'formigo.linia.classe_demostrada':
    'Se declara {declarada, select, altres {otros casos} other {la clase {declarada}}}, pero los recorridos de los lotes anteriores han demostrado {classe, select, altres {otros casos} other {la clase {classe}}}; solo la mejoran cinco lotes seguidos dentro de la columna mejor',
  'formigo.linia.classe_empitjora':
    'Pasa de {abans, select, altres {otros casos} other {la clase {abans}}} a {classe, select, altres {otros casos} other {la clase {classe}}}, para este lote y los siguientes',
  'formigo.linia.classe_millora':
    'Cinco lotes seguidos dentro de la columna mejor: vuelve a {classe, select, altres {otros casos} other {la clase {classe}}}',
  'formigo.linia.classe_a_segell': 'La central tiene sello de calidad: columna A con sello',
  'formigo.linia.posicio_formula': 'Posición = 1 + 0,05 × {n}, redondeado hacia arriba = {posicio}',
  'formigo.linia.ordenades':
    '{n, plural, one {# amasada:} many {# amasadas, de menor a mayor:} other {# amasadas, de menor a mayor:}}',
  'formigo.linia.minim': `La menor es {x1, number, ::.0#}${U}`,
  'formigo.linia.mitjana': `Media de {n}: {mitjana, number, ::.00}${U}`,
  'formigo.linia.recorregut': `Recorrido: {xN, number, ::.0#} − {x1, number, ::.0#} = {recorregut, number, ::.00}${U}`,
  'formigo.linia.desviacio': `s35 = {s35, number, ::.00}${U}: desviación de las {n} amasadas anteriores al lote, con divisor {divisor}`,
  'formigo.linia.finestra': 'Las {n} anteriores, de la más antigua a la más reciente:',
  'formigo.linia.fila_canviada': 'Fila de norma {fila} cambiada por {qui} el {quan}: {motiu}',

  'formigo.fallada.fck_no_positiu': 'La resistencia especificada de la zona debe ser superior a 0.',
  'formigo.fallada.n_menys_3': 'El lote tiene menos de 3 amasadas y el criterio no se puede aplicar.',
  'formigo.fallada.n_mes_6': 'El lote tiene más de 6 amasadas y la norma no da coeficiente.',
  'formigo.fallada.xi_sota_090': 'Alguna amasada no llega a 0,90 fck.',
  'formigo.fallada.xi_sota_fck': 'Alguna amasada no llega a fck y la segunda comprobación tampoco se cumple.',
  'formigo.fallada.fc_real': 'La resistencia característica real del lote no llega a la exigida.',
  'formigo.fallada.fest': 'La resistencia estimada no llega a 0,90 fck.',
  'formigo.fallada.kn_x1': 'La menor resistencia, multiplicada por KN, no llega a fck.',
  'formigo.fallada.k2': 'La media, menos K2 por el recorrido, no llega a fck.',
  'formigo.fallada.k3': 'La menor, menos K3 por la desviación de las 35 anteriores, no llega a fck.',
  'formigo.fallada.s35': 'La media, menos 1,66 por la desviación de las 35 anteriores, no llega a fck.',
  'formigo.fallada.sigma': 'La media, menos 1,645 por la sigma certificada, no llega a fck.',

  'formigo.canviaria.x1': `Cambiaría con x(1) ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mitjana': `Cambiaría con una media ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mean15': `Cambiaría con una media de los 15 valores ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.fc_real': `Cambiaría con fc,real ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.resposta_case3': 'Se decidirá con la respuesta sobre el suministro',
  'formigo.canviaria.resposta_case1': 'Se decidirá con la respuesta sobre el distintivo',
  'formigo.canviaria.resposta_sigma': 'Se decidirá con la respuesta a sigma',
  'formigo.canviaria.resposta_coeficient': 'Se decidirá con la clase de la central o el coeficiente',

  'formigo.ask.case3.pregunta': '¿El suministro es continuo y de una sola central?',
  'formigo.ask.case3.perque':
    'Hay 36 amasadas anteriores o más de este hormigón. Con suministro continuo se aplica el caso 3; si no, el caso 2.',
  'formigo.ask.case3.si': 'Sí: caso 3, con la desviación de las 35 amasadas anteriores',
  'formigo.ask.case3.no': 'No: caso 2, con la media y el recorrido del lote',
  'formigo.ask.case1.pregunta': '¿La dispersión está certificada dentro del distintivo?',
  'formigo.ask.case1.perque':
    'El distintivo A solo permite el caso 1 si la dispersión de la central está certificada dentro de su alcance.',
  'formigo.ask.case1.si': 'Sí: caso 1, cada amasada debe llegar a fck',
  'formigo.ask.case1.no': 'No: se trata como hormigón sin distintivo',
  'formigo.ask.sigma.pregunta': '¿Cuál es la sigma certificada de la central?',
  'formigo.ask.sigma.perque':
    'Con la dispersión certificada, el lote se compara con la media menos 1,645 veces la sigma del certificado.',
  'formigo.ask.sigma.resposta': 'Con la sigma se calcula el caso 1 y sale el veredicto',
  'formigo.ask.sigma.sense': 'Sin certificado, elija «Sin distintivo» en la zona y se aplicarán los casos 2 y 3',
  'formigo.ask.sigma_15.pregunta': '¿Cuáles son la sigma certificada y la media de los 15 valores?',
  'formigo.ask.sigma_15.perque':
    'Alguna amasada no llega a fck pero ninguna baja de 0,90 fck. La segunda comprobación mira el control de producción de la central: el valor no conforme y los 14 más próximos en el tiempo.',
  'formigo.ask.sigma_15.resposta': 'Se acepta si la media de los 15 menos 1,645 veces la sigma llega a 0,90 fck',
  'formigo.ask.sigma_15.sense': 'Mientras falte uno de los dos números, el lote queda sin veredicto',
  'formigo.ask.coeficient.pregunta': '¿Cuál es la clase de la central, o el coeficiente KN?',
  'formigo.ask.coeficient.perque':
    'El coeficiente de la EHE-98 depende de la regularidad de la central, que todavía no consta.',
  'formigo.ask.coeficient.classe': 'Con la clase, KN sale de la tabla 88.4.b y se vigila el recorrido lote a lote',
  'formigo.ask.coeficient.kn': 'Con KN, se aplica directamente a la menor resistencia',
  'formigo.ask.camp.sigma': 'Sigma certificada (N/mm²)',
  'formigo.ask.camp.mean15': 'Media de los 15 valores (N/mm²)',
  'formigo.ask.camp.classe': 'Clase de la central',
  'formigo.ask.camp.kn': 'Coeficiente KN',
  'formigo.ask.camp.si': 'Sí',
  'formigo.ask.camp.no': 'No',

  'formigo.decisio.revisar':
    'Tomada sobre otros resultados: el lote ya no falla por el mismo margen. Revísela y vuelva a guardarla; mientras tanto no resuelve nada.',
  'formigo.decisio.revisar_marge':
    'Tomada cuando faltaban {valor} N/mm²; ahora no es lo mismo. Revísela y vuelva a guardarla; mientras tanto no resuelve nada.',
  'formigo.decisio.sobrera':
    'Esta decisión se tomó cuando el lote no era satisfactorio. Con las resistencias corregidas lo es: quítela si ya no hace falta.',

  'formigo.confidence.V': 'Comprobada en una fuente publicada',
  'formigo.confidence.K+': 'Conocida y contrastada por una segunda vía',
  'formigo.confidence.K': 'Conocida; todavía no comparada con el texto del BOE',
  'formigo.confidence.I': 'Deducida: hay que comprobarla con el texto del BOE',
  'formigo.per_verificar': 'Por verificar',
};
