import type { avisosCa } from './avisos.ca.ts';

export const avisosEn: Record<keyof typeof avisosCa, string> = {
  'avis.mostres_insuficients':
    'The regulation asks for {demanades} samples and the lot has {tingudes}: {falten} missing.',
  'avis.una_sola_proveta': 'Sample {numero} has only one 28-day specimen; the regulation asks for two or more.',
  'avis.cub_10_fck': 'Sample {numero} has 10\u00a0cm cubes, meant for fck of {fck}\u00a0N/mm² or more.',
  'avis.anteriors_sense_valor':
    '{n, plural, one {# earlier sample of the same concrete has no valid value yet} other {# earlier samples of the same concrete have no valid value yet}}; the verdict will be made again once there is one.',
  'avis.lot_supera_volum': 'The lot has {volum, number}\u00a0m³ and the largest allowed is {maxim, number}\u00a0m³.',
  'avis.control_total_sense_amassades':
    'Full control: say how many loads were supplied to the lot, to know whether all were tested.',
  'avis.control_total_de_mes': 'There are {mostres} samples and only {amassades} loads are on record: check it.',
  'avis.marca_a_caducada': 'Mark A held until {fins} and the lot was poured on {data}: check whether it still applies.',
  'avis.mostres_aconsellades':
    'With fck = {fck, number} it is prudent to take {aconsellades} samples; the lot has {tingudes}.',
  'avis.distintiu_fora_de_norma':
    'The mark chosen is not one of {normativa, select, CODI {Codi Estructural} other {{normativa}}}; the lot is judged as having no mark.',
  'avis.encara_sense_edat':
    '{n, plural, one {The strength of sample {numeros} is of an age that it has not reached: it is {edat} days old on {data}} other {The strengths of samples {numeros} are of an age that they have not reached: the last is {edat} days old on {data}}}. Check the date or the value.',
  'avis.per_verificar': 'Some rule of this verdict has not been compared with the text of the BOE yet: check it.',
  'avis.cal_abocades': 'In this type of structure each continuous pour is a lot: write the pours with their volumes.',
  'avis.lots_no_llistats':
    '{n, plural, one {The forecast lists the first {llistats} lots; there is # more like them} other {The forecast lists the first {llistats} lots; there are # more like them}}.',
  'avis.minim_tres_lots':
    'With lots enlarged by the mark, the whole work must have at least 3 lots, its other zones included: if it has fewer, make the lots smaller.',
  'avis.sis_setmanes': 'No enlarged lot may last more than 6 weeks.',
  'avis.suspensio_ampliacio':
    'A lot that is not satisfactory suspends the enlargement for the next 6 lots; after a second one the rest are treated as having no mark.',
  'avis.mostreig_meitat':
    'With a plant seal half of the lots may be tested, chosen at random and at least 3; a lot with fest < fck brings back full sampling until 4 lots in a row are accepted.',
  'avis.mostra_per_planta': 'A lot over two floors needs at least one sample from each.',
  'avis.mostres_aconsellades_previsio':
    'With fck = {fck, number} it is prudent to take {aconsellades} samples per lot, although the regulation asks for fewer.',
  'avis.control_total_totes': 'Under full control every load is tested.',
  'avis.control_indirecte_cons':
    'Under indirect control no specimens are broken: at least 4 consistency tests spread over each day are needed.',
  'avis.control_indirecte_condicions':
    'Indirect control is only admitted {norma, select, ehe98 {in small works, with fcd of at most 10 N/mm² and outside exposures III and IV} ehe08 {in housing of one or two floors, or bending elements of housing up to four, with spans under 6 m, exposure I or II and fcd of at most 10 N/mm²} other {in housing of one or two floors, or bending elements of housing up to four, with spans under 6 m, exposure X0 or XC and fcd of at most 10 N/mm²}}. Check that this zone complies; the rule must be checked against the text of the BOE.',
  'avis.control_indirecte_distintiu':
    'Indirect control asks for concrete with an officially recognised mark, and this zone has none.',
  'avis.codi_sense_ampliacio':
    'Lots are not enlarged by the mark: whether the Codi Estructural allows it must be checked against the text of the BOE.',
  'avis.limit_per_verificar':
    'The lot limit of this structure is a prudent one and must be checked against the text of the BOE.',
  'avis.limit_canviat': 'The lot limit was changed by {qui}: {motiu}',
  'avis.norma_no_concorda':
    'The dates of the work give {codi, select, si {the Codi Estructural} other {{norma}}} and the zone has another regulation. Review the zone’s regulation or the dates.',
  'avis.resistencia_fora_de_serie': 'Strength {resistencia} is not in the series of the regulation.',
  'avis.mida_poc_usual': 'The aggregate size, {mesura}\u00a0mm, is unusual.',
  'avis.resistencia_minima':
    'For exposure class {ambient} the least expected strength is {minim}\u00a0N/mm² and the zone has {resistencia}.',
  'avis.ambient_no_aplica': 'Exposure class {ambient} does not suit {tipus} concrete.',
  'avis.ambients_mateix_grup': 'Exposure class {ambient} repeats a group that is already there.',
  'avis.ambient_general_absent': 'The general exposure class (I to IV) is missing.',
  'avis.ambient_x0_combinat': 'Exposure class X0 is not combined with others.',
  'error.tipus_fora_de_norma': '{normativa, select, CODI {Codi Estructural} other {{normativa}}} has no type {tipus}.',
  'error.resistencia_massa_baixa': 'For {tipus} the strength must be {minim}\u00a0N/mm² or more.',
  'error.consistencia_fora_de_norma':
    '{normativa, select, CODI {Codi Estructural} other {{normativa}}} has no consistency {consistencia}.',
  'error.ambient_obligatori': 'Choose at least one exposure class.',
  'error.ambient_fora_de_norma':
    '{normativa, select, CODI {Codi Estructural} other {{normativa}}} has no exposure class {ambient}.',
  'error.ambient_repetit': 'Exposure class {ambient} is there twice.',
  'error.designacio_forma': 'Write the designation like HA-25/B/20/XC2.',
  'error.designacio_tipus': 'The type must be HM, HA, HP, HRM or HRA.',
  'error.designacio_resistencia': 'The strength must be a number of two or three digits.',
  'error.designacio_consistencia': 'The consistency must be S, P, B, F, L or AC.',
  'error.designacio_mesura': 'The aggregate size must be from 1 to 99\u00a0mm.',
  'error.designacio_ambient': 'The exposure class is not known; join several with +, as in XC4+XF1.',
  'formigo.norma.cal_data': 'The project or commission date is needed to know which regulation rules.',
  'formigo.no_llegides': '{n, plural, one {# cell not read} other {# cells not read}}',
  'formigo.no_llegides.veredicte':
    '{n, plural, one {# cell could not be read: the verdict does not count it.} other {# cells could not be read: the verdict does not count them.}}',
  'formigo.no_llegides.guardades':
    '{n, plural, one {Its text is kept in this browser and will be there, marked, when you open the zone again. Until you mend it, it is not sent and does not count.} other {Their text is kept in this browser and will be there, marked, when you open the zone again. Until you mend them, they are not sent and do not count.}}',
  'formigo.no_llegides.es_perden':
    '{n, plural, one {This browser cannot keep its text: if you leave without mending it, it is lost.} other {This browser cannot keep their text: if you leave without mending them, it is lost.}}',
  'formigo.no_llegides.sortir': 'Leave anyway',
  'formigo.hist.decisio_primera': 'recorded the later decision',
  'formigo.hist.decisio_retirada': 'withdrew the later decision',
  'formigo.hist.veredicte_de_a': 'the verdict went from “{abans}” to “{ara}”',
};
