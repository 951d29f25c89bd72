/** The producer's declaration (Orden HAC/1177/2024, art. 15): its headings and what it says, in its order. */
const ca = {
  'declaracio.titol': 'Declaració responsable del sistema informàtic de facturació',
  'declaracio.nom': 'a) Nom del sistema informàtic',
  'declaracio.codi': 'b) Codi identificador del sistema informàtic',
  'declaracio.versio': 'c) Identificador complet de la versió',
  'declaracio.components': 'd) Components i què fa',
  'declaracio.components_text':
    'Programa de servidor i pantalles de navegador, amb una base de dades SQLite o PostgreSQL. Fa pressupostos i factures, les numera per sèries i les emet; de cada factura emesa o anul·lada en fa un registre de facturació encadenat amb l’anterior per la seva empremta (SHA-256), comprova la cadena abans de cada registre i cada dia, i exporta els registres. Aquesta versió no remet els registres a l’Agència Tributària. Porta també obres, agents i control de qualitat, que no són facturació.',
  'declaracio.nomes': 'e) Si només pot funcionar com a VERI*FACTU',
  'declaracio.nomes_text':
    'Sí: el sistema està fet per complir el reglament només com a «VERI*FACTU», i els seus registres ho diuen així. Aquesta versió encara no els remet, i per tant no pot funcionar com a «VERI*FACTU» fora de l’entorn de proves.',
  'declaracio.multiple': 'f) Si permet facturar a diversos obligats tributaris',
  'declaracio.multiple_text': 'Sí: cada empresa té la seva cadena de registres i el seu número d’instal·lació.',
  'declaracio.signatura': 'g) Tipus de signatura dels registres',
  'declaracio.signatura_text': 'No en fa servir cap: en un sistema VERI*FACTU els registres no se signen.',
  'declaracio.productor': 'h) Raó social del productor',
  'declaracio.nif': 'i) NIF del productor',
  'declaracio.adreca': 'j) Adreça postal del productor',
  'declaracio.compleix': 'k) Compliment',
  'declaracio.compleix_text':
    'El productor fa constar que aquest sistema informàtic, en la versió indicada, fa i guarda els registres de facturació, amb la seva empremta i el seu encadenament, com demanen l’article 29.2.j) de la Llei 58/2003, General Tributària, el Reglament aprovat pel Reial decret 1007/2023, l’Ordre HAC/1177/2024 i allò que la seu electrònica de l’Agència Estatal d’Administració Tributària publica per completar-la. No declara complerta la remissió dels registres, que aquesta versió no fa.',
  'declaracio.data': 'l) Data i lloc',
  'declaracio.data_text': '{data}, {lloc}',
  'declaracio.peu': '{nom} {versio}',
  'declaracio.pagina': 'Pàgina {n} de {total}',
  'declaracio.fitxer': 'Declaracio-responsable-{versio}',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'declaracio.titol': 'Declaración responsable del sistema informático de facturación',
  'declaracio.nom': 'a) Nombre del sistema informático',
  'declaracio.codi': 'b) Código identificador del sistema informático',
  'declaracio.versio': 'c) Identificador completo de la versión',
  'declaracio.components': 'd) Componentes y funcionalidad',
  'declaracio.components_text':
    'Programa de servidor y pantallas de navegador, con una base de datos SQLite o PostgreSQL. Hace presupuestos y facturas, las numera por series y las emite; de cada factura emitida o anulada hace un registro de facturación encadenado con el anterior por su huella (SHA-256), comprueba la cadena antes de cada registro y cada día, y exporta los registros. Esta versión no remite los registros a la Agencia Tributaria. Lleva también obras, agentes y control de calidad, que no son facturación.',
  'declaracio.nomes': 'e) Si solo puede funcionar como VERI*FACTU',
  'declaracio.nomes_text':
    'Sí: el sistema está hecho para cumplir el reglamento solo como «VERI*FACTU», y sus registros lo dicen así. Esta versión todavía no los remite y, por tanto, no puede funcionar como «VERI*FACTU» fuera del entorno de pruebas.',
  'declaracio.multiple': 'f) Si permite facturar a varios obligados tributarios',
  'declaracio.multiple_text': 'Sí: cada empresa tiene su cadena de registros y su número de instalación.',
  'declaracio.signatura': 'g) Tipos de firma de los registros',
  'declaracio.signatura_text': 'No usa ninguno: en un sistema VERI*FACTU los registros no se firman.',
  'declaracio.productor': 'h) Razón social del productor',
  'declaracio.nif': 'i) NIF del productor',
  'declaracio.adreca': 'j) Dirección postal del productor',
  'declaracio.compleix': 'k) Cumplimiento',
  'declaracio.compleix_text':
    'El productor hace constar que este sistema informático, en la versión indicada, hace y guarda los registros de facturación, con su huella y su encadenamiento, como piden el artículo 29.2.j) de la Ley 58/2003, General Tributaria, el Reglamento aprobado por el Real Decreto 1007/2023, la Orden HAC/1177/2024 y lo que la sede electrónica de la Agencia Estatal de Administración Tributaria publica para completarla. No declara cumplida la remisión de los registros, que esta versión no hace.',
  'declaracio.data': 'l) Fecha y lugar',
  'declaracio.data_text': '{data}, {lloc}',
  'declaracio.peu': '{nom} {versio}',
  'declaracio.pagina': 'Página {n} de {total}',
  'declaracio.fitxer': 'Declaracion-responsable-{versio}',
};
const en: Own = {
  'declaracio.titol': 'Producer’s declaration of the invoicing system',
  'declaracio.nom': 'a) Name of the system',
  'declaracio.codi': 'b) Code that identifies the system',
  'declaracio.versio': 'c) Full version',
  'declaracio.components': 'd) Components and what it does',
  'declaracio.components_text':
    'A server program and screens in the browser, on a SQLite or PostgreSQL database. It makes quotations and invoices, numbers them by series and issues them; of each invoice issued or annulled it makes a billing record chained to the one before by its hash (SHA-256), checks the chain before each record and every day, and exports the records. This version does not send the records to the tax agency. It also keeps works, agents and quality control, which are not invoicing.',
  'declaracio.nomes': 'e) Whether it can only work as VERI*FACTU',
  'declaracio.nomes_text':
    'Yes: the system is made to meet the regulation as “VERI*FACTU” alone, and its records say so. This version does not send them yet, so that it cannot work as “VERI*FACTU” outside the test environment.',
  'declaracio.multiple': 'f) Whether several taxpayers can invoice with it',
  'declaracio.multiple_text': 'Yes: each company has its own chain of records and its own installation number.',
  'declaracio.signatura': 'g) Kinds of signature of the records',
  'declaracio.signatura_text': 'None: in a VERI*FACTU system records are not signed.',
  'declaracio.productor': 'h) Name of the producer',
  'declaracio.nif': 'i) Tax id of the producer',
  'declaracio.adreca': 'j) Postal address of the producer',
  'declaracio.compleix': 'k) Compliance',
  'declaracio.compleix_text':
    'The producer states that this system, in the version named, makes and keeps the billing records, with their hash and their chain, as asked by article 29.2.j) of the General Tax Act (Ley 58/2003), the Regulation approved by Royal Decree 1007/2023, Order HAC/1177/2024 and what the tax agency’s site publishes to complete it. It does not declare that records are sent, which this version does not do.',
  'declaracio.data': 'l) Date and place',
  'declaracio.data_text': '{data}, {lloc}',
  'declaracio.peu': '{nom} {versio}',
  'declaracio.pagina': 'Page {n} of {total}',
  'declaracio.fitxer': 'Producer-declaration-{versio}',
};
export const declaracioTexts = { ca, es, en };
