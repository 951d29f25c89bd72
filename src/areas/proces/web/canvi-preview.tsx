import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { programaRoutes } from '../contract/programa.ts';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';
import { CHOSEN, type PartidaValues } from './partida-values.ts';
import { PLA } from './queries.ts';

const KINDS = ['venen', 'tornen', 'surten', 'jaNo'] as const;

/** Which checks would come and go with what is chosen and not saved yet; null while nothing is. */
export const useCanviPrevist = (partida: TreballPartida, values: PartidaValues) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const changed = CHOSEN.filter((key) => JSON.stringify(values[key]) !== JSON.stringify(partida[key]));
  const body = Object.fromEntries(changed.map((key) => [key, values[key]]));
  const { id: xid, treball_fk: id, proces_fk: pid, versio } = partida;
  const found = useQuery({
    queryKey: [PLA, empresa, id, 'previsio', xid, versio, body],
    queryFn: ({ signal }) => api.call(programaRoutes.previsioCanvi, { params: { id, pid, xid }, body, signal }),
    enabled: changed.length > 0,
    placeholderData: keepPreviousData,
  });
  return { changed: changed.length > 0, canvi: changed.length > 0 ? (found.data ?? null) : null, error: found.error };
};
export type CanviPrevist = ReturnType<typeof useCanviPrevist>;

/** The same, said before it is saved. */
export const CanviPreview = ({ previst }: { previst: CanviPrevist }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { canvi, error, changed } = previst;
  if (!changed) return null;
  const lines = canvi
    ? KINDS.filter((kind) => canvi[kind].length > 0).map((kind) =>
        t(`proces.previst.${kind}`, { n: canvi[kind].length, noms: canvi[kind].map(({ nom }) => nom).join(' · ') }),
      )
    : [];
  return (
    <div className={css.preview} role="status">
      {canvi && lines.length === 0 ? null : <strong>{t('proces.previst')}</strong>}
      {error ? <p>{tellFault(error, web)}</p> : null}
      {canvi && lines.length === 0 ? <p>{t('proces.previst.cap')}</p> : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};
