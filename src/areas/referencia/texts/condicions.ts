import type { Trilingual } from '#kernel/language.ts';

/** Version of the conditions of use in force; a change asks everybody to accept again. */
export const CONDICIONS_VERSIO = '2026-11-29';
export const CONDICIONS_DATA = '2026-11-29';

export const CONDICIONS_TITOL: Trilingual = {
  ca: 'Condicions d’ús',
  es: 'Condiciones de uso',
  en: 'Conditions of use',
};

export const CONDICIONS_TEXT: Trilingual = {
  ca: `Aquest programa us ajuda a portar un despatx i les seves obres: treballs, control de qualitat, pressupostos, factures, despeses i llibres. No substitueix el vostre criteri professional.

Què fa. Proposa què cal controlar de cada obra, amb un banc de partides i comprovacions, i en guarda els resultats. Del formigó, calcula previsions i veredictes amb les regles de les normes EHE-98, EHE-08 i Codi Estructural, i ensenya cada pas: l’article, les xifres i d’on surten. Suma els documents i els resums d’impostos amb els tipus i els límits de cada data.

Què no garanteix. El banc és un punt de partida: qui dirigeix l’execució decideix què es controla, i si el resultat és conforme. Algunes taules encara no s’han contrastat amb el text del BOE: el programa les marca «Per verificar». Abans de signar un document que en depengui, comproveu-les. La responsabilitat del que signeu és vostra.

Les vostres dades. Tot el que escriviu es desa a la base de dades d’aquesta instal·lació i no s’envia a cap altre lloc. Només ho veuen les persones de l’empresa, segons el seu rol. L’historial guarda qui ha canviat què i quan, i no es pot modificar.

Còpies. Qui administra aquesta instal·lació és responsable de fer-ne còpies de seguretat.

La vostra contrasenya és personal. Si creieu que algú la coneix, canvieu-la o aviseu el titular de l’empresa.

Quan aquestes condicions canviïn, us demanarem que les accepteu una altra vegada. Guardem la versió, el moment i la llengua en què les heu acceptat.`,
  es: `Este programa le ayuda a llevar un despacho y sus obras: trabajos, control de calidad, presupuestos, facturas, gastos y libros. No sustituye su criterio profesional.

Qué hace. Propone qué hay que controlar de cada obra, con un banco de partidas y comprobaciones, y guarda sus resultados. Del hormigón, calcula previsiones y veredictos con las reglas de las normas EHE-98, EHE-08 y Código Estructural, y enseña cada paso: el artículo, las cifras y de dónde salen. Suma los documentos y los resúmenes de impuestos con los tipos y los límites de cada fecha.

Qué no garantiza. El banco es un punto de partida: quien dirige la ejecución decide qué se controla, y si el resultado es conforme. Algunas tablas todavía no se han contrastado con el texto del BOE: el programa las marca «Por verificar». Antes de firmar un documento que dependa de ellas, compruébelas. La responsabilidad de lo que firme es suya.

Sus datos. Todo lo que escribe se guarda en la base de datos de esta instalación y no se envía a ningún otro lugar. Solo lo ven las personas de la empresa, según su rol. El historial guarda quién ha cambiado qué y cuándo, y no se puede modificar.

Copias. Quien administra esta instalación es responsable de hacer copias de seguridad.

Su contraseña es personal. Si cree que alguien la conoce, cámbiela o avise al titular de la empresa.

Cuando estas condiciones cambien, le pediremos que las acepte otra vez. Guardamos la versión, el momento y el idioma en que las ha aceptado.`,
  en: `This program helps you run an office and its building sites: works, quality control, quotations, invoices, expenses and books. It does not replace your professional judgement.

What it does. It proposes what to control in each work, from a bank of items and checks, and keeps the results. Of concrete, it computes forecasts and verdicts with the rules of EHE-98, EHE-08 and the Código Estructural, and shows every step: the article, the figures and where they come from. It sums documents and tax summaries with the rates and limits of each date.

What it does not warrant. The bank is a starting point: whoever directs the execution decides what is controlled, and whether the result conforms. Some tables have not yet been compared with the text of the official gazette: the program marks them “To be verified”. Check them before you sign a document that depends on them. What you sign is your responsibility.

Your data. All you type is kept in the database of this installation and is sent nowhere else. Only people of the company see it, each by their role. The history keeps who changed what and when, and cannot be altered.

Backups. Whoever runs this installation is responsible for making backups.

Your password is personal. If you think somebody knows it, change it or tell the owner of the company.

When these conditions change we will ask you to accept them again. We keep the version, the moment and the language in which you accepted them.`,
};

export const NOVETATS: Trilingual = {
  ca: 'Treballs i agents, control de qualitat de tot l’edifici, pressupostos, factures amb els seus registres, despeses, amortització i llibres.',
  es: 'Trabajos y agentes, control de calidad de todo el edificio, presupuestos, facturas con sus registros, gastos, amortización y libros.',
  en: 'Works and agents, quality control of the whole building, quotations, invoices with their records, expenses, amortisation and books.',
};
