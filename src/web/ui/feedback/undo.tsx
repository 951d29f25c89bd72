import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { type Desfer, desferRoutes } from '#contract/desfer.ts';
import { isTyping, useKeys } from '../../keys.ts';
import { useTexts } from '../../language.tsx';
import { useGo } from '../../navigation.tsx';
import { usePlatform } from '../../platform.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { readOfTab, TAB_KEYS, writeOfTab } from '../../storage.ts';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFailure } from '../../transport-text.ts';
import { forgetOffer, type Offer } from './toast-memory.ts';
import css from './toasts.module.css';
import { rememberToast, toast, toastError, toastLook } from './toasts.tsx';

/** How long a deletion offers to be undone. */
const SHOWN_MS = 10_000;

const read = (): Offer[] => (readOfTab<Offer[]>(TAB_KEYS.undo) ?? []).filter(({ until }) => until > Date.now());
const write = (offers: readonly Offer[]): void => writeOfTab(TAB_KEYS.undo, offers.length > 0 ? offers : null);
const forget = (id: number): void => write(read().filter((one) => one.id !== id));
const nameOf = (id: number): string => `desfer-${id}`;

let undo: (offer: Offer) => Promise<void> = async () => {};
/** Brings back what was deleted, also once its toast is gone. */
export const bringBack = (offer: Offer): Promise<void> => undo(offer);

/** Something done that the screen itself can take back; it is gone with the page. */
interface Act {
  readonly text: string;
  readonly back: () => Promise<unknown>;
  readonly until: number;
}
let acts: readonly Act[] = [];
const lastAct = (): Act | undefined => {
  acts = acts.filter(({ until }) => until > Date.now());
  return acts.at(-1);
};
const ACT = 'desfer-acte';
/** One toast for all of them, of the last: it grows with no list while one goes on working. */
const showAct = (act: Act): void => {
  notifications.show({
    ...toastLook(),
    id: `${ACT}-${act.until}`,
    message: <UndoLine offer={act} onUndo={() => takeBack(act)} />,
    autoClose: Math.max(0, act.until - Date.now()),
    role: 'status',
  });
};
const hideAct = (act: Act): void => {
  notifications.hide(`${ACT}-${act.until}`);
};
const takeBack = (act: Act): void => {
  acts = acts.filter((one) => one !== act);
  hideAct(act);
  void act.back();
  const before = lastAct();
  if (before) showAct(before);
};

/** Says what was done and offers to take it back, for ten seconds; also Ctrl+Z, one after another. `back` tells its own failures.
 * Gives what takes the offer away: what it says was not done after all. */
export const offerBack = (text: string, back: () => Promise<unknown>): (() => void) => {
  const before = lastAct();
  if (before) hideAct(before);
  const until = Math.max(Date.now() + SHOWN_MS, (before?.until ?? 0) + 1);
  const act: Act = { text, back, until };
  acts = [...acts, act];
  rememberToast(text);
  showAct(act);
  return () => {
    if (!acts.includes(act)) return;
    acts = acts.filter((one) => one !== act);
    hideAct(act);
  };
};

const UndoLine = ({ offer, onUndo }: { offer: Pick<Offer, 'text' | 'until'>; onUndo: () => void }) => {
  const t = useTexts(webTexts);
  return (
    <span className={css.undo}>
      <span>{offer.text}</span>
      <button type="button" className={css.undoButton} onClick={onUndo}>
        <IconArrowBackUp size={16} aria-hidden />
        {t('web.desfer')} <kbd aria-hidden>Ctrl+Z</kbd>
      </button>
      <span className={css.countdown} style={{ animationDuration: `${offer.until - Date.now()}ms` }} aria-hidden />
    </span>
  );
};

const show = (offer: Offer): void => {
  notifications.show({
    ...toastLook(),
    id: nameOf(offer.id),
    message: <UndoLine offer={offer} onUndo={() => void undo(offer)} />,
    autoClose: Math.max(0, offer.until - Date.now()),
    role: 'status',
    onClose: () => forget(offer.id),
  });
};

/**
 * Says what was deleted and offers it back, one or many, for ten seconds, through reloads; also Ctrl+Z outside fields. The
 * panel of notices offers it as long as the server brings it back.
 */
export const offerUndo = (
  desfer: Desfer | readonly Desfer[],
  { empresa, text, href }: { readonly empresa: number; readonly text: string; readonly href?: string },
): void => {
  const all = [desfer].flat();
  const [id, ...also] = all.map((one) => one.id);
  const caduca = all.map((one) => one.caduca).toSorted()[0];
  if (id === undefined || caduca === undefined) return;
  const offer: Offer = { id, also, empresa, text, href, until: Date.now() + SHOWN_MS, caduca };
  rememberToast(text, offer);
  write([...read(), offer]);
  show(offer);
};

/** Whether the key is the field's: a cell of a grid that is only looked at has no text to take back. */
const isWriting = (target: EventTarget | null): boolean =>
  isTyping(target) &&
  !(target instanceof HTMLElement && target.matches('[data-entry-grid] [role="gridcell"], [data-entry-grid] td'));

/** What undoing needs of the screen, and its key; stands once, beside the toasts. */
export const UndoHost = () => {
  const t = useTexts(webTexts);
  const go = useGo();
  const { api, queries } = usePlatform();
  const busy = useRef(new Set<number>());
  undo = useCallback(
    async (offer: Offer): Promise<void> => {
      if (busy.current.has(offer.id)) return;
      busy.current.add(offer.id);
      forget(offer.id);
      notifications.hide(nameOf(offer.id));
      const faults: unknown[] = [];
      // Last gone, first back: one that does not come back keeps none of the others.
      for (const id of [offer.id, ...(offer.also ?? [])].reverse())
        try {
          await api.call(desferRoutes.undo, { params: { id }, query: { empresa_fk: offer.empresa }, body: {} });
        } catch (error) {
          faults.push(error);
        }
      busy.current.delete(offer.id);
      // For want of a line it may be tried again; what was refused stays so.
      if (!faults.some((fault) => !(fault instanceof TransportFailure && fault.status >= 400))) forgetOffer(offer.id);
      void queries.invalidateQueries();
      if (faults.length > 0) return void toastError(tellFailure(faults[0], t).sentence);
      toast(t('web.desfer.fet'));
      if (offer.href) go(offer.href);
    },
    [api, queries, go, t],
  );
  useEffect(() => {
    for (const offer of read()) show(offer);
  }, []);
  useKeyHelp([{ keys: 'Ctrl+Z', text: t('web.tecla.desfer') }]);
  useKeys({
    'Ctrl+z': (event) => {
      const [last, act] = [read().at(-1), lastAct()];
      if (event.defaultPrevented || isWriting(event.target)) return false;
      if (act && act.until > (last?.until ?? 0)) takeBack(act);
      else if (last) void undo(last);
      else return false;
      return true;
    },
  });
  return null;
};
