import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { ImportReview, useReview } from '#web/ui/imports/import-review.tsx';
import type { ImportRoom } from '#web/ui/imports/import-room.ts';
import type { ImportFlow } from '#web/ui/imports/use-import.ts';
import { type ImportCamp, importacioRoutes } from '../contract/importacio.ts';
import { AGENT_KINDS, type AgentKind } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';

/** Revisió of agents: what all of them are is asked where no column says it. */
export const StepRevisio = ({
  room,
  flow: { lectura, columnes, ended, started, setReviewing },
  id,
}: {
  room: ImportRoom<ImportCamp>;
  flow: ImportFlow<ImportCamp>;
  id: number;
}) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const [tots, setTots] = useState<AgentKind | null>(null);
  const untyped = !columnes.includes('tipus');
  const asked = { ...lectura, columnes: [...columnes] };
  const params = { id };
  const review = useReview(room, {
    id,
    asked,
    page: (page, signal) => api.call(importacioRoutes.revisio, { params, body: { ...asked, ...page }, signal }),
    start: async (acceptades) => {
      const body = { ...asked, tots: untyped ? tots : null, acceptades };
      return (await api.call(importacioRoutes.fer, { params, body })).id;
    },
    onStarted: started,
  });
  return (
    <ImportReview
      room={room}
      review={review}
      ended={ended}
      options={
        untyped ? (
          <NativeSelect
            className={css.kind}
            label={t('agent.importar.tots')}
            description={t('agent.importar.tots_ajuda')}
            value={tots ?? ''}
            data={[
              { value: '', label: t('agent.tipus.sense') },
              ...AGENT_KINDS.map((value) => ({ value, label: t(`agent.tipus.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => setTots(AGENT_KINDS.find((one) => one === value) ?? null)}
          />
        ) : null
      }
      heads={
        <>
          <th scope="col">{t('agent.col.nom')}</th>
          <th scope="col">{t('agent.col.nif')}</th>
          <th scope="col">{t('agent.col.poblacio')}</th>
          <th scope="col">{t('agent.col.correu')}</th>
        </>
      }
      cells={(row) => (
        <>
          <td data-label={t('agent.col.nom')}>{row.nom || '—'}</td>
          <td data-label={t('agent.col.nif')}>{row.nif || '—'}</td>
          <td data-label={t('agent.col.poblacio')}>{row.poblacio || '—'}</td>
          <td data-label={t('agent.col.correu')}>{row.email || '—'}</td>
        </>
      )}
      onBack={() => setReviewing(false)}
    />
  );
};
