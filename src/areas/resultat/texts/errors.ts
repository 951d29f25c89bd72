/** Refusals of the room, as the server answers them. */
const ca = {
  'resultat.automatic.no_aplica': 'Control indirecte: la resistència no s’assaja.',
  'camp.resultat_data_futura': 'Aquesta data encara no ha arribat. Poseu-ne una fins avui.',
  'camp.cal_motiu_na': 'Digueu per què no s’aplica.',
  'camp.cal_motiu_con':
    'Hi ha pastades amb el con fora de tolerància. Marqueu-la no conforme, o digueu aquí per què és conforme.',
  'camp.cal_motiu_valor':
    'El valor és fora del que es demana. Marqueu-la no conforme, o digueu aquí per què és conforme.',
  'camp.cal_accio': 'Digueu què es farà per corregir-ho.',
  'camp.cal_termini': 'Poseu fins quan hi ha temps per corregir-ho.',
  'camp.nc_nomes':
    'Només una no conformitat té acció, termini i tancament. Esborreu-los o marqueu-la com a no conforme.',
  'camp.valor_no_numero': 'Aquesta comprovació es respon amb un nombre, com 12,5.',
  'camp.valor_no_demanat': 'Aquesta comprovació només es marca: no té valor.',
  'camp.tancada_abans': 'Es tanca abans de trobar-la. Reviseu les dues dates.',
  'camp.cal_lot': 'Aquesta partida té lots. Trieu de quin lot és el resultat.',
  'camp.lot_tancat': 'El lot és tancat i no admet més resultats. Torneu-lo a obrir.',
  'camp.cal_motiu_termini': 'Digueu per què s’ajorna el termini.',
  'camp.termini_abans': 'El termini és abans del dia en què es va trobar. Reviseu les dues dates.',
  'camp.tancada_sense_data':
    'Es tanca abans del dia en què es va escriure. Poseu també la data en què es va trobar, o tanqueu-la més tard.',
  'error.lot_tancat': 'El lot és tancat i no admet canvis. Torneu-lo a obrir.',
  'camp.resultat_repetit': 'Aquesta comprovació és dues vegades en el que s’ha enviat.',
  'camp.resultat_automatic': 'Aquest resultat l’escriu el veredicte del formigó i no es canvia a mà.',
  'tasca.no_conformitat.llistat': 'Llista de no conformitats',
  'camp.mes_incorrecte': 'Aquest mes no existeix. Escriviu-lo com 2026-11.',
} as const;
type Own = Record<keyof typeof ca, string>;

const es: Own = {
  'resultat.automatic.no_aplica': 'Control indirecto: la resistencia no se ensaya.',
  'camp.resultat_data_futura': 'Esta fecha aún no ha llegado. Ponga una hasta hoy.',
  'camp.cal_motiu_na': 'Diga por qué no se aplica.',
  'camp.cal_motiu_con':
    'Hay amasadas con el cono fuera de tolerancia. Márquela no conforme, o diga aquí por qué es conforme.',
  'camp.cal_motiu_valor':
    'El valor está fuera de lo que se pide. Márquela no conforme, o diga aquí por qué es conforme.',
  'camp.cal_accio': 'Diga qué se hará para corregirlo.',
  'camp.cal_termini': 'Ponga hasta cuándo hay tiempo para corregirlo.',
  'camp.nc_nomes': 'Solo una no conformidad tiene acción, plazo y cierre. Bórrelos o márquela como no conforme.',
  'camp.valor_no_numero': 'Esta comprobación se responde con un número, como 12,5.',
  'camp.valor_no_demanat': 'Esta comprobación solo se marca: no tiene valor.',
  'camp.tancada_abans': 'Se cierra antes de encontrarla. Revise las dos fechas.',
  'camp.cal_lot': 'Esta partida tiene lotes. Elija de qué lote es el resultado.',
  'camp.lot_tancat': 'El lote está cerrado y no admite más resultados. Vuelva a abrirlo.',
  'camp.cal_motiu_termini': 'Diga por qué se aplaza el plazo.',
  'camp.termini_abans': 'El plazo es anterior al día en que se encontró. Revise las dos fechas.',
  'camp.tancada_sense_data':
    'Se cierra antes del día en que se escribió. Ponga también la fecha en que se encontró, o ciérrela más tarde.',
  'error.lot_tancat': 'El lote está cerrado y no admite cambios. Vuelva a abrirlo.',
  'camp.resultat_repetit': 'Esta comprobación está dos veces en lo que se ha enviado.',
  'camp.resultat_automatic': 'Este resultado lo escribe el veredicto del hormigón y no se cambia a mano.',
  'tasca.no_conformitat.llistat': 'Lista de no conformidades',
  'camp.mes_incorrecte': 'Ese mes no existe. Escríbalo como 2026-11.',
};

const en: Own = {
  'resultat.automatic.no_aplica': 'Indirect control: strength is not tested.',
  'camp.resultat_data_futura': 'This date has not come yet. Put one up to today.',
  'camp.cal_motiu_na': 'Say why it does not apply.',
  'camp.cal_motiu_con':
    'Some samples have a slump out of tolerance. Mark it non-conforming, or say here why it conforms.',
  'camp.cal_motiu_valor': 'The value is out of what is asked. Mark it non-conforming, or say here why it conforms.',
  'camp.cal_accio': 'Say what will be done to mend it.',
  'camp.cal_termini': 'Say until when it can be mended.',
  'camp.nc_nomes':
    'Only a non-conformity has an action, a term and a closing. Clear them or mark it as not conforming.',
  'camp.valor_no_numero': 'This check is answered with a number, like 12.5.',
  'camp.valor_no_demanat': 'This check is only marked: it has no value.',
  'camp.tancada_abans': 'It is closed before it was found. Check both dates.',
  'camp.cal_lot': 'This item has lots. Choose which lot the result is about.',
  'camp.lot_tancat': 'The lot is closed and takes no more results. Open it again.',
  'camp.cal_motiu_termini': 'Say why the term is put off.',
  'camp.termini_abans': 'The term is before the day when it was found. Check both dates.',
  'camp.tancada_sense_data':
    'It is closed before the day when it was written. Put the date when it was found too, or close it later.',
  'error.lot_tancat': 'The lot is closed and takes no changes. Open it again.',
  'camp.resultat_repetit': 'This check is twice in what was sent.',
  'camp.resultat_automatic': 'This result is written by the verdict of concrete and is not changed by hand.',
  'tasca.no_conformitat.llistat': 'List of non-conformities',
  'camp.mes_incorrecte': 'There is no such month. Write it like 2026-11.',
};

export const resultatErrors = { ca, es, en };
