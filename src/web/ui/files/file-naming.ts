import type { Translate } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import type { PanelFile } from './panel-types.ts';

/** What is being given a name, or another place. */
export type Naming =
  | { readonly what: 'file' | 'move'; readonly file: PanelFile }
  | { readonly what: 'folder'; readonly carpeta: string }
  | { readonly what: 'new' };

/** How its dialog is called, and what stands in it at first. */
export const namingOf = (
  naming: Naming,
  t: Translate<typeof ca>,
): { readonly title: string; readonly value: string } => {
  if (naming.what === 'file')
    return { title: t('web.fitxers.nom_nou', { nom: naming.file.nom }), value: naming.file.nom };
  if (naming.what === 'move') return { title: t('web.fitxers.moure'), value: naming.file.carpeta };
  if (naming.what === 'folder')
    return { title: t('web.fitxers.canvia_carpeta', { carpeta: naming.carpeta }), value: naming.carpeta };
  return { title: t('web.fitxers.nom_carpeta'), value: '' };
};
