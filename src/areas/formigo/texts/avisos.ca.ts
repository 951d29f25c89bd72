/** Warnings and faults that the rules of concrete raise. */
export const avisosCa = {
  'avis.mostres_insuficients':
    'La norma demana {demanades} pastades i el lot en té {tingudes}: {falten, plural, one {en falta #} many {en falten #} other {en falten #}}.',
  'avis.una_sola_proveta': 'La pastada {numero} només té una proveta a 28 dies; la norma en demana dues o més.',
  'avis.cub_10_fck': 'La pastada {numero} té cubs de 10\u00a0cm, previstos per a fck de {fck}\u00a0N/mm² o més.',
  'avis.anteriors_sense_valor':
    '{n, plural, one {# pastada anterior del mateix formigó encara no té valor vàlid} many {# pastades anteriors del mateix formigó encara no tenen valor vàlid} other {# pastades anteriors del mateix formigó encara no tenen valor vàlid}}; el veredicte es refarà quan en tinguin.',
  'avis.lot_supera_volum': 'El lot té {volum, number}\u00a0m³ i el màxim és {maxim, number}\u00a0m³.',
  'avis.control_total_sense_amassades':
    'Control al 100 per 100: digueu quantes pastades s’han subministrat al lot per saber si s’han assajat totes.',
  'avis.control_total_de_mes':
    'Hi ha {mostres} pastades assajades i només en consten {amassades} de subministrades: reviseu-ho.',
  'avis.marca_a_caducada':
    'El distintiu A valia fins al {fins} i el lot es va formigonar el {data}: comproveu si encara es pot aplicar.',
  'avis.mostres_aconsellades':
    'Amb fck = {fck, number} és prudent assajar {aconsellades} pastades; el lot en té {tingudes}.',
  'avis.distintiu_fora_de_norma':
    'El distintiu triat no és dels que preveu {normativa, select, CODI {Codi Estructural} other {{normativa}}}; el lot es jutja com a sense distintiu.',
  'avis.encara_sense_edat':
    '{n, plural, one {La resistència de la pastada {numeros} és d’una edat que encara no té: fa {edat} dies el {data}} many {Les resistències de les pastades {numeros} són d’una edat que encara no tenen: l’última fa {edat} dies el {data}} other {Les resistències de les pastades {numeros} són d’una edat que encara no tenen: l’última fa {edat} dies el {data}}}. Reviseu-ne la data o el valor.',
  'avis.per_verificar':
    'Alguna regla d’aquest veredicte encara no s’ha comparat amb el text del BOE: cal comprovar-la.',
  'avis.cal_abocades':
    'En aquest tipus d’estructura cada formigonat continu és un lot: escriviu els formigonats amb el seu volum.',
  'avis.lots_no_llistats':
    '{n, plural, one {La previsió llista els primers {llistats} lots; n’hi ha # més d’igual} many {La previsió llista els primers {llistats} lots; n’hi ha # més d’iguals} other {La previsió llista els primers {llistats} lots; n’hi ha # més d’iguals}}.',
  'avis.minim_tres_lots':
    'Amb lots ampliats pel distintiu, tota l’obra ha de tenir 3 lots com a mínim, comptant-hi les altres zones: si no hi arriba, feu els lots més petits.',
  'avis.sis_setmanes': 'Cap lot ampliat no pot durar més de 6 setmanes.',
  'avis.suspensio_ampliacio':
    'Un lot no satisfactori suspèn l’ampliació durant els 6 lots següents; si n’hi ha un segon, la resta es tracta com a sense distintiu.',
  'avis.mostreig_meitat':
    'Amb segell de la central es pot assajar la meitat dels lots, triats a l’atzar i amb un mínim de 3; si un lot dona fest < fck, es torna al mostreig complet fins a 4 lots seguits acceptats.',
  'avis.mostra_per_planta': 'Un lot que abasta dues plantes necessita almenys una pastada de cada una.',
  'avis.mostres_aconsellades_previsio':
    'Amb fck = {fck, number} és prudent assajar {aconsellades} pastades per lot, encara que la norma en demani menys.',
  'avis.control_total_totes': 'Amb control al 100 per 100 s’assagen totes les pastades.',
  'avis.control_indirecte_cons':
    'Amb control indirecte no es trenquen provetes: calen almenys 4 assaigs de consistència repartits en cada jornada.',
  'avis.control_indirecte_condicions':
    'El control indirecte només s’admet {norma, select, ehe98 {en obres petites, amb fcd de 10 N/mm² com a màxim i fora dels ambients III i IV} ehe08 {en habitatges d’una o dues plantes, o en elements a flexió d’habitatges de fins a quatre, amb llums de menys de 6 m, ambient I o II i fcd de 10 N/mm² com a màxim} other {en habitatges d’una o dues plantes, o en elements a flexió d’habitatges de fins a quatre, amb llums de menys de 6 m, ambient X0 o XC i fcd de 10 N/mm² com a màxim}}. Comproveu que aquesta zona ho compleix; la regla s’ha de comprovar amb el text del BOE.',
  'avis.control_indirecte_distintiu':
    'El control indirecte demana un formigó amb distintiu oficialment reconegut, i aquesta zona no en té.',
  'avis.codi_sense_ampliacio':
    'Els lots no s’amplien pel distintiu: cal comprovar amb el text del BOE si el Codi Estructural ho permet.',
  'avis.limit_per_verificar': 'El límit de lot d’aquesta estructura és prudent i cal comprovar-lo amb el text del BOE.',
  'avis.limit_canviat': 'El límit de lot l’ha canviat {qui}: {motiu}',
  'avis.norma_no_concorda':
    'Les dates del treball donen {codi, select, si {el Codi Estructural} other {la norma {norma}}} i la zona en té una altra. Reviseu la norma de la zona o les dates.',
  'avis.resistencia_fora_de_serie': 'La resistència {resistencia} no és de la sèrie de la norma.',
  'avis.mida_poc_usual': 'La mida màxima de l’àrid, {mesura}\u00a0mm, és poc habitual.',
  'avis.resistencia_minima':
    'Per a l’ambient {ambient} la resistència mínima esperada és {minim}\u00a0N/mm² i la zona té {resistencia}.',
  'avis.ambient_no_aplica': 'L’ambient {ambient} no és propi del formigó {tipus}.',
  'avis.ambients_mateix_grup': 'L’ambient {ambient} repeteix un grup que ja hi és.',
  'avis.ambient_general_absent': 'Falta la classe general d’exposició (I a IV).',
  'avis.ambient_x0_combinat': 'L’ambient X0 no es combina amb d’altres.',
  'error.tipus_fora_de_norma':
    '{normativa, select, CODI {Codi Estructural} other {{normativa}}} no té el tipus {tipus}.',
  'error.resistencia_massa_baixa': 'Per a {tipus} la resistència ha de ser de {minim}\u00a0N/mm² o més.',
  'error.consistencia_fora_de_norma':
    '{normativa, select, CODI {Codi Estructural} other {{normativa}}} no té la consistència {consistencia}.',
  'error.ambient_obligatori': 'Trieu almenys un ambient.',
  'error.ambient_fora_de_norma':
    '{normativa, select, CODI {Codi Estructural} other {{normativa}}} no té l’ambient {ambient}.',
  'error.ambient_repetit': 'L’ambient {ambient} és dues vegades.',
  'error.designacio_forma': 'Escriviu la designació com HA-25/B/20/XC2.',
  'error.designacio_tipus': 'El tipus ha de ser HM, HA, HP, HRM o HRA.',
  'error.designacio_resistencia': 'La resistència ha de ser un nombre de dues o tres xifres.',
  'error.designacio_consistencia': 'La consistència ha de ser S, P, B, F, L o AC.',
  'error.designacio_mesura': 'La mida de l’àrid ha de ser d’1 a 99\u00a0mm.',
  'error.designacio_ambient': 'L’ambient no es reconeix; uniu diverses classes amb +, com XC4+XF1.',
  'formigo.norma.cal_data': 'Falta la data del projecte o de l’encàrrec per saber quina norma regeix.',
  'formigo.no_llegides':
    '{n, plural, one {# cel·la no llegida} many {# de cel·les no llegides} other {# cel·les no llegides}}',
  'formigo.no_llegides.veredicte':
    '{n, plural, one {Hi ha # cel·la no llegida: el veredicte no la compta.} many {Hi ha # de cel·les no llegides: el veredicte no les compta.} other {Hi ha # cel·les no llegides: el veredicte no les compta.}}',
  'formigo.no_llegides.guardades':
    '{n, plural, one {El seu text queda guardat en aquest navegador i el trobareu marcat quan torneu a obrir la zona. Fins que la corregiu, no s’envia ni compta.} many {El seu text queda guardat en aquest navegador i el trobareu marcat quan torneu a obrir la zona. Fins que les corregiu, no s’envien ni compten.} other {El seu text queda guardat en aquest navegador i el trobareu marcat quan torneu a obrir la zona. Fins que les corregiu, no s’envien ni compten.}}',
  'formigo.no_llegides.es_perden':
    '{n, plural, one {Aquest navegador no en pot guardar el text: si sortiu sense corregir-la, es perd.} many {Aquest navegador no en pot guardar el text: si sortiu sense corregir-les, es perd.} other {Aquest navegador no en pot guardar el text: si sortiu sense corregir-les, es perd.}}',
  'formigo.no_llegides.sortir': 'Sortir igualment',
  'formigo.hist.decisio_primera': 'ha registrat la decisió posterior',
  'formigo.hist.decisio_retirada': 'ha retirat la decisió posterior',
  'formigo.hist.veredicte_de_a': 'el veredicte ha passat de «{abans}» a «{ara}»',
} as const;
