import { useEffect, useMemo } from 'react';
import type { FormDraft, Unreadable } from '../../drafts/draft-store.ts';
import type { useFormDraft } from '../../drafts/use-form-draft.ts';
import type { Translate } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import { differingPaths } from './differences.ts';
import { askDraft } from './draft-offer.tsx';
import { askConflict } from './form-dialogs.tsx';
import type { FieldSpec, FormDrafts } from './form-types.ts';
import { changedOf, same } from './paths.ts';

interface Now<Values extends object> {
  readonly base: Values;
  readonly values: Values;
  readonly versio: number | undefined;
  readonly unreadable: ReadonlyMap<string, Unreadable>;
  readonly options: { readonly fields: Readonly<Record<string, FieldSpec>> };
}

/** What of a draft was changed, over what the form holds now; keys that the form no longer has are left out. */
const takenOver = <Values extends object>(draft: FormDraft<Values>, values: Values): Values => {
  const changed = Object.entries(changedOf(draft.base, draft.values)).filter(([key]) => key in values);
  return { ...values, ...Object.fromEntries(changed) };
};

/** The field that takes the focus: the first that a draft has changed. */
const firstOf = <Values extends object>(
  taken: Values,
  values: Values,
  draft: FormDraft<Values>,
  fields: Readonly<Record<string, FieldSpec>>,
): string | undefined => differingPaths(fields, taken, values)[0] ?? draft.unreadable[0]?.[0];

/** The draft that is offered to a form, and what can be done with it. One of an older version settles its conflict. */
export const useOfferedDraft = <Values extends object>(given: {
  draft: ReturnType<typeof useFormDraft<Values>>;
  now: () => Now<Values>;
  t: Translate<typeof ca>;
  hold: (values: Values, unreadable: ReadonlyMap<string, Unreadable>, first: string | undefined) => void;
}): FormDrafts => {
  const { draft, now, t, hold } = given;
  const { offer, savedAt } = draft;
  const { base } = now();
  // What has been saved since in another way is nothing to offer.
  const empty = offer !== null && offer.unreadable.length === 0 && same(takenOver(offer, base), base);
  useEffect(() => {
    if (empty && offer) draft.discard(offer);
  }, [empty, offer, draft.discard]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest reads what is current when it is called
  return useMemo(() => {
    const take = async (): Promise<void> => {
      if (!offer) return;
      const { values, versio, unreadable, options } = now();
      const taken = takenOver(offer, values);
      const unread = new Map([...unreadable, ...offer.unreadable]);
      if (offer.versio === versio) {
        draft.taken(offer);
        hold(taken, unread, firstOf(taken, values, offer, options.fields));
        return;
      }
      const settled = await askConflict({
        base: { ...values, ...offer.base },
        mine: taken,
        stored: values,
        fields: options.fields,
        canvi: undefined,
        t,
        goOn: t('web.esborrany.recuperar'),
      });
      if (settled === 'discard') draft.discard(offer);
      if (settled === null || settled === 'discard') return;
      draft.taken(offer);
      hold(settled, unread, firstOf(settled, values, offer, options.fields));
    };
    return {
      savedAt,
      offeredAt: empty ? null : (offer?.at ?? null),
      take,
      compare: async () => {
        if (!offer) return;
        const { values, options } = now();
        const taken = takenOver(offer, values);
        const choice = await askDraft({ draft: offer, taken, now: values, fields: options.fields, t });
        if (choice === 'take') await take();
        if (choice === 'discard') draft.discard(offer);
      },
      discard: () => {
        if (offer) draft.discard(offer);
      },
    };
  }, [offer, empty, savedAt, t]);
};
