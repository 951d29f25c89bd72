import { type FocusEvent, useRef, useState } from 'react';

/**
 * Rows that keep the order in which they stand while somebody is among them: a date written in one would send it
 * elsewhere under the hands that write. New ones wait at the end; the order of the zone comes back once the focus leaves.
 */
export const useStillOrder = <Row extends { readonly id: string }>(rows: readonly Row[]) => {
  const [inside, setInside] = useState(false);
  const order = useRef<readonly string[]>([]);
  const stood = new Map((inside ? order.current : []).map((id, place) => [id, place]));
  const placeOf = ({ id }: Row): number => stood.get(id) ?? stood.size;
  const ordered = inside ? [...rows].sort((one, other) => placeOf(one) - placeOf(other)) : rows;
  order.current = ordered.map(({ id }) => id);
  return {
    rows: ordered,
    holder: {
      onFocus: (): void => setInside(true),
      onBlur: (event: FocusEvent<HTMLElement>): void => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
      },
    },
  };
};
