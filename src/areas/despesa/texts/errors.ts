import { camps } from './importar/camps.ts';
import { files } from './importar/files.ts';

/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'avis.facturae_moneda': 'La factura és en {moneda}: escriviu-ne els imports en euros.',
  'avis.facturae_copia': 'És un duplicat d’una factura anterior.',
  'avis.facturae_suplits': 'Porta suplits: s’han posat en una línia sense IVA.',
  'avis.facturae_impost':
    'Porta un impost del {tipus, number} % que no és cap tipus d’IVA vigent: s’ha sumat a la base.',
  'avis.facturae_retencio': 'Porta una retenció del {tipus, number} % que no es pot posar tal com és. Reviseu-la.',
  'avis.facturae_altre_nom': 'Aquest NIF ({nif}) és de «{nom}», i la factura la fa «{escrit}»: comproveu de qui és.',
  'avis.facturae_diferencia':
    'La factura dona els imports nous sencers de la {numero}, que rectifica: s’hi han posat també les línies de la {numero} canviades de signe, perquè només compti la diferència.',
  'avis.facturae_substitueix':
    'La factura dona els imports nous sencers de la {numero}, que rectifica i que no és entre les despeses: escriviu només la diferència.',
  'avis.facturae_total':
    'El fitxer diu un total de {total, number, ::.00} € i les línies en sumen {calculat, number, ::.00}.',
  'facturae.motiu.contingut': 'El contingut ha canviat després de signar-lo.',
  'facturae.motiu.signatura': 'La signatura no correspon al certificat que porta.',
  'facturae.motiu.certificat': 'El certificat no és el que la signatura diu.',
  'facturae.motiu.referencia': 'La signatura parla d’una part que no hi és, o que hi és més d’un cop.',
  'facturae.motiu.referencia_fora': 'La signatura parla de fitxers que no són aquí.',
  'facturae.motiu.transformacio': 'La signatura fa servir una transformació que aquí no es comprova.',
  'facturae.motiu.algorisme': 'La signatura fa servir un algorisme que aquí no es comprova.',
  'facturae.motiu.sense_certificat': 'La signatura no porta el certificat de qui signa.',
  'facturae.motiu.no_tot': 'La signatura no cobreix tot el document.',
  'facturae.motiu.sense_data': 'La signatura no diu, signat, quan es va fer.',
  'facturae.motiu.certificat_caducat': 'El certificat no era vigent quan es va signar.',
  'tasca.despesa.exporta': 'Llista de despeses',
  'tasca.despesa.llistat': 'Llistat comptable de despeses',
  'tasca.despesa.document': 'Document de despesa',
  'camp.treball_repetit': 'Aquest treball ja hi és. Poseu-hi una sola part.',
  'error.facturae_illegible':
    'Aquest fitxer no és una factura Facturae que es pugui llegir. Demaneu-la de nou al proveïdor.',
  'error.facturae_versio': 'Aquesta Facturae és d’una versió que no es llegeix aquí: han de ser 3.2, 3.2.1 o 3.2.2.',
  'error.desfer_despesa_repetida':
    'No es pot recuperar: la despesa {numero} ja és la factura {num_factura} d’aquest proveïdor. Si en són dues de diferents, entreu-la de nou.',
  'error.desfer_nom_ocupat': 'No es pot recuperar «{nom}»: la despesa ja té un altre fitxer amb aquest nom.',
  'camp.tipus_repetit': 'Aquí ja hi ha un tipus de despesa amb aquest nom. Trieu-ne un altre.',
  'camp.pare_impossible':
    'Aquest tipus no pot penjar d’aquí: com a molt hi ha tres nivells i no es pot tancar un cercle.',
  'camp.num_factura_obligatori': 'Escriviu el número que el proveïdor ha posat a la factura.',
  'camp.proveidor_obligatori': 'Trieu el proveïdor, o escriviu-ne el nom.',
  'camp.motiu_rectificativa': 'Digueu per què és rectificativa (R1 a R5).',
  'camp.isp_amb_clau': 'La inversió del subjecte passiu no va amb la clau {clau}.',
  'camp.autoliquidada_tipus':
    'L’IVA que deveu vosaltres (inversió del subjecte passiu, compres a la UE) no surt d’un tiquet ni d’un document de duana: trieu Factura, o deixeu l’IVA en blanc.',
  'camp.iva_de_venda':
    'Aquest tipus és de les factures que feu. En una despesa, trieu el tipus que tocaria i marqueu la inversió del subjecte passiu o la clau de la UE.',
  'camp.sense_factura_amb_iva': 'Sense factura no es porta IVA: deixeu-lo en blanc.',
  'camp.quota_sense_iva': 'Hi ha quota d’IVA però la línia no té tipus d’IVA. Trieu-lo o esborreu la quota.',
  'camp.recarrec_sense_marca': 'Hi ha recàrrec d’equivalència però la línia no en porta. Marqueu-lo o esborreu-lo.',
  'camp.retingut_sense_irpf': 'Hi ha un import retingut però no hi ha tipus de retenció. Trieu-lo.',
  'camp.deduible_abans': 'El trimestre en què es dedueix l’IVA ha de ser posterior al de la despesa.',
  'camp.parts_massa': 'Les parts dels treballs passen del 100 %.',
  'camp.be_massa_valor': 'El bé no pot valdre més que la base i l’IVA que no es dedueix: {maxim, number, ::.00} €.',
  'camp.be_residual': 'El valor residual no pot ser negatiu ni més gran que el valor del bé.',
  'avis.num_factura_repetit': 'Aquest proveïdor ja té una factura amb aquest número: la despesa {numero}.',
  'avis.quota_diferent': 'L’IVA escrit no és el que surt del tipus ({calculada, number, ::.00} €).',
  'avis.quotes_diferents':
    'L’IVA escrit en les línies d’un mateix tipus suma {escrita, number, ::.00} € i n’han de ser {calculada, number, ::.00}.',
  'avis.linia_sense_tipus':
    '{n, plural, one {Hi ha una línia sense tipus de despesa: no comptarà} other {Hi ha # línies sense tipus de despesa: no comptaran}} com a despesa de l’IRPF.',
  'avis.vehicle_mixt':
    'És d’un vehicle ({tipus}) i a l’IRPF se’n dedueix el {deduible, number} %: d’una persona física només compta si el vehicle és exclusiu de l’activitat. Si no ho és, poseu-hi 0 %; si ho és, deduïu-ne també tot l’IVA.',
  'avis.vehicle_part':
    'És d’un vehicle ({tipus}) del qual es dedueix tot l’IVA, i a l’IRPF només el {deduible, number} %: d’una persona física, un vehicle exclusiu de l’activitat hi compta sencer (100 %) i un que no ho és, gens (0 %).',
  'avis.efectiu_massa':
    'L’operació és de {import, number, ::.00} €{de, select, dia { amb les altres despeses d’aquest proveïdor del mateix dia pagades en efectiu} other {}}: entre empreses i professionals no es pot pagar en efectiu des de {limit, number, ::.00} € (Llei 7/2012, art. 7).',
  'avis.apat_massa':
    'Els àpats del titular es dedueixen a l’IRPF fins a {dia, number, ::.00} € al dia ({nit, number, ::.00} € si s’ha dormit fora), i {de, select, dia {amb les altres despeses del mateix dia} other {aquí}} se’n dedueixen {deduit, number, ::.00}. Rebaixeu el que se’n dedueix de la línia.',
  'avis.apat_no_electronic':
    'Els àpats del titular només es dedueixen a l’IRPF si es paguen per mitjans electrònics. Si no s’hi han pagat, poseu 0 % al que se’n dedueix de la línia.',
  'avis.be_taula_simplificada':
    'Aquesta fila és de la taula de l’estimació directa simplificada: l’empresa amortitza per la de l’impost de societats.',
  'avis.be_taula_societats':
    'Aquesta fila és de la taula de l’impost de societats: qui tributa per estimació directa simplificada amortitza per la de l’Ordre de 27-03-1998.',
  'avis.deduccio_sense_nif':
    'Falta el NIF del proveïdor: sense NIF, la factura no dona dret a deduir l’IVA ({deduible, number, ::.00} €).',
  'avis.sense_retencio_esperada':
    'No porta retenció, i {origen, select, tipus {el tipus de despesa o el proveïdor porten la del {tipus, number} %} other {la darrera despesa d’aquest proveïdor en portava}}: cobraria de més i els models 111 i 115 no ho dirien.',
  'avis.retingut_sense_linia':
    'Es retenen {retingut, number, ::.00} € i cap línia entra a la base de la retenció: els models 111, 115 i 190 no els dirien. Marqueu «Entra a la base de la retenció» a les línies que en porten.',
  'avis.retencio_diferent': 'La retenció escrita no és la que surt del tipus ({calculada, number, ::.00} €).',
  'avis.iva_fora_de_data': 'Aquest tipus d’IVA no era vigent en la data de la factura.',
  'avis.irpf_fora_de_data': 'Aquesta retenció no era vigent en la data de la factura.',
  'avis.data_futura': 'La data és posterior a avui.',
  'avis.deduible_tard': 'L’IVA es deduiria més de {anys} anys després de l’operació, i llavors ja no s’hi té dret.',
  'avis.pagament_anterior': 'El pagament és anterior a la data de la factura.',
  'avis.recarrec_deduible':
    'Amb recàrrec d’equivalència l’IVA no es dedueix, i aquí se’n dedueixen {deduible, number, ::.00} €. Poseu-hi 0 %.',
  'avis.proveidor_nif_iva': 'El NIF-IVA del proveïdor, {nif}, no té la forma dels del seu país.',
  'avis.iva_de_tipus':
    'El tipus «{tipus}» no porta IVA (quotes a la Seguretat Social, assegurances, interessos, tributs…) i aquí se’n dedueixen {quota, number, ::.00} €.',
  'avis.venciment_molt_anterior': 'El venciment és molt anterior a la data de la factura.',
  'avis.facturae_en_euros':
    'La factura és en {moneda}: confirmeu que els imports escrits són euros, al canvi del dia de l’operació.',
  'camp.fitxer_executable': '«{nom}» és un programa: a les despeses s’hi adjunten PDF, fotos i documents.',
  'avis.recepcio_anterior': 'La recepció és anterior a la data de la factura.',
  'avis.simplificada_rebuda_sectors':
    'Una factura simplificada de més de 400 € només la fan alguns sectors (comerç, transport, hostaleria…).',
  'avis.simplificada_rebuda_massa': 'Una factura simplificada no pot passar de 3.000 €: demaneu-ne una de completa.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'avis.facturae_moneda': 'La factura está en {moneda}: escriba los importes en euros.',
  'avis.facturae_copia': 'Es un duplicado de una factura anterior.',
  'avis.facturae_suplits': 'Lleva suplidos: se han puesto en una línea sin IVA.',
  'avis.facturae_impost':
    'Lleva un impuesto del {tipus, number} % que no es ningún tipo de IVA vigente: se ha sumado a la base.',
  'avis.facturae_retencio': 'Lleva una retención del {tipus, number} % que no se puede poner tal cual. Revísela.',
  'avis.facturae_altre_nom': 'Este NIF ({nif}) es de «{nom}», y la factura la emite «{escrit}»: compruebe de quién es.',
  'avis.facturae_diferencia':
    'La factura da los importes nuevos enteros de la {numero}, que rectifica: se han puesto también las líneas de la {numero} con el signo cambiado, para que solo cuente la diferencia.',
  'avis.facturae_substitueix':
    'La factura da los importes nuevos enteros de la {numero}, que rectifica y que no está entre los gastos: escriba solo la diferencia.',
  'avis.facturae_total':
    'El fichero dice un total de {total, number, ::.00} € y las líneas suman {calculat, number, ::.00}.',
  'facturae.motiu.contingut': 'El contenido ha cambiado después de firmarlo.',
  'facturae.motiu.signatura': 'La firma no corresponde al certificado que lleva.',
  'facturae.motiu.certificat': 'El certificado no es el que dice la firma.',
  'facturae.motiu.referencia': 'La firma habla de una parte que no está, o que está más de una vez.',
  'facturae.motiu.referencia_fora': 'La firma habla de ficheros que no están aquí.',
  'facturae.motiu.transformacio': 'La firma usa una transformación que aquí no se comprueba.',
  'facturae.motiu.algorisme': 'La firma usa un algoritmo que aquí no se comprueba.',
  'facturae.motiu.sense_certificat': 'La firma no lleva el certificado de quien firma.',
  'facturae.motiu.no_tot': 'La firma no cubre todo el documento.',
  'facturae.motiu.sense_data': 'La firma no dice, firmado, cuándo se hizo.',
  'facturae.motiu.certificat_caducat': 'El certificado no estaba vigente cuando se firmó.',
  'tasca.despesa.exporta': 'Lista de gastos',
  'tasca.despesa.llistat': 'Listado contable de gastos',
  'tasca.despesa.document': 'Documento de gasto',
  'camp.treball_repetit': 'Este trabajo ya está. Ponga una sola parte.',
  'error.facturae_illegible':
    'Este fichero no es una factura Facturae que se pueda leer. Pídala de nuevo al proveedor.',
  'error.facturae_versio': 'Esta Facturae es de una versión que aquí no se lee: deben ser 3.2, 3.2.1 o 3.2.2.',
  'error.desfer_despesa_repetida':
    'No se puede recuperar: el gasto {numero} ya es la factura {num_factura} de este proveedor. Si son dos distintas, introdúzcala de nuevo.',
  'error.desfer_nom_ocupat': 'No se puede recuperar «{nom}»: el gasto ya tiene otro fichero con ese nombre.',
  'camp.tipus_repetit': 'Aquí ya hay un tipo de gasto con este nombre. Elija otro.',
  'camp.pare_impossible':
    'Este tipo no puede colgar de aquí: hay tres niveles como máximo y no se puede cerrar un círculo.',
  'camp.num_factura_obligatori': 'Escriba el número que el proveedor ha puesto en la factura.',
  'camp.proveidor_obligatori': 'Elija el proveedor, o escriba su nombre.',
  'camp.motiu_rectificativa': 'Diga por qué es rectificativa (R1 a R5).',
  'camp.isp_amb_clau': 'La inversión del sujeto pasivo no va con la clave {clau}.',
  'camp.autoliquidada_tipus':
    'El IVA que deben ustedes (inversión del sujeto pasivo, compras a la UE) no sale de un tique ni de un documento de aduana: elija Factura, o deje el IVA en blanco.',
  'camp.iva_de_venda':
    'Este tipo es de las facturas que emiten. En un gasto, elija el tipo que tocaría y marque la inversión del sujeto pasivo o la clave de la UE.',
  'camp.sense_factura_amb_iva': 'Sin factura no se lleva IVA: déjelo en blanco.',
  'camp.quota_sense_iva': 'Hay cuota de IVA pero la línea no tiene tipo de IVA. Elíjalo o borre la cuota.',
  'camp.recarrec_sense_marca': 'Hay recargo de equivalencia pero la línea no lo lleva. Márquelo o bórrelo.',
  'camp.retingut_sense_irpf': 'Hay un importe retenido pero no hay tipo de retención. Elíjalo.',
  'camp.deduible_abans': 'El trimestre en que se deduce el IVA debe ser posterior al del gasto.',
  'camp.parts_massa': 'Las partes de los trabajos pasan del 100 %.',
  'camp.be_massa_valor': 'El bien no puede valer más que la base y el IVA que no se deduce: {maxim, number, ::.00} €.',
  'camp.be_residual': 'El valor residual no puede ser negativo ni mayor que el valor del bien.',
  'avis.num_factura_repetit': 'Este proveedor ya tiene una factura con este número: el gasto {numero}.',
  'avis.quota_diferent': 'El IVA escrito no es el que sale del tipo ({calculada, number, ::.00} €).',
  'avis.quotes_diferents':
    'El IVA escrito en las líneas de un mismo tipo suma {escrita, number, ::.00} € y tienen que ser {calculada, number, ::.00}.',
  'avis.linia_sense_tipus':
    '{n, plural, one {Hay una línea sin tipo de gasto: no contará} other {Hay # líneas sin tipo de gasto: no contarán}} como gasto del IRPF.',
  'avis.vehicle_mixt':
    'Es de un vehículo ({tipus}) y en el IRPF se deduce el {deduible, number} %: de una persona física solo cuenta si el vehículo es exclusivo de la actividad. Si no lo es, ponga 0 %; si lo es, deduzca también todo el IVA.',
  'avis.vehicle_part':
    'Es de un vehículo ({tipus}) del que se deduce todo el IVA, y en el IRPF solo el {deduible, number} %: de una persona física, un vehículo exclusivo de la actividad cuenta entero (100 %) y uno que no lo es, nada (0 %).',
  'avis.efectiu_massa':
    'La operación es de {import, number, ::.00} €{de, select, dia { con los otros gastos de este proveedor del mismo día pagados en efectivo} other {}}: entre empresas y profesionales no se puede pagar en efectivo desde {limit, number, ::.00} € (Ley 7/2012, art. 7).',
  'avis.apat_massa':
    'Las comidas del titular se deducen en el IRPF hasta {dia, number, ::.00} € al día ({nit, number, ::.00} € si se ha dormido fuera), y {de, select, dia {con los demás gastos del mismo día} other {aquí}} se deducen {deduit, number, ::.00}. Rebaje lo que se deduce de la línea.',
  'avis.apat_no_electronic':
    'Las comidas del titular solo se deducen en el IRPF si se pagan por medios electrónicos. Si no se han pagado así, ponga 0 % en lo que se deduce de la línea.',
  'avis.be_taula_simplificada':
    'Esta fila es de la tabla de la estimación directa simplificada: la empresa amortiza por la del impuesto de sociedades.',
  'avis.be_taula_societats':
    'Esta fila es de la tabla del impuesto de sociedades: quien tributa por estimación directa simplificada amortiza por la de la Orden de 27-03-1998.',
  'avis.deduccio_sense_nif':
    'Falta el NIF del proveedor: sin NIF, la factura no da derecho a deducir el IVA ({deduible, number, ::.00} €).',
  'avis.sense_retencio_esperada':
    'No lleva retención, y {origen, select, tipus {el tipo de gasto o el proveedor llevan la del {tipus, number} %} other {el último gasto de este proveedor la llevaba}}: cobraría de más y los modelos 111 y 115 no lo dirían.',
  'avis.retingut_sense_linia':
    'Se retienen {retingut, number, ::.00} € y ninguna línea entra en la base de la retención: los modelos 111, 115 y 190 no los dirían. Marque «Entra en la base de la retención» en las líneas que la llevan.',
  'avis.retencio_diferent': 'La retención escrita no es la que sale del tipo ({calculada, number, ::.00} €).',
  'avis.iva_fora_de_data': 'Este tipo de IVA no estaba vigente en la fecha de la factura.',
  'avis.irpf_fora_de_data': 'Esta retención no estaba vigente en la fecha de la factura.',
  'avis.data_futura': 'La fecha es posterior a hoy.',
  'avis.deduible_tard':
    'El IVA se deduciría más de {anys} años después de la operación, y entonces ya no se tiene derecho.',
  'avis.pagament_anterior': 'El pago es anterior a la fecha de la factura.',
  'avis.recarrec_deduible':
    'Con recargo de equivalencia el IVA no se deduce, y aquí se deducen {deduible, number, ::.00} €. Ponga 0 %.',
  'avis.proveidor_nif_iva': 'El NIF-IVA del proveedor, {nif}, no tiene la forma de los de su país.',
  'avis.iva_de_tipus':
    'El tipo «{tipus}» no lleva IVA (cuotas a la Seguridad Social, seguros, intereses, tributos…) y aquí se deducen {quota, number, ::.00} €.',
  'avis.venciment_molt_anterior': 'El vencimiento es muy anterior a la fecha de la factura.',
  'avis.facturae_en_euros':
    'La factura está en {moneda}: confirme que los importes escritos son euros, al cambio del día de la operación.',
  'camp.fitxer_executable': '«{nom}» es un programa: a los gastos se adjuntan PDF, fotos y documentos.',
  'avis.recepcio_anterior': 'La recepción es anterior a la fecha de la factura.',
  'avis.simplificada_rebuda_sectors':
    'Una factura simplificada de más de 400 € solo la hacen algunos sectores (comercio, transporte, hostelería…).',
  'avis.simplificada_rebuda_massa': 'Una factura simplificada no puede pasar de 3.000 €: pida una completa.',
};
const en: Own = {
  'avis.facturae_moneda': 'The invoice is in {moneda}: write its amounts in euros.',
  'avis.facturae_copia': 'It is a duplicate of an earlier invoice.',
  'avis.facturae_suplits': 'It bears disbursements: they were put on a line without VAT.',
  'avis.facturae_impost':
    'It bears a tax of {tipus, number} % that is no VAT rate in force: it was added to the net amount.',
  'avis.facturae_retencio': 'It bears a withholding of {tipus, number} % that cannot be taken as it stands. Check it.',
  'avis.facturae_altre_nom': 'This tax id ({nif}) is of “{nom}”, and the invoice is by “{escrit}”: check whose it is.',
  'avis.facturae_diferencia':
    'The invoice gives the whole new amounts of {numero}, which it rectifies: the lines of {numero} were put too with the opposite sign, so that only the difference counts.',
  'avis.facturae_substitueix':
    'The invoice gives the whole new amounts of {numero}, which it rectifies and is not among the expenses: type only the difference.',
  'avis.facturae_total':
    'The file says a total of €{total, number, ::.00} and the lines add up to {calculat, number, ::.00}.',
  'facturae.motiu.contingut': 'The content changed after it was signed.',
  'facturae.motiu.signatura': 'The signature does not match the certificate that comes with it.',
  'facturae.motiu.certificat': 'The certificate is not the one that the signature names.',
  'facturae.motiu.referencia': 'The signature names a part that is absent or repeated.',
  'facturae.motiu.referencia_fora': 'The signature names files that are not here.',
  'facturae.motiu.transformacio': 'The signature uses a transform that is not checked here.',
  'facturae.motiu.algorisme': 'The signature uses an algorithm that is not checked here.',
  'facturae.motiu.sense_certificat': 'The signature does not bring the certificate of who signed.',
  'facturae.motiu.no_tot': 'The signature does not cover the whole document.',
  'facturae.motiu.sense_data': 'The signature does not say, signed, when it was made.',
  'facturae.motiu.certificat_caducat': 'The certificate was not in force when it was signed.',
  'tasca.despesa.exporta': 'List of expenses',
  'tasca.despesa.llistat': 'Accounting list of expenses',
  'tasca.despesa.document': 'Expense document',
  'camp.treball_repetit': 'This work is already there. Give it one part.',
  'error.facturae_illegible': 'This file is not a Facturae invoice that can be read. Ask the supplier for it again.',
  'error.facturae_versio': 'This Facturae is of a version that is not read here: they must be 3.2, 3.2.1 or 3.2.2.',
  'error.desfer_despesa_repetida':
    'It cannot be brought back: expense {numero} is already this supplier’s invoice {num_factura}. If they are two, enter it again.',
  'error.desfer_nom_ocupat': '“{nom}” cannot be brought back: the expense already has another file with that name.',
  'camp.tipus_repetit': 'There is already a kind of expense with this name here. Choose another.',
  'camp.pare_impossible': 'This kind cannot hang from here: there are three levels at most, and no circles.',
  'camp.num_factura_obligatori': 'Write the number that the supplier put on the invoice.',
  'camp.proveidor_obligatori': 'Choose the supplier, or write its name.',
  'camp.motiu_rectificativa': 'Say why it is a rectifying invoice (R1 to R5).',
  'camp.isp_amb_clau': 'Reverse charge does not go with key {clau}.',
  'camp.autoliquidada_tipus':
    'VAT that you owe yourselves (reverse charge, purchases in the Union) does not come from a receipt nor from a customs document: choose Invoice, or leave VAT blank.',
  'camp.iva_de_venda':
    'This rate is for the invoices that you issue. In an expense, choose the rate that would apply and mark reverse charge or the key of the Union.',
  'camp.sense_factura_amb_iva': 'Without an invoice there is no VAT: leave it blank.',
  'camp.quota_sense_iva': 'There is VAT but the line has no rate. Choose one or clear the amount.',
  'camp.recarrec_sense_marca':
    'There is an equivalence surcharge but the line bears none. Tick it or clear the amount.',
  'camp.retingut_sense_irpf': 'There is an amount withheld but no rate. Choose one.',
  'camp.deduible_abans': 'The quarter in which VAT is deducted must come after that of the expense.',
  'camp.parts_massa': 'The parts of the works are over 100 %.',
  'camp.be_massa_valor':
    'The asset cannot be worth more than the base and the VAT not deducted: €{maxim, number, ::.00}.',
  'camp.be_residual': 'The residual value cannot be negative nor more than the value of the asset.',
  'avis.num_factura_repetit': 'This supplier already has an invoice with this number: expense {numero}.',
  'avis.quota_diferent': 'The VAT entered is not what the rate makes (€{calculada, number, ::.00}).',
  'avis.quotes_diferents':
    'The VAT entered in the lines of one rate adds up to €{escrita, number, ::.00}, and it should be €{calculada, number, ::.00}.',
  'avis.linia_sense_tipus':
    '{n, plural, one {There is a line without a kind of expense: it will not count} other {There are # lines without a kind of expense: they will not count}} as an income tax expense.',
  'avis.vehicle_mixt':
    'It is of a vehicle ({tipus}) and {deduible, number}% is deducted in income tax: of a natural person it only counts if the vehicle is for the business alone. If it is not, write 0%; if it is, deduct all of its VAT too.',
  'avis.vehicle_part':
    'It is of a car ({tipus}) whose VAT is all deducted, and of which income tax deducts {deduible, number} % alone: of a natural person, a car of the business alone counts whole (100 %) and one that is not, not at all (0 %).',
  'avis.efectiu_massa':
    'The operation is of €{import, number, ::.00}{de, select, dia { with the other expenses of this supplier paid in cash on the same day} other {}}: between businesses and professionals nothing of €{limit, number, ::.00} or more may be paid in cash (Spanish Law 7/2012, art. 7).',
  'avis.apat_massa':
    'The owner’s meals are deducted in income tax up to €{dia, number, ::.00} a day (€{nit, number, ::.00} with a night away), and €{deduit, number, ::.00} is deducted {de, select, dia {with the other expenses of the same day} other {here}}. Lower what is deducted of the line.',
  'avis.apat_no_electronic':
    'The owner’s meals are only deducted in income tax if they are paid electronically. If they were not, write 0% in what is deducted of the line.',
  'avis.be_taula_simplificada':
    'This row is of the table of simplified direct estimation: the company writes off by that of corporate tax.',
  'avis.be_taula_societats':
    'This row is of the table of corporate tax: who goes by simplified direct estimation writes off by that of the Order of 27-03-1998.',
  'avis.deduccio_sense_nif':
    'The supplier’s tax id is missing: without it the invoice gives no right to deduct its VAT (€{deduible, number, ::.00}).',
  'avis.sense_retencio_esperada':
    'Nothing is withheld, and {origen, select, tipus {its kind of expense or its supplier bear {tipus, number}%} other {this supplier’s last expense bore some}}: the supplier would be overpaid and forms 111 and 115 would not tell it.',
  'avis.retingut_sense_linia':
    '€{retingut, number, ::.00} is withheld and no line counts in the base of the withholding: forms 111, 115 and 190 would not tell it. Tick “Its base takes withholding” on the lines that bear it.',
  'avis.retencio_diferent': 'The amount withheld is not what the rate makes (€{calculada, number, ::.00}).',
  'avis.iva_fora_de_data': 'This VAT rate was not in force on the date of the invoice.',
  'avis.irpf_fora_de_data': 'This withholding was not in force on the date of the invoice.',
  'avis.data_futura': 'The date is later than today.',
  'avis.deduible_tard':
    'The VAT would be deducted more than {anys} years after the operation, when the right to it is gone.',
  'avis.pagament_anterior': 'It was paid before the date of the invoice.',
  'avis.recarrec_deduible':
    'With the equivalence surcharge VAT is not deducted, and €{deduible, number, ::.00} is deducted here. Write 0%.',
  'avis.proveidor_nif_iva': 'The supplier’s VAT number, {nif}, does not have the form of those of its country.',
  'avis.iva_de_tipus':
    'Kind “{tipus}” bears no VAT (social security, insurance, interest, taxes…) and €{quota, number, ::.00} of it is deducted here.',
  'avis.venciment_molt_anterior': 'It falls due long before the date of the invoice.',
  'avis.facturae_en_euros':
    'The invoice is in {moneda}: confirm that the amounts entered are euros, at the exchange of the day of the operation.',
  'camp.fitxer_executable': '“{nom}” is a program: PDFs, photos and documents are attached to expenses.',
  'avis.recepcio_anterior': 'It was received before the date of the invoice.',
  'avis.simplificada_rebuda_sectors':
    'Only some trades (retail, transport, catering…) make simplified invoices over €400.',
  'avis.simplificada_rebuda_massa': 'A simplified invoice cannot be over €3,000: ask for a full one.',
};
export const despesaErrors = {
  ca: { ...ca, ...camps.ca, ...files.ca },
  es: { ...es, ...camps.es, ...files.es },
  en: { ...en, ...camps.en, ...files.en },
};
