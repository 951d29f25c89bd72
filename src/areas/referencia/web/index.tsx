export { CodiPostalField } from './codi-postal-field.tsx';
export { activitatsQuery, funcionsQuery, tipusTreballQuery, titulacionsQuery } from './lists.ts';
export { PoblacioField } from './poblacio-field.tsx';
