import type { MarkForm } from '#web/ui/mark/mark.tsx';

/** A line of the office: what waits, and where it is mended. */
export interface OfficeLine {
  readonly key: string;
  readonly form: MarkForm;
  readonly mark: string;
  readonly text: string;
  readonly second: string;
  readonly href: string;
}
