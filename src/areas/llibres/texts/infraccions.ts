/** Rules of the agency’s books that a line breaks. */
const ca = {
  'llibres.infraccio.codi_desconegut': 'Hi ha un codi que el llibre no té. Trieu-ne un de la llista.',
  'llibres.infraccio.codi_no_vigent':
    'El concepte no era vigent en aquesta data. Canvieu el concepte del tipus de despesa o la data.',
  'llibres.infraccio.numero_cal': 'Falta el número de la factura. Escriviu-lo al document.',
  'llibres.infraccio.numero_repetit':
    'Hi ha una altra despesa d’aquest proveïdor amb el mateix número: si és el mateix paper, suprimiu-ne una.',
  'llibres.infraccio.numero_recepcio_cal': 'Falta el número de recepció. Deseu la despesa i se li’n donarà un.',
  'llibres.infraccio.identificacio_amb_separadors': 'El NIF porta separadors. Traieu-ne punts, guions i espais.',
  'llibres.infraccio.text_massa_llarg': 'La identificació és massa llarga. Escurceu-la: en caben 20 caràcters.',
  'llibres.infraccio.nif_incorrecte': 'El NIF no té nou caràcters. Corregiu-lo a la fitxa de l’agent.',
  'llibres.infraccio.nif_control':
    'El NIF no existeix: la lletra o el dígit de control no és el seu. Corregiu-lo a la fitxa de l’agent.',
  'llibres.infraccio.pais_cal': 'Falta el país del NIF. Poseu-lo a la fitxa de l’agent.',
  'llibres.infraccio.nif_iva_incorrecte': 'El NIF-IVA no té la forma del seu país. Corregiu-lo a la fitxa de l’agent.',
  'llibres.infraccio.immoble_cal': 'Falta la situació de l’immoble. Digueu on és l’immoble llogat.',
  'llibres.infraccio.cadastre_cal': 'Falta la referència cadastral. Escriviu la de l’immoble llogat.',
  'llibres.infraccio.tipus_no_vigent':
    'El tipus d’IVA no era vigent en aquesta data. Trieu el que hi havia aquell dia.',
  'llibres.infraccio.recarrec_no_lliga': 'El recàrrec no és el d’aquest tipus d’IVA. Mireu el tipus de la línia.',
  'llibres.infraccio.quota_no_quadra': 'La quota no és la que surt de la base i el tipus. Compareu-la amb el paper.',
  'llibres.infraccio.signe_diferent': 'La base i la quota tenen signe diferent. Corregiu el que sigui a l’inrevés.',
  'llibres.infraccio.destinatari_cal':
    'Falta el NIF del client. Poseu-lo a la seva fitxa; si la factura ja és emesa, cal rectificar-la.',
  'llibres.infraccio.expedidor_cal': 'Falta el NIF del proveïdor. Poseu-lo a la seva fitxa i actualitzeu la despesa.',
  'llibres.infraccio.deduccio_sense_nif':
    'Falta el NIF del proveïdor i se’n dedueix l’IVA: sense NIF, la factura no hi dona dret. Poseu-lo a la seva fitxa i actualitzeu la despesa, o poseu la deducció a zero.',
  'llibres.infraccio.sense_tipus':
    'Hi ha línies sense tipus de despesa: no compten com a despesa de l’IRPF. Trieu-ne el tipus a la despesa.',
  'llibres.infraccio.qualificacio_o_exempcio': 'Cal o bé qualificació o bé exempció. Trieu-ne una a la línia.',
  'llibres.infraccio.tipus_cal': 'Falta el tipus d’IVA. Trieu-lo a la línia.',
  'llibres.infraccio.isp_amb_quota': 'La inversió del subjecte passiu no porta quota. Traieu l’IVA de la línia.',
  'llibres.infraccio.isp_clau': 'La clau no admet inversió del subjecte passiu. Canvieu la clau o traieu la inversió.',
  'llibres.infraccio.isp_tipus':
    'Aquest tipus de factura no admet inversió del subjecte passiu. Feu-ne una de completa o traieu la inversió.',
  'llibres.infraccio.isp_no_admesa':
    'La inversió del subjecte passiu no va amb aquesta clau o document. Canvieu la clau o el document, o traieu la inversió.',
  'llibres.infraccio.clau_03_s1': 'La clau 03 ha d’anar amb S1. Canvieu la clau o la qualificació.',
  'llibres.infraccio.clau_08_n2': 'La clau 08 ha d’anar amb N2. Canvieu la clau o la qualificació.',
  'llibres.infraccio.clau_10_n1':
    'La clau 10 ha d’anar amb N1 i F1. Canvieu la clau, la qualificació o el tipus de factura.',
  'llibres.infraccio.clau_07_s1': 'El criteri de caixa no va amb aquesta operació. Trieu-hi una altra clau.',
  'llibres.infraccio.lloguer_tipus': 'El lloguer de locals va al 21 %. Canvieu el tipus o la clau.',
  'llibres.infraccio.operacio_posterior':
    'L’operació és posterior a la factura. Corregiu la data de l’operació o feu servir la clau 14.',
  'llibres.infraccio.clau_14_operacio':
    'La clau 14 demana una data d’operació posterior. Escriviu-la o canvieu la clau.',
  'llibres.infraccio.clau_14_nif': 'La clau 14 és per a ens públics. Canvieu la clau.',
  'llibres.infraccio.clau_14_tipus': 'Aquest tipus de factura no va amb la clau 14. Canvieu la clau.',
  'llibres.infraccio.exportacio_clau': 'Una exportació no va amb la clau 01. Trieu la clau 02.',
  'llibres.infraccio.intracomunitaria_nif_iva': 'Falta el NIF-IVA de la Unió. Poseu-lo a la fitxa de l’agent.',
  'llibres.infraccio.particular_de_la_unio':
    'El client és de la Unió i no té NIF-IVA: consta com a particular, fora del 349. Si és una empresa, poseu-lo a la seva fitxa.',
  'llibres.infraccio.rectificativa_nif':
    'Aquest motiu no va amb un NIF estranger. Trieu un altre motiu de rectificació.',
  'llibres.infraccio.simplificada_massa_gran': 'La simplificada passa de 3.000 €. Substituïu-la per una de completa.',
  'llibres.infraccio.total_no_quadra': 'El total no és base més quotes. Repasseu les línies amb el paper.',
  'llibres.infraccio.concepte_cal': 'Falta el concepte de la despesa. Trieu-lo al tipus de despesa.',
  'llibres.infraccio.recepcio_anterior': 'La recepció és anterior a la factura. Corregiu una de les dues dates.',
  'llibres.infraccio.recepcio_anterior_operacio':
    'La recepció és anterior a l’operació. Corregiu una de les dues dates.',
  'llibres.infraccio.simplificada_deduible':
    'Una simplificada no dona dret a deduir. Demaneu una factura completa o poseu la deducció a zero.',
  'llibres.infraccio.recarrec_deduible': 'Amb recàrrec d’equivalència no es dedueix. Poseu la deducció a zero.',
  'llibres.infraccio.clau_sense_deduccio':
    'Aquesta clau no dona dret a deduir. Canvieu la clau o poseu la deducció a zero.',
  'llibres.infraccio.deduible_massa': 'Es dedueix més que la quota. Baixeu el percentatge deduïble.',
  'llibres.infraccio.be_inversio_no_admes': 'Aquesta clau no admet béns d’inversió. Canvieu la clau o traieu el bé.',
  'llibres.infraccio.clau_08_quota': 'La clau 08 no porta quota d’IVA. Traieu la quota o canvieu la clau.',
  'llibres.infraccio.clau_09_tipus': 'Aquest document no va amb la clau 09. Canvieu la clau o el document.',
  'llibres.infraccio.importacio_clau': 'La clau no és d’una importació. Trieu la clau 01 o canvieu el document.',
  'llibres.infraccio.deduccio_sense_posterior':
    'Hi ha trimestre de deducció sense marca. Repasseu el trimestre de deducció de la despesa.',
  'llibres.infraccio.deduccio_no_posterior':
    'El trimestre de deducció no és posterior. Trieu-ne un de després de la recepció.',
  'llibres.infraccio.resum_massa_gran': 'El resum de simplificades passa de 6.000 €. Partiu-lo en dos.',
  'llibres.infraccio.identificador_cal':
    'Falta l’identificador del bé (matrícula, referència). Escriviu-lo a la fitxa del bé.',
  'llibres.infraccio.literal_cal': 'Falta la descripció del bé. Escriviu-la a la fitxa del bé.',
  'llibres.infraccio.baixa_abans_de_l_us': 'La baixa és anterior a l’ús. Corregiu una de les dues dates.',
  'llibres.infraccio.venda_cal': 'Falta la factura de la venda. Lligueu-la a la baixa del bé.',
  'llibres.infraccio.venda_sobra':
    'Hi ha factura de venda i la baixa no és per venda. Traieu la factura o digueu que és una venda.',
  'llibres.infraccio.amortitzable_massa':
    'El valor amortitzable passa del d’adquisició. Corregiu-lo a la fitxa del bé.',
  'llibres.infraccio.acumulada_no_quadra': 'L’acumulat no quadra. Repasseu els anys de la fitxa del bé.',
  'llibres.infraccio.pendent_no_quadra': 'El pendent no quadra. Repasseu els anys de la fitxa del bé.',
};
const es: Record<keyof typeof ca, string> = {
  'llibres.infraccio.codi_desconegut': 'Hay un código que el libro no tiene. Elija uno de la lista.',
  'llibres.infraccio.codi_no_vigent':
    'El concepto no estaba vigente en esta fecha. Cambie el concepto del tipo de gasto o la fecha.',
  'llibres.infraccio.numero_cal': 'Falta el número de la factura. Escríbalo en el documento.',
  'llibres.infraccio.numero_repetit':
    'Hay otro gasto de este proveedor con el mismo número: si es el mismo papel, suprima uno.',
  'llibres.infraccio.numero_recepcio_cal': 'Falta el número de recepción. Guarde el gasto y se le dará uno.',
  'llibres.infraccio.identificacio_amb_separadors': 'El NIF lleva separadores. Quite puntos, guiones y espacios.',
  'llibres.infraccio.text_massa_llarg': 'La identificación es demasiado larga. Acórtela: caben 20 caracteres.',
  'llibres.infraccio.nif_incorrecte': 'El NIF no tiene nueve caracteres. Corríjalo en la ficha del agente.',
  'llibres.infraccio.nif_control':
    'El NIF no existe: la letra o el dígito de control no es el suyo. Corríjalo en la ficha del agente.',
  'llibres.infraccio.pais_cal': 'Falta el país del NIF. Póngalo en la ficha del agente.',
  'llibres.infraccio.nif_iva_incorrecte': 'El NIF-IVA no tiene la forma de su país. Corríjalo en la ficha del agente.',
  'llibres.infraccio.immoble_cal': 'Falta la situación del inmueble. Diga dónde está el inmueble alquilado.',
  'llibres.infraccio.cadastre_cal': 'Falta la referencia catastral. Escriba la del inmueble alquilado.',
  'llibres.infraccio.tipus_no_vigent': 'El tipo de IVA no estaba vigente en esta fecha. Elija el que había ese día.',
  'llibres.infraccio.recarrec_no_lliga': 'El recargo no es el de este tipo de IVA. Mire el tipo de la línea.',
  'llibres.infraccio.quota_no_quadra': 'La cuota no es la que sale de la base y el tipo. Compárela con el papel.',
  'llibres.infraccio.signe_diferent': 'La base y la cuota tienen signo distinto. Corrija el que esté al revés.',
  'llibres.infraccio.destinatari_cal':
    'Falta el NIF del cliente. Póngalo en su ficha; si la factura ya está emitida, hay que rectificarla.',
  'llibres.infraccio.expedidor_cal': 'Falta el NIF del proveedor. Póngalo en su ficha y actualice el gasto.',
  'llibres.infraccio.deduccio_sense_nif':
    'Falta el NIF del proveedor y se deduce su IVA: sin NIF, la factura no da derecho. Póngalo en su ficha y actualice el gasto, o ponga la deducción a cero.',
  'llibres.infraccio.sense_tipus':
    'Hay líneas sin tipo de gasto: no cuentan como gasto del IRPF. Elija su tipo en el gasto.',
  'llibres.infraccio.qualificacio_o_exempcio': 'Hace falta o bien calificación o bien exención. Elija una en la línea.',
  'llibres.infraccio.tipus_cal': 'Falta el tipo de IVA. Elíjalo en la línea.',
  'llibres.infraccio.isp_amb_quota': 'La inversión del sujeto pasivo no lleva cuota. Quite el IVA de la línea.',
  'llibres.infraccio.isp_clau': 'La clave no admite inversión del sujeto pasivo. Cambie la clave o quite la inversión.',
  'llibres.infraccio.isp_tipus':
    'Este tipo de factura no admite inversión del sujeto pasivo. Haga una completa o quite la inversión.',
  'llibres.infraccio.isp_no_admesa':
    'La inversión del sujeto pasivo no va con esta clave o documento. Cambie la clave o el documento, o quite la inversión.',
  'llibres.infraccio.clau_03_s1': 'La clave 03 debe ir con S1. Cambie la clave o la calificación.',
  'llibres.infraccio.clau_08_n2': 'La clave 08 debe ir con N2. Cambie la clave o la calificación.',
  'llibres.infraccio.clau_10_n1':
    'La clave 10 debe ir con N1 y F1. Cambie la clave, la calificación o el tipo de factura.',
  'llibres.infraccio.clau_07_s1': 'El criterio de caja no va con esta operación. Elija otra clave.',
  'llibres.infraccio.lloguer_tipus': 'El alquiler de locales va al 21 %. Cambie el tipo o la clave.',
  'llibres.infraccio.operacio_posterior':
    'La operación es posterior a la factura. Corrija la fecha de la operación o use la clave 14.',
  'llibres.infraccio.clau_14_operacio':
    'La clave 14 pide una fecha de operación posterior. Escríbala o cambie la clave.',
  'llibres.infraccio.clau_14_nif': 'La clave 14 es para entes públicos. Cambie la clave.',
  'llibres.infraccio.clau_14_tipus': 'Este tipo de factura no va con la clave 14. Cambie la clave.',
  'llibres.infraccio.exportacio_clau': 'Una exportación no va con la clave 01. Elija la clave 02.',
  'llibres.infraccio.intracomunitaria_nif_iva': 'Falta el NIF-IVA de la Unión. Póngalo en la ficha del agente.',
  'llibres.infraccio.particular_de_la_unio':
    'El cliente es de la Unión y no tiene NIF-IVA: consta como particular, fuera del 349. Si es una empresa, póngalo en su ficha.',
  'llibres.infraccio.rectificativa_nif': 'Este motivo no va con un NIF extranjero. Elija otro motivo de rectificación.',
  'llibres.infraccio.simplificada_massa_gran': 'La simplificada pasa de 3.000 €. Sustitúyala por una completa.',
  'llibres.infraccio.total_no_quadra': 'El total no es base más cuotas. Repase las líneas con el papel.',
  'llibres.infraccio.concepte_cal': 'Falta el concepto del gasto. Elíjalo en el tipo de gasto.',
  'llibres.infraccio.recepcio_anterior': 'La recepción es anterior a la factura. Corrija una de las dos fechas.',
  'llibres.infraccio.recepcio_anterior_operacio':
    'La recepción es anterior a la operación. Corrija una de las dos fechas.',
  'llibres.infraccio.simplificada_deduible':
    'Una simplificada no da derecho a deducir. Pida una factura completa o ponga la deducción a cero.',
  'llibres.infraccio.recarrec_deduible': 'Con recargo de equivalencia no se deduce. Ponga la deducción a cero.',
  'llibres.infraccio.clau_sense_deduccio':
    'Esta clave no da derecho a deducir. Cambie la clave o ponga la deducción a cero.',
  'llibres.infraccio.deduible_massa': 'Se deduce más que la cuota. Baje el porcentaje deducible.',
  'llibres.infraccio.be_inversio_no_admes':
    'Esta clave no admite bienes de inversión. Cambie la clave o quite el bien.',
  'llibres.infraccio.clau_08_quota': 'La clave 08 no lleva cuota de IVA. Quite la cuota o cambie la clave.',
  'llibres.infraccio.clau_09_tipus': 'Este documento no va con la clave 09. Cambie la clave o el documento.',
  'llibres.infraccio.importacio_clau': 'La clave no es de una importación. Elija la clave 01 o cambie el documento.',
  'llibres.infraccio.deduccio_sense_posterior':
    'Hay trimestre de deducción sin marca. Repase el trimestre de deducción del gasto.',
  'llibres.infraccio.deduccio_no_posterior':
    'El trimestre de deducción no es posterior. Elija uno posterior a la recepción.',
  'llibres.infraccio.resum_massa_gran': 'El resumen de simplificadas pasa de 6.000 €. Pártalo en dos.',
  'llibres.infraccio.identificador_cal':
    'Falta el identificador del bien (matrícula, referencia). Escríbalo en la ficha del bien.',
  'llibres.infraccio.literal_cal': 'Falta la descripción del bien. Escríbala en la ficha del bien.',
  'llibres.infraccio.baixa_abans_de_l_us': 'La baja es anterior al uso. Corrija una de las dos fechas.',
  'llibres.infraccio.venda_cal': 'Falta la factura de la venta. Vincúlela a la baja del bien.',
  'llibres.infraccio.venda_sobra':
    'Hay factura de venta y la baja no es por venta. Quite la factura o diga que es una venta.',
  'llibres.infraccio.amortitzable_massa':
    'El valor amortizable pasa del de adquisición. Corríjalo en la ficha del bien.',
  'llibres.infraccio.acumulada_no_quadra': 'Lo acumulado no cuadra. Repase los años de la ficha del bien.',
  'llibres.infraccio.pendent_no_quadra': 'Lo pendiente no cuadra. Repase los años de la ficha del bien.',
};
const en: Record<keyof typeof ca, string> = {
  'llibres.infraccio.codi_desconegut': 'There is a code that the book does not have. Choose one of the list.',
  'llibres.infraccio.codi_no_vigent':
    'The concept did not stand on this day. Change the concept of the kind of expense, or the date.',
  'llibres.infraccio.numero_cal': 'The number of the invoice is missing. Type it on the paper.',
  'llibres.infraccio.numero_repetit':
    'There is another expense of this supplier with the same number: if it is the same paper, delete one.',
  'llibres.infraccio.numero_recepcio_cal': 'The number of reception is missing. Save the expense and it gets one.',
  'llibres.infraccio.identificacio_amb_separadors': 'The tax id has separators. Take out dots, dashes and spaces.',
  'llibres.infraccio.text_massa_llarg': 'The tax id is too long. Shorten it: 20 characters fit.',
  'llibres.infraccio.nif_incorrecte': 'The tax id does not have nine characters. Correct it on the agent’s record.',
  'llibres.infraccio.nif_control':
    'There is no such tax id: its letter or check digit is not its own. Correct it on the agent’s record.',
  'llibres.infraccio.pais_cal': 'The country of the tax id is missing. Put it on the agent’s record.',
  'llibres.infraccio.nif_iva_incorrecte':
    'The VAT number is not as those of its country. Correct it on the agent’s record.',
  'llibres.infraccio.immoble_cal': 'The place of the property is missing. Say where the let property is.',
  'llibres.infraccio.cadastre_cal': 'The land register reference is missing. Type that of the let property.',
  'llibres.infraccio.tipus_no_vigent': 'The VAT rate did not stand on this day. Choose the one of that day.',
  'llibres.infraccio.recarrec_no_lliga': 'The surcharge is not that of this VAT rate. Look at the rate of the line.',
  'llibres.infraccio.quota_no_quadra': 'The VAT is not what base and rate make. Compare it with the paper.',
  'llibres.infraccio.signe_diferent': 'Base and VAT have different signs. Correct the one that is the other way round.',
  'llibres.infraccio.destinatari_cal':
    'The tax id of the client is missing. Put it on its record; an invoice already issued has to be rectified.',
  'llibres.infraccio.expedidor_cal':
    'The tax id of the supplier is missing. Put it on its record and bring the expense up to date.',
  'llibres.infraccio.deduccio_sense_nif':
    'The supplier’s tax id is missing and its VAT is deducted: without it the invoice gives no right to it. Put it in their record and update the expense, or set the deduction to nought.',
  'llibres.infraccio.sense_tipus':
    'There are lines without a kind of expense: they do not count as an income tax expense. Choose their kind in the expense.',
  'llibres.infraccio.qualificacio_o_exempcio':
    'Either a qualification or an exemption is needed. Choose one on the line.',
  'llibres.infraccio.tipus_cal': 'The VAT rate is missing. Choose it on the line.',
  'llibres.infraccio.isp_amb_quota': 'Reverse charge bears no VAT. Take the VAT off the line.',
  'llibres.infraccio.isp_clau': 'The key takes no reverse charge. Change the key or take the reverse charge off.',
  'llibres.infraccio.isp_tipus':
    'This kind of invoice takes no reverse charge. Make a full one or take the reverse charge off.',
  'llibres.infraccio.isp_no_admesa':
    'Reverse charge does not go with this key or paper. Change the key or the paper, or take the reverse charge off.',
  'llibres.infraccio.clau_03_s1': 'Key 03 goes with S1. Change the key or the qualification.',
  'llibres.infraccio.clau_08_n2': 'Key 08 goes with N2. Change the key or the qualification.',
  'llibres.infraccio.clau_10_n1':
    'Key 10 goes with N1 and F1. Change the key, the qualification or the kind of invoice.',
  'llibres.infraccio.clau_07_s1': 'The cash regime does not go with this operation. Choose another key.',
  'llibres.infraccio.lloguer_tipus': 'Rents of premises are at 21 %. Change the rate or the key.',
  'llibres.infraccio.operacio_posterior':
    'The operation is later than the invoice. Correct the day of the operation, or use key 14.',
  'llibres.infraccio.clau_14_operacio': 'Key 14 asks for a later day of operation. Type it or change the key.',
  'llibres.infraccio.clau_14_nif': 'Key 14 is for public bodies. Change the key.',
  'llibres.infraccio.clau_14_tipus': 'This kind of invoice does not go with key 14. Change the key.',
  'llibres.infraccio.exportacio_clau': 'An export does not go with key 01. Choose key 02.',
  'llibres.infraccio.intracomunitaria_nif_iva': 'The VAT number of the Union is missing. Put it on the agent’s record.',
  'llibres.infraccio.particular_de_la_unio':
    'The client is of the Union and has no VAT number: they stand as a private person, out of form 349. If a business, put it on their record.',
  'llibres.infraccio.rectificativa_nif':
    'This reason does not go with a foreign tax id. Choose another reason to rectify.',
  'llibres.infraccio.simplificada_massa_gran': 'The simplified invoice is over €3,000. Replace it with a full one.',
  'llibres.infraccio.total_no_quadra': 'The total is not base and VAT. Go over the lines with the paper.',
  'llibres.infraccio.concepte_cal': 'The concept of the expense is missing. Choose it on the kind of expense.',
  'llibres.infraccio.recepcio_anterior': 'It was received before its invoice. Correct one of the two days.',
  'llibres.infraccio.recepcio_anterior_operacio': 'It was received before its operation. Correct one of the two days.',
  'llibres.infraccio.simplificada_deduible':
    'A simplified invoice gives no right to deduct. Ask for a full invoice or set the deduction to nought.',
  'llibres.infraccio.recarrec_deduible':
    'With the equivalence surcharge nothing is deducted. Set the deduction to nought.',
  'llibres.infraccio.clau_sense_deduccio':
    'This key gives no right to deduct. Change the key or set the deduction to nought.',
  'llibres.infraccio.deduible_massa': 'More than the VAT is deducted. Lower the part that is deducted.',
  'llibres.infraccio.be_inversio_no_admes': 'This key takes no investment goods. Change the key or take the good out.',
  'llibres.infraccio.clau_08_quota': 'Key 08 bears no VAT. Take the VAT off or change the key.',
  'llibres.infraccio.clau_09_tipus': 'This paper does not go with key 09. Change the key or the paper.',
  'llibres.infraccio.importacio_clau': 'The key is not that of an import. Choose key 01 or change the paper.',
  'llibres.infraccio.deduccio_sense_posterior':
    'There is a quarter of deduction without its mark. Look at the quarter of deduction of the expense.',
  'llibres.infraccio.deduccio_no_posterior':
    'The quarter of deduction is not a later one. Choose one after its reception.',
  'llibres.infraccio.resum_massa_gran': 'The summary of simplified invoices is over €6,000. Split it in two.',
  'llibres.infraccio.identificador_cal':
    'The identifier of the good is missing (plate, reference). Type it on the good’s record.',
  'llibres.infraccio.literal_cal': 'The description of the good is missing. Type it on the good’s record.',
  'llibres.infraccio.baixa_abans_de_l_us': 'It leaves before its use. Correct one of the two days.',
  'llibres.infraccio.venda_cal': 'The invoice of the sale is missing. Tie it to the good’s leaving.',
  'llibres.infraccio.venda_sobra':
    'There is an invoice of sale and it was not sold. Take the invoice out or say that it was sold.',
  'llibres.infraccio.amortitzable_massa': 'What is written off is over the price. Correct it on the good’s record.',
  'llibres.infraccio.acumulada_no_quadra':
    'What was written off does not add up. Go over the years of the good’s record.',
  'llibres.infraccio.pendent_no_quadra': 'What is left does not add up. Go over the years of the good’s record.',
};
export const infraccioTexts = { ca, es, en };
