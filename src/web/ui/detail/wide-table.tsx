import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The place of a table that may be wider than it: the table scrolls sideways in it, and then the keyboard reaches it too. */
export const WideTable = ({
  label,
  className,
  children,
}: {
  /** What the table is, as it is read aloud. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // After every change of what is in it, and of the window.
  useEffect(() => {
    const measure = (): void => {
      if (place.current) setScrolls(place.current.scrollWidth > place.current.clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return (
    <div ref={place} className={className} {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      {children}
    </div>
  );
};
