import { encode } from 'uqr';
import css from './equip.module.css';

/** A QR code as one path, dark on light in both schemes, with its quiet zone. */
export const Qr = ({ text, name }: { text: string; name: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
};
