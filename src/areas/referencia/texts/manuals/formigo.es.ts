import type { ManualText } from './manual.ts';

export const formigoEs: ManualText = {
  titol: 'El control del hormigón',
  resum: 'De la zona recién dibujada al veredicto razonado de cada lote y al PDF que se entrega.',
  capitols: [
    {
      titol: 'Qué norma manda',
      blocs: [
        'La norma sale de la fecha del proyecto o, si no la hay, de la del encargo: EHE-98, EHE-08 o Código Estructural, con sus regímenes transitorios. Se ve encima de la lista de zonas, en **Hormigón**. Con **Cambiar** se puede elegir otra: hay que decir por qué, y el motivo sale en los pasos del veredicto y en el informe.',
        'Una zona queda ligada a la norma cuando tiene el primer resultado: desde ahí ya no cambia sola, aunque cambien las fechas del trabajo.',
      ],
    },
    {
      titol: 'Crear una zona',
      blocs: [
        {
          passos: [
            'Pulse **Nueva zona**.',
            'Elija la estructura y escriba al menos una medición: volumen, semanas, superficie o plantas.',
            'Escriba la designación, como `HA-30/F/20/XC2`, o rellene los campos: dicen lo mismo. Las combinaciones que la norma no admite se avisan al instante.',
            'Elija la modalidad de control y el distintivo, si lo hay.',
            'Mire la **Previsión**, a la derecha: cuántos lotes y cuántas amasadas hacen falta, y qué dimensión lo decide. Pulse **Crear la zona**.',
          ],
        },
        { imatge: 'zona-nova', peu: 'La previsión cambia mientras se escribe y dice qué dimensión manda.' },
        'Los tamaños máximos de los lotes están en **Límites de los lotes**. Un trabajo los puede cambiar, diciendo por qué; el veredicto y el informe lo hacen constar.',
      ],
    },
    {
      titol: 'Escribir o pegar las resistencias',
      blocs: [
        'Cada fila de la cuadrícula es una amasada. `Intro` baja, `Tab` avanza, las comas son decimales. Una columna o un bloque copiados de la hoja del laboratorio se pegan con `Ctrl+V`. Lo que no se entiende se queda escrito y marcado, y no se pierde.',
        {
          taula: [
            ['Tecla', 'Qué hace'],
            ['`F2`', 'Edita la celda'],
            ['`Ctrl+Z`', 'Deshace, hasta cien pasos; un bloque pegado es un solo paso'],
            ['`Ctrl+D`', 'Rellena hacia abajo'],
            ['`Ctrl+I`', 'Añade una amasada'],
            ['`F8`', 'Va al error siguiente'],
            ['`Alt+PgDn`', 'Pasa al lote siguiente'],
          ],
        },
        'Cada fila se guarda sola al salir de ella. Si el servidor no responde, la pantalla dice cuántos valores faltan por enviar y lo vuelve a intentar. Si otra persona ha escrito en la misma celda, la celda lo muestra y es usted quien elige.',
        { imatge: 'zona', peu: 'La cuadrícula de un lote y, al lado, el veredicto con sus siete pasos.' },
      ],
    },
    {
      titol: 'Leer el veredicto',
      blocs: [
        'El veredicto cambia mientras se escribe. Lleva la fórmula con los números puestos, el margen o lo que falta, un gráfico y siempre siete pasos: norma, control, muestras, caso, coeficiente, cálculo y comparación. Pulse un número de la fórmula y se ilumina de dónde sale; abra un paso y está el artículo y la tabla.',
        'Las reglas que todavía hay que contrastar con el texto oficial llevan la marca **Por verificar**, en la pantalla y en el papel.',
        'Si la norma pide un dato que no está en la cuadrícula (la sigma certificada, la clase de la central, si el suministro es continuo), el lote queda en **Falta una respuesta** y lo pregunta allí mismo. La respuesta queda firmada con nombre y fecha, y se puede cambiar.',
        { imatge: 'resposta', peu: 'Un lote que espera la sigma certificada.' },
        {
          nota: 'Un lote con menos muestras de las que pide la norma nunca sale verde del todo: dice cuántas faltan.',
        },
      ],
    },
    {
      titol: 'Cuando un lote no cumple',
      blocs: [
        'El veredicto del control queda para siempre. Al lado se registra la **Decisión posterior**: qué se ha hecho (probetas de reserva, testigos, estudio de seguridad, prueba de carga) y cómo acaba (aceptado, reforzado o demolido), con fecha, autor y razones. Las listas y los informes muestran las dos cosas.',
        'Si corrige una resistencia, se recalculan también los lotes posteriores del mismo hormigón, y la pantalla dice cuáles han cambiado.',
        { imatge: 'fallada', peu: 'Un lote no satisfactorio, con el paso que lo decide abierto.' },
      ],
    },
    {
      titol: 'Entregar el informe',
      blocs: [
        {
          passos: [
            'En **Informes**, abra «Hoja de control del hormigón» y elija zonas y estados, si van los siete pasos, la lengua y el diseño.',
            'Pulse **Generar el PDF**. Mientras se hace puede seguir trabajando.',
          ],
        },
        'El informe lleva portada con agentes y norma, índice con los lotes no satisfactorios primero, previsión, y un bloque por lote con muestras, gráfico, pasos, veredicto y decisión. Si falta algo (un lote pendiente, una respuesta), también lo dice.',
      ],
    },
  ],
};
