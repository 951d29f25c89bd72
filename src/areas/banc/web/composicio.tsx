import { IconAlertTriangle, IconListCheck } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { partidaRoutes } from '../contract/routes.ts';
import type { Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { CheckGroup } from './check-group.tsx';
import { CheckRow } from './check-row.tsx';
import { ComposicioEditor } from './composicio-editor.tsx';
import type { Composta } from './queries.ts';
import { useBasic } from './use-basic.ts';
import { useComposta } from './use-composicio.ts';

/** Comprovacions: what is checked of an item, by heading. Those of the office are put together here. */
export const Composicio = ({ partida }: { partida: Partida }) => {
  const web = useTexts(webTexts);
  const may = useMay();
  const { data, error } = useComposta(partida.id);
  if (error) return <StatePanel icon={IconAlertTriangle} sentence={tellFault(error, web)} alert />;
  if (!data) return null;
  if (data.versio !== null && may(partidaRoutes.compose)) return <ComposicioEditor partida={partida} composta={data} />;
  return <ComposicioReading partida={partida} composta={data} />;
};

const ComposicioReading = ({ partida, composta }: { partida: Partida; composta: Composta }) => {
  const t = useTexts(bancTexts);
  const onBasic = useBasic(partida);
  if (composta.grups.length === 0) return <StatePanel icon={IconListCheck} sentence={t('banc.cap_comprovacio')} />;
  return (
    <div className={css.groups}>
      {composta.grups.map(({ categoria_fk, nom, comprovacions }) => (
        <CheckGroup key={categoria_fk} nom={nom} n={comprovacions.length}>
          {comprovacions.map((check) => (
            <CheckRow key={check.id} check={check} onBasic={onBasic} />
          ))}
        </CheckGroup>
      ))}
    </div>
  );
};
