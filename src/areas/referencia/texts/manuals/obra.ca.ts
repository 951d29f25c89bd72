import type { ManualText } from './manual.ts';

export const obraCa: ManualText = {
  titol: 'A peu d’obra',
  resum: 'El telèfon a l’obra: anotar pastades, fer fotos, pujar papers i saber què falta.',
  capitols: [
    {
      titol: 'Posar el programa al telèfon',
      blocs: [
        {
          passos: [
            'Obriu l’adreça del programa amb el navegador del telèfon i entreu amb el vostre usuari.',
            'Al menú del navegador, trieu afegir-lo a la pantalla d’inici. S’obrirà com una aplicació més.',
          ],
        },
        'A baix hi ha **Inici**, **Treballs** i **Més**. Si teniu el rol d’obra, només hi veureu els treballs que us han assignat; si no n’hi surt cap, demaneu-ho al titular.',
        { imatge: 'mobil-inici', peu: 'Què cal atendre avui.', mobil: true },
      ],
    },
    {
      titol: 'Anotar una pastada',
      blocs: [
        {
          passos: [
            'Obriu el treball, **Formigó** i la zona on s’està formigonant.',
            'Trieu el lot i premeu **Afegir pastada**.',
            'Escriviu l’albarà, l’element, l’hora i les lectures del con, com `115/125`. Les resistències s’ompliran quan arribin.',
          ],
        },
        'Es desa camp a camp, sense cap botó. El peu de la pantalla diu sempre si tot és desat o quants valors falten per enviar. Sense cobertura, deixeu la pantalla oberta: ho torna a provar sol quan torna la línia.',
        { imatge: 'mobil-zona', peu: 'Una pastada al telèfon, amb el veredicte a dalt.', mobil: true },
        {
          nota: 'El con queda jutjat a l’instant: una pastada rebutjada per consistència es marca encara que les resistències no hagin arribat.',
        },
      ],
    },
    {
      titol: 'Fotos i papers',
      blocs: [
        'A **Documents** del treball, **Fer una foto** obre la càmera i **Pujar fitxers** deixa triar-ne uns quants alhora, fins a 100 MB cadascun. Les fotos del telèfon (HEIC) es converteixen perquè tothom les vegi.',
        'Si la línia cau a mitja pujada, es reprèn allà on era. Els fitxers es posen en carpetes, es canvien de nom i d’ordre, i els que es marquen van a l’annex.',
        { imatge: 'mobil-documents', peu: 'Els documents d’un treball al telèfon.', mobil: true },
      ],
    },
    {
      titol: 'Si dues persones escriuen alhora',
      blocs: [
        'No es perd res: cada cel·la es desa per separat. Si totes dues heu tocat la mateixa, la segona veu els dos valors i tria. A **Historial** hi queda qui ha escrit cada cosa i quan.',
        'Si la sessió s’acaba mentre escriviu, el programa demana la contrasenya sobre la mateixa pantalla i continua on éreu.',
      ],
    },
    {
      titol: 'En tornar al despatx',
      blocs: [
        'A **Inici** hi surten les pastades que fan 28 dies aquesta setmana i les que ja els han passat sense resistència. Quan arriba l’acta del laboratori, s’enganxa a la graella: és el manual del formigó.',
      ],
    },
  ],
};
