import type { ManualText } from './manual.ts';

export const vendesCa: ManualText = {
  titol: 'Pressupostar, facturar i cobrar',
  resum:
    'Del pressupost que el client accepta per un enllaç a la factura cobrada, amb els seus registres i la Facturae.',
  capitols: [
    {
      titol: 'Fer un pressupost',
      blocs: [
        'A **Pressupostos** premeu `N`. Trieu el client, escriviu el concepte i ompliu les línies com un full de càlcul: `Intro` baixa, `Tab` va a la dreta i la darrera línia en fa una altra.',
        {
          passos: [
            'A **Fites de facturació** digueu com es facturarà: **30 / 40 / 30**, **Una per capítol** o els percentatges que vulgueu, fins a sumar 100.',
            '**Previsualitzar** ensenya el document tal com sortirà.',
            '**Enviar per correu…** li dona número i l’envia amb un enllaç: el client el llegeix i l’accepta sense compte. **Donar per enviat** és per al que lliureu en mà.',
          ],
        },
        { imatge: 'pressupost', peu: 'Un pressupost acceptat, amb les seves fites.' },
        'El que s’ha enviat ja no canvia: **Nova versió** en fa un altre amb el mateix número, i el d’abans queda guardat. En acceptar-se s’obre el treball, i cada fita té el seu botó per fer-ne la factura.',
      ],
    },
    {
      titol: 'Fer la factura i emetre-la',
      blocs: [
        'Una factura comença com a esborrany: es pot canviar, deixar i suprimir, i encara no té número. **Duplicar l’última d’aquest client** en copia les línies. A la dreta, **Abans d’emetre** diu què hi falta i hi porta.',
        { imatge: 'factura', peu: 'Un esborrany: les línies, els totals i què cal abans d’emetre.' },
        {
          passos: [
            'Si una cel·la no es pot llegir, la factura ho diu i no s’emet: no s’hi endevina res.',
            'Premeu `Ctrl+Intro`. El diàleg diu el número que tindrà, la data i els imports.',
            'En emetre-la rep el número següent de la sèrie, sense forats, i s’escriu el seu registre de facturació encadenat. Des d’aquí no canvia.',
          ],
        },
        {
          nota: 'A «Registre VERI*FACTU» hi ha tots els registres. La cadena es comprova sola cada dia, i **Comprovar la cadena** ho fa ara. Els registres encara no s’envien a l’Agència Tributària.',
        },
      ],
    },
    {
      titol: 'Enviar-la: correu i Facturae',
      blocs: [
        '**Enviar…** obre la carta escrita en l’idioma del client, amb el PDF. La pestanya **Enviaments** diu si ha sortit de debò, és a la cua o ha fallat, i per què.',
        'Per a una administració, **Facturae…** diu en paraules planes què rebutjaria el punt d’entrada, i **Descarregar signada** fa el fitxer amb el certificat de l’empresa.',
      ],
    },
    {
      titol: 'Cobrar',
      blocs: [
        { imatge: 'factures', peu: 'Les factures de l’any: què s’ha cobrat, què es deu i què ha vençut.' },
        {
          taula: [
            ['`C`', 'Cobrar la factura triada, sencera o en part'],
            ['`E`', 'Enviar-la per correu'],
            ['`V`', 'Veure-la sense sortir de la llista'],
            ['`.`', 'Tot el que s’hi pot fer'],
          ],
        },
        'De cada cobrament se’n pot fer el rebut. El que s’ha cobrat de més es torna amb **Tornar**. Quan una factura venç, **Recordar…** escriu el recordatori que toca: n’hi ha tres, cada cop més fermes.',
      ],
    },
    {
      titol: 'Quan hi ha un error',
      blocs: [
        '**Rectificar…** és el camí d’una factura que ja té el client: fa un esborrany de rectificativa, sencera, en part o que la substitueix, i demana el motiu fiscal.',
        '**Anul·lar (emesa per error)…** és només per a la que no havia d’existir, i que ningú no ha rebut ni pagat. El número queda ocupat per sempre.',
      ],
    },
    {
      titol: 'Moltes alhora, i les que es repeteixen',
      blocs: [
        'A la llista, `Espai` tria files i `Ctrl+A` les tria totes. A baix surt què s’hi pot fer: emetre-les, enviar-les, marcar-les cobrades o baixar-ne els documents. Abans de fer-ho diu quantes poden i per què no les altres.',
        'A **Periòdiques** hi ha les que es fan soles cada mes, trimestre o any: com a esborrany, emeses o emeses i enviades. Al text, {mes} i {any} es canvien pels de cada una.',
      ],
    },
  ],
};
