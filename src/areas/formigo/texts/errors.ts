/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'tasca.formigo.zonesDocument': 'Zones de formigó',
  'error.cal_data':
    'Falta la data del projecte o de l’encàrrec. Poseu-la al treball, o trieu la norma i digueu per què.',
  'error.normativa_fixada': 'La norma d’aquesta zona ja no es pot canviar: té resultats.',
  'camp.acceptat_sense_raons': 'Per acceptar un lot que ha fallat calen raons: digueu què s’ha fet o escriviu-les.',
  'error.decisio_sense_fallada': 'Només es registra una decisió posterior quan el lot no és satisfactori.',
  'avis.pastada_futura': 'La pastada {numero} és del {data}, un dia que encara ha de venir. Reviseu-ne la data.',
  'avis.resistencia_sense_edat':
    'La pastada {numero} encara no té {edat} dies: els fa el {data}. Reviseu-ne la data o la resistència.',
  'avis.te_resultats':
    'Se suprimiran {lots, plural, one {# lot} many {# de lots} other {# lots}} i {pastades, plural, one {# pastada} many {# de pastades} other {# pastades}}.',
  'camp.partida_no_formigo': 'Aquesta partida no és de formigó o no és d’aquest treball. Trieu-ne una altra.',
  'camp.cal_data': 'Trieu la norma, o poseu la data del projecte al treball.',
  'camp.massa_decimals': 'El valor té massa decimals.',
  'camp.fins_abans_des_de': 'L’últim dia del certificat no pot ser anterior al primer.',
  'camp.massa_lots':
    'Són {lots, number} lots i una zona en pot tenir {maxim, number} com a màxim: repartiu-los en més zones.',
  'camp.massa_lots_previstos':
    'La previsió dona {lots, number} lots i una zona en pot tenir {maxim, number} com a màxim. Reviseu aquesta quantitat, o repartiu el formigó en més zones.',
  'camp.hora_incorrecta': 'L’hora s’escriu com 18:42.',
  'camp.motiu_obligatori': 'Digueu per què, en tres lletres o més.',
  'camp.posicio_desconeguda': 'Aquesta posició no existeix.',
  'camp.ambient_desconegut': 'Hi ha una classe d’exposició que no existeix.',
  'camp.distintiu_fora_de_norma': 'Aquest distintiu no és de la norma {normativa}, o no ho és en aquesta data.',
  'camp.designacio_forma': 'La designació s’escriu com HA-25/B/20/XC2.',
  'camp.designacio_tipus': 'El tipus ha de ser HM, HA, HP, HRM o HRA.',
  'camp.designacio_resistencia': 'La resistència ha de tenir dues o tres xifres.',
  'camp.designacio_consistencia': 'La consistència ha de ser S, P, B, F, L o AC.',
  'camp.designacio_mesura': 'La mida del granulat ha de ser un nombre de mil·límetres.',
  'camp.designacio_ambient': 'Hi ha una classe d’exposició que no existeix.',
  'camp.tipus_fora_de_norma': 'El tipus {tipus} no és de la norma {normativa}.',
  'camp.resistencia_massa_baixa': 'Amb {tipus} la resistència mínima és {minim}.',
  'camp.consistencia_fora_de_norma': 'La consistència {consistencia} no és de la norma {normativa}.',
  'camp.ambient_obligatori': 'Poseu una classe d’exposició com a mínim.',
  'camp.ambient_fora_de_norma': 'La classe {ambient} no és de la norma {normativa}.',
  'camp.ambient_repetit': 'La classe {ambient} és repetida.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.formigo.zonesDocument': 'Zonas de hormigón',
  'error.cal_data':
    'Falta la fecha del proyecto o del encargo. Póngala en el trabajo, o elija la norma y diga por qué.',
  'error.normativa_fixada': 'La norma de esta zona ya no se puede cambiar: tiene resultados.',
  'camp.acceptat_sense_raons':
    'Para aceptar un lote que ha fallado hacen falta razones: diga qué se ha hecho o escríbalas.',
  'error.decisio_sense_fallada': 'Solo se registra una decisión posterior cuando el lote no es satisfactorio.',
  'avis.pastada_futura': 'La amasada {numero} es del {data}, un día que aún no ha llegado. Revise la fecha.',
  'avis.resistencia_sense_edat':
    'La amasada {numero} aún no tiene {edat} días: los cumple el {data}. Revise la fecha o la resistencia.',
  'avis.te_resultats':
    'Se eliminarán {lots, plural, one {# lote} many {# de lotes} other {# lotes}} y {pastades, plural, one {# amasada} many {# de amasadas} other {# amasadas}}.',
  'camp.partida_no_formigo': 'Esta partida no es de hormigón o no es de este trabajo. Elija otra.',
  'camp.cal_data': 'Elija la norma, o ponga la fecha del proyecto en el trabajo.',
  'camp.massa_decimals': 'El valor tiene demasiados decimales.',
  'camp.fins_abans_des_de': 'El último día del certificado no puede ser anterior al primero.',
  'camp.massa_lots':
    'Son {lots, number} lotes y una zona puede tener {maxim, number} como máximo: repártalos en más zonas.',
  'camp.massa_lots_previstos':
    'La previsión da {lots, number} lotes y una zona puede tener {maxim, number} como máximo. Revise esta cantidad, o reparta el hormigón en más zonas.',
  'camp.hora_incorrecta': 'La hora se escribe como 18:42.',
  'camp.motiu_obligatori': 'Diga por qué, en tres letras o más.',
  'camp.posicio_desconeguda': 'Esta posición no existe.',
  'camp.ambient_desconegut': 'Hay una clase de exposición que no existe.',
  'camp.distintiu_fora_de_norma': 'Este distintivo no es de la norma {normativa}, o no lo es en esta fecha.',
  'camp.designacio_forma': 'La designación se escribe como HA-25/B/20/XC2.',
  'camp.designacio_tipus': 'El tipo debe ser HM, HA, HP, HRM o HRA.',
  'camp.designacio_resistencia': 'La resistencia debe tener dos o tres cifras.',
  'camp.designacio_consistencia': 'La consistencia debe ser S, P, B, F, L o AC.',
  'camp.designacio_mesura': 'El tamaño del árido debe ser un número de milímetros.',
  'camp.designacio_ambient': 'Hay una clase de exposición que no existe.',
  'camp.tipus_fora_de_norma': 'El tipo {tipus} no es de la norma {normativa}.',
  'camp.resistencia_massa_baixa': 'Con {tipus} la resistencia mínima es {minim}.',
  'camp.consistencia_fora_de_norma': 'La consistencia {consistencia} no es de la norma {normativa}.',
  'camp.ambient_obligatori': 'Ponga al menos una clase de exposición.',
  'camp.ambient_fora_de_norma': 'La clase {ambient} no es de la norma {normativa}.',
  'camp.ambient_repetit': 'La clase {ambient} está repetida.',
};
const en: Own = {
  'tasca.formigo.zonesDocument': 'Concrete zones',
  'error.cal_data':
    'The project or commission date is missing. Enter it in the work, or choose the regulation and say why.',
  'error.normativa_fixada': 'The regulation of this zone cannot change any more: it has results.',
  'camp.acceptat_sense_raons': 'A lot that failed is accepted with reasons: say what was done, or write them.',
  'error.decisio_sense_fallada': 'A later decision is recorded only when the lot is not satisfactory.',
  'avis.pastada_futura': 'Sample {numero} is of {data}, a day that has not come yet. Check its date.',
  'avis.resistencia_sense_edat':
    'Sample {numero} is not {edat} days old yet: it will be on {data}. Check its date or its strength.',
  'avis.te_resultats':
    '{lots, plural, one {# lot} other {# lots}} and {pastades, plural, one {# sample} other {# samples}} will be deleted.',
  'camp.partida_no_formigo': 'This item is not of concrete or not of this work. Choose another one.',
  'camp.cal_data': 'Choose the regulation, or enter the project date in the work.',
  'camp.massa_decimals': 'The value has too many decimals.',
  'camp.fins_abans_des_de': 'The last day of the certificate cannot be before the first.',
  'camp.massa_lots':
    'There are {lots, number} lots and a zone may hold {maxim, number} at most: share them among more zones.',
  'camp.massa_lots_previstos':
    'The forecast gives {lots, number} lots and a zone may hold {maxim, number} at most. Check this quantity, or share the concrete among more zones.',
  'camp.hora_incorrecta': 'Type the time like 18:42.',
  'camp.motiu_obligatori': 'Say why, in three letters or more.',
  'camp.posicio_desconeguda': 'This position does not exist.',
  'camp.ambient_desconegut': 'There is an exposure class that does not exist.',
  'camp.distintiu_fora_de_norma': 'This mark is not of {normativa}, or not on this date.',
  'camp.designacio_forma': 'Type the designation like HA-25/B/20/XC2.',
  'camp.designacio_tipus': 'The type must be HM, HA, HP, HRM or HRA.',
  'camp.designacio_resistencia': 'The strength must have two or three figures.',
  'camp.designacio_consistencia': 'The consistency must be S, P, B, F, L or AC.',
  'camp.designacio_mesura': 'The aggregate size must be a number of millimetres.',
  'camp.designacio_ambient': 'There is an exposure class that does not exist.',
  'camp.tipus_fora_de_norma': 'Type {tipus} is not of {normativa}.',
  'camp.resistencia_massa_baixa': 'With {tipus} the least strength is {minim}.',
  'camp.consistencia_fora_de_norma': 'Consistency {consistencia} is not of {normativa}.',
  'camp.ambient_obligatori': 'Enter one exposure class at least.',
  'camp.ambient_fora_de_norma': 'Class {ambient} is not of {normativa}.',
  'camp.ambient_repetit': 'Class {ambient} is repeated.',
};
export const formigoErrors = { ca, es, en };
