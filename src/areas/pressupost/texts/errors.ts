/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'error.sense_adreca_publica':
    'El producte no sap la seva adreça i no pot fer l’enllaç. Envieu el correu sense enllaç, o demaneu a qui el manté que la hi digui (PUBLIC_URL).',
  'camp.enllac_impossible':
    'Aquest correu no pot portar cap enllaç, i el text diu {marca}. Traieu-ho del text: no s’ha enviat res.',
  'camp.enllac_no_demanat':
    'El text diu {marca} i no heu demanat l’enllaç. Demaneu-lo o traieu-ho del text: no s’ha enviat res.',
  'camp.enllac_en_assumpte': 'L’enllaç no pot anar a l’assumpte. Traieu-ne {marca}.',
  'tasca.pressupost.document': 'Document del pressupost',
  'tasca.pressupost.llistat': 'Llista de pressupostos',
  'avis.pressupost_caducat': 'El pressupost ja no era vàlid.',
  'camp.pressupost_sense_linies': 'Afegiu-hi almenys una línia que sumi.',
  'camp.iva_obligatori': 'Digueu quin IVA porta la línia.',
  'camp.validesa_passada': 'La validesa ja ha passat. Poseu-hi una data a partir d’avui, o deixeu-la buida.',
  'camp.fites_barrejades': 'Les fites han de ser totes percentatges o totes capítols.',
  'camp.fites_no_sumen': 'Els percentatges de les fites han de ser positius i sumar 100.',
  'camp.fita_sense_capitol': 'Cada fita ha de ser d’un capítol, i cada capítol d’una sola fita.',
  'camp.capitol_sense_fita': 'Hi ha un capítol sense fita. Afegiu-n’hi una o factureu per percentatges.',
  'camp.linies_fora_de_capitol':
    'Hi ha línies abans del primer capítol: poseu-les en algun o feu les fites per percentatges.',
  'camp.serie_fixada': 'El número ja és donat: la sèrie no es pot canviar.',
  'camp.fita_desconeguda': 'Aquesta fita no és del pressupost. Torneu-lo a obrir.',
  'error.pressupost_enviat': 'El pressupost ja s’ha enviat i no es pot canviar. Feu-ne una versió nova.',
  'error.pressupost_no_versionable': 'Només es fa una versió nova de l’última versió enviada i no acceptada.',
  'error.pressupost_versio_acceptada':
    'El client ja ha acceptat la versió anterior: aquesta no la pot substituir. Suprimiu-la, o reobriu l’acceptada si va ser un error.',
  'error.pressupost_no_esperava':
    'Aquest pressupost no espera resposta: ja s’ha respost, s’ha substituït o encara no s’ha enviat.',
  'error.pressupost_no_respost': 'No es pot reobrir: no s’ha respost, té una versió posterior o ja s’ha facturat.',
  'error.pressupost_no_acceptat': 'Primer cal que el client accepti el pressupost.',
  'error.pressupost_nova_versio':
    'Hi ha una versió més nova d’aquest pressupost. Us n’han enviat, o us n’enviaran, un enllaç nou.',
  'error.pressupost_caducat': 'El termini per respondre ja ha passat. Demaneu-ne un de nou al despatx.',
  'error.pressupost_canviat':
    'El pressupost ha canviat des que l’heu obert. Torneu-lo a carregar i mireu-lo abans de respondre.',
  'error.fita_facturada': 'La fita «{fita}» ja té factura.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.sense_adreca_publica':
    'El producto no sabe su dirección y no puede hacer el enlace. Envíe el correo sin enlace, o pida a quien lo mantiene que se la indique (PUBLIC_URL).',
  'camp.enllac_impossible':
    'Este correo no puede llevar ningún enlace, y el texto dice {marca}. Quítelo del texto: no se ha enviado nada.',
  'camp.enllac_no_demanat':
    'El texto dice {marca} y no ha pedido el enlace. Pídalo o quítelo del texto: no se ha enviado nada.',
  'camp.enllac_en_assumpte': 'El enlace no puede ir en el asunto. Quite {marca} de él.',
  'tasca.pressupost.document': 'Documento del presupuesto',
  'tasca.pressupost.llistat': 'Lista de presupuestos',
  'avis.pressupost_caducat': 'El presupuesto ya no era válido.',
  'camp.pressupost_sense_linies': 'Añada al menos una línea que sume.',
  'camp.iva_obligatori': 'Diga qué IVA lleva la línea.',
  'camp.validesa_passada': 'La validez ya ha pasado. Ponga una fecha a partir de hoy, o déjela vacía.',
  'camp.fites_barrejades': 'Los hitos han de ser todos porcentajes o todos capítulos.',
  'camp.fites_no_sumen': 'Los porcentajes de los hitos han de ser positivos y sumar 100.',
  'camp.fita_sense_capitol': 'Cada hito ha de ser de un capítulo, y cada capítulo de un solo hito.',
  'camp.capitol_sense_fita': 'Hay un capítulo sin hito. Añada uno o facture por porcentajes.',
  'camp.linies_fora_de_capitol':
    'Hay líneas antes del primer capítulo: póngalas en alguno o haga los hitos por porcentajes.',
  'camp.serie_fixada': 'El número ya está dado: la serie no se puede cambiar.',
  'camp.fita_desconeguda': 'Este hito no es del presupuesto. Vuelva a abrirlo.',
  'error.pressupost_enviat': 'El presupuesto ya se ha enviado y no se puede cambiar. Haga una versión nueva.',
  'error.pressupost_no_versionable': 'Solo se hace una versión nueva de la última versión enviada y no aceptada.',
  'error.pressupost_versio_acceptada':
    'El cliente ya ha aceptado la versión anterior: esta no la puede sustituir. Elimínela, o reabra la aceptada si fue un error.',
  'error.pressupost_no_esperava':
    'Este presupuesto no espera respuesta: ya se ha respondido, se ha sustituido o aún no se ha enviado.',
  'error.pressupost_no_respost':
    'No se puede reabrir: no se ha respondido, tiene una versión posterior o ya se ha facturado.',
  'error.pressupost_no_acceptat': 'Primero el cliente tiene que aceptar el presupuesto.',
  'error.pressupost_nova_versio':
    'Hay una versión más nueva de este presupuesto. Le han enviado, o le enviarán, un enlace nuevo.',
  'error.pressupost_caducat': 'El plazo para responder ya ha pasado. Pida uno nuevo al despacho.',
  'error.pressupost_canviat':
    'El presupuesto ha cambiado desde que lo abrió. Vuelva a cargarlo y mírelo antes de responder.',
  'error.fita_facturada': 'El hito «{fita}» ya tiene factura.',
};
const en: Own = {
  'error.sense_adreca_publica':
    'The product does not know its own address and cannot make the link. Send the letter without a link, or ask whoever runs it to set PUBLIC_URL.',
  'camp.enllac_impossible':
    'This letter cannot carry a link, and its text says {marca}. Take it out of the text: nothing was sent.',
  'camp.enllac_no_demanat':
    'The text says {marca} and no link was asked for. Ask for it or take it out of the text: nothing was sent.',
  'camp.enllac_en_assumpte': 'The link cannot go in the subject. Take {marca} out of it.',
  'tasca.pressupost.document': 'Document of the quotation',
  'tasca.pressupost.llistat': 'List of quotations',
  'avis.pressupost_caducat': 'The quotation was no longer valid.',
  'camp.pressupost_sense_linies': 'Add at least one line that counts.',
  'camp.iva_obligatori': 'Say which VAT the line bears.',
  'camp.validesa_passada': 'Its validity has passed. Give a date from today on, or leave it empty.',
  'camp.fites_barrejades': 'Milestones must be all percentages or all chapters.',
  'camp.fites_no_sumen': 'The percentages of the milestones must be positive and add up to 100.',
  'camp.fita_sense_capitol': 'Each milestone must be of one chapter, and each chapter of one milestone.',
  'camp.capitol_sense_fita': 'A chapter has no milestone. Add one or invoice by percentages.',
  'camp.linies_fora_de_capitol':
    'Some lines stand before the first chapter: put them in one or make milestones by percentages.',
  'camp.serie_fixada': 'The number is already given: the series cannot be changed.',
  'camp.fita_desconeguda': 'This milestone is not of the quotation. Open it again.',
  'error.pressupost_enviat': 'The quotation was already sent and cannot be changed. Make a new version.',
  'error.pressupost_no_versionable': 'A new version is made only of the last one that was sent and not accepted.',
  'error.pressupost_versio_acceptada':
    'The client has already accepted the version before: this one cannot take its place. Delete it, or reopen the accepted one if that was a mistake.',
  'error.pressupost_no_esperava': 'This quotation waits for no answer: it was answered, replaced or not sent yet.',
  'error.pressupost_no_respost':
    'It cannot be reopened: it was not answered, has a later version or was already invoiced.',
  'error.pressupost_no_acceptat': 'The client has to accept the quotation first.',
  'error.pressupost_nova_versio':
    'There is a newer version of this quotation. A new link to it was sent to you, or will be.',
  'error.pressupost_caducat': 'The time to answer has passed. Ask the office for a new one.',
  'error.pressupost_canviat':
    'The quotation changed since you opened it. Load it again and look at it before you answer.',
  'error.fita_facturada': 'The milestone “{fita}” already has an invoice.',
};
export const pressupostErrors = { ca, es, en };
