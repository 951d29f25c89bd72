import type { ca } from './ca.ts';

export const es: Readonly<Record<keyof typeof ca, string>> = {
  'error.titol.400': 'Petición incorrecta',
  'error.titol.401': 'Hay que entrar',
  'error.titol.403': 'No permitido',
  'error.titol.404': 'No encontrado',
  'error.titol.409': 'Conflicto',
  'error.titol.413': 'Demasiado grande',
  'error.titol.415': 'Tipo no admitido',
  'error.titol.422': 'Datos incorrectos',
  'error.titol.429': 'Demasiadas peticiones',
  'error.titol.500': 'Error del servidor',
  'error.titol.503': 'Servidor ocupado',
  'error.peticio_incorrecta':
    'El servidor no entiende la petición. Vuelva a probarlo; si sigue igual, recargue la página.',
  'error.json_incorrecte': 'El cuerpo de la petición no es un JSON correcto.',
  'error.sense_sessio': 'La sesión ha caducado o no existe. Entre otra vez.',
  'error.no_permes': 'Su rol no permite hacer esto. Pídalo al titular de la empresa.',
  'error.sense_empresa': 'No tiene ninguna empresa. Pida acceso al titular.',
  'error.pendent_accept_conds': 'Antes de continuar debe aceptar las condiciones de uso.',
  'error.no_trobat': 'Este registro no existe o no es de esta empresa.',
  'error.dades_incorrectes': 'Hay datos por corregir. Revise los campos marcados.',
  'error.versio_obsoleta': 'Otra persona ha cambiado este registro. Revise las diferencias antes de guardar.',
  'error.avisos': 'Hay avisos. Revíselos y decida si continúa.',
  'error.clau_reutilitzada': 'Esta clave de repetición ya se ha usado con otros datos. Vuelva a guardar.',
  'error.clau_incorrecta': 'La clave de repetición no tiene la forma correcta.',
  'error.conflicte':
    'Este cambio choca con otro que se acaba de guardar. Vuelva a cargar los datos e inténtelo de nuevo.',
  'error.massa_gran': 'Lo que envía es demasiado grande: el máximo es {maxim} MB.',
  'error.tipus_no_admes': 'El servidor solo admite JSON en esta llamada.',
  'error.massa_peticions': 'Hay demasiadas peticiones seguidas. Espere un minuto y vuelva a probarlo.',
  'error.ocupat': 'El servidor está ocupado. Vuelva a probarlo dentro de unos segundos.',
  'error.error_intern': 'Ha habido un error en el servidor. No se ha guardado nada; vuelva a probarlo.',
  'camp.obligatori': 'Este campo es obligatorio.',
  'camp.tipus_incorrecte': 'El valor no es del tipo esperado.',
  'camp.massa_llarg': 'El texto es demasiado largo: {maxim} caracteres como máximo.',
  'camp.massa_curt': 'El texto es demasiado corto: {minim} caracteres como mínimo.',
  'camp.massa_elements': 'Hay demasiados elementos: {maxim} como máximo.',
  'camp.massa_gran': 'El valor es demasiado grande: {maxim} como máximo.',
  'camp.massa_petit': 'El valor es demasiado pequeño: {minim} como mínimo.',
  'camp.valor_no_admes': 'Este valor no está admitido.',
  'camp.camp_desconegut': 'Este campo no existe.',
  'camp.data_incorrecta': 'La fecha no existe. Escríbala como 27/11/2026.',
  'camp.email_incorrecte': 'La dirección de correo no es correcta.',
  'camp.pais_incorrecte': 'El país se escribe con su código de dos letras, como ES.',
  'camp.registre_desconegut': 'El registro elegido no existe o no es de esta empresa.',
  'camp.codi_postal_provincia': 'El código postal no es de esta provincia: los dos primeros dígitos son {esperat}.',
  'error.desfer_caducat':
    'Esto ya no se puede deshacer: ya se ha deshecho o ha pasado un día. Si aún lo necesita, vuelva a introducirlo.',
  'error.desfer_xoc':
    'No se puede recuperar: su lugar ya está ocupado, o falta aquello de lo que depende. Recupérelo primero y vuelva a probarlo.',
  'error.desfer_canviat': 'No se puede deshacer: después se ha cambiado {nom}. Hágalo a mano desde la ficha.',
  'error.titol.410': 'Ya no está',
  'error.fitxer_buit': 'El fichero está vacío. Elija uno que tenga contenido.',
  'error.fitxer_massa_gran': 'El fichero supera {maxim} MB. Redúzcalo o divídalo.',
  'error.vista_impossible': 'Esta foto no se puede mostrar aquí. Descárguela para verla.',
  'error.fitxer_perdut':
    'El contenido de este fichero no está en el almacenamiento. Avise a quien mantiene el servidor para que lo recupere de una copia.',
  'error.disc_ple':
    'No queda espacio en el servidor para guardar ficheros. Avise a quien lo mantiene y vuelva a intentarlo.',
  'error.massa_pujades': 'Tiene demasiados ficheros subiendo a la vez. Espere a que acaben algunos.',
  'error.pujada_tallada': 'La conexión se ha cortado a mitad de la subida. Lo que ha llegado se conserva: continúela.',
  'error.pujada_desplacada':
    'Este trozo no empieza donde se había quedado la subida. Continúe desde lo que ha llegado.',
  'error.pujada_massa_llarga': 'Han llegado más datos de los que la subida dijo que tendría. Vuelva a empezarla.',
  'error.pujada_ocupada': 'Esta subida ya está recibiendo otro trozo. Espere a que acabe.',
  'error.pujada_acabada': 'Esta subida ya está completa.',
  'error.pujada_incompleta': 'La subida todavía no está completa. Continúe desde lo que ha llegado.',
  'error.descarrega_gastada':
    'Esta dirección de descarga ya se ha usado o ha caducado. Vuelva a pedir el fichero desde el programa.',
  'error.tasca_interrompuda':
    'El trabajo se ha interrumpido demasiadas veces y se ha dejado. Vuelva a pedirlo; si se repite, avise a quien mantiene el servidor.',
  'error.tasca_desconeguda': 'Esta versión del programa no sabe hacer este trabajo. Vuelva a pedirlo.',
  'error.secret_illegible':
    'Una contraseña guardada no se puede leer con la clave de este servidor. Vuelva a escribirla, o arranque con la clave de antes (SECRETS_KEY).',
  'camp.descarrega_desconeguda': 'Esta dirección no es ninguna descarga.',
  'camp.pujada_desconeguda': 'Esta subida no existe, no es suya o no está completa. Vuelva a subir el fichero.',
  'error.correu_enviat': 'Este correo ya se ha enviado.',
  'error.correu_enviant': 'Este correo se está enviando ahora mismo. Espere un momento.',
  'error.correu_no_dubtos': 'Solo se puede dar por llegado un correo dudoso.',
  'correu.motiu.sense_destinatari': 'No tiene ninguna dirección de destinatario. Añádala y vuelva a enviarlo.',
  'correu.motiu.sense_smtp': 'La empresa no tiene servidor de correo. Configúrelo en «Empresa, Correo» y reinténtelo.',
  'correu.motiu.smtp_connexio': 'No se ha podido hablar con el servidor de correo.',
  'correu.motiu.smtp_acces':
    'El servidor de correo no acepta el usuario o la contraseña. Corríjalos en «Empresa, Correo».',
  'correu.motiu.smtp_xifrat': 'La conexión cifrada con el servidor de correo no es posible o no es de confianza.',
  'correu.motiu.smtp_refusat': 'El servidor de correo ha rechazado el mensaje.',
  'correu.motiu.destinataris_refusats':
    'El servidor ha rechazado algún destinatario. El resto ya lo ha recibido: al reintentarlo solo se envía a los que faltan.',
  'correu.motiu.adjunt_perdut': 'Uno de los adjuntos no está en el almacenamiento. Avise a quien mantiene el servidor.',
  'correu.motiu.secret_illegible':
    'La contraseña del correo no se puede leer con la clave de este servidor. Vuelva a escribirla en «Empresa, Correo».',
  'correu.motiu.connexio_tallada':
    'La conexión se ha cortado cuando el mensaje ya había salido: puede haber llegado. Confírmelo con quien debe recibirlo.',
  'correu.motiu.servidor_aturat':
    'El servidor se ha parado mientras lo enviaba: puede haber llegado. Confírmelo con quien debe recibirlo.',
  'correu.motiu.error_intern':
    'Un error del servidor ha impedido enviarlo. Reinténtelo; si se repite, avise a quien lo mantiene.',
  'correu.motiu.donat_per_arribat': 'Alguien ha confirmado que llegó.',
  'llistat.pagina': 'Página {n} de {total}',
  'llistat.registres': '{n, plural, one {# registro} other {# registros}}',
  'llistat.buit': 'Ningún registro con estos filtros.',
  'error.llistat_massa_llarg': 'La lista tiene más de {maxim} registros. Fíltrela o elija una hoja de cálculo.',
  'error.full_desconegut':
    'Este fichero no es una hoja de cálculo, texto separado (CSV) ni tarjetas (vCard). Elija otro.',
  'error.full_antic':
    'Es una hoja de cálculo antigua (.xls) o protegida con contraseña. Guárdela como .xlsx sin contraseña y vuelva a elegirla.',
  'error.full_malmes':
    'El fichero no se puede leer: está dañado o es demasiado complicado. Vuelva a guardarlo desde el programa que lo hizo.',
  'error.full_buit': 'El fichero no tiene ninguna fila bajo los nombres de las columnas.',
  'error.full_massa_files': 'El fichero tiene más de {maxim} filas. Divídalo.',
  'error.full_massa_columnes': 'El fichero tiene más de {maxim} columnas. Quite las que no hacen falta.',
  'error.full_massa_gran': 'El contenido supera {maxim} MB. Divida el fichero.',
  'camp.vista_repetida': 'Ya tiene una vista con este nombre. Póngale otro.',
  'error.vistes_massa': 'Puede guardar hasta {n, number} vistas de cada lista. Elimine alguna.',
};
