export { CodiPostalField } from './codi-postal-field.tsx';
export { activitatsQuery, funcionsQuery, irpfQuery, ivaQuery, tipusTreballQuery, titulacionsQuery } from './lists.ts';
export { PoblacioField } from './poblacio-field.tsx';
