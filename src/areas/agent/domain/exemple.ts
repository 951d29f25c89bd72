import type { Language } from '#kernel/language.ts';

const ROWS: Readonly<Record<Language, readonly string[]>> = {
  ca: [
    'Raó social;Nom;Cognoms;NIF;Tipus;Adreça;Codi postal;Població;Província;Telèfon;Correu;Núm. de col·legiat',
    'Promotora Exemple, SL;;;B12345674;Promotor;c/ Major, 1;08240;Manresa;Barcelona;930000001;promotora@exemple.cat;',
    ';Nom;Cognoms Exemple;;Tècnic;;;;;930000002;tecnic@exemple.cat;1234',
    'Obres Exemple, SA;;;;Contractista, proveïdor;;;;;930000003;obres@exemple.cat;',
  ],
  es: [
    'Razón social;Nombre;Apellidos;NIF;Tipo;Dirección;Código postal;Población;Provincia;Teléfono;Correo;Núm. de colegiado',
    'Promotora Ejemplo, SL;;;B12345674;Promotor;c/ Mayor, 1;08240;Manresa;Barcelona;930000001;promotora@ejemplo.es;',
    ';Nombre;Apellidos Ejemplo;;Técnico;;;;;930000002;tecnico@ejemplo.es;1234',
    'Obras Ejemplo, SA;;;;Contratista, proveedor;;;;;930000003;obras@ejemplo.es;',
  ],
  en: [
    'Business name,First name,Surnames,Tax id,Type,Address,Postcode,Town,Province,Telephone,Email,College no.',
    '"Developer Example, SL",,,B12345674,Developer,"c/ Major, 1",08240,Manresa,Barcelona,930000001,developer@example.com,',
    ',Name,Surname Example,,Technician,,,,,930000002,technician@example.com,1234',
    '"Works Example, SA",,,,"Contractor, supplier",,,,,930000003,works@example.com,',
  ],
};

/** A sheet to be filled in, as spreadsheets of that language open it: its heads and kinds are those that an import reads. */
export const exampleSheet = (language: Language): string => `\ufeff${ROWS[language].join('\r\n')}\r\n`;
