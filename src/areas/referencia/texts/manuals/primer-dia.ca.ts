import type { ManualText } from './manual.ts';

export const primerDiaCa: ManualText = {
  titol: 'El primer dia',
  resum: 'De la instal·lació buida a un despatx que ja treballa: l’empresa, la gent, els agents i la primera obra.',
  capitols: [
    {
      titol: 'Entrar per primera vegada',
      blocs: [
        'La primera vegada que s’obre, el programa és buit i demana dues coses: qui sou i de quina empresa. Són les dades que després signen els documents; per això es demanen també la titulació i el número de col·legiat.',
        {
          passos: [
            'Obriu l’adreça que el programa ha escrit en engegar.',
            'Ompliu **Persona**: nom, correu i una contrasenya de deu caràcters o més. El correu serà el vostre usuari.',
            'Ompliu **Empresa** amb el nom fiscal i el NIF. Si el NIF no quadra, el programa avisa i deixa continuar.',
            'Premeu **Crear i entrar**, llegiu les condicions i premeu **Accepto les condicions**.',
          ],
        },
        'Us trobareu a **Inici**, que sempre diu què cal atendre: lots que esperen una decisió, respostes pendents, resistències que fan 28 dies. El primer dia hi surten els primers passos.',
        { imatge: 'inici', peu: 'L’inici d’un despatx amb obres en marxa.' },
      ],
    },
    {
      titol: 'Completar l’empresa',
      blocs: [
        'A **Empresa** hi ha tot allò que surt als documents: adreça, telèfon, logo i color. El color s’enfosqueix fins que es llegeix bé sobre blanc, i serveix de guia a totes les capçaleres.',
        'Si el despatx factura amb més d’una empresa, creeu-les a **Empreses**. A dalt a l’esquerra es veu sempre en quina sou; amb `Ctrl+E` es canvia d’empresa o d’exercici sense deixar el teclat. Dues pestanyes poden treballar en dues empreses alhora.',
        { nota: 'Cada empresa és un món a part: ningú no hi veu res de les altres, encara que comparteixin persones.' },
      ],
    },
    {
      titol: 'Convidar la gent del despatx',
      blocs: [
        {
          passos: [
            'Aneu a **Usuaris** i premeu **Convidar**.',
            'Escriviu el nom i el correu, i trieu-ne el rol.',
            'Si el servidor té correu configurat, la invitació surt sola. Si no, copieu l’enllaç i feu-lo arribar: val una sola vegada.',
          ],
        },
        {
          taula: [
            ['Rol', 'Què pot fer'],
            ['Titular', 'Tot, també els usuaris i els certificats.'],
            ['Gestor', 'Tot, menys usuaris, certificats i suprimir l’empresa.'],
            ['Tècnic', 'Treballs, control de qualitat, informes i agents.'],
            ['Obra', 'Resultats, pastades, fotos i fitxers dels treballs que té assignats.'],
            ['Administració', 'Agents i llistats; llegeix els treballs.'],
            ['Lector', 'Ho llegeix tot menys usuaris i certificats; no canvia res.'],
          ],
        },
        'El que un rol no pot fer no surt a la pantalla. A les persones amb rol d’obra cal assignar-los els treballs, a **Dades i agents** de cada treball.',
        { imatge: 'convidar', peu: 'Convidar una persona i triar-ne el rol.' },
      ],
    },
    {
      titol: 'Portar els agents que ja teniu',
      blocs: [
        'Promotors, tècnics, constructors, laboratoris i proveïdors són **Agents**. No cal teclejar-los: un full de càlcul, un CSV o les targetes del telèfon serveixen.',
        {
          passos: [
            'A **Agents**, premeu **Importar** i deixeu-hi el fitxer. El programa descobreix la codificació i el separador.',
            'Digueu a quin camp va cada columna. El que ja ha endevinat surt triat.',
            'Reviseu les files: les que tenen errors no entraran, i les d’avisos només si les accepteu. Fins aquí no s’ha escrit res.',
            'Importeu-los. Us podeu descarregar les files no importades, arreglar-les i tornar-hi. La importació sencera es pot desfer.',
          ],
        },
        { imatge: 'agents', peu: 'La llista d’agents, amb filtres i cerca sense accents.' },
      ],
    },
    {
      titol: 'Obrir la primera obra',
      blocs: [
        'A **Treballs**, premeu **Nou treball** o la tecla `N`. Només cal el nom. La data del projecte val la pena posar-la: decideix quina norma regeix el formigó.',
        'A **Dades i agents** digueu qui és el promotor, qui dirigeix l’obra, qui en dirigeix l’execució i qui construeix. Si en falta cap, o si la titulació d’un tècnic no l’habilita, el **Resum** del treball ho diu.',
        { imatge: 'treball', peu: 'El resum d’un treball: què cal fer i qui hi intervé.' },
        'El pas següent és el manual del formigó.',
      ],
    },
    {
      titol: 'Treballar de pressa i sense por',
      blocs: [
        {
          taula: [
            ['Tecla', 'Què fa'],
            ['`?`', 'Ensenya les dreceres de la pantalla on sou'],
            ['`/`', 'Va a la cerca de la llista'],
            ['`N`', 'Crea un registre nou'],
            ['`Ctrl+S`', 'Desa'],
            ['`Esc`', 'Tanca el que hi ha damunt'],
            ['`G` `T`', 'Va a Treballs; `G` `I`, a Inici; `G` `A`, a Agents'],
          ],
        },
        'Els números s’escriuen com sempre: «1.234,56», «35 €». Les dates també: `1/3/26`, «avui», «+30».',
        'El que escriviu en un formulari es guarda al navegador mentre no el deseu. Si es tanca la pestanya o s’acaba la sessió, en tornar us l’ofereix: **Recuperar**, **Veure diferències** o **Descartar**. Si dues persones canvien el mateix registre, el programa ensenya els dos valors i sou vós qui tria.',
        'Al menú de la persona, a dalt a la dreta, hi ha **El meu perfil** (contrasenya, segon factor, dispositius), l’idioma i l’aspecte clar o fosc.',
      ],
    },
  ],
};
