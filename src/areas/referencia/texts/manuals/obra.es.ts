import type { ManualText } from './manual.ts';

export const obraEs: ManualText = {
  titol: 'A pie de obra',
  resum: 'El teléfono en la obra: anotar amasadas, hacer fotos, subir papeles y saber qué falta.',
  capitols: [
    {
      titol: 'Poner el programa en el teléfono',
      blocs: [
        {
          passos: [
            'Abra la dirección del programa con el navegador del teléfono y entre con su usuario.',
            'En el menú del navegador, elija añadirlo a la pantalla de inicio. Se abrirá como una aplicación más.',
          ],
        },
        'Abajo están **Inicio**, **Trabajos** y **Más**. Si tiene el rol de obra, solo verá los trabajos que le han asignado; si no sale ninguno, pídalo al titular.',
        { imatge: 'mobil-inici', peu: 'Qué hay que atender hoy.', mobil: true },
      ],
    },
    {
      titol: 'Anotar una amasada',
      blocs: [
        {
          passos: [
            'Abra el trabajo, **Hormigón** y la zona donde se está hormigonando.',
            'Elija el lote y pulse **Añadir amasada**.',
            'Escriba el albarán, el elemento, la hora y las lecturas del cono, como `115/125`. Las resistencias se rellenarán cuando lleguen.',
          ],
        },
        'Se guarda campo a campo, sin ningún botón. El pie de la pantalla dice siempre si todo está guardado o cuántos valores faltan por enviar. Sin cobertura, deje la pantalla abierta: lo vuelve a intentar solo cuando vuelve la línea.',
        { imatge: 'mobil-zona', peu: 'Una amasada en el teléfono, con el veredicto arriba.', mobil: true },
        {
          nota: 'El cono queda juzgado al instante: una amasada rechazada por consistencia se marca aunque las resistencias no hayan llegado.',
        },
      ],
    },
    {
      titol: 'Fotos y papeles',
      blocs: [
        'En **Documentos** del trabajo, **Hacer una foto** abre la cámara y **Subir archivos** deja elegir varios a la vez, hasta 100 MB cada uno. Las fotos del teléfono (HEIC) se convierten para que todos las vean.',
        'Si la línea cae a media subida, se reanuda donde estaba. Los archivos se ponen en carpetas, se cambian de nombre y de orden, y los que se marcan van al anexo.',
        { imatge: 'mobil-documents', peu: 'Los documentos de un trabajo en el teléfono.', mobil: true },
      ],
    },
    {
      titol: 'Si dos personas escriben a la vez',
      blocs: [
        'No se pierde nada: cada celda se guarda por separado. Si las dos han tocado la misma, la segunda ve los dos valores y elige. En **Historial** queda quién ha escrito cada cosa y cuándo.',
        'Si la sesión se acaba mientras escribe, el programa pide la contraseña sobre la misma pantalla y sigue donde estaba.',
      ],
    },
    {
      titol: 'Al volver al despacho',
      blocs: [
        'En **Inicio** salen las amasadas que cumplen 28 días esta semana y las que ya los han pasado sin resistencia. Cuando llega el acta del laboratorio, se pega en la cuadrícula: es el manual del hormigón.',
      ],
    },
  ],
};
