import type { ManualText } from './manual.ts';

export const controlCa: ManualText = {
  titol: 'El control de qualitat',
  resum:
    'Del programa de control al certificat: triar què es controla, seguir-ho, tancar les no conformitats i lliurar-ho.',
  capitols: [
    {
      titol: 'Fer el programa',
      blocs: [
        'Cada treball té una pestanya **Programa**. A l’esquerra hi ha el banc: 119 partides de 22 processos constructius, amb les seves comprovacions. A la dreta, el que heu triat.',
        {
          passos: [
            'Premeu `B` per anar al banc i escriviu què busqueu: «maons», «coberta», una norma. **Mateix procés** i **Només vigents** estrenyen la llista.',
            'Marqueu amb `Espai` les partides que voleu i premeu `Intro` per afegir-les.',
            'A la taula, escriviu l’amidament: els lots surten sols. Si en voleu uns altres, escriviu-los al costat. **Per què?** diu d’on surten.',
            'Premeu `Intro` sobre una partida per triar-ne els usos, el sistema i el producte. Abans de desar veureu quines comprovacions entren i quines surten.',
          ],
        },
        { imatge: 'programa', peu: 'El banc a l’esquerra; a la dreta, el programa amb lots, cost i estat.' },
        'Per començar com un altre treball, **Copiar d’un altre treball** en porta els processos, les partides i les comprovacions, mai els lots ni els resultats.',
        {
          nota: 'La partida del formigó no té lots propis: són els de les seves zones. Les zones que ja hi ha s’hi posen soles quan només hi ha una partida per a la seva norma.',
        },
      ],
    },
    {
      titol: 'Emetre’l, i tornar-lo a emetre',
      blocs: [
        '«Emetre la revisió 1…» comprova els usos de cada partida, guarda el programa tal com és i li posa número i data. A partir d’aquí podeu continuar canviant-lo: el programa diu «Modificat després de la rev. 1», i la revisió següent llista què ha entrat, què ha sortit i què ha canviat.',
        'Una revisió emesa no canvia mai. A **Revisions** les teniu totes, amb qui les va emetre i quan.',
      ],
    },
    {
      titol: 'El seguiment al despatx',
      blocs: [
        'A **Seguiment**, una pestanya per procés. Cada partida és una graella: les comprovacions en files, els lots en columnes.',
        {
          taula: [
            ['`C`', 'Conforme'],
            ['`N`', 'No conforme: demana l’acció i el termini'],
            ['`A`', 'No aplica: demana el motiu'],
            ['`P`', 'Pendent un altre cop'],
            ['`Shift` + la lletra', 'El mateix a tots els lots de la fila'],
            ['`Intro`', 'La resposta sencera: valor, data, responsable, nota, fitxers'],
            ['`D`', 'Afegir un fitxer'],
          ],
        },
        { imatge: 'seguiment', peu: 'Les comprovacions d’una partida, lot a lot.' },
        'L’estat del lot, de la partida, del procés i del treball canvia a l’instant, ho desi qui ho desi i des d’on sigui. **Pendents** i **No conformitats** deixen a la vista només el que falta.',
      ],
    },
    {
      titol: 'A l’obra, amb el telèfon',
      blocs: [
        'Al telèfon, **Seguiment** mostra els lots; obriu-ne un i en veureu les comprovacions. Toqueu-ne una, premeu **Conforme** i **Desar i següent**: us porta a la següent pendent.',
        '**Foto** obre la càmera. Sense cobertura, el que heu escrit queda guardat en aquest navegador i la pantalla diu quantes respostes falten per enviar; s’envien soles quan torna la línia.',
        { imatge: 'mobil-seguiment', peu: 'Les comprovacions d’un lot, a una mà.', mobil: true },
      ],
    },
    {
      titol: 'Les no conformitats',
      blocs: [
        'Tota no conformitat diu què s’hi farà i fins quan. Mentre és oberta, la partida, el procés i el treball es veuen no conformes. Quan s’ha corregit, tanqueu-la amb la data: la fallada continua constant, tancada.',
        'A **No conformitats** del menú hi ha les de tots els treballs, les vençudes primer. A **Calendari**, el que venç aquest mes: resistències a 7 i a 28 dies, accions i lots. **Subscriure (ICS)** el porta al vostre calendari.',
        {
          nota: 'El formigó respon sol: el veredicte de cada lot escriu la seva comprovació de resistència. Un lot no satisfactori hi queda no conforme per sempre, amb la decisió posterior al costat.',
        },
      ],
    },
    {
      titol: 'Lliurar-ho',
      blocs: [
        'A **Informes** del treball hi ha el programa, el seguiment de cada procés, la relació de controls i resultats (annex B), les modificacions (annex A), l’acta de visita, les no conformitats i el certificat de compliment.',
        'El certificat mira abans què falta: programa sense emetre, no conformitats obertes, partides pendents, lots de formigó sense decisió. El que no es pugui resoldre s’hi posa com a excepció, amb el seu motiu.',
      ],
    },
  ],
};
