import type { ManualText } from './manual.ts';

export const formigoCa: ManualText = {
  titol: 'El control del formigó',
  resum: 'De la zona acabada de dibuixar al veredicte raonat de cada lot i al PDF que es lliura.',
  capitols: [
    {
      titol: 'Quina norma mana',
      blocs: [
        'La norma surt de la data del projecte o, si no n’hi ha, de la de l’encàrrec: EHE-98, EHE-08 o Codi Estructural, amb els seus règims transitoris. Es veu damunt de la llista de zones, a **Formigó**. Amb **Canviar** se’n pot triar una altra: cal dir per què, i el motiu surt als passos del veredicte i a l’informe.',
        'Una zona queda lligada a la norma quan té el primer resultat: a partir d’aquí ja no canvia sola, encara que canviïn les dates del treball.',
      ],
    },
    {
      titol: 'Crear una zona',
      blocs: [
        {
          passos: [
            'Premeu **Nova zona**.',
            'Trieu l’estructura i escriviu almenys un amidament: volum, setmanes, superfície o plantes.',
            'Escriviu la designació, com `HA-30/F/20/XC2`, o ompliu els camps: diuen el mateix. Les combinacions que la norma no admet s’avisen a l’instant.',
            'Trieu la modalitat de control i el distintiu, si n’hi ha.',
            'Mireu la **Previsió**, a la dreta: quants lots i quantes pastades calen, i quina dimensió ho decideix. Premeu **Crear la zona**.',
          ],
        },
        { imatge: 'zona-nova', peu: 'La previsió canvia mentre s’escriu i diu quina dimensió mana.' },
        'Les mides màximes dels lots són a **Límits dels lots**. Un treball les pot canviar, dient per què; el veredicte i l’informe en deixen constància.',
      ],
    },
    {
      titol: 'Escriure o enganxar les resistències',
      blocs: [
        'Cada fila de la graella és una pastada. `Intro` baixa, `Tab` avança, les comes són decimals. Una columna o un bloc copiats del full del laboratori s’enganxen amb `Ctrl+V`. El que no s’entén es queda escrit i marcat, i no es perd.',
        {
          taula: [
            ['Tecla', 'Què fa'],
            ['`F2`', 'Edita la cel·la'],
            ['`Ctrl+Z`', 'Desfà, fins a cent passos; un bloc enganxat és un sol pas'],
            ['`Ctrl+D`', 'Omple cap avall'],
            ['`Ctrl+I`', 'Afegeix una pastada'],
            ['`F8`', 'Va a l’error següent'],
            ['`Alt+PgDn`', 'Passa al lot següent'],
          ],
        },
        'Cada fila es desa sola en sortir-ne. Si el servidor no respon, la pantalla diu quants valors falten per enviar i ho torna a provar. Si una altra persona ha escrit a la mateixa cel·la, la cel·la ho ensenya i sou vós qui tria.',
        { imatge: 'zona', peu: 'La graella d’un lot i, al costat, el veredicte amb els seus set passos.' },
      ],
    },
    {
      titol: 'Llegir el veredicte',
      blocs: [
        'El veredicte canvia mentre s’escriu. Porta la fórmula amb els números posats, el marge o el que falta, un gràfic i sempre set passos: norma, control, mostres, cas, coeficient, càlcul i comparació. Premeu un número de la fórmula i s’il·lumina d’on surt; obriu un pas i hi ha l’article i la taula.',
        'Les regles que encara s’han de contrastar amb el text oficial porten la marca **Per verificar**, a la pantalla i al paper.',
        'Si la norma demana una dada que no és a la graella (la sigma certificada, la classe de la central, si el subministrament és continu), el lot queda en **Cal resposta** i ho pregunta allà mateix. La resposta queda signada amb nom i data, i es pot canviar.',
        { imatge: 'resposta', peu: 'Un lot que espera la sigma certificada.' },
        {
          nota: 'Un lot amb menys mostres de les que demana la norma no surt mai verd del tot: diu quantes en falten.',
        },
      ],
    },
    {
      titol: 'Quan un lot no compleix',
      blocs: [
        'El veredicte del control queda per sempre. Al costat s’hi registra la **Decisió posterior**: què s’ha fet (provetes de reserva, testimonis, estudi de seguretat, prova de càrrega) i com acaba (acceptat, reforçat o demolit), amb data, autor i raons. Les llistes i els informes ensenyen totes dues coses.',
        'Si corregiu una resistència, es recalculen també els lots posteriors del mateix formigó, i la pantalla diu quins han canviat.',
        { imatge: 'fallada', peu: 'Un lot no satisfactori, amb el pas que ho decideix obert.' },
      ],
    },
    {
      titol: 'Lliurar l’informe',
      blocs: [
        {
          passos: [
            'A **Informes**, obriu «Full de control del formigó» i trieu zones i estats, si hi van els set passos, la llengua i el disseny.',
            'Premeu **Generar el PDF**. Mentre es fa podeu continuar treballant.',
          ],
        },
        'L’informe porta portada amb agents i norma, índex amb els lots no satisfactoris primer, previsió, i un bloc per lot amb mostres, gràfic, passos, veredicte i decisió. Si falta alguna cosa (un lot pendent, una resposta), també ho diu.',
      ],
    },
  ],
};
