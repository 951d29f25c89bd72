import { IconTrendingDown } from '@tabler/icons-react';
import { useFormats } from '#web/formats.ts';
import css from './llibres.module.css';

/** An amount whose loss is told by a sign and a figure, not by colour alone. */
export const Amount = ({ cents, loss }: { cents: number; loss: string }) => {
  const formats = useFormats();
  if (cents >= 0) return <>{formats.money(cents)}</>;
  return (
    <span className={css.loss}>
      <IconTrendingDown size={16} role="img" aria-label={loss} />
      {formats.money(cents)}
    </span>
  );
};
