import type { Trilingual } from '#kernel/language.ts';

/** Version of the conditions of use in force; a change asks everybody to accept again. */
export const CONDICIONS_VERSIO = '2026-11';
export const CONDICIONS_DATA = '2026-11-28';

export const CONDICIONS_TITOL: Trilingual = {
  ca: 'Condicions d’ús',
  es: 'Condiciones de uso',
  en: 'Conditions of use',
};

export const CONDICIONS_TEXT: Trilingual = {
  ca: `Aquest programa us ajuda a gestionar treballs i a controlar la qualitat del formigó. No substitueix el vostre criteri professional.

Què fa. Calcula previsions i veredictes amb les regles de les normes EHE-98, EHE-08 i Codi Estructural, i ensenya cada pas: l’article, les xifres i d’on surten.

Què no garanteix. Algunes taules encara no s’han contrastat amb el text del BOE: el programa les marca «Per verificar». Abans de signar un document que en depengui, comproveu-les. La responsabilitat del que signeu és vostra.

Les vostres dades. Tot el que escriviu es desa a la base de dades d’aquesta instal·lació i no s’envia a cap altre lloc. Només ho veuen les persones de l’empresa, segons el seu rol. L’historial guarda qui ha canviat què i quan, i no es pot modificar.

Còpies. Qui administra aquesta instal·lació és responsable de fer-ne còpies de seguretat.

La vostra contrasenya és personal. Si creieu que algú la coneix, canvieu-la o aviseu el titular de l’empresa.

Quan aquestes condicions canviïn, us demanarem que les accepteu una altra vegada. Guardem la versió, el moment i la llengua en què les heu acceptat.`,
  es: `Este programa le ayuda a gestionar trabajos y a controlar la calidad del hormigón. No sustituye su criterio profesional.

Qué hace. Calcula previsiones y veredictos con las reglas de las normas EHE-98, EHE-08 y Código Estructural, y enseña cada paso: el artículo, las cifras y de dónde salen.

Qué no garantiza. Algunas tablas todavía no se han contrastado con el texto del BOE: el programa las marca «Por verificar». Antes de firmar un documento que dependa de ellas, compruébelas. La responsabilidad de lo que firme es suya.

Sus datos. Todo lo que escribe se guarda en la base de datos de esta instalación y no se envía a ningún otro lugar. Solo lo ven las personas de la empresa, según su rol. El historial guarda quién ha cambiado qué y cuándo, y no se puede modificar.

Copias. Quien administra esta instalación es responsable de hacer copias de seguridad.

Su contraseña es personal. Si cree que alguien la conoce, cámbiela o avise al titular de la empresa.

Cuando estas condiciones cambien, le pediremos que las acepte otra vez. Guardamos la versión, el momento y el idioma en que las ha aceptado.`,
  en: `This program helps you run works and control the quality of concrete. It does not replace your professional judgement.

What it does. It computes forecasts and verdicts with the rules of EHE-98, EHE-08 and the Código Estructural, and shows every step: the article, the figures and where they come from.

What it does not warrant. Some tables have not yet been compared with the text of the official gazette: the program marks them “To be verified”. Check them before you sign a document that depends on them. What you sign is your responsibility.

Your data. All you type is kept in the database of this installation and is sent nowhere else. Only people of the company see it, each by their role. The history keeps who changed what and when, and cannot be altered.

Backups. Whoever runs this installation is responsible for making backups.

Your password is personal. If you think somebody knows it, change it or tell the owner of the company.

When these conditions change we will ask you to accept them again. We keep the version, the moment and the language in which you accepted them.`,
};

export const NOVETATS: Trilingual = {
  ca: 'Primera versió: treballs, agents i control del formigó, de la pastada a l’informe.',
  es: 'Primera versión: trabajos, agentes y control del hormigón, de la amasada al informe.',
  en: 'First version: works, agents and concrete control, from the sample to the report.',
};
