import {
  type Icon,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleMinus,
  IconClockExclamation,
  IconCoinEuro,
  IconFileCheck,
  IconFilePencil,
  IconFileSymlink,
  IconHelpHexagon,
  IconLock,
  IconMailCheck,
  IconMailX,
  IconReplace,
  IconSquareX,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Hue } from '../palette.ts';
import css from './mark.module.css';

interface Form {
  readonly hue: Hue;
  readonly icon: Icon;
  readonly look?: 'dashed';
}

/** Each status form: a hue and a silhouette that can be told apart in grey. */
const FORMS = {
  satisfied: { hue: 'green', icon: IconCircleCheck },
  failed: { hue: 'red', icon: IconSquareX },
  warning: { hue: 'amber', icon: IconAlertTriangle },
  pending: { hue: 'grey', icon: IconCircleDashed },
  notApplicable: { hue: 'grey', icon: IconCircleMinus },
  closed: { hue: 'grey', icon: IconLock },
  ask: { hue: 'violet', icon: IconHelpHexagon },
  late: { hue: 'amber', icon: IconClockExclamation },
  draft: { hue: 'grey', icon: IconFilePencil, look: 'dashed' },
  issued: { hue: 'cyan', icon: IconFileCheck },
  substituted: { hue: 'cyan', icon: IconFileSymlink },
  replaced: { hue: 'cyan', icon: IconReplace },
  cancelled: { hue: 'cyan', icon: IconBan },
  partPaid: { hue: 'cyan', icon: IconCircleHalf2 },
  paid: { hue: 'green', icon: IconCoinEuro },
  mailSent: { hue: 'green', icon: IconMailCheck },
  mailFailed: { hue: 'red', icon: IconMailX },
} as const satisfies Record<string, Form>;
export type MarkForm = keyof typeof FORMS;

const hueStyle = (hue: Hue): CSSProperties =>
  ({
    '--tint': `var(--c-${hue}-tint)`,
    '--text': `var(--c-${hue}-text)`,
    '--icon': `var(--c-${hue}-mark)`,
  }) as CSSProperties;

/**
 * A status: icon, word and colour. In narrow cells (`size="icon"`) only the icon shows, the word being its accessible
 * name; `figure` is the head of a verdict.
 */
export const Mark = ({
  form,
  word,
  title = word,
  size = 'mark',
}: {
  form: MarkForm;
  word: string;
  /** What is told where it is pointed at; the word itself unless said. */
  title?: string;
  size?: 'mark' | 'icon' | 'figure';
}) => {
  const { hue, icon: MarkIcon, look }: Form = FORMS[form];
  const style = hueStyle(hue);
  if (size === 'icon') {
    return (
      <span
        className={`${css.mark} ${css.bare}`}
        style={style}
        data-mark={form}
        role="img"
        aria-label={word}
        title={word}
      >
        <MarkIcon size={16} stroke={1.75} aria-hidden />
      </span>
    );
  }
  const classes = [css.mark, size === 'figure' ? css.figure : '', look ? css[look] : ''].join(' ');
  return (
    <span className={classes} style={style} data-mark={form} title={size === 'mark' ? title : undefined}>
      <MarkIcon size={size === 'figure' ? 28 : 16} stroke={1.75} aria-hidden />
      <span className={css.word}>{word}</span>
    </span>
  );
};
