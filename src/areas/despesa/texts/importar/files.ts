/** What rows of a sheet of expenses are told, and the words of its example. */
const ca = {
  'tasca.despesa.importar': 'Importació de despeses: {nom}',
  'camp.data_illegible': '«{valor}» no és una data. Escriviu-la com 31/12/2026.',
  'camp.import_illegible': '«{valor}» no és un import. Escriviu-lo com 1234,56.',
  'camp.import_dubtos': '«{valor}» es pot llegir de dues maneres. Escriviu-hi els decimals: 1234,00 o 1,23.',
  'camp.percentatge_illegible': '«{valor}» no és un percentatge. Escriviu-lo com 21 o 21 %.',
  'camp.forma_desconeguda':
    '«{valor}» no és cap forma de pagament. Escriviu transferència, domiciliació, efectiu, targeta, xec, pagaré, compensació o altres.',
  'camp.iva_desconegut': 'No hi ha cap tipus d’IVA del {tipus, number} % en aquesta data.',
  'camp.iva_no_deduit':
    'La quota no correspon a cap tipus d’IVA de la base. Afegiu una columna amb el tipus, o una fila per a cada tipus.',
  'camp.import_obligatori': 'Escriviu la base o el total.',
  'camp.irpf_desconegut': 'No hi ha cap retenció del {tipus, number} % en aquesta data.',
  'camp.irpf_no_deduit': 'L’import retingut no correspon a cap retenció de la base. Escriviu-ne el percentatge.',
  'camp.irpf_diversos': 'Una factura només porta una retenció: poseu el mateix percentatge a totes les seves files.',
  'camp.tipus_no_trobat':
    'No hi ha cap tipus de despesa «{nom}». Trieu més amunt quin és, corregiu-lo o creeu-lo a Tipus de despesa.',
  'camp.treball_no_trobat': '«{nom}» no és el codi, l’expedient ni el nom d’un sol treball. Escriviu-ne el codi.',
  'camp.proveidor_dubtos': 'Hi ha {n, number} agents que es diuen «{nom}». Escriviu-ne el NIF.',
  'camp.nif_sense_nom': 'Cap agent no té aquest NIF. Escriviu també el nom del proveïdor.',
  'camp.germana_amb_errors': 'És de la mateixa factura que la fila {n, number}, que té errors: entren juntes.',
  'camp.linies_massa': 'Són més de {maxim, number} línies d’una sola factura. Ajunteu-ne les del mateix tipus.',
  'camp.treballs_massa': 'Són més de {maxim, number} obres en una sola factura. Partiu-la.',
  'camp.treballs_signe':
    'Les files d’aquesta factura sumen i resten entre obres diferents: cap obra no en pot prendre una part. Entreu-la a mà, o com a dues factures.',
  'camp.total_no_quadra':
    'El total escrit és {total, number, ::.00} € i les línies en fan {calculat, number, ::.00}. Corregiu-ne un dels dos.',
  'camp.trimestre_tancat':
    'El trimestre {trimestre, number} de {exercici} és tancat. Obriu-lo o poseu una data de recepció posterior.',
  'importacio.avis.num_factura_repetit': 'Aquest proveïdor ja té una factura amb aquest número: la despesa {numero}.',
  'importacio.avis.num_repetit_full':
    'Aquest proveïdor té el mateix número, amb una altra data, a la fila {n, number}.',
  'importacio.avis.proveidor_altre_nif': 'Hi ha un agent que es diu «{nom}» amb un altre NIF.',
  'importacio.avis.proveidor_altre_nom':
    'Aquest NIF és de «{nom}», i el full diu «{escrit}»: comproveu de qui és. Si ho accepteu, serà una despesa de «{nom}».',
  'importacio.avis.quota_diferent': 'L’IVA escrit no és el que surt del tipus ({calculada, number, ::.00} €).',
  'importacio.avis.quotes_diferents':
    'L’IVA escrit en les línies d’un mateix tipus suma {escrita, number, ::.00} € i n’han de ser {calculada, number, ::.00}.',
  'importacio.avis.sense_retencio_esperada':
    'No porta retenció, i {origen, select, tipus {el tipus de despesa o el proveïdor porten la del {tipus, number} %} other {la darrera despesa d’aquest proveïdor en portava}}: cobraria de més i els models 111 i 115 no ho dirien.',
  'importacio.avis.linia_sense_tipus':
    '{n, plural, one {Hi ha una línia sense tipus de despesa: no comptarà} other {Hi ha # línies sense tipus de despesa: no comptaran}} com a despesa de l’IRPF.',
  'importacio.avis.vehicle_mixt':
    'El tipus «{tipus}» és d’un vehicle i a l’IRPF se’n dedueix el {deduible, number} %: d’una persona física només compta si el vehicle és exclusiu de l’activitat. Es canvia a Tipus de despesa.',
  'importacio.avis.vehicle_part':
    'És d’un vehicle ({tipus}) del qual es dedueix tot l’IVA, i a l’IRPF només el {deduible, number} %: d’una persona física, un vehicle exclusiu de l’activitat hi compta sencer (100 %) i un que no ho és, gens (0 %).',
  'importacio.avis.efectiu_massa':
    'L’operació és de {import, number, ::.00} €{de, select, dia { amb les altres despeses d’aquest proveïdor del mateix dia pagades en efectiu} other {}}: entre empreses i professionals no es pot pagar en efectiu des de {limit, number, ::.00} € (Llei 7/2012, art. 7).',
  'importacio.avis.apat_massa':
    'Els àpats del titular es dedueixen a l’IRPF fins a {dia, number, ::.00} € al dia ({nit, number, ::.00} € si s’ha dormit fora), i {de, select, dia {amb les altres despeses del mateix dia} other {aquí}} se’n dedueixen {deduit, number, ::.00}. Rebaixeu el que se’n dedueix de la línia.',
  'importacio.avis.apat_no_electronic':
    'Els àpats del titular només es dedueixen a l’IRPF si es paguen per mitjans electrònics. Si no s’hi han pagat, poseu 0 % al que se’n dedueix de la línia.',
  'importacio.avis.be_taula_simplificada':
    'Aquesta fila és de la taula de l’estimació directa simplificada: l’empresa amortitza per la de l’impost de societats.',
  'importacio.avis.be_taula_societats':
    'Aquesta fila és de la taula de l’impost de societats: qui tributa per estimació directa simplificada amortitza per la de l’Ordre de 27-03-1998.',
  'importacio.avis.deduccio_sense_nif':
    'Falta el NIF del proveïdor: sense NIF, la factura no dona dret a deduir l’IVA ({deduible, number, ::.00} €).',
  'importacio.avis.deduible_tard':
    'L’IVA es deduiria més de {anys} anys després de l’operació, i llavors ja no s’hi té dret.',
  'importacio.avis.simplificada_rebuda_sectors':
    'Una factura simplificada de més de 400 € només la fan alguns sectors (comerç, transport, hostaleria…).',
  'importacio.avis.simplificada_rebuda_massa':
    'Una factura simplificada no pot passar de 3.000 €: demaneu-ne una de completa.',
  'importacio.avis.fila_repetida':
    'La fila és igual que la {n, number}: mateix proveïdor, número, data i imports. Si l’accepteu, entrarà com una despesa més.',
  'importacio.avis.retingut_sense_linia':
    'Es retenen {retingut, number, ::.00} € i cap fila amb retenció no té base: els models 111, 115 i 190 no els dirien. Poseu la retenció a la fila de què es reté.',
  'importacio.avis.retencio_diferent':
    'La retenció escrita no és la que surt del tipus ({calculada, number, ::.00} €).',
  'importacio.avis.iva_fora_de_data': 'Aquest tipus d’IVA no era vigent en la data de la factura.',
  'importacio.avis.irpf_fora_de_data': 'Aquesta retenció no era vigent en la data de la factura.',
  'importacio.avis.data_futura': 'La data és posterior a avui.',
  'importacio.avis.pagament_anterior': 'El pagament és anterior a la data de la factura.',
  'importacio.avis.recarrec_deduible':
    'Amb recàrrec d’equivalència l’IVA no es dedueix, i aquí se’n dedueixen {deduible, number, ::.00} €. Poseu-hi 0 %.',
  'importacio.avis.proveidor_nif_iva': 'El NIF-IVA del proveïdor, {nif}, no té la forma dels del seu país.',
  'importacio.avis.iva_de_tipus':
    'El tipus «{tipus}» no porta IVA (quotes a la Seguretat Social, assegurances, interessos, tributs…) i aquí se’n dedueixen {quota, number, ::.00} €.',
  'importacio.avis.venciment_molt_anterior': 'El venciment és molt anterior a la data de la factura.',
  'importacio.avis.recepcio_anterior': 'La recepció és anterior a la data de la factura.',
  'importacio.exemple.nom': 'Full per importar despeses',
  'importacio.exemple.electrica': 'Elèctrica d’Exemple, SA',
  'importacio.exemple.papereria': 'Papereria d’Exemple',
  'importacio.exemple.llum': 'Llum del despatx',
  'importacio.exemple.paper': 'Paper',
  'importacio.exemple.llibres': 'Llibres',
  'importacio.exemple.domiciliat': 'domiciliació',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.despesa.importar': 'Importación de gastos: {nom}',
  'camp.data_illegible': '«{valor}» no es una fecha. Escríbala como 31/12/2026.',
  'camp.import_illegible': '«{valor}» no es un importe. Escríbalo como 1234,56.',
  'camp.import_dubtos': '«{valor}» se puede leer de dos maneras. Escriba los decimales: 1234,00 o 1,23.',
  'camp.percentatge_illegible': '«{valor}» no es un porcentaje. Escríbalo como 21 o 21 %.',
  'camp.forma_desconeguda':
    '«{valor}» no es ninguna forma de pago. Escriba transferencia, domiciliación, efectivo, tarjeta, cheque, pagaré, compensación u otras.',
  'camp.iva_desconegut': 'No hay ningún tipo de IVA del {tipus, number} % en esta fecha.',
  'camp.iva_no_deduit':
    'La cuota no corresponde a ningún tipo de IVA de la base. Añada una columna con el tipo, o una fila para cada tipo.',
  'camp.import_obligatori': 'Escriba la base o el total.',
  'camp.irpf_desconegut': 'No hay ninguna retención del {tipus, number} % en esta fecha.',
  'camp.irpf_no_deduit': 'El importe retenido no corresponde a ninguna retención de la base. Escriba su porcentaje.',
  'camp.irpf_diversos': 'Una factura solo lleva una retención: ponga el mismo porcentaje en todas sus filas.',
  'camp.tipus_no_trobat':
    'No hay ningún tipo de gasto «{nom}». Elija más arriba cuál es, corríjalo o créelo en Tipos de gasto.',
  'camp.treball_no_trobat':
    '«{nom}» no es el código, el expediente ni el nombre de un solo trabajo. Escriba su código.',
  'camp.proveidor_dubtos': 'Hay {n, number} agentes que se llaman «{nom}». Escriba su NIF.',
  'camp.nif_sense_nom': 'Ningún agente tiene este NIF. Escriba también el nombre del proveedor.',
  'camp.germana_amb_errors': 'Es de la misma factura que la fila {n, number}, que tiene errores: entran juntas.',
  'camp.linies_massa': 'Son más de {maxim, number} líneas de una sola factura. Junte las del mismo tipo.',
  'camp.treballs_massa': 'Son más de {maxim, number} obras en una sola factura. Divídala.',
  'camp.treballs_signe':
    'Las filas de esta factura suman y restan entre obras distintas: ninguna obra puede tomar una parte. Introdúzcala a mano, o como dos facturas.',
  'camp.total_no_quadra':
    'El total escrito es {total, number, ::.00} € y las líneas suman {calculat, number, ::.00}. Corrija uno de los dos.',
  'camp.trimestre_tancat':
    'El trimestre {trimestre, number} de {exercici} está cerrado. Ábralo o ponga una fecha de recepción posterior.',
  'importacio.avis.num_factura_repetit': 'Este proveedor ya tiene una factura con este número: el gasto {numero}.',
  'importacio.avis.num_repetit_full': 'Este proveedor tiene el mismo número, con otra fecha, en la fila {n, number}.',
  'importacio.avis.proveidor_altre_nif': 'Hay un agente que se llama «{nom}» con otro NIF.',
  'importacio.avis.proveidor_altre_nom':
    'Este NIF es de «{nom}», y la hoja dice «{escrit}»: compruebe de quién es. Si lo acepta, será un gasto de «{nom}».',
  'importacio.avis.quota_diferent': 'El IVA escrito no es el que sale del tipo ({calculada, number, ::.00} €).',
  'importacio.avis.quotes_diferents':
    'El IVA escrito en las líneas de un mismo tipo suma {escrita, number, ::.00} € y tienen que ser {calculada, number, ::.00}.',
  'importacio.avis.sense_retencio_esperada':
    'No lleva retención, y {origen, select, tipus {el tipo de gasto o el proveedor llevan la del {tipus, number} %} other {el último gasto de este proveedor la llevaba}}: cobraría de más y los modelos 111 y 115 no lo dirían.',
  'importacio.avis.linia_sense_tipus':
    '{n, plural, one {Hay una línea sin tipo de gasto: no contará} other {Hay # líneas sin tipo de gasto: no contarán}} como gasto del IRPF.',
  'importacio.avis.vehicle_mixt':
    'El tipo «{tipus}» es de un vehículo y en el IRPF se deduce el {deduible, number} %: de una persona física solo cuenta si el vehículo es exclusivo de la actividad. Se cambia en Tipos de gasto.',
  'importacio.avis.vehicle_part':
    'Es de un vehículo ({tipus}) del que se deduce todo el IVA, y en el IRPF solo el {deduible, number} %: de una persona física, un vehículo exclusivo de la actividad cuenta entero (100 %) y uno que no lo es, nada (0 %).',
  'importacio.avis.efectiu_massa':
    'La operación es de {import, number, ::.00} €{de, select, dia { con los otros gastos de este proveedor del mismo día pagados en efectivo} other {}}: entre empresas y profesionales no se puede pagar en efectivo desde {limit, number, ::.00} € (Ley 7/2012, art. 7).',
  'importacio.avis.apat_massa':
    'Las comidas del titular se deducen en el IRPF hasta {dia, number, ::.00} € al día ({nit, number, ::.00} € si se ha dormido fuera), y {de, select, dia {con los demás gastos del mismo día} other {aquí}} se deducen {deduit, number, ::.00}. Rebaje lo que se deduce de la línea.',
  'importacio.avis.apat_no_electronic':
    'Las comidas del titular solo se deducen en el IRPF si se pagan por medios electrónicos. Si no se han pagado así, ponga 0 % en lo que se deduce de la línea.',
  'importacio.avis.be_taula_simplificada':
    'Esta fila es de la tabla de la estimación directa simplificada: la empresa amortiza por la del impuesto de sociedades.',
  'importacio.avis.be_taula_societats':
    'Esta fila es de la tabla del impuesto de sociedades: quien tributa por estimación directa simplificada amortiza por la de la Orden de 27-03-1998.',
  'importacio.avis.deduccio_sense_nif':
    'Falta el NIF del proveedor: sin NIF, la factura no da derecho a deducir el IVA ({deduible, number, ::.00} €).',
  'importacio.avis.deduible_tard':
    'El IVA se deduciría más de {anys} años después de la operación, y entonces ya no se tiene derecho.',
  'importacio.avis.simplificada_rebuda_sectors':
    'Una factura simplificada de más de 400 € solo la hacen algunos sectores (comercio, transporte, hostelería…).',
  'importacio.avis.simplificada_rebuda_massa': 'Una factura simplificada no puede pasar de 3.000 €: pida una completa.',
  'importacio.avis.fila_repetida':
    'La fila es igual que la {n, number}: mismo proveedor, número, fecha e importes. Si la acepta, entrará como un gasto más.',
  'importacio.avis.retingut_sense_linia':
    'Se retienen {retingut, number, ::.00} € y ninguna fila con retención tiene base: los modelos 111, 115 y 190 no los dirían. Ponga la retención en la fila de la que se retiene.',
  'importacio.avis.retencio_diferent':
    'La retención escrita no es la que sale del tipo ({calculada, number, ::.00} €).',
  'importacio.avis.iva_fora_de_data': 'Este tipo de IVA no estaba vigente en la fecha de la factura.',
  'importacio.avis.irpf_fora_de_data': 'Esta retención no estaba vigente en la fecha de la factura.',
  'importacio.avis.data_futura': 'La fecha es posterior a hoy.',
  'importacio.avis.pagament_anterior': 'El pago es anterior a la fecha de la factura.',
  'importacio.avis.recarrec_deduible':
    'Con recargo de equivalencia el IVA no se deduce, y aquí se deducen {deduible, number, ::.00} €. Ponga 0 %.',
  'importacio.avis.proveidor_nif_iva': 'El NIF-IVA del proveedor, {nif}, no tiene la forma de los de su país.',
  'importacio.avis.iva_de_tipus':
    'El tipo «{tipus}» no lleva IVA (cuotas a la Seguridad Social, seguros, intereses, tributos…) y aquí se deducen {quota, number, ::.00} €.',
  'importacio.avis.venciment_molt_anterior': 'El vencimiento es muy anterior a la fecha de la factura.',
  'importacio.avis.recepcio_anterior': 'La recepción es anterior a la fecha de la factura.',
  'importacio.exemple.nom': 'Hoja para importar gastos',
  'importacio.exemple.electrica': 'Eléctrica de Ejemplo, SA',
  'importacio.exemple.papereria': 'Papelería de Ejemplo',
  'importacio.exemple.llum': 'Luz del despacho',
  'importacio.exemple.paper': 'Papel',
  'importacio.exemple.llibres': 'Libros',
  'importacio.exemple.domiciliat': 'domiciliación',
};
const en: Own = {
  'tasca.despesa.importar': 'Import of expenses: {nom}',
  'camp.data_illegible': '“{valor}” is not a date. Write it as 31/12/2026.',
  'camp.import_illegible': '“{valor}” is not an amount. Write it as 1234.56.',
  'camp.import_dubtos': '“{valor}” can be read in two ways. Write its decimals: 1234.00 or 1.23.',
  'camp.percentatge_illegible': '“{valor}” is not a percentage. Write it as 21 or 21 %.',
  'camp.forma_desconeguda':
    '“{valor}” is no payment method. Write bank transfer, direct debit, cash, card, cheque, promissory note, offset or other.',
  'camp.iva_desconegut': 'There is no VAT rate of {tipus, number} % on that date.',
  'camp.iva_no_deduit':
    'The VAT amount matches no rate of the net amount. Add a column with the rate, or a row for each rate.',
  'camp.import_obligatori': 'Write the net amount or the total.',
  'camp.irpf_desconegut': 'There is no withholding of {tipus, number} % on that date.',
  'camp.irpf_no_deduit': 'The amount withheld matches no rate of the net amount. Write its percentage.',
  'camp.irpf_diversos': 'An invoice bears one withholding: give all its rows the same percentage.',
  'camp.tipus_no_trobat':
    'There is no kind of expense “{nom}”. Choose above which it is, correct it, or make it in Kinds of expense.',
  'camp.treball_no_trobat': '“{nom}” is not the code, file number or name of one work. Write its code.',
  'camp.proveidor_dubtos': '{n, number} agents are called “{nom}”. Write the tax id.',
  'camp.nif_sense_nom': 'No agent has this tax id. Write the supplier’s name too.',
  'camp.germana_amb_errors': 'It belongs to the invoice of row {n, number}, which has errors: they come in together.',
  'camp.linies_massa': 'There are more than {maxim, number} lines of one invoice. Join those of the same rate.',
  'camp.treballs_massa': 'There are more than {maxim, number} works in one invoice. Split it.',
  'camp.treballs_signe':
    'The rows of this invoice add to some works and take away from others: none can take a part of it. Enter it by hand, or as two invoices.',
  'camp.total_no_quadra':
    'The total written is €{total, number, ::.00} and the lines make {calculat, number, ::.00}. Correct one of them.',
  'camp.trimestre_tancat':
    'Quarter {trimestre, number} of {exercici} is closed. Open it, or give a later reception date.',
  'importacio.avis.num_factura_repetit': 'This supplier already has an invoice with this number: expense {numero}.',
  'importacio.avis.num_repetit_full': 'This supplier has the same number, with another date, in row {n, number}.',
  'importacio.avis.proveidor_altre_nif': 'There is an agent called “{nom}” with another tax id.',
  'importacio.avis.proveidor_altre_nom':
    'This tax id is of “{nom}”, and the sheet says “{escrit}”: check whose it is. If you accept it, it will be an expense of “{nom}”.',
  'importacio.avis.quota_diferent': 'The VAT written is not what the rate makes (€{calculada, number, ::.00}).',
  'importacio.avis.quotes_diferents':
    'The VAT entered in the lines of one rate adds up to €{escrita, number, ::.00}, and it should be €{calculada, number, ::.00}.',
  'importacio.avis.sense_retencio_esperada':
    'Nothing is withheld, and {origen, select, tipus {its kind of expense or its supplier bear {tipus, number}%} other {this supplier’s last expense bore some}}: the supplier would be overpaid and forms 111 and 115 would not tell it.',
  'importacio.avis.linia_sense_tipus':
    '{n, plural, one {There is a line without a kind of expense: it will not count} other {There are # lines without a kind of expense: they will not count}} as an income tax expense.',
  'importacio.avis.vehicle_mixt':
    'The kind “{tipus}” is of a vehicle and {deduible, number}% is deducted in income tax: of a natural person it only counts if the vehicle is for the business alone. It is changed in Kinds of expense.',
  'importacio.avis.vehicle_part':
    'It is of a car ({tipus}) whose VAT is all deducted, and of which income tax deducts {deduible, number} % alone: of a natural person, a car of the business alone counts whole (100 %) and one that is not, not at all (0 %).',
  'importacio.avis.efectiu_massa':
    'The operation is of €{import, number, ::.00}{de, select, dia { with the other expenses of this supplier paid in cash on the same day} other {}}: between businesses and professionals nothing of €{limit, number, ::.00} or more may be paid in cash (Spanish Law 7/2012, art. 7).',
  'importacio.avis.apat_massa':
    'The owner’s meals are deducted in income tax up to €{dia, number, ::.00} a day (€{nit, number, ::.00} with a night away), and €{deduit, number, ::.00} is deducted {de, select, dia {with the other expenses of the same day} other {here}}. Lower what is deducted of the line.',
  'importacio.avis.apat_no_electronic':
    'The owner’s meals are only deducted in income tax if they are paid electronically. If they were not, write 0% in what is deducted of the line.',
  'importacio.avis.be_taula_simplificada':
    'This row is of the table of simplified direct estimation: the company writes off by that of corporate tax.',
  'importacio.avis.be_taula_societats':
    'This row is of the table of corporate tax: who goes by simplified direct estimation writes off by that of the Order of 27-03-1998.',
  'importacio.avis.deduccio_sense_nif':
    'The supplier’s tax id is missing: without it the invoice gives no right to deduct its VAT (€{deduible, number, ::.00}).',
  'importacio.avis.deduible_tard':
    'The VAT would be deducted more than {anys} years after the operation, when the right to it is gone.',
  'importacio.avis.simplificada_rebuda_sectors':
    'Only some trades (retail, transport, catering…) make simplified invoices over €400.',
  'importacio.avis.simplificada_rebuda_massa': 'A simplified invoice cannot be over €3,000: ask for a full one.',
  'importacio.avis.fila_repetida':
    'The row is the same as row {n, number}: supplier, number, date and amounts. If you accept it, it will come in as one more expense.',
  'importacio.avis.retingut_sense_linia':
    '€{retingut, number, ::.00} is withheld and no row with withholding has a net amount: forms 111, 115 and 190 would not tell it. Put the withholding on the row that it is withheld of.',
  'importacio.avis.retencio_diferent': 'The amount withheld is not what the rate makes (€{calculada, number, ::.00}).',
  'importacio.avis.iva_fora_de_data': 'This VAT rate was not in force on the date of the invoice.',
  'importacio.avis.irpf_fora_de_data': 'This withholding was not in force on the date of the invoice.',
  'importacio.avis.data_futura': 'The date is later than today.',
  'importacio.avis.pagament_anterior': 'It was paid before the date of the invoice.',
  'importacio.avis.recarrec_deduible':
    'With the equivalence surcharge VAT is not deducted, and €{deduible, number, ::.00} is deducted here. Write 0%.',
  'importacio.avis.proveidor_nif_iva':
    'The supplier’s VAT number, {nif}, does not have the form of those of its country.',
  'importacio.avis.iva_de_tipus':
    'Kind “{tipus}” bears no VAT (social security, insurance, interest, taxes…) and €{quota, number, ::.00} of it is deducted here.',
  'importacio.avis.venciment_molt_anterior': 'It falls due long before the date of the invoice.',
  'importacio.avis.recepcio_anterior': 'It was received before the date of the invoice.',
  'importacio.exemple.nom': 'Sheet to import expenses',
  'importacio.exemple.electrica': 'Electricity Example, SA',
  'importacio.exemple.papereria': 'Stationery Example',
  'importacio.exemple.llum': 'Office electricity',
  'importacio.exemple.paper': 'Paper',
  'importacio.exemple.llibres': 'Books',
  'importacio.exemple.domiciliat': 'direct debit',
};
export const files = { ca, es, en };
