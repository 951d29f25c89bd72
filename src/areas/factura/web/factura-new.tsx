import { useState } from 'react';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { clientOfTreball, defectesFor } from './defectes.ts';
import { FacturaEditor } from './factura-editor.tsx';
import { openVenciments } from './factura-values.ts';

const idIn = (value: unknown): number | null => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : null);

/** What it starts from; of a work, who it is done for comes along. */
export const resolve = async (context: ResolveContext) => {
  const treball_fk = idIn(context.search.treball);
  const agent_fk =
    idIn(context.search.agent) ?? (treball_fk === null ? null : await clientOfTreball(context, treball_fk));
  const defectes = await defectesFor(context, { tipus: 'ordinaria', agent_fk });
  return { agent_fk, treball_fk, defectes };
};

/** Nova factura, of a client or of a work when it comes from there. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const { agent_fk, treball_fk, defectes } = given;
  const [known] = useState(() => ({
    agent_fk,
    treball_fk,
    linies: [newLinia('linia', defectes)],
    recarrec_equivalencia: defectes.recarrec_equivalencia,
    forma_pagament: defectes.forma_pagament,
    iban: defectes.iban,
    venciments: openVenciments(defectes.venciments),
  }));
  return <FacturaEditor known={known} first={defectes} />;
};
