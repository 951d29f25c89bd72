import type { ManualText } from './manual.ts';

export const llibresEs: ManualText = {
  titol: 'Gastos, amortización y libros',
  resum: 'Del ticket a la casilla del impuesto, y de la casilla al ticket: gastos, bienes, libros registro y modelos.',
  capitols: [
    {
      titol: 'Antes de nada: cómo tributa el despacho',
      blocs: [
        'En **Libros y resúmenes**, **Cómo tributa la empresa** pide la estimación, la clase de actividad, la prorrata y el criterio de caja, por ejercicios. De aquí salen los modelos que le tocan.',
      ],
    },
    {
      titol: 'Escribir un gasto',
      blocs: [
        {
          passos: [
            'En **Gastos** deje el ticket o pulse `N`: el papel queda al lado mientras escribe. En el teléfono, primero la foto.',
            'Escriba el proveedor: pone el tipo, el IVA y la retención de la última vez. **Duplicar el último del proveedor** copia sus líneas.',
            'Escriba la base o el total. El IVA impreso manda sobre el calculado: si difiere, la línea lo dice.',
            'Pulse `Ctrl+S`. Si el proveedor ya había usado ese número, se lo pregunta.',
          ],
        },
        { imatge: 'despesa', peu: 'Un gasto: el documento, las líneas y qué se deduce.' },
        '**Reparto entre trabajos** dice qué parte es de cada trabajo. En **Tipos de gasto** está el árbol de tipos, con el IVA, la parte deducible y el concepto de los libros de cada uno: puede añadir los suyos.',
      ],
    },
    {
      titol: 'Muchos de golpe',
      blocs: [
        '**Importar** trae un trimestre entero desde una hoja de cálculo: cada fila se juzga antes y nada se escribe hasta que usted lo diga. También puede dejar facturas electrónicas recibidas; se comprueba su firma.',
        { imatge: 'despeses', peu: 'Los gastos del año, con la suma de lo filtrado.' },
      ],
    },
    {
      titol: 'Bienes de inversión',
      blocs: [
        'Marque la línea del gasto con **Es un bien de inversión** y elija su fila de la tabla legal. En **Amortización** verá el cuadro de cada año, por días. **Dar de baja** dice la ganancia o la pérdida antes de guardarlo.',
        {
          nota: '**Nuevo bien** es para los bienes que ya tenía antes de entrar aquí: diga lo que ya estaba amortizado.',
        },
      ],
    },
    {
      titol: 'El trimestre y los modelos',
      blocs: [
        { imatge: 'llibres', peu: 'Los cuatro trimestres, los modelos y qué diría la Agencia.' },
        {
          passos: [
            'Mire primero **Avisos**: cada línea lleva al documento que hay que mirar.',
            'Abra el modelo. De cada casilla puede ver de dónde sale, hasta el ticket. Lo que escriba a mano queda marcado con **A mano** y su motivo.',
            'En el 303, **Descargar el fichero** hace el fichero que se importa en la sede de la Agencia Tributaria y se presenta desde allí.',
            '**Descargar los libros** baja los libros registro en el formato común de la Agencia.',
          ],
        },
        'Una vez presentado, cierre el trimestre: lo que tiene fecha en él deja de cambiar, y los anteriores se cierran con él. Para volver a abrirlo hace falta un motivo.',
      ],
    },
    {
      titol: 'Qué deja cada trabajo',
      blocs: [
        '**Resultado por trabajo** pone al lado lo que se presupuestó, lo que se ha facturado y cobrado y lo que se ha gastado, trabajo por trabajo. Abra uno y verá de dónde sale cada importe.',
      ],
    },
  ],
};
