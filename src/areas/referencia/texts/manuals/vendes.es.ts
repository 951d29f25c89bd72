import type { ManualText } from './manual.ts';

export const vendesEs: ManualText = {
  titol: 'Presupuestar, facturar y cobrar',
  resum: 'Del presupuesto que el cliente acepta por un enlace a la factura cobrada, con sus registros y la Facturae.',
  capitols: [
    {
      titol: 'Hacer un presupuesto',
      blocs: [
        'En **Presupuestos** pulse `N`. Elija el cliente, escriba el concepto y rellene las líneas como una hoja de cálculo: `Intro` baja, `Tab` va a la derecha y la última línea hace otra.',
        {
          passos: [
            'En **Hitos de facturación** diga cómo se facturará: **30 / 40 / 30**, **Uno por capítulo** o los porcentajes que quiera, hasta sumar 100.',
            '**Previsualizar** enseña el documento tal como saldrá.',
            '**Enviar por correo…** le da número y lo envía con un enlace: el cliente lo lee y lo acepta sin cuenta. **Dar por enviado** es para lo que entregue en mano.',
          ],
        },
        { imatge: 'pressupost', peu: 'Un presupuesto aceptado, con sus hitos.' },
        'Lo enviado ya no cambia: **Nueva versión** hace otro con el mismo número, y el anterior queda guardado. Al aceptarse se abre el trabajo, y cada hito tiene su botón para hacer la factura.',
      ],
    },
    {
      titol: 'Hacer la factura y emitirla',
      blocs: [
        'Una factura empieza como borrador: se puede cambiar, dejar y suprimir, y aún no tiene número. **Duplicar la última de este cliente** copia sus líneas. A la derecha, **Antes de emitir** dice qué le falta y lleva hasta allí.',
        { imatge: 'factura', peu: 'Un borrador: las líneas, los totales y qué hace falta antes de emitir.' },
        {
          passos: [
            'Si una celda no se puede leer, la factura lo dice y no se emite: no se adivina nada.',
            'Pulse `Ctrl+Intro`. El diálogo dice el número que tendrá, la fecha y los importes.',
            'Al emitirla recibe el número siguiente de la serie, sin huecos, y se escribe su registro de facturación encadenado. Desde aquí no cambia.',
          ],
        },
        {
          nota: 'En «Registro VERI*FACTU» están todos los registros. La cadena se comprueba sola cada día, y **Comprobar la cadena** lo hace ahora. Los registros aún no se envían a la Agencia Tributaria.',
        },
      ],
    },
    {
      titol: 'Enviarla: correo y Facturae',
      blocs: [
        '**Enviar…** abre la carta escrita en el idioma del cliente, con el PDF. La pestaña **Envíos** dice si ha salido de verdad, está en cola o ha fallado, y por qué.',
        'Para una administración, **Facturae…** dice en palabras llanas qué rechazaría el punto de entrada, y **Descargar firmada** hace el fichero con el certificado de la empresa.',
      ],
    },
    {
      titol: 'Cobrar',
      blocs: [
        { imatge: 'factures', peu: 'Las facturas del año: qué se ha cobrado, qué se debe y qué ha vencido.' },
        {
          taula: [
            ['`C`', 'Cobrar la factura elegida, entera o en parte'],
            ['`E`', 'Enviarla por correo'],
            ['`V`', 'Verla sin salir de la lista'],
            ['`.`', 'Todo lo que se puede hacer con ella'],
          ],
        },
        'De cada cobro se puede hacer el recibo. Lo cobrado de más se devuelve con **Devolver**. Cuando una factura vence, **Recordar…** escribe el recordatorio que toca: hay tres, cada vez más firmes.',
      ],
    },
    {
      titol: 'Cuando hay un error',
      blocs: [
        '**Rectificar…** es el camino de una factura que ya tiene el cliente: hace un borrador de rectificativa, entera, en parte o que la sustituye, y pide el motivo fiscal.',
        '**Anular (emitida por error)…** es solo para la que no tenía que existir, y que nadie ha recibido ni pagado. El número queda ocupado para siempre.',
      ],
    },
    {
      titol: 'Muchas a la vez, y las que se repiten',
      blocs: [
        'En la lista, `Espacio` elige filas y `Ctrl+A` las elige todas. Abajo sale qué se puede hacer: emitirlas, enviarlas, marcarlas cobradas o descargar sus documentos. Antes de hacerlo dice cuántas pueden y por qué no las demás.',
        'En **Periódicas** están las que se hacen solas cada mes, trimestre o año: como borrador, emitidas o emitidas y enviadas. En el texto, {mes} y {any} se cambian por los de cada una.',
      ],
    },
  ],
};
