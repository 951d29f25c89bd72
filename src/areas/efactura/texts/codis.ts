/** What to do about each code of the tax agency; the keys are those of the room’s checks. */
const ca = {
  'error.verifactu_1104': 'El número de la factura ha de tenir d’1 a 60 caràcters. Escurceu el format de la sèrie.',
  'error.verifactu_1108': 'El NIF de qui emet no és el de l’empresa. Reviseu les dades de l’empresa.',
  'error.verifactu_1110':
    'El NIF del client no pot ser correcte i l’Agència Tributària pot rebutjar la factura. Reviseu-lo a la fitxa de l’agent.',
  'error.verifactu_1114': 'Digueu si la rectificativa és per substitució o per diferències.',
  'error.verifactu_1115':
    'Només una factura rectificativa porta mètode de rectificació. Traieu-lo o canvieu-ne el tipus.',
  'error.verifactu_1116': 'Només una factura que substitueix simplificades en pot dur la llista. Traieu-la.',
  'error.verifactu_1117': 'Només una factura rectificativa pot dir quines rectifica. Traieu-les o canvieu-ne el tipus.',
  'error.verifactu_1118':
    'Rectificar per substitució demana la base i la quota de la factura rectificada. Escriviu-les.',
  'error.verifactu_1119': 'La base i la quota rectificades només van per substitució. Canvieu el mètode o traieu-les.',
  'error.verifactu_1123':
    'El client no té un NIF amb la forma correcta. Escriviu-lo a la fitxa de l’agent, amb el seu país.',
  'error.verifactu_1124': 'Hi ha una línia amb un tipus d’IVA que no existeix. Trieu-ne un de la llista.',
  'error.verifactu_1130':
    'El número de la factura només pot dur lletres sense accents, xifres i signes. Canvieu el codi o el format de la sèrie.',
  'error.verifactu_1142':
    'La quota d’IVA d’una línia no correspon a la seva base i el seu tipus. Torneu a desar la factura.',
  'error.verifactu_1143':
    'La base i la quota d’un tipus d’IVA tenen signes diferents. Separeu els abonaments en una rectificativa.',
  'error.verifactu_1147':
    'La clau 14 (certificacions d’obra pública) demana la data d’operació, posterior a la de la factura. Escriviu-la.',
  'error.verifactu_1148': 'La clau 14 no va amb una factura simplificada. Canvieu la clau o el tipus.',
  'error.verifactu_1149':
    'La clau 14 és per a administracions: el NIF del client ha de començar per P, Q, S o V. Reviseu la clau o el client.',
  'error.verifactu_1150': 'Una factura simplificada no pot passar de 3.000 € amb IVA. Feu-ne una d’ordinària.',
  'error.verifactu_1152': 'La data de la factura ha de ser del 28/10/2024 o posterior. Canvieu-la.',
  'error.verifactu_1153': 'Només una esmena pot dir que el registre anterior va ser rebutjat.',
  'error.verifactu_1160': 'El recàrrec no és el que va amb l’IVA del 5 %. Trieu un altre tipus.',
  'error.verifactu_1161': 'Només una esmena pot dir que una esmena anterior va ser rebutjada.',
  'error.verifactu_1162': 'El recàrrec de l’IVA del 21 % ha de ser del 5,2 % o de l’1,75 %. Trieu un altre tipus.',
  'error.verifactu_1163': 'El recàrrec de l’IVA del 10 % ha de ser de l’1,4 %. Trieu un altre tipus.',
  'error.verifactu_1164': 'El recàrrec de l’IVA del 4 % ha de ser del 0,5 %. Trieu un altre tipus.',
  'error.verifactu_1166': 'El recàrrec de l’IVA del 2 % ha de ser del 0,26 %. Trieu un altre tipus.',
  'error.verifactu_1169': 'El recàrrec de l’IVA del 7,5 % ha de ser de l’1 %. Trieu un altre tipus.',
  'error.verifactu_1170': 'El recàrrec de l’IVA del 0 % ha de ser del 0 % o del 0,26 %. Trieu un altre tipus.',
  'error.verifactu_1189': 'Aquest tipus de factura necessita un client. Trieu-lo.',
  'error.verifactu_1190':
    'Una factura simplificada no porta client en el registre. Traieu-lo o marqueu-la com a qualificada.',
  'error.verifactu_1191': 'Una rectificativa per crèdit incobrable (R3) demana un client amb NIF espanyol.',
  'error.verifactu_1192': 'Una rectificativa per concurs (R2) demana un client amb NIF espanyol o NIF-IVA.',
  'error.verifactu_1194': 'L’IVA del 5 % només va valer de l’01/07/2022 al 30/09/2024. Trieu un altre tipus.',
  'error.verifactu_1195': 'Hi ha una línia que no diu com tributa. Trieu-ne l’IVA o la causa d’exempció.',
  'error.verifactu_1196': 'Una línia no pot ser exempta i subjecta alhora. Trieu-ne una de les dues.',
  'error.verifactu_1197': 'La inversió del subjecte passiu no va en una factura simplificada. Feu-ne una d’ordinària.',
  'error.verifactu_1198':
    'Amb inversió del subjecte passiu no es repercuteix IVA. Trieu el tipus «inversió» a la línia.',
  'error.verifactu_1199': 'Les exportacions no van amb la clau 01. Trieu la clau 02.',
  'error.verifactu_1203': 'El criteri de caixa (clau 07) no val per a aquesta línia. Trieu la clau 01.',
  'error.verifactu_1205': 'La clau 10 demana línies no subjectes (N1), factura ordinària i client amb NIF. Reviseu-ho.',
  'error.verifactu_1206': 'El lloguer de locals (clau 11) tributa al 21 %. Canvieu l’IVA o la clau.',
  'error.verifactu_1208': 'Hi ha una línia subjecta sense tipus ni quota. Trieu-ne l’IVA.',
  'error.verifactu_1235': 'Aquest tipus d’IVA només va valer de l’01/10/2024 al 31/12/2024. Trieu-ne un altre.',
  'error.verifactu_1237': 'Una línia no subjecta no porta IVA. Traieu-lo o canvieu la causa.',
  'error.verifactu_1238': 'Una línia exempta no porta IVA. Traieu-lo o canvieu la causa.',
  'error.verifactu_1244': 'El moment del registre no té la forma que demana l’Agència Tributària. Torneu-ho a provar.',
  'error.verifactu_1245': 'Falta la clau de règim. Trieu-la.',
  'error.verifactu_1284': 'El recàrrec d’equivalència demana tipus i quota alhora. Reviseu les línies.',
  'error.verifactu_1287':
    'El número de la factura no pot dur cap d’aquests signes: < > " ’ =. Canvieu el codi o el format de la sèrie.',
  'error.verifactu_1289':
    'Una entrega intracomunitària (E5) demana un client amb NIF-IVA d’un altre país. Reviseu el client o la causa.',
  'error.verifactu_2000': 'L’empremta del registre no és la que li correspon. Comproveu la cadena.',
  'error.verifactu_2001': 'El client no és al cens de l’Agència Tributària: el registre s’acceptarà amb errors.',
  'error.verifactu_2004': 'El rellotge del servidor va més de 240 segons avançat o endarrerit. Poseu-lo en hora.',
  'error.verifactu_2005': 'L’import total no és la suma de bases i quotes. Torneu a desar la factura.',
  'error.verifactu_2006': 'La quota total no és la suma de les quotes. Torneu a desar la factura.',
  'error.verifactu_3000': 'L’Agència Tributària ja té una factura amb aquest número.',
  'error.verifactu_4102': 'La factura ha de tenir línies, i com a molt dotze maneres de tributar. Reviseu-les.',
  'error.verifactu_4104': 'El NIF de l’empresa no té la forma correcta. Corregiu-lo a les dades de l’empresa.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.verifactu_1104': 'El número de la factura debe tener de 1 a 60 caracteres. Acorte el formato de la serie.',
  'error.verifactu_1108': 'El NIF de quien emite no es el de la empresa. Revise los datos de la empresa.',
  'error.verifactu_1110':
    'El NIF del cliente no puede ser correcto y la Agencia Tributaria puede rechazar la factura. Revíselo en la ficha del agente.',
  'error.verifactu_1114': 'Diga si la rectificativa es por sustitución o por diferencias.',
  'error.verifactu_1115': 'Solo una factura rectificativa lleva método de rectificación. Quítelo o cambie el tipo.',
  'error.verifactu_1116': 'Solo una factura que sustituye simplificadas puede llevar su lista. Quítela.',
  'error.verifactu_1117': 'Solo una factura rectificativa puede decir cuáles rectifica. Quítelas o cambie el tipo.',
  'error.verifactu_1118': 'Rectificar por sustitución pide la base y la cuota de la factura rectificada. Escríbalas.',
  'error.verifactu_1119': 'La base y la cuota rectificadas solo van por sustitución. Cambie el método o quítelas.',
  'error.verifactu_1123':
    'El cliente no tiene un NIF con la forma correcta. Escríbalo en la ficha del agente, con su país.',
  'error.verifactu_1124': 'Hay una línea con un tipo de IVA que no existe. Elija uno de la lista.',
  'error.verifactu_1130':
    'El número de la factura solo puede llevar letras sin acentos, cifras y signos. Cambie el código o el formato de la serie.',
  'error.verifactu_1142':
    'La cuota de IVA de una línea no corresponde a su base y su tipo. Vuelva a guardar la factura.',
  'error.verifactu_1143':
    'La base y la cuota de un tipo de IVA tienen signos distintos. Separe los abonos en una rectificativa.',
  'error.verifactu_1147':
    'La clave 14 (certificaciones de obra pública) pide la fecha de operación, posterior a la de la factura. Escríbala.',
  'error.verifactu_1148': 'La clave 14 no va con una factura simplificada. Cambie la clave o el tipo.',
  'error.verifactu_1149':
    'La clave 14 es para administraciones: el NIF del cliente debe empezar por P, Q, S o V. Revise la clave o el cliente.',
  'error.verifactu_1150': 'Una factura simplificada no puede pasar de 3.000 € con IVA. Haga una ordinaria.',
  'error.verifactu_1152': 'La fecha de la factura debe ser del 28/10/2024 o posterior. Cámbiela.',
  'error.verifactu_1153': 'Solo una subsanación puede decir que el registro anterior fue rechazado.',
  'error.verifactu_1160': 'El recargo no es el que va con el IVA del 5 %. Elija otro tipo.',
  'error.verifactu_1161': 'Solo una subsanación puede decir que una anterior fue rechazada.',
  'error.verifactu_1162': 'El recargo del IVA del 21 % debe ser del 5,2 % o del 1,75 %. Elija otro tipo.',
  'error.verifactu_1163': 'El recargo del IVA del 10 % debe ser del 1,4 %. Elija otro tipo.',
  'error.verifactu_1164': 'El recargo del IVA del 4 % debe ser del 0,5 %. Elija otro tipo.',
  'error.verifactu_1166': 'El recargo del IVA del 2 % debe ser del 0,26 %. Elija otro tipo.',
  'error.verifactu_1169': 'El recargo del IVA del 7,5 % debe ser del 1 %. Elija otro tipo.',
  'error.verifactu_1170': 'El recargo del IVA del 0 % debe ser del 0 % o del 0,26 %. Elija otro tipo.',
  'error.verifactu_1189': 'Este tipo de factura necesita un cliente. Elíjalo.',
  'error.verifactu_1190':
    'Una factura simplificada no lleva cliente en el registro. Quítelo o márquela como cualificada.',
  'error.verifactu_1191': 'Una rectificativa por crédito incobrable (R3) pide un cliente con NIF español.',
  'error.verifactu_1192': 'Una rectificativa por concurso (R2) pide un cliente con NIF español o NIF-IVA.',
  'error.verifactu_1194': 'El IVA del 5 % solo valió del 01/07/2022 al 30/09/2024. Elija otro tipo.',
  'error.verifactu_1195': 'Hay una línea que no dice cómo tributa. Elija su IVA o la causa de exención.',
  'error.verifactu_1196': 'Una línea no puede ser exenta y sujeta a la vez. Elija una de las dos.',
  'error.verifactu_1197': 'La inversión del sujeto pasivo no va en una factura simplificada. Haga una ordinaria.',
  'error.verifactu_1198': 'Con inversión del sujeto pasivo no se repercute IVA. Elija el tipo «inversión» en la línea.',
  'error.verifactu_1199': 'Las exportaciones no van con la clave 01. Elija la clave 02.',
  'error.verifactu_1203': 'El criterio de caja (clave 07) no vale para esta línea. Elija la clave 01.',
  'error.verifactu_1205': 'La clave 10 pide líneas no sujetas (N1), factura ordinaria y cliente con NIF. Revíselo.',
  'error.verifactu_1206': 'El alquiler de locales (clave 11) tributa al 21 %. Cambie el IVA o la clave.',
  'error.verifactu_1208': 'Hay una línea sujeta sin tipo ni cuota. Elija su IVA.',
  'error.verifactu_1235': 'Este tipo de IVA solo valió del 01/10/2024 al 31/12/2024. Elija otro.',
  'error.verifactu_1237': 'Una línea no sujeta no lleva IVA. Quítelo o cambie la causa.',
  'error.verifactu_1238': 'Una línea exenta no lleva IVA. Quítelo o cambie la causa.',
  'error.verifactu_1244': 'El momento del registro no tiene la forma que pide la Agencia Tributaria. Vuelva a probar.',
  'error.verifactu_1245': 'Falta la clave de régimen. Elíjala.',
  'error.verifactu_1284': 'El recargo de equivalencia pide tipo y cuota a la vez. Revise las líneas.',
  'error.verifactu_1287':
    'El número de la factura no puede llevar ninguno de estos signos: < > " ’ =. Cambie el código o el formato de la serie.',
  'error.verifactu_1289':
    'Una entrega intracomunitaria (E5) pide un cliente con NIF-IVA de otro país. Revise el cliente o la causa.',
  'error.verifactu_2000': 'La huella del registro no es la que le corresponde. Compruebe la cadena.',
  'error.verifactu_2001':
    'El cliente no está en el censo de la Agencia Tributaria: el registro se aceptará con errores.',
  'error.verifactu_2004': 'El reloj del servidor va más de 240 segundos adelantado o atrasado. Póngalo en hora.',
  'error.verifactu_2005': 'El importe total no es la suma de bases y cuotas. Vuelva a guardar la factura.',
  'error.verifactu_2006': 'La cuota total no es la suma de las cuotas. Vuelva a guardar la factura.',
  'error.verifactu_3000': 'La Agencia Tributaria ya tiene una factura con este número.',
  'error.verifactu_4102': 'La factura debe tener líneas, y como mucho doce maneras de tributar. Revíselas.',
  'error.verifactu_4104': 'El NIF de la empresa no tiene la forma correcta. Corríjalo en los datos de la empresa.',
};
const en: Own = {
  'error.verifactu_1104': 'The invoice number must have 1 to 60 characters. Shorten the format of its series.',
  'error.verifactu_1108': 'The issuer’s tax id is not the company’s. Check the company’s details.',
  'error.verifactu_1110':
    'The client’s tax id cannot be right and the tax agency may refuse the invoice. Check it in the agent’s record.',
  'error.verifactu_1114': 'Say whether the rectification is by substitution or by differences.',
  'error.verifactu_1115': 'Only a rectifying invoice has a method of rectification. Remove it or change the type.',
  'error.verifactu_1116': 'Only an invoice in place of simplified ones may list them. Remove the list.',
  'error.verifactu_1117': 'Only a rectifying invoice may name those that it rectifies. Remove them or change the type.',
  'error.verifactu_1118': 'Rectifying by substitution needs the base and tax of the rectified invoice. Write them.',
  'error.verifactu_1119': 'Rectified base and tax go only with substitution. Change the method or remove them.',
  'error.verifactu_1123':
    'The client has no tax id of the right form. Write it in the agent’s record, with its country.',
  'error.verifactu_1124': 'A line has a VAT rate that does not exist. Choose one of the list.',
  'error.verifactu_1130':
    'The invoice number may only have unaccented letters, digits and signs. Change the code or format of its series.',
  'error.verifactu_1142': 'The VAT of a line does not match its base and rate. Save the invoice again.',
  'error.verifactu_1143': 'Base and tax of a VAT rate have different signs. Put credits in a rectifying invoice.',
  'error.verifactu_1147': 'Key 14 (public works certificates) needs the operation date, after the invoice’s. Write it.',
  'error.verifactu_1148': 'Key 14 does not go with a simplified invoice. Change the key or the type.',
  'error.verifactu_1149':
    'Key 14 is for public bodies: the client’s tax id must begin with P, Q, S or V. Check the key or the client.',
  'error.verifactu_1150': 'A simplified invoice cannot exceed €3,000 with VAT. Make an ordinary one.',
  'error.verifactu_1152': 'The invoice date must be 28/10/2024 or later. Change it.',
  'error.verifactu_1153': 'Only a correction may say that the record before was refused.',
  'error.verifactu_1160': 'The surcharge is not the one of 5% VAT. Choose another rate.',
  'error.verifactu_1161': 'Only a correction may say that an earlier one was refused.',
  'error.verifactu_1162': 'The surcharge of 21% VAT must be 5.2% or 1.75%. Choose another rate.',
  'error.verifactu_1163': 'The surcharge of 10% VAT must be 1.4%. Choose another rate.',
  'error.verifactu_1164': 'The surcharge of 4% VAT must be 0.5%. Choose another rate.',
  'error.verifactu_1166': 'The surcharge of 2% VAT must be 0.26%. Choose another rate.',
  'error.verifactu_1169': 'The surcharge of 7.5% VAT must be 1%. Choose another rate.',
  'error.verifactu_1170': 'The surcharge of 0% VAT must be 0% or 0.26%. Choose another rate.',
  'error.verifactu_1189': 'This type of invoice needs a client. Choose one.',
  'error.verifactu_1190': 'A simplified invoice has no client in its record. Remove it or mark it as qualified.',
  'error.verifactu_1191': 'A rectification for a bad debt (R3) needs a client with a Spanish tax id.',
  'error.verifactu_1192': 'A rectification for insolvency (R2) needs a client with a Spanish tax id or a VAT number.',
  'error.verifactu_1194': '5% VAT was only in force from 01/07/2022 to 30/09/2024. Choose another rate.',
  'error.verifactu_1195': 'A line does not say how it is taxed. Choose its VAT or its cause of exemption.',
  'error.verifactu_1196': 'A line cannot be exempt and taxed at once. Choose one.',
  'error.verifactu_1197': 'Reverse charge does not go in a simplified invoice. Make an ordinary one.',
  'error.verifactu_1198': 'With reverse charge no VAT is charged. Choose the reverse charge rate in the line.',
  'error.verifactu_1199': 'Exports do not go under key 01. Choose key 02.',
  'error.verifactu_1203': 'Cash accounting (key 07) is not for this line. Choose key 01.',
  'error.verifactu_1205':
    'Key 10 needs lines not subject (N1), an ordinary invoice and a client with a tax id. Check them.',
  'error.verifactu_1206': 'Rental of premises (key 11) is taxed at 21%. Change the VAT or the key.',
  'error.verifactu_1208': 'A taxed line has no rate or tax. Choose its VAT.',
  'error.verifactu_1235': 'This VAT rate was only in force from 01/10/2024 to 31/12/2024. Choose another.',
  'error.verifactu_1237': 'A line not subject has no VAT. Remove it or change the cause.',
  'error.verifactu_1238': 'An exempt line has no VAT. Remove it or change the cause.',
  'error.verifactu_1244': 'The moment of the record has not the form that the tax agency asks for. Try again.',
  'error.verifactu_1245': 'The regime key is missing. Choose it.',
  'error.verifactu_1284': 'The equivalence surcharge needs rate and tax together. Check the lines.',
  'error.verifactu_1287':
    'The invoice number may not have any of these signs: < > " ’ =. Change the code or format of its series.',
  'error.verifactu_1289':
    'A delivery within the union (E5) needs a client with a VAT number of another country. Check the client or the cause.',
  'error.verifactu_2000': 'The hash of the record is not the one it should be. Check the chain.',
  'error.verifactu_2001': 'The client is not in the tax agency’s census: the record will be accepted with errors.',
  'error.verifactu_2004': 'The server’s clock is more than 240 seconds off. Set it right.',
  'error.verifactu_2005': 'The total is not the sum of bases and taxes. Save the invoice again.',
  'error.verifactu_2006': 'The total tax is not the sum of the taxes. Save the invoice again.',
  'error.verifactu_3000': 'The tax agency already has an invoice of this number.',
  'error.verifactu_4102': 'The invoice must have lines, taxed in at most twelve ways. Check them.',
  'error.verifactu_4104': 'The company’s tax id has not the right form. Correct it in the company’s details.',
};
/** The same beside the field that it is about, and as a warning. */
const everywhere = (own: Own): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, text]) =>
      ['error.', 'camp.', 'avis.'].map((kind) => [key.replace('error.', kind), text] as const),
    ),
  );
export const codisTexts = { ca: everywhere(ca), es: everywhere(es), en: everywhere(en) };
