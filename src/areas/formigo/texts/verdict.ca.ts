const NORMA = '{normativa, select, CODI {Codi Estructural} other {{normativa}}}';
const CLASSE = '{classe, select, altres {altres casos} other {classe {classe}}}';
const U = '\u00a0N/mm²';
const COMPARAT =
  '{dec, select, 2 {{f, number, ::.00}} 3 {{f, number, ::.000}} 4 {{f, number, ::.0000}} other {{f, number, ::.000000}}}';
const MARGE =
  '{dec, select, 2 {{marge, number, ::.00}} 3 {{marge, number, ::.000}} 4 {{marge, number, ::.0000}} other {{marge, number, ::.000000}}}';
const STOP = {
  pendent: 'Encara no es pot calcular',
  no_aplica: 'No s’aplica: el lot no té control per resistència',
  no_valida: 'No es calcula mentre hi hagi una pastada no vàlida',
  fck_no_positiu: 'No es calcula: la resistència especificada no és superior a 0',
};

/** Words of the explained verdict: steps, lines, failures, asks, what would change it. */
export const verdictCa = {
  'formigo.veredicte.satisfactori': 'Satisfactori',
  'formigo.veredicte.no_satisfactori': 'No satisfactori',
  'formigo.veredicte.ask': 'Cal resposta',
  'formigo.veredicte.pendent': 'Pendent',
  'formigo.veredicte.mostra_no_valida': 'Pastada no vàlida',
  'formigo.veredicte.no_aplica': 'No aplicable',
  'formigo.veredicte.insuficients':
    '{falten, plural, one {Satisfactori, falta # pastada} many {Satisfactori, falten # pastades} other {Satisfactori, falten # pastades}}',
  'formigo.veredicte.sota_fck': 'per sota de fck',
  'formigo.veredicte.marge': `marge {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten': `falten {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten_valors':
    '{n, plural, one {Falta # resistència} many {Falten # resistències} other {Falten # resistències}}',

  'formigo.pas.norma.nom': 'Norma',
  'formigo.pas.norma': 'Quina norma regeix?',
  'formigo.pas.norma.per_projecte': `${NORMA}, per la data del projecte: {data}`,
  'formigo.pas.norma.per_encarrec': `${NORMA}, per la data de l’encàrrec: {data}`,
  'formigo.pas.norma.per_inici_tardia': `${NORMA}: l’ordre és del {data}, però l’obra va començar el {inici}, passat el termini del {termini}`,
  'formigo.pas.norma.per_excepcio': `${NORMA}, triada expressament`,
  'formigo.pas.control.nom': 'Control',
  'formigo.pas.control': 'Com es controla el lot?',
  'formigo.pas.control.estadistic': 'Control estadístic',
  'formigo.pas.control.total': 'Control al 100 per 100: totes les pastades',
  'formigo.pas.control.indirecte': 'Control indirecte: només per la consistència',
  'formigo.pas.mostres.nom': 'Pastades',
  'formigo.pas.mostres': 'Hi ha les pastades que calen i són vàlides?',
  'formigo.pas.mostres.completes':
    '{demanades, plural, one {Se’n demana #} many {Se’n demanen #} other {Se’n demanen #}} i n’hi ha {n}',
  'formigo.pas.mostres.insuficients':
    '{demanades, plural, one {Se’n demana #} many {Se’n demanen #} other {Se’n demanen #}} i n’hi ha {n}: {falten, plural, one {en falta #} many {en falten #} other {en falten #}}',
  'formigo.pas.mostres.tingudes': '{n, plural, one {Hi ha # pastada} many {Hi ha # pastades} other {Hi ha # pastades}}',
  'formigo.pas.mostres.falten_valors':
    '{sense_valor, plural, one {Falta # resistència} many {Falten # resistències} other {Falten # resistències}} de {n}',
  'formigo.pas.mostres.cap': 'Encara no hi ha cap pastada',
  'formigo.pas.mostres.no_valida':
    'Pastada {numero} no vàlida: recorregut {recorregut, number, ::percent .0} > {maxim, number, ::percent}',
  'formigo.pas.mostres.no_aplica': 'No s’assaja la resistència de cap pastada',
  'formigo.pas.cas.nom': 'Cas',
  'formigo.pas.cas': 'Quin criteri s’aplica?',
  'formigo.pas.cas.ehe98_kn': 'Menys de 6 pastades ({n}): la resistència estimada és KN per la menor',
  'formigo.pas.cas.ehe98_estimador': '6 pastades o més ({n}): la resistència estimada surt de la meitat inferior',
  'formigo.pas.cas.ehe08_1': 'Cas 1: formigó amb distintiu; cada pastada ha d’arribar a fck',
  'formigo.pas.cas.ehe08_1_segona':
    'Cas 1, segona comprovació: alguna pastada no arriba a fck però cap no baixa de 0,90 fck',
  'formigo.pas.cas.ehe08_2': 'Cas 2: sense distintiu, per la mitjana i el recorregut',
  'formigo.pas.cas.ehe08_3': 'Cas 3: subministrament continu, per la menor i la desviació de les 35 anteriors',
  'formigo.pas.cas.codi_identificacio':
    'Identificació: distintiu oficialment reconegut; cada pastada ha d’arribar a fck',
  'formigo.pas.cas.codi_identificacio_segona':
    'Identificació, segona comprovació: alguna pastada no arriba a fck però cap no baixa de 0,90 fck',
  'formigo.pas.cas.codi_1': 'Cas 1: dispersió certificada',
  'formigo.pas.cas.codi_2': 'Cas 2: de la pastada 37 endavant, per la mitjana i la desviació de les 35 anteriors',
  'formigo.pas.cas.codi_3': 'Cas 3: fins a la pastada 36, KN per la menor',
  'formigo.pas.cas.total_minim': 'Fins a {fins} pastades ({n}): compta la menor',
  'formigo.pas.cas.total_percentil': 'Més de {fins} pastades ({n}): compta el valor del 5 %',
  'formigo.pas.cas.ask_case3': 'Cal saber si el subministrament és continu',
  'formigo.pas.cas.ask_case1': 'Cal saber si la dispersió està certificada dins del distintiu',
  'formigo.pas.cas.ask_sigma': 'Cal la sigma certificada i la mitjana de 15 valors',
  'formigo.pas.cas.ask_sigma_codi': 'Cas 1: cal la sigma certificada',
  'formigo.pas.cas.ask_coeficient': 'Cal la classe de la central o el coeficient',
  'formigo.pas.cas.pendent': STOP.pendent,
  'formigo.pas.cas.no_aplica': STOP.no_aplica,
  'formigo.pas.cas.no_valida': STOP.no_valida,
  'formigo.pas.cas.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.coeficient.nom': 'Coeficient',
  'formigo.pas.coeficient': 'Quin coeficient hi entra, i d’on surt?',
  'formigo.pas.coeficient.valor': '{simbol} = {valor, number, ::.00} per a {n} pastades',
  'formigo.pas.coeficient.classe': `KN = {valor, number, ::.00} per a {n} pastades, ${CLASSE}`,
  'formigo.pas.coeficient.kn_donat': 'KN = {valor, number, ::.00##}, donat com a resposta',
  'formigo.pas.coeficient.constant': 'Constant {valor, number, ::.00#}',
  'formigo.pas.coeficient.posicio': 'Compta el valor en la posició {posicio} de {n}',
  'formigo.pas.coeficient.cap': 'Aquest criteri no porta coeficient',
  'formigo.pas.coeficient.demanat': 'Depèn de la resposta',
  'formigo.pas.coeficient.fora_taula': 'La taula va de {minim} a {maxim} pastades i el lot en té {n}',
  'formigo.pas.coeficient.fora_taula_minim': 'El criteri demana {minim} pastades com a mínim i el lot en té {n}',
  'formigo.pas.coeficient.cal_segona_mostra': 'La taula comença en 2 pastades i el lot en té {n}',
  'formigo.pas.coeficient.pendent': STOP.pendent,
  'formigo.pas.coeficient.no_aplica': STOP.no_aplica,
  'formigo.pas.coeficient.no_valida': STOP.no_valida,
  'formigo.pas.coeficient.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.calcul.nom': 'Càlcul',
  'formigo.pas.calcul': 'Quin valor surt?',
  'formigo.pas.calcul.kn_x1': `KN · x(1) = {kn, number, ::.00} × {x1, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.estimador': `Resistència estimada = {f, number, ::.00}${U}, amb m = {m}; el mínim KN · x(1) és {pis, number, ::.00}`,
  'formigo.pas.calcul.estimador_pis': `L’estimador ({estadistic, number, ::.00}) queda sota KN · x(1), que és el que compta: {f, number, ::.00}${U}`,
  'formigo.pas.calcul.minim': `La menor és {x1, number, ::.0#}${U}`,
  'formigo.pas.calcul.mean15': `x15 − 1,645 · σ = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_k2': `Mitjana {mitjana, number, ::.00} − {k2, number, ::.00} × recorregut {recorregut, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.x1_k3': `Menor {x1, number, ::.0#} − {k3, number, ::.00} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_s35': `Mitjana {mitjana, number, ::.00} − {k, number, ::.00#} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_sigma': `Mitjana {mitjana, number, ::.00} − {k, number, ::.00#} × sigma {sigma, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.fc_real': `fc,real = x({posicio}) = {f, number, ::.0#}${U}`,
  'formigo.pas.calcul.sense_coeficient': 'No es calcula: no hi ha coeficient per a aquest nombre de pastades',
  'formigo.pas.calcul.pendent': STOP.pendent,
  'formigo.pas.calcul.no_aplica': STOP.no_aplica,
  'formigo.pas.calcul.no_valida': STOP.no_valida,
  'formigo.pas.calcul.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.comparacio.nom': 'Comparació',
  'formigo.pas.comparacio': 'Arriba al límit?',
  'formigo.pas.comparacio.compleix': `${COMPARAT} ≥ {limit, number} = fck: compleix, amb un marge de ${MARGE}${U}`,
  'formigo.pas.comparacio.compleix_090': `${COMPARAT} ≥ {limit, number} = 0,90 fck: s’accepta per sota de fck ({fck, number}), amb un marge de ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix': `${COMPARAT} < {limit, number} = fck: no compleix; falten ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix_090': `${COMPARAT} < {limit, number} = 0,90 fck: no compleix; falten ${MARGE}${U}`,
  'formigo.pas.comparacio.sense_coeficient':
    'No compleix: amb {n, plural, one {# pastada} many {# pastades} other {# pastades}} el criteri no es pot aplicar',
  'formigo.pas.comparacio.cal_resposta': 'Es compararà quan hi hagi la resposta',
  'formigo.pas.comparacio.pendent': STOP.pendent,
  'formigo.pas.comparacio.no_aplica': STOP.no_aplica,
  'formigo.pas.comparacio.no_valida': STOP.no_valida,
  'formigo.pas.comparacio.fck_no_positiu': 'No compleix: la resistència especificada de la zona no és superior a 0',

  'formigo.linia.text_legal': `${NORMA}: {acte}, en vigor des del {des}`,
  'formigo.linia.excepcio_de': 'Triada per {qui} el {quan}: {motiu}',
  'formigo.linia.resistencia_especificada': `Resistència especificada: fck = {fck, number}${U}`,
  'formigo.linia.distintiu':
    '{distintiu, select, 1 {Sense distintiu} 2 {Distintiu A (nivell transitori)} 3 {{segell, select, si {Central amb segell de qualitat} other {Amb distintiu (B)}}} 4 {Distintiu oficialment reconegut} other {Dispersió certificada}}',
  'formigo.linia.classe_declarada': `Classe declarada de la central: ${CLASSE}`,
  'formigo.linia.regla_fck': 'Per a fck = {fck, number} la norma en demana {n} per lot',
  'formigo.linia.regla_volum': 'El major de {minim} i {volum, number} / {divisor}, arrodonit amunt: {n}',
  'formigo.linia.regla_volum_desconegut':
    'Se’n demanen {minim} com a mínim i una cada {divisor} m³; no consta el volum del lot',
  'formigo.linia.regla_fixa':
    '{n, plural, one {Aquesta estructura i distintiu demanen # pastada per lot} many {Aquesta estructura i distintiu demanen # de pastades per lot} other {Aquesta estructura i distintiu demanen # pastades per lot}}',
  'formigo.linia.regla_totes':
    '{amassades, plural, =0 {Cal assajar totes les pastades; no consta quantes se n’han subministrat} one {Cal assajar totes les pastades: # subministrada} many {Cal assajar totes les pastades: # subministrades} other {Cal assajar totes les pastades: # subministrades}}',
  'formigo.linia.provetes_valides':
    'Pastada {numero}: recorregut {recorregut, number, ::percent .0} ≤ {maxim, number, ::percent}; provetes:',
  'formigo.linia.provetes_no_valides':
    'Pastada {numero}, no vàlida: recorregut {recorregut, number, ::percent .0} > {maxim, number, ::percent}; provetes:',
  'formigo.linia.provetes_sense_regla':
    'Pastada {numero}: mitjana {mitjana, number, ::.00}; la norma no limita el recorregut de {n, plural, one {# proveta} many {# provetes} other {# provetes}}; provetes:',
  'formigo.linia.orientatiu_7': `Pastada {numero}, orientatiu a 7 dies: {valor, number, ::.0}${U}`,
  'formigo.linia.sense_distintiu': 'No és el cas dels distintius: la zona no en té',
  'formigo.linia.distintiu_51': 'El distintiu dona el nivell de garantia de l’annex 19, apartat 5.1',
  'formigo.linia.distintiu_a': 'El distintiu A dona el nivell transitori de l’annex 19, apartat 6',
  'formigo.linia.distintiu_dor': 'El distintiu és oficialment reconegut',
  'formigo.linia.distintiu_dispersio': 'El subministrador té la dispersió certificada',
  'formigo.linia.certificat_sense_sigma': 'El certificat de dispersió de la zona no porta la sigma',
  'formigo.linia.certificat_caducat':
    'El certificat de dispersió no hi respon: va caducar el {fins} i el lot té formigó del {data}',
  'formigo.linia.certificat_encara_no':
    'El certificat de dispersió no hi respon: val des del {des_de} i el lot té formigó del {data}',
  'formigo.linia.certificat_altra_central':
    'El certificat de dispersió no hi respon: és de la central «{certificat}» i la pastada {numero} és de «{central}»',
  'formigo.linia.certificat_altra_designacio':
    'El certificat de dispersió no hi respon: és del formigó «{certificat}» i la zona és de {zona}',
  'formigo.linia.anteriors_pocs':
    '{n, plural, one {# pastada anterior} many {# pastades anteriors} other {# pastades anteriors}} del mateix formigó, menys de {minim}',
  'formigo.linia.anteriors_prou':
    '{n, plural, one {# pastada anterior} many {# pastades anteriors} other {# pastades anteriors}} del mateix formigó, {minim} o més',
  'formigo.linia.entre_090_i_fck':
    'La menor, {x1, number, ::.0#}, és entre 0,90 fck ({limit090, number}) i fck ({fck, number})',
  'formigo.linia.resposta_case3':
    '{valor, select, si {Resposta: el subministrament és continu i d’una sola central} other {Resposta: el subministrament no és continu}}',
  'formigo.linia.resposta_case1':
    '{valor, select, si {Resposta: la dispersió està certificada dins del distintiu} other {Resposta: la dispersió no està certificada; es tracta com a sense distintiu}}',
  'formigo.linia.resposta_sigma': `Resposta: sigma certificada = {sigma, number, ::.0#}${U}`,
  'formigo.linia.resposta_sigma_15': `Resposta: sigma certificada = {sigma, number, ::.0#}${U}; mitjana dels 15 valors = {mean15, number, ::.0#}${U}`,
  'formigo.linia.resposta_classe': `Resposta: ${CLASSE}`,
  'formigo.linia.resposta_kn': 'Resposta: KN = {kn, number, ::.00##}',
  'formigo.linia.resposta_de': '{quan, select, cap {Resposta de {qui}} other {Resposta de {qui}, {quan}}}',
  'formigo.linia.recorregut_classe': `Recorregut relatiu {recorregut, number, ::percent .0}; el màxim de ${CLASSE} és {maxim, number, ::percent .0}`,
  'formigo.linia.classe_redeclarada':
    'La classe declarada canvia: el lot anterior declarava {abans, select, altres {altres casos} other {la classe {abans}}} i aquest, {classe, select, altres {altres casos} other {la classe {classe}}}',
  'formigo.linia.classe_demostrada':
    'Es declara {declarada, select, altres {altres casos} other {la classe {declarada}}}, però els recorreguts dels lots anteriors han demostrat {classe, select, altres {altres casos} other {la classe {classe}}}; només la milloren cinc lots seguits dins de la columna millor',
  'formigo.linia.classe_empitjora':
    'Passa de {abans, select, altres {altres casos} other {la classe {abans}}} a {classe, select, altres {altres casos} other {la classe {classe}}}, per a aquest lot i els següents',
  'formigo.linia.classe_millora':
    'Cinc lots seguits dins de la columna millor: torna a {classe, select, altres {altres casos} other {la classe {classe}}}',
  'formigo.linia.classe_a_segell': 'La central té segell de qualitat: columna A amb segell',
  'formigo.linia.posicio_formula': 'Posició = 1 + 0,05 × {n}, arrodonit amunt = {posicio}',
  'formigo.linia.ordenades':
    '{n, plural, one {# pastada:} many {# pastades, de menor a major:} other {# pastades, de menor a major:}}',
  'formigo.linia.minim': `La menor és {x1, number, ::.0#}${U}`,
  'formigo.linia.mitjana': `Mitjana de {n}: {mitjana, number, ::.00}${U}`,
  'formigo.linia.recorregut': `Recorregut: {xN, number, ::.0#} − {x1, number, ::.0#} = {recorregut, number, ::.00}${U}`,
  'formigo.linia.desviacio': `s35 = {s35, number, ::.00}${U}: desviació de les {n} pastades anteriors al lot, amb divisor {divisor}`,
  'formigo.linia.finestra': 'Les {n} anteriors, de la més antiga a la més recent:',
  'formigo.linia.fila_canviada': 'Fila de norma {fila} canviada per {qui} el {quan}: {motiu}',

  'formigo.fallada.fck_no_positiu': 'La resistència especificada de la zona ha de ser superior a 0.',
  'formigo.fallada.n_menys_3': 'El lot té menys de 3 pastades i el criteri no es pot aplicar.',
  'formigo.fallada.n_mes_6': 'El lot té més de 6 pastades i la norma no dona coeficient.',
  'formigo.fallada.xi_sota_090': 'Alguna pastada no arriba a 0,90 fck.',
  'formigo.fallada.xi_sota_fck': 'Alguna pastada no arriba a fck i la segona comprovació tampoc no es compleix.',
  'formigo.fallada.fc_real': 'La resistència característica real del lot no arriba a l’exigida.',
  'formigo.fallada.fest': 'La resistència estimada no arriba a 0,90 fck.',
  'formigo.fallada.kn_x1': 'La menor resistència, multiplicada per KN, no arriba a fck.',
  'formigo.fallada.k2': 'La mitjana, menys K2 pel recorregut, no arriba a fck.',
  'formigo.fallada.k3': 'La menor, menys K3 per la desviació de les 35 anteriors, no arriba a fck.',
  'formigo.fallada.s35': 'La mitjana, menys 1,66 per la desviació de les 35 anteriors, no arriba a fck.',
  'formigo.fallada.sigma': 'La mitjana, menys 1,645 per la sigma certificada, no arriba a fck.',

  'formigo.canviaria.x1': `Canviaria amb x(1) ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mitjana': `Canviaria amb una mitjana ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mean15': `Canviaria amb una mitjana dels 15 valors ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.fc_real': `Canviaria amb fc,real ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.resposta_case3': 'Es decidirà amb la resposta sobre el subministrament',
  'formigo.canviaria.resposta_case1': 'Es decidirà amb la resposta sobre el distintiu',
  'formigo.canviaria.resposta_sigma': 'Es decidirà amb la resposta a sigma',
  'formigo.canviaria.resposta_coeficient': 'Es decidirà amb la classe de la central o el coeficient',

  'formigo.ask.case3.pregunta': 'El subministrament és continu i d’una sola central?',
  'formigo.ask.case3.perque':
    'Hi ha 36 pastades anteriors o més d’aquest formigó. Amb subministrament continu s’aplica el cas 3; si no, el cas 2.',
  'formigo.ask.case3.si': 'Sí: cas 3, amb la desviació de les 35 pastades anteriors',
  'formigo.ask.case3.no': 'No: cas 2, amb la mitjana i el recorregut del lot',
  'formigo.ask.case1.pregunta': 'La dispersió està certificada dins del distintiu?',
  'formigo.ask.case1.perque':
    'El distintiu A només permet el cas 1 si la dispersió de la central està certificada dins del seu abast.',
  'formigo.ask.case1.si': 'Sí: cas 1, cada pastada ha d’arribar a fck',
  'formigo.ask.case1.no': 'No: es tracta com a formigó sense distintiu',
  'formigo.ask.sigma.pregunta': 'Quina és la sigma certificada de la central?',
  'formigo.ask.sigma.perque':
    'Amb la dispersió certificada, el lot es compara amb la mitjana menys 1,645 vegades la sigma del certificat.',
  'formigo.ask.sigma.resposta': 'Amb la sigma es calcula el cas 1 i surt el veredicte',
  'formigo.ask.sigma.sense': 'Sense certificat, trieu «Sense distintiu» a la zona i s’aplicaran els casos 2 i 3',
  'formigo.ask.sigma_15.pregunta': 'Quines són la sigma certificada i la mitjana dels 15 valors?',
  'formigo.ask.sigma_15.perque':
    'Alguna pastada no arriba a fck però cap no baixa de 0,90 fck. La segona comprovació mira el control de producció de la central: el valor no conforme i els 14 més propers en el temps.',
  'formigo.ask.sigma_15.resposta': 'S’accepta si la mitjana dels 15 menys 1,645 vegades la sigma arriba a 0,90 fck',
  'formigo.ask.sigma_15.sense': 'Mentre falti un dels dos nombres, el lot queda sense veredicte',
  'formigo.ask.coeficient.pregunta': 'Quina és la classe de la central, o el coeficient KN?',
  'formigo.ask.coeficient.perque':
    'El coeficient de l’EHE-98 depèn de la regularitat de la central, que encara no consta.',
  'formigo.ask.coeficient.classe': 'Amb la classe, KN surt de la taula 88.4.b i es vigila el recorregut lot a lot',
  'formigo.ask.coeficient.kn': 'Amb KN, s’aplica directament a la menor resistència',
  'formigo.ask.camp.sigma': 'Sigma certificada (N/mm²)',
  'formigo.ask.camp.mean15': 'Mitjana dels 15 valors (N/mm²)',
  'formigo.ask.camp.classe': 'Classe de la central',
  'formigo.ask.camp.kn': 'Coeficient KN',
  'formigo.ask.camp.si': 'Sí',
  'formigo.ask.camp.no': 'No',

  'formigo.decisio.revisar':
    'Presa sobre uns altres resultats: el lot ja no falla pel mateix marge. Reviseu-la i torneu-la a desar; mentrestant no resol res.',
  'formigo.decisio.revisar_marge':
    'Presa quan faltaven {valor} N/mm²; ara no és el mateix. Reviseu-la i torneu-la a desar; mentrestant no resol res.',
  'formigo.decisio.sobrera':
    'Aquesta decisió es va prendre quan el lot no era satisfactori. Amb les resistències corregides ho és: traieu-la si ja no cal.',

  'formigo.confidence.V': 'Comprovada en una font publicada',
  'formigo.confidence.K+': 'Coneguda i contrastada per una segona via',
  'formigo.confidence.K': 'Coneguda; encara no comparada amb el text del BOE',
  'formigo.confidence.I': 'Deduïda: cal comprovar-la amb el text del BOE',
  'formigo.per_verificar': 'Per verificar',
} as const;
