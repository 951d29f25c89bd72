/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'avis.pla_te_resultats':
    'Es perdran {n, plural, one {# resultat} many {# de resultats} other {# resultats}} amb els seus fitxers.',
  'avis.lots_es_reobren':
    '{n, plural, one {# lot tancat tindrà comprovacions pendents i es tornarà a obrir} many {# de lots tancats tindran comprovacions pendents i es tornaran a obrir} other {# lots tancats tindran comprovacions pendents i es tornaran a obrir}}.',
  'error.partida_sense_banc':
    'La partida d’origen ja no és al banc: no se’n poden canviar el sistema, els usos, els nivells ni si és completa. La resta de camps, sí.',
  'camp.cost_massa_gran': 'El cost de la partida passa del màxim. Reviseu el preu, el nombre d’assaigs i l’amidament.',
  'camp.amidament_de_zones': 'L’amidament d’aquesta partida és el volum de les seves zones. Canvieu-lo a Formigó.',
  'camp.programa_de_si_mateix': 'Un programa no es pot copiar d’ell mateix. Trieu una altra obra.',
  'camp.lot_final_abans_inici': 'La data final no pot ser anterior a la d’inici.',
  'error.lots_de_formigo': 'Els lots d’una partida de formigó són els de les seves zones. Feu-los a Formigó.',
  'error.lot_amb_pendents':
    'El lot no es pot tancar: hi ha {n, plural, one {# comprovació pendent} many {# de comprovacions pendents} other {# comprovacions pendents}}.',
  'avis.partides_altra_norma':
    '{n, plural, one {# partida és} many {# de partides són} other {# partides són}} de formigó d’una normativa que no és la d’aquest treball: {noms}. Canvieu-les per les de la seva.',
  'avis.partides_no_vigents':
    '{n, plural, one {# partida no és vigent} many {# de partides no són vigents} other {# partides no són vigents}} a la data del projecte: {noms}. Reviseu si hi valen.',
  'avis.normes_no_vigents':
    '{n, plural, one {# partida cita} many {# de partides citen} other {# partides citen}} normes que no eren vigents a la data del projecte, o que no són de la normativa d’aquest treball: {noms}. Reviseu-les, o emeteu el programa igualment: el document ho dirà.',
  'avis.comprovacions_sense_criteri':
    '{n, plural, one {# comprovació no diu} many {# de comprovacions no diuen} other {# comprovacions no diuen}} amb quin criteri és conforme: {noms}. Escriviu-lo al banc i {n, plural, one {torneu-la} other {torneu-les}} a posar, o emeteu el programa igualment: sortiran sense.',
  'avis.nivells_curts':
    '{n, plural, one {# nivell o classe no arriba} many {# de nivells o classes no arriben} other {# nivells o classes no arriben}} al que demanen els usos triats. {llista} Canvieu-los, o emeteu el programa igualment: el document ho dirà.',
  'avis.programa_sense_canvis': 'No ha canviat res des de la darrera revisió.',
  'avis.deo_no_habilitat':
    'La titulació del director o directora d’execució no l’habilita per a l’ús d’aquesta obra (LOE, article 13.2): el programa sortiria amb la seva signatura.',
  'avis.partides_sense_amidament':
    '{n, plural, one {# partida no té} many {# de partides no tenen} other {# partides no tenen}} amidament, i se’n preveu un sol lot: {noms}.',
  'avis.partides_lots_a_ma':
    '{n, plural, one {# partida s’amida en una unitat que no és la dels seus lots} many {# de partides s’amiden en una unitat que no és la dels seus lots} other {# partides s’amiden en una unitat que no és la dels seus lots}}, i falta escriure quants lots són: {noms}. De cadascuna se’n preveu un.',
  'avis.partides_sense_zones':
    '{n, plural, one {# partida de formigó no té zones, o no totes diuen} many {# de partides de formigó no tenen zones, o no totes diuen} other {# partides de formigó no tenen zones, o no totes diuen}} quant formigó hi ha, i se’n preveuen menys lots dels que hi haurà: {noms}. Cal definir les zones.',
  'camp.comprovacio_de_formigo': 'La resistència del formigó l’escriuen els veredictes i no es pot treure.',
  'camp.programa_data_futura': 'La data d’emissió no pot ser posterior a avui.',
  'camp.programa_data_anterior':
    'La data d’emissió és anterior a la de la revisió {numero}. Trieu-ne una d’igual o posterior.',
  'error.programa_buit': 'El programa no té cap partida. Afegiu-ne abans d’emetre’l.',
  'error.programa_amb_faltes':
    'El programa no es pot emetre: {n, plural, one {# partida té} many {# de partides tenen} other {# partides tenen}} usos per corregir. Reviseu-les una per una.',
} as const;
type Own = Record<keyof typeof ca, string>;

