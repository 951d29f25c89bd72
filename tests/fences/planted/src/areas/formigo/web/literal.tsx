export const InPlace = () => <p>Nova zona</p>;
export const InBraces = (props: { open: boolean }) => <p>{props.open ? 'Obert' : '—'}</p>;
export const InAttribute = () => <input placeholder="Cerca" />;
export const InTemplate = (props: { n: number }) => <p aria-label={`Lot ${props.n}`}>{props.n}</p>;
export const KeyCap = () => (
  <p>
    <kbd>Esc</kbd> · 28
  </p>
);
