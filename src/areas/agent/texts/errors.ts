/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'avis.nif_incorrecte': 'El NIF introduït no és correcte. Voleu continuar?',
  'avis.nif_representant_incorrecte': 'El NIF del representant no és correcte. Voleu continuar?',
  'avis.nif_repetit': 'Ja hi ha un agent amb aquest NIF: {nom}. Voleu continuar?',
  'camp.nom_obligatori': 'Escriviu el nom o la raó social.',
  'camp.persona_publica': 'Un organisme públic no pot ser del costat de l’empresa.',
  'avis.iban_incorrecte': 'L’IBAN introduït no és correcte. Voleu continuar?',
  'camp.dir3_incorrecte': 'El codi DIR3 són de sis a deu lletres i xifres, com L01462508.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'avis.nif_incorrecte': 'El NIF introducido no es correcto. ¿Quiere continuar?',
  'avis.nif_representant_incorrecte': 'El NIF del representante no es correcto. ¿Quiere continuar?',
  'avis.nif_repetit': 'Ya hay un agente con este NIF: {nom}. ¿Quiere continuar?',
  'camp.nom_obligatori': 'Escriba el nombre o la razón social.',
  'camp.persona_publica': 'Un organismo público no puede ser del lado de la empresa.',
  'avis.iban_incorrecte': 'El IBAN introducido no es correcto. ¿Quiere continuar?',
  'camp.dir3_incorrecte': 'El código DIR3 son de seis a diez letras y cifras, como L01462508.',
};
const en: Own = {
  'avis.nif_incorrecte': 'The tax id entered is not correct. Do you want to go on?',
  'avis.nif_representant_incorrecte': 'The representative’s tax id is not correct. Do you want to go on?',
  'avis.nif_repetit': 'There is already an agent with this tax id: {nom}. Do you want to go on?',
  'camp.nom_obligatori': 'Enter the name or the business name.',
  'camp.persona_publica': 'A public body cannot be on the company’s side.',
  'avis.iban_incorrecte': 'The IBAN entered is not correct. Do you want to go on?',
  'camp.dir3_incorrecte': 'A DIR3 code is six to ten letters and figures, like L01462508.',
};
export const agentErrors = { ca, es, en };
