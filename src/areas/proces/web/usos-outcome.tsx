import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { programaRoutes } from '../contract/programa.ts';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';
import type { PartidaValues } from './partida-values.ts';
import { PLA } from './queries.ts';

/** Whether the uses of the item hold together with its checks, as it is stored; «Validar usos» saves what is pending first. */
export const UsosOutcome = ({
  form,
  partida,
  edits,
  onSave,
}: {
  form: RecordForm<PartidaValues>;
  partida: TreballPartida;
  edits: boolean;
  onSave: () => Promise<void>;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { id: xid, treball_fk: id, proces_fk: pid, versio } = partida;
  const { data, error, refetch } = useQuery({
    queryKey: [PLA, empresa, id, 'validacio', xid, versio],
    queryFn: ({ signal }) => api.call(programaRoutes.validacio, { params: { id, pid, xid }, signal }),
  });
  const validate = async (): Promise<void> => {
    if (form.dirty) await onSave();
    else await refetch();
  };
  return (
    <div className={css.outcome}>
      <div role="status">
        {error ? <p>{tellFault(error, web)}</p> : null}
        {data?.valid ? <Mark form="satisfied" word={t('proces.usos.be')} /> : null}
        {data && !data.valid ? (
          <>
            <Mark form="warning" word={t('proces.usos.errors', { n: data.errors.length })} />
            <ul>
              {data.errors.map(({ missatge }) => (
                <li key={missatge}>{missatge}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {edits ? (
        <Button variant="default" onClick={() => void validate()}>
          {t('proces.usos.validar')}
        </Button>
      ) : null}
    </div>
  );
};