const es: Own = {
  'avis.pla_te_resultats':
    'Se perderán {n, plural, one {# resultado} many {# de resultados} other {# resultados}} con sus archivos.',
  'avis.lots_es_reobren':
    '{n, plural, one {# lote cerrado tendrá comprobaciones pendientes y se volverá a abrir} many {# de lotes cerrados tendrán comprobaciones pendientes y se volverán a abrir} other {# lotes cerrados tendrán comprobaciones pendientes y se volverán a abrir}}.',
  'error.partida_sense_banc':
    'La partida de origen ya no está en el banco: no se pueden cambiar su sistema, usos, niveles ni si es completa. Los demás campos, sí.',
  'camp.cost_massa_gran':
    'El coste de la partida pasa del máximo. Revise el precio, el número de ensayos y la medición.',
  'camp.amidament_de_zones': 'La medición de esta partida es el volumen de sus zonas. Cámbielo en Hormigón.',
  'camp.programa_de_si_mateix': 'Un programa no se puede copiar de sí mismo. Elija otra obra.',
  'camp.lot_final_abans_inici': 'La fecha final no puede ser anterior a la de inicio.',
  'error.lots_de_formigo': 'Los lotes de una partida de hormigón son los de sus zonas. Hágalos en Hormigón.',
  'error.lot_amb_pendents':
    'El lote no se puede cerrar: hay {n, plural, one {# comprobación pendiente} many {# de comprobaciones pendientes} other {# comprobaciones pendientes}}.',
  'avis.partides_altra_norma':
    '{n, plural, one {# partida es} many {# de partidas son} other {# partidas son}} de hormigón de una normativa que no es la de este trabajo: {noms}. Cámbielas por las de la suya.',
  'avis.partides_no_vigents':
    '{n, plural, one {# partida no está vigente} many {# de partidas no están vigentes} other {# partidas no están vigentes}} en la fecha del proyecto: {noms}. Revise si valen.',
  'avis.normes_no_vigents':
    '{n, plural, one {# partida cita} many {# de partidas citan} other {# partidas citan}} normas que no estaban vigentes en la fecha del proyecto, o que no son de la normativa de este trabajo: {noms}. Revíselas, o emita el programa igualmente: el documento lo dirá.',
  'avis.comprovacions_sense_criteri':
    '{n, plural, one {# comprobación no dice} many {# de comprobaciones no dicen} other {# comprobaciones no dicen}} con qué criterio es conforme: {noms}. Escríbalo en el banco y vuelva a {n, plural, one {ponerla} other {ponerlas}}, o emita el programa igualmente: saldrán sin él.',
  'avis.nivells_curts':
    '{n, plural, one {# nivel o clase no llega} many {# de niveles o clases no llegan} other {# niveles o clases no llegan}} a lo que piden los usos elegidos. {llista} Cámbielos, o emita el programa igualmente: el documento lo dirá.',
  'avis.programa_sense_canvis': 'No ha cambiado nada desde la última revisión.',
  'avis.deo_no_habilitat':
    'La titulación del director o directora de ejecución no le habilita para el uso de esta obra (LOE, artículo 13.2): el programa saldría con su firma.',
  'avis.partides_sense_amidament':
    '{n, plural, one {# partida no tiene} many {# de partidas no tienen} other {# partidas no tienen}} medición, y se prevé un solo lote: {noms}.',
  'avis.partides_lots_a_ma':
    '{n, plural, one {# partida se mide en una unidad que no es la de sus lotes} many {# de partidas se miden en una unidad que no es la de sus lotes} other {# partidas se miden en una unidad que no es la de sus lotes}}, y falta escribir cuántos lotes son: {noms}. De cada una se prevé uno.',
  'avis.partides_sense_zones':
    '{n, plural, one {# partida de hormigón no tiene zonas, o no todas dicen} many {# de partidas de hormigón no tienen zonas, o no todas dicen} other {# partidas de hormigón no tienen zonas, o no todas dicen}} cuánto hormigón hay, y se prevén menos lotes de los que habrá: {noms}. Hay que definir las zonas.',
  'camp.comprovacio_de_formigo': 'La resistencia del hormigón la escriben los veredictos y no se puede quitar.',
  'camp.programa_data_futura': 'La fecha de emisión no puede ser posterior a hoy.',
  'camp.programa_data_anterior':
    'La fecha de emisión es anterior a la de la revisión {numero}. Elija una igual o posterior.',
  'error.programa_buit': 'El programa no tiene ninguna partida. Añádalas antes de emitirlo.',
  'error.programa_amb_faltes':
    'El programa no se puede emitir: {n, plural, one {# partida tiene} many {# de partidas tienen} other {# partidas tienen}} usos por corregir. Revíselas una por una.',
};

