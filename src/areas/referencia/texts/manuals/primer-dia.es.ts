import type { ManualText } from './manual.ts';

export const primerDiaEs: ManualText = {
  titol: 'El primer día',
  resum:
    'De la instalación vacía a un despacho que ya trabaja: la empresa, las personas, los agentes y la primera obra.',
  capitols: [
    {
      titol: 'Entrar por primera vez',
      blocs: [
        'La primera vez que se abre, el programa está vacío y pide dos cosas: quién es usted y de qué empresa. Son los datos que después firman los documentos; por eso se piden también la titulación y el número de colegiado.',
        {
          passos: [
            'Abra la dirección que el programa ha escrito al arrancar.',
            'Rellene **Persona**: nombre, correo y una contraseña de diez caracteres o más. El correo será su usuario.',
            'Rellene **Empresa** con el nombre fiscal y el NIF. Si el NIF no cuadra, el programa avisa y deja continuar.',
            'Pulse **Crear y entrar**, lea las condiciones y pulse **Acepto las condiciones**.',
          ],
        },
        'Llegará a **Inicio**, que siempre dice qué hay que atender: lotes que esperan una decisión, respuestas pendientes, resistencias que cumplen 28 días. El primer día muestra los primeros pasos.',
        { imatge: 'inici', peu: 'El inicio de un despacho con obras en marcha.' },
      ],
    },
    {
      titol: 'Completar la empresa',
      blocs: [
        'En **Empresa** está todo lo que sale en los documentos: dirección, teléfono, logo y color. El color se oscurece hasta que se lee bien sobre blanco, y sirve de guía en todas las cabeceras.',
        'Si el despacho factura con más de una empresa, créelas en **Empresas**. Arriba a la izquierda se ve siempre en cuál está; con `Ctrl+E` se cambia de empresa o de ejercicio sin dejar el teclado. Dos pestañas pueden trabajar en dos empresas a la vez.',
        { nota: 'Cada empresa es un mundo aparte: nadie ve en ella nada de las demás, aunque compartan personas.' },
      ],
    },
    {
      titol: 'Invitar a las personas del despacho',
      blocs: [
        {
          passos: [
            'Vaya a **Usuarios** y pulse **Invitar**.',
            'Escriba el nombre y el correo, y elija su rol.',
            'Si el servidor tiene correo configurado, la invitación sale sola. Si no, copie el enlace y hágalo llegar: vale una sola vez.',
          ],
        },
        {
          taula: [
            ['Rol', 'Qué puede hacer'],
            ['Titular', 'Todo, también los usuarios y los certificados.'],
            ['Gestor', 'Todo, menos usuarios, certificados y eliminar la empresa.'],
            ['Técnico', 'Trabajos, control de calidad, informes y agentes.'],
            ['Obra', 'Resultados, amasadas, fotos y archivos de los trabajos que tiene asignados.'],
            ['Administración', 'Agentes y listados; lee los trabajos.'],
            ['Lector', 'Lo lee todo menos usuarios y certificados; no cambia nada.'],
          ],
        },
        'Lo que un rol no puede hacer no sale en la pantalla. A las personas con rol de obra hay que asignarles los trabajos, en **Datos y agentes** de cada trabajo.',
        { imatge: 'convidar', peu: 'Invitar a una persona y elegir su rol.' },
      ],
    },
    {
      titol: 'Traer los agentes que ya tiene',
      blocs: [
        'Promotores, técnicos, constructores, laboratorios y proveedores son **Agentes**. No hace falta teclearlos: una hoja de cálculo, un CSV o las tarjetas del teléfono sirven.',
        {
          passos: [
            'En **Agentes**, pulse **Importar** y deje ahí el archivo. El programa descubre la codificación y el separador.',
            'Diga a qué campo va cada columna. Lo que ya ha adivinado sale elegido.',
            'Revise las filas: las que tienen errores no entrarán, y las de avisos solo si las acepta. Hasta aquí no se ha escrito nada.',
            'Impórtelos. Puede descargar las filas no importadas, arreglarlas y volver. La importación entera se puede deshacer.',
          ],
        },
        { imatge: 'agents', peu: 'La lista de agentes, con filtros y búsqueda sin acentos.' },
      ],
    },
    {
      titol: 'Abrir la primera obra',
      blocs: [
        'En **Trabajos**, pulse **Nuevo trabajo** o la tecla `N`. Solo hace falta el nombre. La fecha del proyecto vale la pena ponerla: decide qué norma rige el hormigón.',
        'En **Datos y agentes** diga quién es el promotor, quién dirige la obra, quién dirige su ejecución y quién construye. Si falta alguno, o si la titulación de un técnico no lo habilita, el **Resumen** del trabajo lo dice.',
        { imatge: 'treball', peu: 'El resumen de un trabajo: qué hay que hacer y quién interviene.' },
        'El paso siguiente es el manual del hormigón.',
      ],
    },
    {
      titol: 'Trabajar deprisa y sin miedo',
      blocs: [
        {
          taula: [
            ['Tecla', 'Qué hace'],
            ['`?`', 'Muestra los atajos de la pantalla donde está'],
            ['`/`', 'Va a la búsqueda de la lista'],
            ['`N`', 'Crea un registro nuevo'],
            ['`Ctrl+S`', 'Guarda'],
            ['`Esc`', 'Cierra lo que hay encima'],
            ['`G` `T`', 'Va a Trabajos; `G` `I`, a Inicio; `G` `A`, a Agentes'],
          ],
        },
        'Los números se escriben como siempre: «1.234,56», «35 €». Las fechas también: `1/3/26`, «hoy», «+30».',
        'Lo que escribe en un formulario se conserva en el navegador mientras no lo guarda. Si se cierra la pestaña o se acaba la sesión, al volver se lo ofrece: **Recuperar**, **Ver diferencias** o **Descartar**. Si dos personas cambian el mismo registro, el programa muestra los dos valores y es usted quien elige.',
        'En el menú de la persona, arriba a la derecha, están **Mi perfil** (contraseña, segundo factor, dispositivos), el idioma y el aspecto claro u oscuro.',
      ],
    },
  ],
};
