import { useTexts } from '../language.tsx';
import { webTexts } from '../texts/index.ts';

/** A key, or keys together («Ctrl+Enter»), as the keyboards of the language name them. */
export const useKeyText = (): ((keys: string) => string) => {
  const t = useTexts(webTexts);
  return (keys) =>
    keys.replace(/\bEnter\b/g, () => t('web.tecla.nom.intro')).replace(/\bShift\b/g, () => t('web.tecla.nom.maj'));
};

export const Key = ({ keys }: { keys: string }) => <kbd>{useKeyText()(keys)}</kbd>;
