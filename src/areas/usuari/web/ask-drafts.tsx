import type { Language } from '#kernel/language.ts';
import { draftsOf, dropDrafts, flushDrafts } from '#web/drafts/draft-store.ts';
import { formatsOf } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { webTexts } from '#web/texts/index.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';

/** Before signing out: what becomes of the forms that were left unsaved in this browser. */
export const askDrafts = async (
  usuari: number,
  language: Language,
  t: Translate<typeof webTexts.ca>,
): Promise<'none' | 'stay' | 'leave'> => {
  await flushDrafts();
  const drafts = await draftsOf(usuari);
  if (drafts.length === 0) return 'none';
  const formats = formatsOf(language);
  const choice = await openDialog({
    title: t('web.sortir.esborranys'),
    size: 'lg',
    body: (
      <>
        <p>{t('web.sortir.esborranys_cos', { n: drafts.length })}</p>
        <ul>
          {drafts.map((draft) => (
            <li key={draft.id}>
              {t('web.sortir.esborrany', {
                titol: draft.title,
                quan: formats.instant(new Date(draft.at).toISOString()),
              })}
            </li>
          ))}
        </ul>
      </>
    ),
    choices: [
      { key: 'stay', text: t('web.sortir.quedar') },
      { key: 'drop', text: t('web.sortir.esborranys_descartar'), look: 'danger' },
      { key: 'keep', text: t('web.sortir.esborranys_conservar'), look: 'primary', focused: true },
    ],
  });
  if (choice === null || choice === 'stay') return 'stay';
  if (choice === 'drop') await dropDrafts(drafts);
  return 'leave';
};
