import { useTexts } from '#web/language.tsx';
import { Picker, type PickerProps } from '#web/ui/form/picker-field.tsx';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';

/** What a new row is copied from: one of the bank or of the office, or none. */
export const StartFrom = ({
  kind,
  from,
  note,
  search,
  onPick,
}: {
  kind: 'partida' | 'comprovacio';
  from: { readonly id: number; readonly nom: string; readonly href: string } | null;
  note: string;
  search: PickerProps['search'];
  onPick: (id: number | null) => void;
}) => {
  const t = useTexts(bancTexts);
  return (
    <div className={css.start}>
      <Picker
        id="banc-from"
        kind={kind}
        label={t('banc.partir')}
        search={search}
        value={from?.id ?? null}
        shown={from?.nom ?? ''}
        href={() => from?.href ?? ''}
        onPick={(option) => onPick(option?.id ?? null)}
      />
      <p>{note}</p>
    </div>
  );
};
