import { useState } from 'react';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { DespesaEditor } from './despesa-editor.tsx';
import type { DespesaValues } from './despesa-values.ts';
import { takeBrought } from './dropped.ts';
import { liniaDeDarrera, newLinia } from './linia-values.ts';
import { PhoneNew } from './phone-new.tsx';
import { nextQuery } from './queries.ts';

const idIn = (value: unknown): number | null => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : null);

/** What it starts from; of a supplier or a work when it comes from there. */
export const resolve = async ({ api, queries, empresa, search }: ResolveContext) => {
  const [agent_fk, treball_fk] = [idIn(search.agent), idIn(search.treball)];
  const next = await queries.fetchQuery(nextQuery(api, empresa, agent_fk === null ? {} : { agent_fk }));
  return { agent_fk, treball_fk, defectes: next.defectes, darrera: agent_fk === null ? null : next.darrera };
};

/** Nova despesa; on the phone the photo comes first. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const { agent_fk, treball_fk, defectes, darrera } = given;
  const [last] = darrera?.linies ?? [];
  const phone = useIsPhone();
  const [{ files, known: brought }] = useState(takeBrought);
  const [whole, setWhole] = useState(false);
  const [round, setRound] = useState<{ n: number; filled: boolean; known: Partial<DespesaValues> }>(() => ({
    n: 0,
    filled: Object.keys(brought).length > 0,
    known: {
      agent_fk,
      treballs: treball_fk === null ? [] : [{ treball_fk, percentatge: '100' }],
      irpf_fk: defectes.irpf_fk,
      forma_pagament: defectes.forma_pagament,
      clau: defectes.clau,
      isp: defectes.isp,
      ...(darrera && { tipus: darrera.tipus }),
      ...(last && { linies: [liniaDeDarrera(newLinia(defectes.iva_fk), last)] }),
      ...brought,
    },
  }));
  const again = (known: Partial<DespesaValues>, filled = false): void => setRound({ n: round.n + 1, known, filled });
  /** What was typed in the short form goes on in the whole one. */
  const goOn = (values: DespesaValues): void => {
    again(values, true);
    setWhole(true);
  };
  const shared = {
    known: round.known,
    iva_fk: defectes.iva_fk,
    files: round.n === 0 ? files : [],
    filled: round.filled,
  };
  if (phone && !whole) return <PhoneNew key={round.n} {...shared} onWhole={goOn} onAnother={() => again({})} />;
  return (
    <DespesaEditor
      key={round.n}
      {...shared}
      onAnother={({ agent_fk: who, data, tipus, irpf_fk, clau, isp, forma_pagament }) =>
        again({ agent_fk: who, data, tipus, irpf_fk, clau, isp, forma_pagament })
      }
    />
  );
};
