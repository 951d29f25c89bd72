/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'error.factura_descomptada':
    'La factura {numero} descompta aquesta com a bestreta. Rectifiqueu-la o anul·leu-la abans.',
  'camp.bestreta_altre_client': 'La bestreta {numero} és d’un altre client. Traieu-ne la línia.',
  'camp.bestreta_no_val': 'La factura {numero} ja no val i no es pot descomptar com a bestreta. Traieu-ne la línia.',
  'camp.bestreta_descomptada':
    'De la bestreta {numero} se’n descompten {import, number, ::.00} € de més: ja s’havia descomptat, del tot o en part.',
  'avis.bestreta_facturada':
    'La bestreta de {import, number, ::.00} € coincideix amb la factura {numero} del mateix client. Si és aquella, descompteu la factura: així l’IVA no es paga dues vegades.',
  'avis.descompte_massa_gran': 'El descompte de la línia passa del que val: la línia canvia de signe.',
  'avis.bestreta_amb_descompte':
    'El descompte o el càrrec general en percentatge també s’aplica a les bestretes descomptades. Poseu-lo en import si no ha de ser així.',
  'camp.linia_sense_causa': 'Trieu per què la línia {linia} no porta IVA.',
  'tasca.factura.llistat': 'Llista de factures',
  'tasca.factura.cobraments_llistat': 'Llista de cobraments',
  'tasca.factura.per_client_llistat': 'Factures per client',
  'tasca.factura.periodiques_llistat': 'Llista de factures periòdiques',
  'error.factura_emesa':
    'La factura {numero} ja és emesa: només se’n poden canviar les notes, les etiquetes i els venciments. Per corregir-la, rectifiqueu-la.',
  'error.factura_no_emesa': 'Això només es fa amb una factura emesa que encara val.',
  'error.factura_no_esborrany': 'Aquesta factura ja no és un esborrany.',
  'error.factura_amb_cobraments':
    'La factura té cobraments. Suprimiu-los abans d’anul·lar-la, o feu-ne una de rectificativa.',
  'error.factura_rectificada': 'La factura està rectificada per {numero}. Anul·leu abans la rectificativa.',
  'error.factura_no_rectificable': 'Només es rectifica una factura emesa que no estigui anul·lada.',
  'error.factura_no_cobrable': 'Només es cobra una factura emesa que no sigui proforma ni estigui anul·lada.',
  'error.devolucio_excessiva':
    'D’aquesta factura només es poden tornar {sobrant, number, ::.00} €, que és el que s’hi va pagar de més: la resta es torna des de la rectificativa.',
  'error.factura_substituida': 'Una altra factura substitueix aquesta: els cobraments van a l’altra.',
  'error.cobrament_compensat':
    'Aquest cobrament es compensa amb el de {numero}. Suprimiu-lo, i se suprimiran tots dos, i compenseu de nou.',
  'error.res_a_compensar':
    'No hi ha res a compensar: cal una factura i una rectificativa seva per diferències, totes dues amb import pendent.',
  'error.res_pendent': 'No hi ha res pendent de cobrar en aquesta factura.',
  'error.proforma_no_emesa': 'Només es fa la factura d’una proforma emesa.',
  'error.proforma_facturada':
    'D’aquesta proforma ja se’n va fer la factura. Suprimiu-la o anul·leu-la abans de fer-ne una altra.',
  'error.desfer_fita_no_acceptada': 'No es pot recuperar l’esborrany: el pressupost {pressupost} ja no està acceptat.',
  'error.desfer_proforma_facturada':
    'No es pot recuperar l’esborrany: de la proforma {proforma} ja se n’ha fet una altra factura.',
  'error.desfer_fita_facturada':
    'No es pot recuperar l’esborrany: la fita «{fita}» del pressupost {pressupost} ja s’ha tornat a facturar.',
  'error.desfer_cobrament_excessiu':
    'No es pot recuperar el cobrament de {import, number, ::.00} €: des que el vau suprimir s’ha cobrat i només en queden {pendent, number, ::.00} € pendents. Si és un pagament de més, afegiu-lo de nou.',
  'error.numeracio_comencada':
    'La sèrie {serie} ja ha donat el número {numero} en aquest exercici: la numeració segueix d’aquí i no es pot canviar.',
  'error.ajust_sense_base': 'Hi ha un descompte o un càrrec general, però les línies no sumen res on aplicar-lo.',
  'error.import_massa_gran': 'Els imports són massa grans. Reviseu les quantitats i els preus.',
  'error.periodica_amb_factures':
    'Aquesta factura periòdica ja n’ha fet {n, plural, one {# factura} many {# de factures} other {# factures}}. La podeu desactivar.',
  'camp.serie_desconeguda': 'L’empresa no té la sèrie {serie}. Trieu-ne una de la llista.',
  'camp.serie_altre_tipus': 'La sèrie {serie} no és d’aquest tipus de factura.',
  'camp.serie_del_tipus_falta':
    'L’empresa no té cap sèrie per a aquest tipus de factura. Creeu-la a les dades de l’empresa.',
  'camp.treball_desconegut': 'Aquest treball no és de l’empresa.',
  'camp.sense_promotor': 'El treball no té promotor. Afegiu-lo abans de facturar-lo.',
  'camp.opcio_en_factura': 'Una factura no té línies opcionals.',
  'camp.rectifica_sense_tipus': 'Només una factura rectificativa en rectifica d’altres.',
  'camp.factura_desconeguda': 'Aquesta factura no existeix o no és emesa.',
  'camp.factura_repetida': 'Aquesta factura ja hi és.',
  'camp.rectificada_numero': 'Aquesta factura porta el número {numero}. Poseu-hi aquest.',
  'camp.rectificada_data': 'Aquesta factura és del {data}. Poseu-hi aquesta data.',
  'camp.factura_no_simplificada': 'Només se substitueixen factures simplificades emeses.',
  'camp.substitueix_sense_tipus': 'Només una factura ordinària en substitueix de simplificades.',
  'camp.substituida_anullada': 'La factura {numero} està anul·lada: no es pot substituir.',
  'camp.substituida_ja': 'La factura {numero} ja està substituïda o rectificada del tot.',
  'camp.substituida_posterior': 'La factura {numero} és del {data}: la que la substitueix no pot ser anterior.',
  'camp.substitucio_a_soles':
    'La factura {numero} té descomptes, càrrecs, bestretes o un règim que no són de totes. Substituïu-la tota sola.',
  'camp.substitucio_massa_linies': 'Totes juntes passen de {maxim} línies. Trieu menys factures.',
  'avis.substitucio_no_quadra':
    'El total és de {total, number, ::.00} € i el de les simplificades, de {simplificades, number, ::.00} €.',
  'camp.motiu_anullacio': 'Escriviu per què s’anul·la.',
  'camp.motiu_simplificada': 'Una factura simplificada es rectifica amb el motiu R5.',
  'camp.motiu_no_simplificada': 'El motiu R5 és només per a factures simplificades.',
  'camp.import_zero': 'L’import no pot ser zero.',
  'camp.final_abans_inici': 'La data final és anterior a la primera factura.',
  'camp.data_anterior': 'La sèrie ja té factures posteriors. La primera data possible és el {data}.',
  'camp.data_futura': 'No es pot emetre amb una data futura. La darrera data possible és el {data}.',
  'camp.numero_repetit': 'El número {numero} ja és d’una altra factura. Reviseu el format de la sèrie.',
  'camp.proforma_facturada': 'La proforma d’aquest esborrany ja té la factura {numero}. Suprimiu l’esborrany.',
  'avis.fita_no_acceptada': 'El pressupost d’aquest esborrany ja no està acceptat.',
  'camp.fita_perduda': 'La fita d’aquest esborrany ja té una altra factura. Suprimiu l’esborrany.',
  'camp.sense_linies': 'La factura no té cap línia.',
  'camp.linia_sense_concepte': 'Escriviu el concepte.',
  'camp.linia_sense_iva': 'Trieu l’IVA de la línia, o la causa per la qual no en porta.',
  'camp.iva_fora_de_termini': 'Aquest tipus d’IVA no és vigent en la data de l’operació.',
  'camp.iva_fora_de_termini_rectificada':
    'Aquest tipus d’IVA no valia en la data de cap de les factures que es corregeixen. Si l’operació era d’un altre dia, escriviu-ne la data.',
  'camp.isp_sense_nif': 'La inversió del subjecte passiu demana una factura completa amb el NIF del client.',
  'camp.sense_receptor': 'Falta el client.',
  'camp.emissor_sense_nif': 'L’empresa no té NIF. Escriviu-lo a les dades de l’empresa.',
  'camp.emissor_nif_incorrecte': 'El NIF de l’empresa, {nif}, no és correcte.',
  'camp.receptor_sense_nif': 'El client no té NIF. Escriviu-lo a la seva fitxa i poseu al dia les seves dades.',
  'camp.receptor_nif_incorrecte':
    'El NIF del client, {nif}, no és correcte. Corregiu-lo a la seva fitxa i poseu al dia les seves dades.',
  'camp.emissor_sense_adreca':
    'L’empresa no té adreça, i la factura l’ha de portar. Escriviu-la a les dades de l’empresa.',
  'camp.receptor_sense_adreca':
    '{nom} no té adreça, i la factura l’ha de portar. Escriviu-la a la seva fitxa i poseu al dia les seves dades aquí.',
  'camp.simplificada_massa_gran': 'L’import passa del límit de les factures simplificades. Feu-ne una d’ordinària.',
  'camp.totals_no_quadren': 'Els totals desats no són els de les línies. Torneu a desar la factura.',
  'camp.venciments_no_sumen': 'Els venciments no sumen l’import a pagar.',
  'camp.rectifica_obligatori': 'Digueu quina factura es rectifica i per què.',
  'camp.rectifica_anullada': 'La factura {numero} està anul·lada: no es pot rectificar.',
  'camp.substitucio_sense_imports': 'Per substitució cal dir la base i la quota de la factura rectificada.',
  'avis.venciment_anterior': 'Hi ha un venciment anterior a la data de la factura.',
  'avis.emissor_nif_dubtos': 'El NIF de l’empresa, {nif}, té una terminació poc habitual.',
  'avis.receptor_nif_dubtos': 'El NIF del client, {nif}, té una terminació poc habitual.',
  'avis.anulla_enviada':
    'Aquesta factura ja es va enviar a {adreces}, que en pot haver deduït l’IVA. Si l’operació es va fer, el que toca és rectificar-la.',
  'avis.public_sense_dir3':
    '{nom} és una administració i no en teniu tots els codis DIR3: sense ells no la rebrà com a Facturae. Els podeu escriure a la seva fitxa abans d’emetre o després.',
  'avis.public_sense_adreca':
    'L’adreça de {nom} no és completa: calen via, codi postal, població i província perquè una administració rebi la factura com a Facturae. Un cop emesa no es pot canviar. Completeu-la a la seva fitxa i actualitzeu l’esborrany.',
  'avis.receptor_sense_adreca':
    '{nom} no té adreça: la factura només se’n pot estar si és un particular que compra per a ell mateix.',
  'avis.simplificada_sectors': 'Per sobre de 400 € només poden fer factura simplificada alguns sectors.',
  'avis.sense_retencio':
    'El client ha de retenir IRPF del que li factura una persona, i cap línia en porta. Poseu-ne el percentatge, o 0 % si no li pertoca.',
  'avis.irpf_de_societat': 'Una societat no porta retenció d’IRPF en les seves factures, tret dels lloguers.',
  'avis.total_negatiu': 'El total és negatiu i la factura no és rectificativa.',
  'avis.fita_repetida':
    '«{concepte}» ja es factura en {numero, select, esborrany {un altre esborrany} other {la factura {numero}}} del pressupost.',
  'avis.ja_rectificada': 'La factura {numero} ja està rectificada del tot.',
  'avis.ja_substituida': 'Una factura completa ja substitueix la {numero}: rectifiqueu aquella.',
  'avis.retingut_negatiu':
    'La retenció d’IRPF surt negativa ({retingut, number, ::.00} €) amb una base positiva: com a Facturae la refusarien (RCF06007). Traieu la retenció de les línies en negatiu o feu-ne una factura a part.',
  'avis.agent_desfasat':
    'Les dades de {nom} han canviat des que es va fer l’esborrany, i la factura portaria les d’abans.',
  'avis.cobrament_efectiu':
    'L’operació és de {total, number, ::.00} €, i des de {limit, number, ::.00} € no se’n pot cobrar res en efectiu, ni una part (Llei 7/2012, art. 7): la multa és del 25 % i respon també qui cobra.',
  'avis.cobrament_excessiu':
    'El cobrament és de {import, number, ::.00} € i només hi ha {pendent, number, ::.00} € pendents.',
  'avis.cobrament_signe':
    'L’import, {import, number, ::.00} €, va en sentit contrari al que queda pendent ({pendent, number, ::.00} €).',
  'camp.data_operacio_futura':
    'L’operació no pot ser posterior al {data}, tret de les claus de règim 14 i 15. Corregiu-ne la data o trieu la clau.',
  'camp.data_operacio_antiga': 'L’operació no pot ser de fa més de vint anys: no abans del {data}.',
  'camp.causa_no_admesa':
    'L’IVA d’aquesta línia no admet la causa {causa}. Trieu-ne una de les seves o deixeu-la en blanc.',
  'camp.numero_no_admes':
    'El número de la factura no pot portar accents, cometes, apòstrofs ni els signes < > =. Traieu-los.',
  'camp.rectificada_futura': 'La factura rectificada no pot ser posterior a avui, {data}.',
  'camp.rectificada_posterior': 'La factura rectificada no pot ser posterior a la que la rectifica, del {data}.',
  'avis.isp_persona_fisica':
    'El client és una persona física: la inversió del subjecte passiu només val si actua com a empresari o professional.',
  'camp.import_negatiu': 'L’import no pot ser negatiu en una factura que no ho és.',
  'avis.retencio_excessiva': 'La retenció de garantia passa en {import, number, ::.00} € del total de la factura.',
  'avis.rectificada_antiga':
    'La factura {numero} és del {data}: fa més de {anys} anys, i ja no es pot rectificar amb efectes fiscals.',
  'avis.bestretes_excessives': 'Les bestretes passen en {import, number, ::.00} € del que s’ha de pagar.',
  'avis.rectifica_descomptada':
    'La factura {factura} descompta {numero} com a bestreta: si la rectifiqueu així, se’n descompten {import, number, ::.00} € de més i el que es factura queda curt. Rectifiqueu abans {factura}.',
  'avis.isp_clau':
    'La clau 14 no admet inversió del subjecte passiu als llibres. Canvieu la clau o traieu la inversió.',
  'avis.donatiu_receptor':
    'El 0 % de donatius és només per a entitats sense ànim de lucre, i el NIF {nif} no ho sembla.',
  'avis.receptor_nif_iva': 'El NIF-IVA del client, {nif}, no té la forma dels del seu país.',
  'avis.rectificacio_excessiva':
    'El que s’ha rectificat de {numero} supera el que deia: en quedarien {queda, number, ::.00} €.',
  'avis.devolucio_excessiva': 'Torneu {import, number, ::.00} € i només n’hi ha {sobrant, number, ::.00} € de més.',
  'avis.data_exercici_passat':
    'La data és de l’exercici {exercici}: la factura tindrà número i trimestre d’aquell any. Reviseu-la.',
  'avis.data_trimestre_passat':
    'La data, {data}, és del trimestre {trimestre}: si ja l’heu declarat, l’IVA d’aquesta factura hi faltarà. Reviseu-la.',
  'avis.iban_no_quadra': 'El compte {iban} no quadra: ningú no hi podrà pagar. Reviseu-lo a Pagament.',
  'avis.iban_no_es_de_l_empresa':
    'El compte {iban} ja no és cap dels de l’empresa. Trieu-ne un altre a Pagament, o confirmeu que és bo.',
  'avis.recarrec_persona_juridica':
    '{nom} no és una persona física, i el recàrrec d’equivalència és només dels comerciants que ho són. Traieu-lo o reviseu la fitxa.',
  'avis.rectifica_altre_client':
    'La factura {numero} és de {nom}, i aquesta la rectifica a nom d’un altre. Si el client era equivocat, torneu-la sencera a {nom} i feu-ne una de nova al bo.',
  'avis.operacio_exercici_passat':
    'L’operació és de l’exercici {exercici}: el seu IVA pot ser d’un trimestre ja presentat. Reviseu-ne la data.',
  'avis.suplit_nif': 'El NIF {nif} del proveïdor d’un suplit no és correcte.',
  'avis.retencio_de_mes':
    'El client no ha de retenir IRPF, perquè és un particular o no té NIF d’aquí: us en pagaria {import, number, ::.00} € de menys. Traieu-ne la retenció.',
  'avis.suplit_incomplet': 'Falta el NIF o el número de factura del proveïdor d’un suplit.',
  'avis.rectificacio_igual':
    'La rectificativa diu el mateix que la {numero}, i no canvia res. Canvieu-hi el que calgui abans d’emetre-la.',
  'avis.devolucio_sense_cobrament':
    'Amb aquesta devolució es tornarien {tornat, number, ::.00} €, i del que es rectifica només se n’han cobrat {cobrat, number, ::.00} €.',
  'avis.data_cobrament':
    '{quan, select, futura {El cobrament és del {data}, un dia que encara ha de venir.} other {El cobrament és del {data}, abans de la factura, que és del {factura}.}}',
};
const es: Record<keyof typeof ca, string> = {
  'error.factura_descomptada': 'La factura {numero} descuenta esta como anticipo. Rectifíquela o anúlela antes.',
  'camp.bestreta_altre_client': 'El anticipo {numero} es de otro cliente. Quite su línea.',
  'camp.bestreta_no_val': 'La factura {numero} ya no vale y no puede descontarse como anticipo. Quite su línea.',
  'camp.bestreta_descomptada':
    'Del anticipo {numero} se descuentan {import, number, ::.00} € de más: ya se había descontado, del todo o en parte.',
  'avis.bestreta_facturada':
    'El anticipo de {import, number, ::.00} € coincide con la factura {numero} del mismo cliente. Si es aquella, descuente la factura: así el IVA no se paga dos veces.',
  'avis.descompte_massa_gran': 'El descuento de la línea supera lo que vale: la línea cambia de signo.',
  'avis.bestreta_amb_descompte':
    'El descuento o el cargo general en porcentaje también se aplica a los anticipos descontados. Póngalo en importe si no debe ser así.',
  'camp.linia_sense_causa': 'Elija por qué la línea {linia} no lleva IVA.',
  'tasca.factura.llistat': 'Lista de facturas',
  'tasca.factura.cobraments_llistat': 'Lista de cobros',
  'tasca.factura.per_client_llistat': 'Facturas por cliente',
  'tasca.factura.periodiques_llistat': 'Lista de facturas periódicas',
  'error.factura_emesa':
    'La factura {numero} ya está emitida: solo se pueden cambiar las notas, las etiquetas y los vencimientos. Para corregirla, rectifíquela.',
  'error.factura_no_emesa': 'Esto solo se hace con una factura emitida que aún vale.',
  'error.factura_no_esborrany': 'Esta factura ya no es un borrador.',
  'error.factura_amb_cobraments': 'La factura tiene cobros. Suprímalos antes de anularla, o haga una rectificativa.',
  'error.factura_rectificada': 'La factura está rectificada por {numero}. Anule antes la rectificativa.',
  'error.factura_no_rectificable': 'Solo se rectifica una factura emitida que no esté anulada.',
  'error.factura_no_cobrable': 'Solo se cobra una factura emitida que no sea proforma ni esté anulada.',
  'error.devolucio_excessiva':
    'De esta factura solo se pueden devolver {sobrant, number, ::.00} €, que es lo que se pagó de más: el resto se devuelve desde la rectificativa.',
  'error.factura_substituida': 'Otra factura sustituye a esta: los cobros van a la otra.',
  'error.cobrament_compensat':
    'Este cobro se compensa con el de {numero}. Suprímalo, y se suprimirán los dos, y compense de nuevo.',
  'error.res_a_compensar':
    'No hay nada que compensar: hacen falta una factura y una rectificativa suya por diferencias, ambas con importe pendiente.',
  'error.res_pendent': 'No hay nada pendiente de cobro en esta factura.',
  'error.proforma_no_emesa': 'Solo se hace la factura de una proforma emitida.',
  'error.proforma_facturada': 'De esta proforma ya se hizo la factura. Suprímala o anúlela antes de hacer otra.',
  'error.desfer_fita_no_acceptada':
    'No se puede recuperar el borrador: el presupuesto {pressupost} ya no está aceptado.',
  'error.desfer_proforma_facturada':
    'No se puede recuperar el borrador: de la proforma {proforma} ya se ha hecho otra factura.',
  'error.desfer_fita_facturada':
    'No se puede recuperar el borrador: el hito «{fita}» del presupuesto {pressupost} ya se ha vuelto a facturar.',
  'error.desfer_cobrament_excessiu':
    'No se puede recuperar el cobro de {import, number, ::.00} €: desde que lo suprimió se ha cobrado y solo quedan {pendent, number, ::.00} € pendientes. Si es un pago de más, añádalo de nuevo.',
  'error.numeracio_comencada':
    'La serie {serie} ya ha dado el número {numero} en este ejercicio: la numeración sigue desde ahí y no se puede cambiar.',
  'error.ajust_sense_base': 'Hay un descuento o un cargo general, pero las líneas no suman nada donde aplicarlo.',
  'error.import_massa_gran': 'Los importes son demasiado grandes. Revise las cantidades y los precios.',
  'error.periodica_amb_factures':
    'Esta factura periódica ya ha hecho {n, plural, one {# factura} many {# de facturas} other {# facturas}}. Puede desactivarla.',
  'camp.serie_desconeguda': 'La empresa no tiene la serie {serie}. Elija una de la lista.',
  'camp.serie_altre_tipus': 'La serie {serie} no es de este tipo de factura.',
  'camp.serie_del_tipus_falta':
    'La empresa no tiene ninguna serie para este tipo de factura. Créela en los datos de la empresa.',
  'camp.treball_desconegut': 'Este trabajo no es de la empresa.',
  'camp.sense_promotor': 'El trabajo no tiene promotor. Añádalo antes de facturarlo.',
  'camp.opcio_en_factura': 'Una factura no tiene líneas opcionales.',
  'camp.rectifica_sense_tipus': 'Solo una factura rectificativa rectifica a otras.',
  'camp.factura_desconeguda': 'Esta factura no existe o no está emitida.',
  'camp.factura_repetida': 'Esta factura ya está.',
  'camp.rectificada_numero': 'Esta factura lleva el número {numero}. Ponga ese.',
  'camp.rectificada_data': 'Esta factura es del {data}. Ponga esa fecha.',
  'camp.factura_no_simplificada': 'Solo se sustituyen facturas simplificadas emitidas.',
  'camp.substitueix_sense_tipus': 'Solo una factura ordinaria sustituye a las simplificadas.',
  'camp.substituida_anullada': 'La factura {numero} está anulada: no se puede sustituir.',
  'camp.substituida_ja': 'La factura {numero} ya está sustituida o rectificada del todo.',
  'camp.substituida_posterior': 'La factura {numero} es del {data}: la que la sustituye no puede ser anterior.',
  'camp.substitucio_a_soles':
    'La factura {numero} tiene descuentos, cargos, anticipos o un régimen que no son de todas. Sustitúyala por separado.',
  'camp.substitucio_massa_linies': 'Todas juntas pasan de {maxim} líneas. Elija menos facturas.',
  'avis.substitucio_no_quadra':
    'El total es de {total, number, ::.00} € y el de las simplificadas, de {simplificades, number, ::.00} €.',
  'camp.motiu_anullacio': 'Escriba por qué se anula.',
  'camp.motiu_simplificada': 'Una factura simplificada se rectifica con el motivo R5.',
  'camp.motiu_no_simplificada': 'El motivo R5 es solo para facturas simplificadas.',
  'camp.import_zero': 'El importe no puede ser cero.',
  'camp.final_abans_inici': 'La fecha final es anterior a la primera factura.',
  'camp.data_anterior': 'La serie ya tiene facturas posteriores. La primera fecha posible es el {data}.',
  'camp.data_futura': 'No se puede emitir con una fecha futura. La última fecha posible es el {data}.',
  'camp.numero_repetit': 'El número {numero} ya es de otra factura. Revise el formato de la serie.',
  'camp.proforma_facturada': 'La proforma de este borrador ya tiene la factura {numero}. Suprima el borrador.',
  'avis.fita_no_acceptada': 'El presupuesto de este borrador ya no está aceptado.',
  'camp.fita_perduda': 'El hito de este borrador ya tiene otra factura. Suprima el borrador.',
  'camp.sense_linies': 'La factura no tiene ninguna línea.',
  'camp.linia_sense_concepte': 'Escriba el concepto.',
  'camp.linia_sense_iva': 'Elija el IVA de la línea, o la causa por la que no lo lleva.',
  'camp.iva_fora_de_termini': 'Este tipo de IVA no está vigente en la fecha de la operación.',
  'camp.iva_fora_de_termini_rectificada':
    'Este tipo de IVA no valía en la fecha de ninguna de las facturas que se corrigen. Si la operación era de otro día, escriba su fecha.',
  'camp.isp_sense_nif': 'La inversión del sujeto pasivo pide una factura completa con el NIF del cliente.',
  'camp.sense_receptor': 'Falta el cliente.',
  'camp.emissor_sense_nif': 'La empresa no tiene NIF. Escríbalo en los datos de la empresa.',
  'camp.emissor_nif_incorrecte': 'El NIF de la empresa, {nif}, no es correcto.',
  'camp.receptor_sense_nif': 'El cliente no tiene NIF. Escríbalo en su ficha y ponga al día sus datos.',
  'camp.receptor_nif_incorrecte':
    'El NIF del cliente, {nif}, no es correcto. Corríjalo en su ficha y ponga al día sus datos.',
  'camp.emissor_sense_adreca':
    'La empresa no tiene dirección, y la factura debe llevarla. Escríbala en los datos de la empresa.',
  'camp.receptor_sense_adreca':
    '{nom} no tiene dirección, y la factura debe llevarla. Escríbala en su ficha y actualice aquí sus datos.',
  'camp.simplificada_massa_gran': 'El importe pasa del límite de las facturas simplificadas. Haga una ordinaria.',
  'camp.totals_no_quadren': 'Los totales guardados no son los de las líneas. Vuelva a guardar la factura.',
  'camp.venciments_no_sumen': 'Los vencimientos no suman el importe a pagar.',
  'camp.rectifica_obligatori': 'Diga qué factura se rectifica y por qué.',
  'camp.rectifica_anullada': 'La factura {numero} está anulada: no se puede rectificar.',
  'camp.substitucio_sense_imports': 'Por sustitución hay que decir la base y la cuota de la factura rectificada.',
  'avis.venciment_anterior': 'Hay un vencimiento anterior a la fecha de la factura.',
  'avis.emissor_nif_dubtos': 'El NIF de la empresa, {nif}, tiene una terminación poco habitual.',
  'avis.receptor_nif_dubtos': 'El NIF del cliente, {nif}, tiene una terminación poco habitual.',
  'avis.anulla_enviada':
    'Esta factura ya se envió a {adreces}, que puede haber deducido su IVA. Si la operación se hizo, lo que procede es rectificarla.',
  'avis.public_sense_dir3':
    '{nom} es una administración y no tiene todos sus códigos DIR3: sin ellos no la recibirá como Facturae. Puede escribirlos en su ficha antes de emitir o después.',
  'avis.public_sense_adreca':
    'La dirección de {nom} no está completa: hacen falta vía, código postal, población y provincia para que una administración reciba la factura como Facturae. Una vez emitida no se puede cambiar. Complétela en su ficha y actualice el borrador.',
  'avis.receptor_sense_adreca':
    '{nom} no tiene dirección: la factura solo puede ir sin ella si es un particular que compra para sí mismo.',
  'avis.simplificada_sectors': 'Por encima de 400 € solo pueden hacer factura simplificada algunos sectores.',
  'avis.sense_retencio':
    'El cliente debe retener IRPF de lo que le factura una persona, y ninguna línea lo lleva. Ponga el porcentaje, o 0 % si no le corresponde.',
  'avis.irpf_de_societat': 'Una sociedad no lleva retención de IRPF en sus facturas, salvo los alquileres.',
  'avis.total_negatiu': 'El total es negativo y la factura no es rectificativa.',
  'avis.fita_repetida':
    '«{concepte}» ya se factura en {numero, select, esborrany {otro borrador} other {la factura {numero}}} del presupuesto.',
  'avis.ja_rectificada': 'La factura {numero} ya está rectificada del todo.',
  'avis.ja_substituida': 'Una factura completa ya sustituye a la {numero}: rectifique aquella.',
  'avis.retingut_negatiu':
    'La retención de IRPF sale negativa ({retingut, number, ::.00} €) con una base positiva: como Facturae la rechazarían (RCF06007). Quite la retención de las líneas en negativo o haga una factura aparte.',
  'avis.agent_desfasat':
    'Los datos de {nom} han cambiado desde que se hizo el borrador, y la factura llevaría las de antes.',
  'avis.cobrament_efectiu':
    'La operación es de {total, number, ::.00} €, y desde {limit, number, ::.00} € no se puede cobrar nada de ella en efectivo, ni una parte (Ley 7/2012, art. 7): la multa es del 25 % y responde también quien cobra.',
  'avis.cobrament_excessiu':
    'El cobro es de {import, number, ::.00} € y solo hay {pendent, number, ::.00} € pendientes.',
  'avis.cobrament_signe':
    'El importe, {import, number, ::.00} €, va en sentido contrario al que queda pendiente ({pendent, number, ::.00} €).',
  'camp.data_operacio_futura':
    'La operación no puede ser posterior al {data}, salvo con las claves de régimen 14 y 15. Corrija la fecha o elija la clave.',
  'camp.data_operacio_antiga': 'La operación no puede ser de hace más de veinte años: no antes del {data}.',
  'camp.causa_no_admesa': 'El IVA de esta línea no admite la causa {causa}. Elija una de las suyas o déjela en blanco.',
  'camp.numero_no_admes':
    'El número de la factura no puede llevar acentos, comillas, apóstrofos ni los signos < > =. Quítelos.',
  'camp.rectificada_futura': 'La factura rectificada no puede ser posterior a hoy, {data}.',
  'camp.rectificada_posterior': 'La factura rectificada no puede ser posterior a la que la rectifica, de {data}.',
  'avis.isp_persona_fisica':
    'El cliente es una persona física: la inversión del sujeto pasivo solo vale si actúa como empresario o profesional.',
  'camp.import_negatiu': 'El importe no puede ser negativo en una factura que no lo es.',
  'avis.retencio_excessiva': 'La retención de garantía supera en {import, number, ::.00} € el total de la factura.',
  'avis.rectificada_antiga':
    'La factura {numero} es de {data}: hace más de {anys} años, y ya no se puede rectificar con efectos fiscales.',
  'avis.bestretes_excessives': 'Los anticipos superan en {import, number, ::.00} € lo que hay que pagar.',
  'avis.rectifica_descomptada':
    'La factura {factura} descuenta {numero} como anticipo: si la rectifica así, se descuentan {import, number, ::.00} € de más y lo facturado se queda corto. Rectifique antes {factura}.',
  'avis.isp_clau':
    'La clave 14 no admite inversión del sujeto pasivo en los libros. Cambie la clave o quite la inversión.',
  'avis.donatiu_receptor':
    'El 0 % de donativos es solo para entidades sin ánimo de lucro, y el NIF {nif} no lo parece.',
  'avis.receptor_nif_iva': 'El NIF-IVA del cliente, {nif}, no tiene la forma de los de su país.',
  'avis.rectificacio_excessiva': 'Lo rectificado de {numero} supera lo que decía: quedarían {queda, number, ::.00} €.',
  'avis.devolucio_excessiva': 'Devuelve {import, number, ::.00} € y solo hay {sobrant, number, ::.00} € de más.',
  'avis.data_exercici_passat':
    'La fecha es del ejercicio {exercici}: la factura llevará número y trimestre de ese año. Revísela.',
  'avis.data_trimestre_passat':
    'La fecha, {data}, es del trimestre {trimestre}: si ya lo ha declarado, el IVA de esta factura faltará en él. Revísela.',
  'avis.iban_no_quadra': 'La cuenta {iban} no cuadra: nadie podrá pagar en ella. Revísela en Pago.',
  'avis.iban_no_es_de_l_empresa':
    'La cuenta {iban} ya no es ninguna de las de la empresa. Elija otra en Pago, o confirme que es buena.',
  'avis.recarrec_persona_juridica':
    '{nom} no es una persona física, y el recargo de equivalencia es solo de los comerciantes que lo son. Quítelo o revise la ficha.',
  'avis.rectifica_altre_client':
    'La factura {numero} es de {nom}, y esta la rectifica a nombre de otro. Si el cliente era erróneo, devuélvala entera a {nom} y haga una nueva al bueno.',
  'avis.operacio_exercici_passat':
    'La operación es del ejercicio {exercici}: su IVA puede ser de un trimestre ya presentado. Revise su fecha.',
  'avis.suplit_nif': 'El NIF {nif} del proveedor de un suplido no es correcto.',
  'avis.retencio_de_mes':
    'El cliente no tiene que retener IRPF, porque es un particular o no tiene NIF de aquí: le pagaría {import, number, ::.00} € de menos. Quite la retención.',
  'avis.suplit_incomplet': 'Falta el NIF o el número de factura del proveedor de un suplido.',
  'avis.rectificacio_igual':
    'La rectificativa dice lo mismo que la {numero}, y no cambia nada. Cambie lo que haga falta antes de emitirla.',
  'avis.devolucio_sense_cobrament':
    'Con esta devolución se devolverían {tornat, number, ::.00} €, y de lo que se rectifica solo se han cobrado {cobrat, number, ::.00} €.',
  'avis.data_cobrament':
    '{quan, select, futura {El cobro es del {data}, un día que aún ha de venir.} other {El cobro es del {data}, antes de la factura, que es del {factura}.}}',
};
const en: Record<keyof typeof ca, string> = {
  'error.factura_descomptada': 'Invoice {numero} deducts this one as an advance. Correct or annul it first.',
  'camp.bestreta_altre_client': 'Advance {numero} is of another client. Remove its line.',
  'camp.bestreta_no_val': 'Invoice {numero} no longer stands and cannot be deducted as an advance. Remove its line.',
  'camp.bestreta_descomptada':
    'Advance {numero} is deducted by €{import, number, ::.00} too much: it was deducted before, whole or in part.',
  'avis.bestreta_facturada':
    'The advance of €{import, number, ::.00} equals invoice {numero} of the same client. If it is that one, deduct the invoice, so that VAT is not paid twice.',
  'avis.descompte_massa_gran': 'The discount of the line is more than it is worth: the line changes sign.',
  'avis.bestreta_amb_descompte':
    'The general discount or charge in percent also applies to the deducted advances. Enter it as an amount if it should not.',
  'camp.linia_sense_causa': 'Choose why line {linia} carries no VAT.',
  'tasca.factura.llistat': 'List of invoices',
  'tasca.factura.cobraments_llistat': 'List of payments',
  'tasca.factura.per_client_llistat': 'Invoices by client',
  'tasca.factura.periodiques_llistat': 'List of recurring invoices',
  'error.factura_emesa':
    'Invoice {numero} is issued: only its notes, tags and due dates can change. To correct it, rectify it.',
  'error.factura_no_emesa': 'This is only done to an issued invoice that still stands.',
  'error.factura_no_esborrany': 'This invoice is no longer a draft.',
  'error.factura_amb_cobraments':
    'The invoice has payments. Delete them before annulling it, or make a rectifying one.',
  'error.factura_rectificada': 'The invoice is rectified by {numero}. Annul the rectifying one first.',
  'error.factura_no_rectificable': 'Only an issued invoice that is not annulled can be rectified.',
  'error.factura_no_cobrable': 'Payments are only of issued invoices that are no proforma and are not annulled.',
  'error.devolucio_excessiva':
    'Only €{sobrant, number, ::.00} may be given back of this invoice, what was paid over it: the rest is given back from the one that rectifies it.',
  'error.factura_substituida': 'Another invoice takes the place of this one: payments go to that one.',
  'error.cobrament_compensat':
    'This payment is set off against that of {numero}. Delete it, which deletes both, and set them off again.',
  'error.res_a_compensar':
    'Nothing to set off: it takes an invoice and a credit note of it by differences, both with an amount pending.',
  'error.res_pendent': 'Nothing is pending on this invoice.',
  'error.proforma_no_emesa': 'Only an issued proforma is invoiced.',
  'error.proforma_facturada':
    'The invoice of this proforma was made already. Delete or annul it before making another.',
  'error.desfer_fita_no_acceptada': 'The draft cannot be restored: quotation {pressupost} is no longer accepted.',
  'error.desfer_proforma_facturada':
    'The draft cannot be restored: another invoice has been made of proforma {proforma}.',
  'error.desfer_fita_facturada':
    'The draft cannot be brought back: milestone “{fita}” of quotation {pressupost} has been invoiced again.',
  'error.desfer_cobrament_excessiu':
    'The payment of €{import, number, ::.00} cannot be brought back: since you deleted it others came in and only €{pendent, number, ::.00} are pending. If it is an over-payment, add it again.',
  'error.numeracio_comencada':
    'Series {serie} has already given number {numero} in this financial year: numbers go on from there and cannot be changed.',
  'error.ajust_sense_base': 'There is a general discount or charge, but the lines add up to nothing to apply it to.',
  'error.import_massa_gran': 'The amounts are too large. Check quantities and prices.',
  'error.periodica_amb_factures':
    'This recurring invoice has already made {n, plural, one {# invoice} other {# invoices}}. You may deactivate it.',
  'camp.serie_desconeguda': 'The company has no series {serie}. Choose one from the list.',
  'camp.serie_altre_tipus': 'Series {serie} is not for this kind of invoice.',
  'camp.serie_del_tipus_falta': 'The company has no series for this kind of invoice. Create it in the company’s data.',
  'camp.treball_desconegut': 'This work is not of the company.',
  'camp.sense_promotor': 'The work has no developer. Add one before invoicing it.',
  'camp.opcio_en_factura': 'An invoice has no optional lines.',
  'camp.rectifica_sense_tipus': 'Only a rectifying invoice rectifies others.',
  'camp.factura_desconeguda': 'This invoice does not exist or is not issued.',
  'camp.factura_repetida': 'This invoice is there already.',
  'camp.rectificada_numero': 'This invoice has number {numero}. Write that one.',
  'camp.rectificada_data': 'This invoice is dated {data}. Write that date.',
  'camp.factura_no_simplificada': 'Only issued simplified invoices can be replaced.',
  'camp.substitueix_sense_tipus': 'Only an ordinary invoice can take the place of simplified ones.',
  'camp.substituida_anullada': 'Invoice {numero} was annulled: it cannot be replaced.',
  'camp.substituida_ja': 'Invoice {numero} was already replaced or rectified whole.',
  'camp.substituida_posterior': 'Invoice {numero} is dated {data}: the one that replaces it cannot be earlier.',
  'camp.substitucio_a_soles':
    'Invoice {numero} has discounts, charges, advances or a regime that the others do not share. Replace it on its own.',
  'camp.substitucio_massa_linies': 'Together they have more than {maxim} lines. Choose fewer invoices.',
  'avis.substitucio_no_quadra':
    'The total is €{total, number, ::.00} and that of the simplified ones €{simplificades, number, ::.00}.',
  'camp.motiu_anullacio': 'Write why it is annulled.',
  'camp.motiu_simplificada': 'A simplified invoice is rectified with reason R5.',
  'camp.motiu_no_simplificada': 'Reason R5 is only for simplified invoices.',
  'camp.import_zero': 'The amount cannot be zero.',
  'camp.final_abans_inici': 'The last date is before the first invoice.',
  'camp.data_anterior': 'The series already has later invoices. The first possible date is {data}.',
  'camp.data_futura': 'It cannot be issued with a future date. The last possible date is {data}.',
  'camp.numero_repetit': 'Number {numero} already belongs to another invoice. Check the format of the series.',
  'camp.proforma_facturada': 'The proforma of this draft already has invoice {numero}. Delete the draft.',
  'avis.fita_no_acceptada': 'The quotation of this draft is no longer accepted.',
  'camp.fita_perduda': 'The milestone of this draft already has another invoice. Delete the draft.',
  'camp.sense_linies': 'The invoice has no line.',
  'camp.linia_sense_concepte': 'Write the description.',
  'camp.linia_sense_iva': 'Choose the VAT of the line, or the reason why it has none.',
  'camp.iva_fora_de_termini': 'This VAT rate is not in force on the date of the operation.',
  'camp.iva_fora_de_termini_rectificada':
    'This VAT rate was not in force on the date of any invoice being corrected. If the operation was on another day, write its date.',
  'camp.isp_sense_nif': 'Reverse charge asks for a full invoice with the client’s tax ID.',
  'camp.sense_receptor': 'The client is missing.',
  'camp.emissor_sense_nif': 'The company has no tax ID. Write it in the company’s data.',
  'camp.emissor_nif_incorrecte': 'The company’s tax ID, {nif}, is not correct.',
  'camp.receptor_sense_nif': 'The client has no tax ID. Write it in the client’s record and bring the data up to date.',
  'camp.receptor_nif_incorrecte':
    'The client’s tax ID, {nif}, is not correct. Correct it in the client’s record and bring the data up to date.',
  'camp.emissor_sense_adreca':
    'The company has no address, and the invoice has to show it. Write it in the company’s details.',
  'camp.receptor_sense_adreca':
    '{nom} has no address, and the invoice has to show it. Write it in their record and bring their details here up to date.',
  'camp.simplificada_massa_gran': 'The amount is over the limit of simplified invoices. Make an ordinary one.',
  'camp.totals_no_quadren': 'The totals kept are not those of the lines. Save the invoice again.',
  'camp.venciments_no_sumen': 'The due dates do not add up to the amount to pay.',
  'camp.rectifica_obligatori': 'Say which invoice is rectified, and why.',
  'camp.rectifica_anullada': 'Invoice {numero} is annulled: it cannot be rectified.',
  'camp.substitucio_sense_imports': 'By substitution, the base and tax of the rectified invoice have to be given.',
  'avis.venciment_anterior': 'A due date is before the date of the invoice.',
  'avis.emissor_nif_dubtos': 'The company’s tax ID, {nif}, has an unusual ending.',
  'avis.receptor_nif_dubtos': 'The client’s tax ID, {nif}, has an unusual ending.',
  'avis.anulla_enviada':
    'This invoice was already sent to {adreces}, who may have deducted its VAT. If the operation took place, it is to be rectified instead.',
  'avis.public_sense_dir3':
    '{nom} is a public body and some of its DIR3 codes are missing: without them it cannot get the invoice as Facturae. Write them on its record before issuing or after.',
  'avis.public_sense_adreca':
    'The address of {nom} is not complete: a public body needs street, postcode, town and province to get the invoice as Facturae. Once issued it cannot be changed. Complete it on its record and bring the draft up to date.',
  'avis.receptor_sense_adreca':
    '{nom} has no address: an invoice may go without it only for a private person who buys for themselves.',
  'avis.simplificada_sectors': 'Over €400 only some trades may make simplified invoices.',
  'avis.sense_retencio':
    'The client has to withhold income tax of what a person bills to it, and no line bears it. Write the rate, or 0% if there is none.',
  'avis.irpf_de_societat': 'A company bears no income tax withholding on its invoices, rents apart.',
  'avis.total_negatiu': 'The total is negative and the invoice is not a rectifying one.',
  'avis.fita_repetida':
    '“{concepte}” is already billed by {numero, select, esborrany {another draft} other {invoice {numero}}} of the quotation.',
  'avis.ja_rectificada': 'Invoice {numero} is already rectified in full.',
  'avis.ja_substituida': 'A full invoice already takes the place of {numero}: rectify that one.',
  'avis.retingut_negatiu':
    'The income tax withheld is negative ({retingut, number, ::currency/EUR}) with a positive base: as Facturae it would be refused (RCF06007). Take the tax out of the negative lines or invoice them apart.',
  'avis.agent_desfasat':
    'The data of {nom} have changed since the draft was made, and the invoice would carry the old ones.',
  'avis.cobrament_efectiu':
    'The operation is of €{total, number, ::.00}, and from €{limit, number, ::.00} nothing of it may be collected in cash, not even a part (Ley 7/2012, art. 7): the fine is 25% and whoever collects answers for it too.',
  'avis.cobrament_excessiu':
    'The payment is of €{import, number, ::.00} and only €{pendent, number, ::.00} is pending.',
  'avis.cobrament_signe':
    'The amount, {import, number, ::currency/EUR}, goes against what is pending ({pendent, number, ::currency/EUR}).',
  'camp.data_operacio_futura':
    'The operation cannot be after {data}, except under regime keys 14 and 15. Correct its date or choose the key.',
  'camp.data_operacio_antiga': 'The operation cannot be more than twenty years old: not before {data}.',
  'camp.causa_no_admesa':
    'The VAT rate of this line does not take cause {causa}. Choose one of its own or leave it empty.',
  'camp.numero_no_admes':
    'The number of the invoice cannot have accents, quotes, apostrophes or the signs < > =. Take them out.',
  'camp.rectificada_futura': 'The rectified invoice cannot be later than today, {data}.',
  'camp.rectificada_posterior': 'The rectified invoice cannot be later than the one that rectifies it, of {data}.',
  'avis.isp_persona_fisica': 'The client is a natural person: reverse charge only holds if it acts as a business.',
  'camp.import_negatiu': 'The amount cannot be negative on an invoice that is not.',
  'avis.retencio_excessiva': 'The guarantee kept back is €{import, number, ::.00} more than the total of the invoice.',
  'avis.rectificada_antiga':
    'Invoice {numero} is of {data}: more than {anys} years ago, and can no longer be rectified for tax purposes.',
  'avis.bestretes_excessives': 'What was paid on account is €{import, number, ::.00} more than what is to be paid.',
  'avis.rectifica_descomptada':
    'Invoice {factura} deducts {numero} as an advance: corrected like this, €{import, number, ::.00} too much is deducted and what is billed falls short. Correct {factura} first.',
  'avis.isp_clau': 'Key 14 takes no reverse charge in the books. Change the key or take the reverse charge off.',
  'avis.donatiu_receptor': 'The 0% of donations is only for non-profit entities, and tax ID {nif} is not like theirs.',
  'avis.receptor_nif_iva': 'The client’s VAT number, {nif}, does not have the form of those of its country.',
  'avis.rectificacio_excessiva':
    'What is rectified of {numero} exceeds what it said: {queda, number, ::currency/EUR} would be left.',
  'avis.devolucio_excessiva':
    'You give back €{import, number, ::.00} and only €{sobrant, number, ::.00} was paid over.',
  'avis.data_exercici_passat':
    'The date is of year {exercici}: the invoice will have a number and a quarter of that year. Look at it again.',
  'avis.data_trimestre_passat':
    'The date, {data}, is of quarter {trimestre}: if you have filed it already, the VAT of this invoice is missing there. Look at it again.',
  'avis.iban_no_quadra': 'The account {iban} does not add up: nobody will be able to pay into it. Check it in Payment.',
  'avis.iban_no_es_de_l_empresa':
    'The account {iban} is none of the company’s any more. Choose another one in Payment, or confirm that it is right.',
  'avis.recarrec_persona_juridica':
    '{nom} is not a natural person, and the equivalence surcharge is only of traders who are. Take it off or check the record.',
  'avis.rectifica_altre_client':
    'Invoice {numero} is of {nom}, and this one corrects it in the name of another. If the client was wrong, give it back whole to {nom} and make a new one to the right one.',
  'avis.operacio_exercici_passat':
    'The operation is of year {exercici}: its VAT may be of a quarter already filed. Look at its date again.',
  'avis.suplit_nif': 'The tax id {nif} of the supplier of a disbursement is not right.',
  'avis.retencio_de_mes':
    'The client has no income tax to withhold, being a private person or without a tax id here: it would pay €{import, number, ::.00} less. Take the withholding away.',
  'avis.suplit_incomplet': 'The supplier’s tax id or invoice number of a disbursement is missing.',
  'avis.rectificacio_igual':
    'The rectifying invoice says the same as {numero}, and changes nothing. Change what is needed before issuing it.',
  'avis.devolucio_sense_cobrament':
    'With this, €{tornat, number, ::.00} would be given back, and only €{cobrat, number, ::.00} were collected on what is rectified.',
  'avis.data_cobrament':
    '{quan, select, futura {The payment is dated {data}, which is still to come.} other {The payment is dated {data}, before the invoice, which is of {factura}.}}',
};
export const facturaErrors = { ca, es, en };
