export { activitatsQuery, funcionsQuery, tipusTreballQuery, titulacionsQuery } from './lists.ts';
export { PoblacioField } from './poblacio-field.tsx';
