import { useState } from 'react';
import type { ScreenProps } from '#web/room.ts';
import { FacturaEditor } from './factura-editor.tsx';

const idIn = (value: unknown): number | null => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : null);

/** Nova factura, of a client or of a work when it comes from there. */
export const Screen = ({ search }: ScreenProps<undefined>) => {
  const [known] = useState(() => {
    const [agent_fk, treball_fk] = [idIn(search.agent), idIn(search.treball)];
    return { ...(agent_fk ? { agent_fk } : {}), ...(treball_fk ? { treball_fk } : {}) };
  });
  return <FacturaEditor known={known} />;
};
