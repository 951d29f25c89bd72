import type { WebRoom } from '#web/room.ts';

export { CodiPostalField } from './codi-postal-field.tsx';
export {
  activitatsQuery,
  controlsQuery,
  funcionsQuery,
  irpfQuery,
  ivaQuery,
  processosQuery,
  tipusTreballQuery,
  titulacionsQuery,
} from './lists.ts';
export { PoblacioField } from './poblacio-field.tsx';

/** The manuals. */
export const referenciaWeb: WebRoom = {
  screens: [
    { path: '/manuals', load: () => import('./manuals.tsx') },
    { path: '/manuals/$x', load: () => import('./manual.tsx') },
  ],
  nav: async () => (await import('./nav.ts')).nav,
};
