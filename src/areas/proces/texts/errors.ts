/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'avis.pla_te_resultats':
    'Es perdran {n, plural, one {# resultat} many {# de resultats} other {# resultats}} amb els seus fitxers. Voleu continuar?',
  'error.lots_de_formigo': 'Els lots d’una partida de formigó són els de les seves zones. Feu-los a Formigó.',
  'error.lot_amb_pendents':
    'El lot no es pot tancar: hi ha {n, plural, one {# comprovació pendent} many {# de comprovacions pendents} other {# comprovacions pendents}}.',
} as const;
type Own = Record<keyof typeof ca, string>;

const es: Own = {
  'avis.pla_te_resultats':
    'Se perderán {n, plural, one {# resultado} many {# de resultados} other {# resultados}} con sus archivos. ¿Quiere continuar?',
  'error.lots_de_formigo': 'Los lotes de una partida de hormigón son los de sus zonas. Hágalos en Hormigón.',
  'error.lot_amb_pendents':
    'El lote no se puede cerrar: hay {n, plural, one {# comprobación pendiente} many {# de comprobaciones pendientes} other {# comprobaciones pendientes}}.',
};

const en: Own = {
  'avis.pla_te_resultats':
    '{n, plural, one {# result} other {# results}} will be lost with their files. Do you want to go on?',
  'error.lots_de_formigo': 'The lots of a concrete item are those of its zones. Make them in Concrete.',
  'error.lot_amb_pendents': 'The lot cannot be closed: {n, plural, one {# check is} other {# checks are}} pending.',
};

export const procesErrors = { ca, es, en };
