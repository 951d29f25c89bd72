import type { avisosCa } from './avisos.ca.ts';

export const avisosEs: Record<keyof typeof avisosCa, string> = {
  'avis.mostres_insuficients':
    'La norma pide {demanades} amasadas y el lote tiene {tingudes}: {falten, plural, one {falta #} many {faltan #} other {faltan #}}.',
  'avis.una_sola_proveta': 'La amasada {numero} solo tiene una probeta a 28 días; la norma pide dos o más.',
  'avis.cub_10_fck': 'La amasada {numero} tiene cubos de 10\u00a0cm, previstos para fck de {fck}\u00a0N/mm² o más.',
  'avis.anteriors_sense_valor':
    '{n, plural, one {# amasada anterior del mismo hormigón aún no tiene valor válido} many {# amasadas anteriores del mismo hormigón aún no tienen valor válido} other {# amasadas anteriores del mismo hormigón aún no tienen valor válido}}; el veredicto se rehará cuando lo tenga.',
  'avis.lot_supera_volum': 'El lote tiene {volum, number}\u00a0m³ y el máximo es {maxim, number}\u00a0m³.',
  'avis.control_total_sense_amassades':
    'Control al 100 por 100: diga cuántas amasadas se han suministrado al lote para saber si se han ensayado todas.',
  'avis.control_total_de_mes': 'Hay {mostres} amasadas ensayadas y solo constan {amassades} suministradas: revíselo.',
  'avis.marca_a_caducada':
    'El distintivo A valía hasta el {fins} y el lote se hormigonó el {data}: compruebe si todavía se puede aplicar.',
  'avis.mostres_aconsellades':
    'Con fck = {fck, number} es prudente ensayar {aconsellades} amasadas; el lote tiene {tingudes}.',
  'avis.distintiu_fora_de_norma':
    'El distintivo elegido no es de los que prevé {normativa, select, CODI {Código Estructural} other {{normativa}}}; el lote se juzga como sin distintivo.',
  'avis.encara_sense_edat':
    '{n, plural, one {La resistencia de la amasada {numeros} es de una edad que aún no tiene: cumple {edat} días el {data}} many {Las resistencias de las amasadas {numeros} son de una edad que aún no tienen: la última cumple {edat} días el {data}} other {Las resistencias de las amasadas {numeros} son de una edad que aún no tienen: la última cumple {edat} días el {data}}}. Revise la fecha o el valor.',
  'avis.per_verificar':
    'Alguna regla de este veredicto aún no se ha comparado con el texto del BOE: hay que comprobarla.',
  'avis.cal_abocades':
    'En este tipo de estructura cada hormigonado continuo es un lote: escriba los hormigonados con su volumen.',
  'avis.lots_no_llistats':
    '{n, plural, one {La previsión lista los primeros {llistats} lotes; hay # más igual} many {La previsión lista los primeros {llistats} lotes; hay # más iguales} other {La previsión lista los primeros {llistats} lotes; hay # más iguales}}.',
  'avis.minim_tres_lots':
    'Con lotes ampliados por el distintivo, toda la obra debe tener 3 lotes como mínimo, contando las demás zonas: si no llega, haga los lotes más pequeños.',
  'avis.sis_setmanes': 'Ningún lote ampliado puede durar más de 6 semanas.',
  'avis.suspensio_ampliacio':
    'Un lote no satisfactorio suspende la ampliación durante los 6 lotes siguientes; si hay un segundo, el resto se trata como sin distintivo.',
  'avis.mostreig_meitat':
    'Con sello de la central se puede ensayar la mitad de los lotes, elegidos al azar y con un mínimo de 3; si un lote da fest < fck, se vuelve al muestreo completo hasta 4 lotes seguidos aceptados.',
  'avis.mostra_per_planta': 'Un lote que abarca dos plantas necesita al menos una amasada de cada una.',
  'avis.mostres_aconsellades_previsio':
    'Con fck = {fck, number} es prudente ensayar {aconsellades} amasadas por lote, aunque la norma pida menos.',
  'avis.control_total_totes': 'Con control al 100 por 100 se ensayan todas las amasadas.',
  'avis.control_indirecte_cons':
    'Con control indirecto no se rompen probetas: hacen falta al menos 4 ensayos de consistencia repartidos en cada jornada.',
  'avis.control_indirecte_condicions':
    'El control indirecto solo se admite {norma, select, ehe98 {en obras pequeñas, con fcd de 10 N/mm² como máximo y fuera de los ambientes III y IV} ehe08 {en viviendas de una o dos plantas, o en elementos a flexión de viviendas de hasta cuatro, con luces de menos de 6 m, ambiente I o II y fcd de 10 N/mm² como máximo} other {en viviendas de una o dos plantas, o en elementos a flexión de viviendas de hasta cuatro, con luces de menos de 6 m, ambiente X0 o XC y fcd de 10 N/mm² como máximo}}. Compruebe que esta zona lo cumple; la regla hay que comprobarla con el texto del BOE.',
  'avis.control_indirecte_distintiu':
    'El control indirecto pide un hormigón con distintivo oficialmente reconocido, y esta zona no lo tiene.',
  'avis.codi_sense_ampliacio':
    'Los lotes no se amplían por el distintivo: hay que comprobar con el texto del BOE si el Código Estructural lo permite.',
  'avis.limit_per_verificar':
    'El límite de lote de esta estructura es prudente y hay que comprobarlo con el texto del BOE.',
  'avis.limit_canviat': 'El límite de lote lo ha cambiado {qui}: {motiu}',
  'avis.norma_no_concorda':
    'Las fechas del trabajo dan {codi, select, si {el Código Estructural} other {la norma {norma}}} y la zona tiene otra. Revise la norma de la zona o las fechas.',
  'avis.resistencia_fora_de_serie': 'La resistencia {resistencia} no es de la serie de la norma.',
  'avis.mida_poc_usual': 'El tamaño máximo del árido, {mesura}\u00a0mm, es poco habitual.',
  'avis.resistencia_minima':
    'Para el ambiente {ambient} la resistencia mínima esperada es {minim}\u00a0N/mm² y la zona tiene {resistencia}.',
  'avis.ambient_no_aplica': 'El ambiente {ambient} no es propio del hormigón {tipus}.',
  'avis.ambients_mateix_grup': 'El ambiente {ambient} repite un grupo que ya está.',
  'avis.ambient_general_absent': 'Falta la clase general de exposición (I a IV).',
  'avis.ambient_x0_combinat': 'El ambiente X0 no se combina con otros.',
  'error.tipus_fora_de_norma':
    '{normativa, select, CODI {Código Estructural} other {{normativa}}} no tiene el tipo {tipus}.',
  'error.resistencia_massa_baixa': 'Para {tipus} la resistencia debe ser de {minim}\u00a0N/mm² o más.',
  'error.consistencia_fora_de_norma':
    '{normativa, select, CODI {Código Estructural} other {{normativa}}} no tiene la consistencia {consistencia}.',
  'error.ambient_obligatori': 'Elija al menos un ambiente.',
  'error.ambient_fora_de_norma':
    '{normativa, select, CODI {Código Estructural} other {{normativa}}} no tiene el ambiente {ambient}.',
  'error.ambient_repetit': 'El ambiente {ambient} está dos veces.',
  'error.designacio_forma': 'Escriba la designación como HA-25/B/20/XC2.',
  'error.designacio_tipus': 'El tipo debe ser HM, HA, HP, HRM o HRA.',
  'error.designacio_resistencia': 'La resistencia debe ser un número de dos o tres cifras.',
  'error.designacio_consistencia': 'La consistencia debe ser S, P, B, F, L o AC.',
  'error.designacio_mesura': 'El tamaño del árido debe ser de 1 a 99\u00a0mm.',
  'error.designacio_ambient': 'No se reconoce el ambiente; una varias clases con +, como XC4+XF1.',
  'formigo.norma.cal_data': 'Falta la fecha del proyecto o del encargo para saber qué norma rige.',
  'formigo.no_llegides': '{n, plural, one {# celda no leída} many {# de celdas no leídas} other {# celdas no leídas}}',
  'formigo.no_llegides.veredicte':
    '{n, plural, one {Hay # celda no leída: el veredicto no la cuenta.} many {Hay # de celdas no leídas: el veredicto no las cuenta.} other {Hay # celdas no leídas: el veredicto no las cuenta.}}',
  'formigo.no_llegides.guardades':
    '{n, plural, one {Su texto queda guardado en este navegador y lo encontrará marcado cuando vuelva a abrir la zona. Hasta que la corrija, no se envía ni cuenta.} many {Su texto queda guardado en este navegador y lo encontrará marcado cuando vuelva a abrir la zona. Hasta que las corrija, no se envían ni cuentan.} other {Su texto queda guardado en este navegador y lo encontrará marcado cuando vuelva a abrir la zona. Hasta que las corrija, no se envían ni cuentan.}}',
  'formigo.no_llegides.es_perden':
    '{n, plural, one {Este navegador no puede guardar su texto: si sale sin corregirla, se pierde.} many {Este navegador no puede guardar su texto: si sale sin corregirlas, se pierde.} other {Este navegador no puede guardar su texto: si sale sin corregirlas, se pierde.}}',
  'formigo.no_llegides.sortir': 'Salir igualmente',
  'formigo.hist.decisio_primera': 'ha registrado la decisión posterior',
  'formigo.hist.decisio_retirada': 'ha retirado la decisión posterior',
  'formigo.hist.veredicte_de_a': 'el veredicto ha pasado de «{abans}» a «{ara}»',
};
