import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { programaRoutes } from '../contract/programa.ts';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import type { CanviPrevist } from './canvi-preview.tsx';
import css from './partida.module.css';
import { type PartidaValues, valuesOf } from './partida-values.ts';
import { PLA } from './queries.ts';

/** Checks that the item would have if it were saved now; null while that is not known. */
const takenOf = (values: PartidaValues, { changed, canvi }: CanviPrevist): readonly number[] | null => {
  if (changed && !canvi) return null;
  const leave = new Set([...(canvi?.surten ?? []), ...(canvi?.jaNo ?? [])].map((one) => one.comprovacio_fk));
  const come = [...(canvi?.venen ?? []), ...(canvi?.tornen ?? [])].map((one) => one.comprovacio_fk);
  const written = values.comprovacions.filter((one) => one.present && !leave.has(one.comprovacio_fk));
  return [...new Set([...written.map((one) => one.comprovacio_fk), ...come])].sort((a, b) => a - b);
};

/** What is wrong with the uses that stand in the form, also before they are saved. */
export const useFaltes = (values: PartidaValues, partida: TreballPartida, previst: CanviPrevist) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { id: xid, treball_fk: id, proces_fk: pid, versio } = partida;
  const base = valuesOf(partida);
  const present = (of: PartidaValues) =>
    of.comprovacions.filter((one) => one.present).map(({ comprovacio_fk }) => comprovacio_fk);
  const typed = previst.changed || String(present(values)) !== String(present(base));
  const taken = typed ? takenOf(values, previst) : null;
  const key = [PLA, empresa, id, 'validacio', xid];
  const stored = useQuery({
    queryKey: [...key, versio],
    queryFn: ({ signal }) => api.call(programaRoutes.validacio, { params: { id, pid, xid }, signal }),
    enabled: !typed,
  });
  const { data: treball } = useQuery({ ...treballQuery(api, empresa, id), staleTime: 60_000 });
  const query = {
    ...(treball?.data_projecte ? { data: treball.data_projecte } : {}),
    usos: values.usos.join(':'),
    nivells: values.nivells.join(':'),
    comprovacions: taken?.join(':') ?? '',
  };
  const now = useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => api.call(partidaRoutes.validacio, { params: { id: partida.partida_fk }, query, signal }),
    enabled: typed && taken !== null,
    placeholderData: keepPreviousData,
  });
  return typed ? now : stored;
};

/** Whether the uses of the item hold together with its checks, as they are typed; «Validar usos» saves what is pending. */
export const UsosOutcome = ({
  form,
  partida,
  previst,
  edits,
  onSave,
}: {
  form: RecordForm<PartidaValues>;
  partida: TreballPartida;
  previst: CanviPrevist;
  edits: boolean;
  onSave: () => Promise<void>;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { data, error, refetch } = useFaltes(form.values, partida, previst);
  const validate = async (): Promise<void> => {
    if (form.dirty) await onSave();
    else await refetch();
  };
  return (
    <div className={css.outcome}>
      <div role="status">
        {error ? <p>{tellFault(error, web)}</p> : null}
        {data?.valid && data.nivells_curts.length === 0 ? <Mark form="satisfied" word={t('proces.usos.be')} /> : null}
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
