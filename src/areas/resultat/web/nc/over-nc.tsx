import type { Translate } from '#web/language.tsx';
import type { ca as webCa } from '#web/texts/ca.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import type { Textos } from '../paraules.ts';

/** What becomes of an open non-conformity that is marked otherwise: it is closed, it was none, or it stays. */
export type SobreNc = 'tanca' | 'treu' | 'no';

/** A non-conformity is never rubbed out in passing: whoever marks over it says what it was. */
export const askSobreNc = async (
  marca: 'C' | 'P' | 'NA',
  { nom, n, t, web }: { nom: string; n: number; t: Textos; web: Translate<typeof webCa> },
): Promise<SobreNc> => {
  if (marca !== 'C') {
    const sure = await askSure({
      title: t('seguiment.treure_nc'),
      body: t(marca === 'P' ? 'seguiment.treure_nc_cos' : 'seguiment.treure_nc_na', { nom, n }),
      verb: t('seguiment.treure_nc'),
      cancel: web('web.cancellar'),
    });
    return sure ? 'treu' : 'no';
  }
  const how = await openDialog({
    title: t('seguiment.tancar_nc'),
    body: <p>{t('seguiment.tancar_nc_cos', { nom, n })}</p>,
    choices: [
      { key: 'no', text: web('web.cancellar') },
      { key: 'treu', text: t('seguiment.era_error') },
      { key: 'tanca', text: t('seguiment.tancar_nc'), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'tanca',
  });
  return how === 'tanca' || how === 'treu' ? how : 'no';
};
