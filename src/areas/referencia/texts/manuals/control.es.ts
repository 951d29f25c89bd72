import type { ManualText } from './manual.ts';

export const controlEs: ManualText = {
  titol: 'El control de calidad',
  resum:
    'Del programa de control al certificado: elegir qué se controla, seguirlo, cerrar las no conformidades y entregarlo.',
  capitols: [
    {
      titol: 'Hacer el programa',
      blocs: [
        'Cada trabajo tiene una pestaña **Programa**. A la izquierda está el banco: 119 partidas de 22 procesos constructivos, con sus comprobaciones. A la derecha, lo que usted ha elegido.',
        {
          passos: [
            'Pulse `B` para ir al banco y escriba qué busca: «ladrillos», «cubierta», una norma. **Mismo proceso** y **Solo vigentes** estrechan la lista.',
            'Marque con `Espacio` las partidas que quiera y pulse `Intro` para añadirlas.',
            'En la tabla, escriba la medición: los lotes salen solos. Si quiere otros, escríbalos al lado. **¿Por qué?** dice de dónde salen.',
            'Pulse `Intro` sobre una partida para elegir sus usos, su sistema y el producto. Antes de guardar verá qué comprobaciones entran y cuáles salen.',
          ],
        },
        { imatge: 'programa', peu: 'El banco a la izquierda; a la derecha, el programa con lotes, coste y estado.' },
        'Para empezar como otro trabajo, **Copiar de otro trabajo** trae sus procesos, partidas y comprobaciones, nunca los lotes ni los resultados.',
        {
          nota: 'La partida del hormigón no tiene lotes propios: son los de sus zonas. Las zonas que ya existen se ponen solas en ella cuando solo hay una partida para su norma.',
        },
      ],
    },
    {
      titol: 'Emitirlo, y volver a emitirlo',
      blocs: [
        '«Emitir la revisión 1…» comprueba los usos de cada partida, guarda el programa tal como es y le pone número y fecha. A partir de ahí puede seguir cambiándolo: el programa dice «Modificado después de la rev. 1», y la revisión siguiente lista qué ha entrado, qué ha salido y qué ha cambiado.',
        'Una revisión emitida no cambia nunca. En **Revisiones** están todas, con quién las emitió y cuándo.',
      ],
    },
    {
      titol: 'El seguimiento en el despacho',
      blocs: [
        'En **Seguimiento**, una pestaña por proceso. Cada partida es una rejilla: las comprobaciones en filas, los lotes en columnas.',
        {
          taula: [
            ['`C`', 'Conforme'],
            ['`N`', 'No conforme: pide la acción y el plazo'],
            ['`A`', 'No aplica: pide el motivo'],
            ['`P`', 'Pendiente otra vez'],
            ['`Shift` + la letra', 'Lo mismo en todos los lotes de la fila'],
            ['`Intro`', 'La respuesta entera: valor, fecha, responsable, nota, archivos'],
            ['`D`', 'Añadir un archivo'],
          ],
        },
        { imatge: 'seguiment', peu: 'Las comprobaciones de una partida, lote a lote.' },
        'El estado del lote, de la partida, del proceso y del trabajo cambia al instante, lo guarde quien lo guarde y desde donde sea. **Pendientes** y **No conformidades** dejan a la vista solo lo que falta.',
      ],
    },
    {
      titol: 'En la obra, con el teléfono',
      blocs: [
        'En el teléfono, **Seguimiento** muestra los lotes; abra uno y verá sus comprobaciones. Toque una, pulse **Conforme** y **Guardar y siguiente**: le lleva a la siguiente pendiente.',
        '**Foto** abre la cámara. Sin cobertura, lo que ha escrito queda guardado en este navegador y la pantalla dice cuántas respuestas faltan por enviar; se envían solas cuando vuelve la línea.',
        { imatge: 'mobil-seguiment', peu: 'Las comprobaciones de un lote, con una mano.', mobil: true },
      ],
    },
    {
      titol: 'Las no conformidades',
      blocs: [
        'Toda no conformidad dice qué se hará y hasta cuándo. Mientras está abierta, la partida, el proceso y el trabajo se ven no conformes. Cuando se ha corregido, ciérrela con la fecha: el fallo sigue constando, cerrado.',
        'En **No conformidades** del menú están las de todos los trabajos, las vencidas primero. En **Calendario**, lo que vence este mes: resistencias a 7 y a 28 días, acciones y lotes. **Suscribirse (ICS)** lo lleva a su calendario.',
        {
          nota: 'El hormigón responde solo: el veredicto de cada lote escribe su comprobación de resistencia. Un lote no satisfactorio queda no conforme para siempre, con la decisión posterior al lado.',
        },
      ],
    },
    {
      titol: 'Entregarlo',
      blocs: [
        'En **Informes** del trabajo están el programa, el seguimiento de cada proceso, la relación de controles y resultados (anejo B), las modificaciones (anejo A), el acta de visita, las no conformidades y el certificado de cumplimiento.',
        'El certificado mira antes qué falta: programa sin emitir, no conformidades abiertas, partidas pendientes, lotes de hormigón sin decisión. Lo que no se pueda resolver se pone como excepción, con su motivo.',
      ],
    },
  ],
};
