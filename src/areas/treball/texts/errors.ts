/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'tasca.treball.llistat': 'Llista de treballs',
  'error.codi_repetit': 'Ja hi ha un treball amb el codi {codi}. Trieu-ne un altre.',
  'error.desfer_codi':
    'No es pot recuperar el treball: ara el codi {codi} és d’un altre. Canvieu el codi d’aquest altre i torneu-ho a provar.',
  'error.treball_tancat': 'El treball és tancat: només es pot llegir.',
  'error.treball_amb_factures':
    '{codi} no es pot suprimir: té {n, plural, one {# pressupost, factura o despesa} many {# de pressupostos, factures o despeses} other {# pressupostos, factures o despeses}}. El podeu finalitzar.',
  'camp.codi_repetit': 'Ja hi ha un treball amb aquest codi.',
  'camp.codi_treball_incorrecte': 'El codi s’escriu com 2026/001.',
  'camp.agent_desconegut': 'Aquest agent no existeix o no és d’aquesta empresa.',
  'camp.agent_repetit': 'Aquest agent ja té aquesta funció en el treball.',
  'avis.dates_desordenades': 'La data final és anterior a la d’inici.',
  'avis.codi_postal': 'El codi postal no correspon a la població.',
  'error.treball_obert': 'El treball ja és obert.',
  'error.massa_arxius': 'Un treball admet {maxim} fitxers com a màxim. Suprimiu-ne alguns abans d’afegir-ne més.',
  'camp.contingut_no_es': 'El contingut de «{nom}» no és un {tipus}. Comproveu el fitxer o canvieu-li l’extensió.',
  'camp.nom_repetit': 'Ja hi ha un fitxer amb aquest nom en aquesta carpeta. Trieu-ne un altre.',
  'camp.carpeta_desconeguda': 'Aquesta carpeta ja no té cap fitxer.',
  'camp.usuari_desconegut': 'Aquesta persona no treballa en aquesta empresa.',
  'camp.logo_incorrecte_treball': 'El logotip ha de ser una imatge PNG o JPEG que es pugui obrir.',
  'camp.logo_massa_gran': 'El logotip supera {maxim} MB. Reduïu-lo.',
  'avis.treball_amb_pla':
    'També se suprimirà el seu pla de control: {partides, plural, one {# partida} many {# de partides} other {# partides}}, {lots, plural, one {# lot} many {# de lots} other {# lots}} i {resultats, plural, one {# resultat} many {# de resultats} other {# resultats}}, amb els seus fitxers.',
  'camp.cal_motiu_tancament': 'Digueu per què es tanca així: {missatge}',
  'avis.control_amb_mancances': '{missatge}',
  'avis.control_mes_mancances':
    '{n, plural, one {I una cosa més, que consta al certificat.} many {I # de coses més, que consten al certificat.} other {I # coses més, que consten al certificat.}}',
  'avis.treball_amb_tot':
    'Se suprimirà el treball {codi} {nom} amb tot el que conté: {zones, plural, one {# zona} many {# de zones} other {# zones}}, {lots, plural, one {# lot} many {# de lots} other {# lots}}, {pastades, plural, one {# pastada} many {# de pastades} other {# pastades}} i {fitxers, plural, one {# fitxer} many {# de fitxers} other {# fitxers}}. Ho podreu desfer tot seguit.',
  'avis.informes_lliurats':
    '{n, plural, one {D’aquest treball s’ha descarregat un informe} many {D’aquest treball s’han descarregat # d’informes} other {D’aquest treball s’han descarregat # informes}}: si algú el té, aquí no en quedaran les dades.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.treball.llistat': 'Lista de trabajos',
  'error.codi_repetit': 'Ya hay un trabajo con el código {codi}. Elija otro.',
  'error.desfer_codi':
    'No se puede recuperar el trabajo: ahora el código {codi} es de otro. Cambie el código de ese otro y vuelva a probarlo.',
  'error.treball_tancat': 'El trabajo está cerrado: solo se puede leer.',
  'error.treball_amb_factures':
    '{codi} no se puede suprimir: tiene {n, plural, one {# presupuesto, factura o gasto} many {# de presupuestos, facturas o gastos} other {# presupuestos, facturas o gastos}}. Puede finalizarlo.',
  'camp.codi_repetit': 'Ya hay un trabajo con este código.',
  'camp.codi_treball_incorrecte': 'El código se escribe como 2026/001.',
  'camp.agent_desconegut': 'Este agente no existe o no es de esta empresa.',
  'camp.agent_repetit': 'Este agente ya tiene esta función en el trabajo.',
  'avis.dates_desordenades': 'La fecha final es anterior a la de inicio.',
  'avis.codi_postal': 'El código postal no corresponde a la población.',
  'error.treball_obert': 'El trabajo ya está abierto.',
  'error.massa_arxius': 'Un trabajo admite {maxim} archivos como máximo. Elimine algunos antes de añadir más.',
  'camp.contingut_no_es': 'El contenido de «{nom}» no es un {tipus}. Compruebe el archivo o cámbiele la extensión.',
  'camp.nom_repetit': 'Ya hay un archivo con este nombre en esta carpeta. Elija otro.',
  'camp.carpeta_desconeguda': 'Esta carpeta ya no tiene ningún archivo.',
  'camp.usuari_desconegut': 'Esta persona no trabaja en esta empresa.',
  'camp.logo_incorrecte_treball': 'El logotipo debe ser una imagen PNG o JPEG que se pueda abrir.',
  'camp.logo_massa_gran': 'El logotipo supera {maxim} MB. Redúzcalo.',
  'avis.treball_amb_pla':
    'También se eliminará su plan de control: {partides, plural, one {# partida} many {# de partidas} other {# partidas}}, {lots, plural, one {# lote} many {# de lotes} other {# lotes}} y {resultats, plural, one {# resultado} many {# de resultados} other {# resultados}}, con sus archivos.',
  'camp.cal_motiu_tancament': 'Diga por qué se cierra así: {missatge}',
  'avis.control_amb_mancances': '{missatge}',
  'avis.control_mes_mancances':
    '{n, plural, one {Y una cosa más, que consta en el certificado.} many {Y # de cosas más, que constan en el certificado.} other {Y # cosas más, que constan en el certificado.}}',
  'avis.treball_amb_tot':
    'Se eliminará el trabajo {codi} {nom} con todo lo que contiene: {zones, plural, one {# zona} many {# de zonas} other {# zonas}}, {lots, plural, one {# lote} many {# de lotes} other {# lotes}}, {pastades, plural, one {# amasada} many {# de amasadas} other {# amasadas}} y {fitxers, plural, one {# archivo} many {# de archivos} other {# archivos}}. Podrá deshacerlo enseguida.',
  'avis.informes_lliurats':
    '{n, plural, one {De este trabajo se ha descargado un informe} many {De este trabajo se han descargado # de informes} other {De este trabajo se han descargado # informes}}: si alguien lo tiene, aquí no quedarán sus datos.',
};
const en: Own = {
  'tasca.treball.llistat': 'List of works',
  'error.codi_repetit': 'There is already a work with code {codi}. Choose another.',
  'error.desfer_codi':
    'The work cannot be brought back: its code {codi} now belongs to another one. Change the code of that one and try again.',
  'error.treball_tancat': 'The work is closed: it can only be read.',
  'error.treball_amb_factures':
    '{codi} cannot be deleted: it has {n, plural, one {# quotation, invoice or expense} other {# quotations, invoices or expenses}}. You may close it.',
  'camp.codi_repetit': 'There is already a work with this code.',
  'camp.codi_treball_incorrecte': 'Type the code like 2026/001.',
  'camp.agent_desconegut': 'This agent does not exist or does not belong to this company.',
  'camp.agent_repetit': 'This agent already has this function in the work.',
  'avis.dates_desordenades': 'The final date is before the starting one.',
  'avis.codi_postal': 'The postcode does not match the town.',
  'error.treball_obert': 'The work is open already.',
  'error.massa_arxius': 'A work holds {maxim} files at most. Delete some before adding more.',
  'camp.contingut_no_es': 'The content of “{nom}” is not a {tipus}. Check the file or change its extension.',
  'camp.nom_repetit': 'There is already a file with this name in this folder. Choose another.',
  'camp.carpeta_desconeguda': 'This folder has no files any more.',
  'camp.usuari_desconegut': 'This person does not work in this company.',
  'camp.logo_incorrecte_treball': 'The logo has to be a PNG or JPEG picture that opens.',
  'camp.logo_massa_gran': 'The logo is over {maxim} MB. Make it smaller.',
  'avis.treball_amb_pla':
    'Its control plan will be deleted too: {partides, plural, one {# item} other {# items}}, {lots, plural, one {# lot} other {# lots}} and {resultats, plural, one {# result} other {# results}}, with their files.',
  'camp.cal_motiu_tancament': 'Say why it is closed like this: {missatge}',
  'avis.control_amb_mancances': '{missatge}',
  'avis.control_mes_mancances':
    '{n, plural, one {And one more thing, told in the certificate.} other {And # more things, told in the certificate.}}',
  'avis.treball_amb_tot':
    'Work {codi} {nom} will be deleted with all that it holds: {zones, plural, one {# zone} other {# zones}}, {lots, plural, one {# lot} other {# lots}}, {pastades, plural, one {# sample} other {# samples}} and {fitxers, plural, one {# file} other {# files}}. You can undo it right after.',
  'avis.informes_lliurats':
    '{n, plural, one {One report of this work was downloaded} other {# reports of this work were downloaded}}: whoever holds it, its data will be gone from here.',
};
export const treballErrors = { ca, es, en };