const en: Own = {
  'avis.pla_te_resultats': '{n, plural, one {# result} other {# results}} will be lost with their files.',
  'avis.lots_es_reobren':
    '{n, plural, one {# closed lot will have pending checks and will be opened again} other {# closed lots will have pending checks and will be opened again}}.',
  'error.partida_sense_banc':
    'The item that it was taken from is no longer in the bank: its system, uses, levels and completeness cannot be changed. Its other fields can.',
  'camp.cost_massa_gran':
    'The cost of the item is over the maximum. Check the price, the number of tests and the measurement.',
  'camp.amidament_de_zones': 'The measurement of this item is the volume of its zones. Change it under Concrete.',
  'camp.programa_de_si_mateix': 'A programme cannot be copied from itself. Choose another work.',
  'camp.lot_final_abans_inici': 'The end date cannot be before the start date.',
  'error.lots_de_formigo': 'The lots of a concrete item are those of its zones. Make them in Concrete.',
  'error.lot_amb_pendents': 'The lot cannot be closed: {n, plural, one {# check is} other {# checks are}} pending.',
  'avis.partides_altra_norma':
    '{n, plural, one {# item is} other {# items are}} for concrete of a regulation that is not that of this work: {noms}. Change them for those of its own.',
  'avis.partides_no_vigents':
    '{n, plural, one {# item is} other {# items are}} not valid on the date of the project: {noms}. Check whether they hold.',
  'avis.normes_no_vigents':
    '{n, plural, one {# item cites} other {# items cite}} norms that were not in force on the date of the project, or are not of this work’s regulation: {noms}. Check them, or issue the programme all the same: the document will say so.',
  'avis.comprovacions_sense_criteri':
    '{n, plural, one {# check does not say} other {# checks do not say}} by which criterion it conforms: {noms}. Write it in the bank and put {n, plural, one {it} other {them}} in again, or issue the programme all the same: they will go without.',
  'avis.nivells_curts':
    '{n, plural, one {# level or class is} other {# levels or classes are}} below what the chosen uses ask for. {llista} Change them, or issue the programme all the same: the document will say so.',
  'avis.programa_sense_canvis': 'Nothing has changed since the last revision.',
  'avis.deo_no_habilitat':
    'The degree of the execution director does not qualify for the use of this work (LOE, article 13.2): the programme would go out with that signature.',
  'avis.partides_sense_amidament':
    '{n, plural, one {# item has} other {# items have}} no measurement, and a single lot is forecast: {noms}.',
  'avis.partides_lots_a_ma':
    '{n, plural, one {# item is measured in a unit that is not that of its lots} other {# items are measured in a unit that is not that of their lots}}, and how many lots there are is still to be written: {noms}. One is forecast of each.',
  'avis.partides_sense_zones':
    '{n, plural, one {# concrete item has} other {# concrete items have}} no zones, or not all of them say how much concrete there is, and fewer lots are forecast than there will be: {noms}. Define the zones.',
  'camp.comprovacio_de_formigo': 'The strength of concrete is written by the verdicts and cannot be taken out.',
  'camp.programa_data_futura': 'The date of issue cannot be later than today.',
  'camp.programa_data_anterior':
    'The date of issue is earlier than that of revision {numero}. Choose the same or a later one.',
  'error.programa_buit': 'The programme has no items. Add some before issuing it.',
  'error.programa_amb_faltes':
    'The programme cannot be issued: the uses of {n, plural, one {# item are} other {# items are}} to be corrected. Review them one by one.',
};

export const procesErrors = { ca, es, en };
