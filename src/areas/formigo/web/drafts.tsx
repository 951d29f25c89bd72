import { createContext, type ReactNode, useContext, useRef, useState } from 'react';

type Drafts = Map<string, unknown>;
const DraftsContext = createContext<Drafts | null>(null);

/** Half-written answers of a screen: they outlive the form that shows them, when the screen is laid out another way. */
export const DraftsProvider = ({ children }: { children: ReactNode }) => {
  const kept = useRef<Drafts>(new Map());
  return <DraftsContext.Provider value={kept.current}>{children}</DraftsContext.Provider>;
};

/** Whether something half-written is kept under a name. */
export const useHasDraft = (name: string): boolean => useContext(DraftsContext)?.has(name) ?? false;

/** A state that is kept under its name until it is dropped; without a name, or outside a provider, a plain state. */
export const useDraft = <Value,>(name: string | null, start: Value) => {
  const drafts = useContext(DraftsContext);
  const [value, show] = useState<Value>(() => (name && drafts?.has(name) ? (drafts.get(name) as Value) : start));
  return {
    value,
    set: (next: Value): void => {
      if (name) drafts?.set(name, next);
      show(next);
    },
    /** Back to the start; nothing is kept any more. */
    drop: (): void => {
      if (name) drafts?.delete(name);
      show(start);
    },
  };
};
