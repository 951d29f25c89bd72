/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'error.codi_repetit': 'Ja hi ha un treball amb el codi {codi}. Trieu-ne un altre.',
  'error.treball_tancat': 'El treball és tancat: només es pot llegir.',
  'camp.codi_repetit': 'Ja hi ha un treball amb aquest codi.',
  'camp.codi_treball_incorrecte': 'El codi s’escriu com 2026/001.',
  'camp.agent_desconegut': 'Aquest agent no existeix o no és d’aquesta empresa.',
  'camp.agent_repetit': 'Aquest agent ja té aquesta funció en el treball.',
  'avis.dates_desordenades': 'La data final és anterior a la d’inici. Voleu continuar?',
  'avis.codi_postal': 'El codi postal no correspon a la població. Voleu continuar?',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.codi_repetit': 'Ya hay un trabajo con el código {codi}. Elija otro.',
  'error.treball_tancat': 'El trabajo está cerrado: solo se puede leer.',
  'camp.codi_repetit': 'Ya hay un trabajo con este código.',
  'camp.codi_treball_incorrecte': 'El código se escribe como 2026/001.',
  'camp.agent_desconegut': 'Este agente no existe o no es de esta empresa.',
  'camp.agent_repetit': 'Este agente ya tiene esta función en el trabajo.',
  'avis.dates_desordenades': 'La fecha final es anterior a la de inicio. ¿Quiere continuar?',
  'avis.codi_postal': 'El código postal no corresponde a la población. ¿Quiere continuar?',
};
const en: Own = {
  'error.codi_repetit': 'There is already a work with code {codi}. Choose another.',
  'error.treball_tancat': 'The work is closed: it can only be read.',
  'camp.codi_repetit': 'There is already a work with this code.',
  'camp.codi_treball_incorrecte': 'Type the code like 2026/001.',
  'camp.agent_desconegut': 'This agent does not exist or does not belong to this company.',
  'camp.agent_repetit': 'This agent already has this function in the work.',
  'avis.dates_desordenades': 'The final date is before the starting one. Do you want to go on?',
  'avis.codi_postal': 'The postcode does not match the town. Do you want to go on?',
};
export const treballErrors = { ca, es, en };
