import type { ManualText } from './manual.ts';

export const llibresCa: ManualText = {
  titol: 'Despeses, amortització i llibres',
  resum: 'Del tiquet a la casella de l’impost, i de la casella al tiquet: despeses, béns, llibres registre i models.',
  capitols: [
    {
      titol: 'Abans de res: com tributa el despatx',
      blocs: [
        'A **Llibres i resums**, **Com tributa l’empresa** demana l’estimació, la classe d’activitat, la prorrata i el criteri de caixa, per exercicis. D’aquí surten els models que us toquen.',
      ],
    },
    {
      titol: 'Escriure una despesa',
      blocs: [
        {
          passos: [
            'A **Despeses** deixeu-hi el tiquet o premeu `N`: el paper queda al costat mentre escriviu. Al telèfon, primer la foto.',
            'Escriviu el proveïdor: hi posa el tipus, l’IVA i la retenció de l’última vegada. **Duplicar l’última del proveïdor** en copia les línies.',
            'Escriviu la base o el total. L’IVA imprès mana sobre el calculat: si difereix, la línia ho diu.',
            'Premeu `Ctrl+S`. Si el proveïdor ja havia fet servir aquell número, us ho pregunta.',
          ],
        },
        { imatge: 'despesa', peu: 'Una despesa: el document, les línies i què se’n dedueix.' },
        '**Repartiment entre treballs** diu quina part és de cada treball. A **Tipus de despesa** hi ha l’arbre de tipus, amb l’IVA, la part deduïble i el concepte dels llibres de cadascun: podeu afegir-hi els vostres.',
      ],
    },
    {
      titol: 'Moltes de cop',
      blocs: [
        '**Importar** porta un trimestre sencer des d’un full de càlcul: cada fila es jutja abans i res no s’escriu fins que ho dieu. També hi podeu deixar factures electròniques rebudes; se’n comprova la signatura.',
        { imatge: 'despeses', peu: 'Les despeses de l’any, amb la suma del que s’ha filtrat.' },
      ],
    },
    {
      titol: 'Béns d’inversió',
      blocs: [
        'Marqueu la línia de la despesa amb **És un bé d’inversió** i trieu-ne la fila de la taula legal. A **Amortització** veureu el quadre de cada any, per dies. **Donar de baixa** en diu el guany o la pèrdua abans de desar-ho.',
        {
          nota: '**Nou bé** és per als béns que ja teníeu abans d’entrar aquí: digueu-ne el que ja estava amortitzat.',
        },
      ],
    },
    {
      titol: 'El trimestre i els models',
      blocs: [
        { imatge: 'llibres', peu: 'Els quatre trimestres, els models i què en diria l’Agència.' },
        {
          passos: [
            'Mireu primer **Avisos**: cada línia porta al document que cal mirar.',
            'Obriu el model. De cada casella podeu veure d’on surt, fins al tiquet. El que escriviu a mà queda marcat amb **A mà** i el seu motiu.',
            'Al 303, **Descarregar el fitxer** en fa el fitxer que s’importa a la seu de l’Agència Tributària i es presenta des d’allà.',
            '**Descarregar els llibres** baixa els llibres registre en el format comú de l’Agència.',
          ],
        },
        'Un cop presentat, tanqueu el trimestre: el que hi té data deixa de canviar, i els d’abans es tanquen amb ell. Per tornar-lo a obrir cal un motiu.',
      ],
    },
    {
      titol: 'Què deixa cada treball',
      blocs: [
        '**Resultat per treball** posa de costat el que es va pressupostar, el que s’ha facturat i cobrat i el que s’ha gastat, treball per treball. Obriu-ne un i veureu d’on surt cada import.',
      ],
    },
  ],
};
