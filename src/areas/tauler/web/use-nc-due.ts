import { useQuery } from '@tanstack/react-query';
import { noConformitatRoutes, nomNoConformitat } from '#areas/resultat/contract/no-conformitats.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { taulerTexts } from '../texts/index.ts';
import type { OfficeLine } from './office-line.ts';

/** Days before its term when a non-conformity begins to wait for somebody. */
const SOON = 7;
/** Rows at most: the last says how many more there are. */
const ROWS = 5;

/** Open non-conformities of open works that are late or due within a week, the one whose term comes first on top. */
export const useNcDue = () => {
  const t = useTexts(taulerTexts);
  const formats = useFormats();
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const query = useQuery({
    queryKey: ['nc', 'tauler', id],
    queryFn: ({ signal }) =>
      api.call(noConformitatRoutes.list, {
        query: { termini_final: addDays(today(), SOON), en_curs: true, limit: ROWS },
        signal,
      }),
    enabled: id !== 0 && may(noConformitatRoutes.list),
    staleTime: 0,
  });
  const { items = [], total = 0 } = query.data ?? {};
  const shown = total > ROWS ? items.slice(0, ROWS - 1) : items;
  const lines = shown.map(
    (nc): OfficeLine => ({
      key: `nc ${nc.id}`,
      greu: nc.estat === 'vencuda' ? 'nc_vencuda' : 'nc',
      form: nc.estat === 'vencuda' ? 'late' : 'failed',
      mark: t('tauler.marca.nc'),
      text: t(nc.estat === 'vencuda' ? 'tauler.nc.vencuda' : 'tauler.nc.venc', {
        nom: nomNoConformitat(nc),
        data: formats.date(nc.termini),
      }),
      second: `${nc.treball.codi} ${nc.treball.nom}`,
      href: `/empresa/${id}/treball/${nc.treball_fk}/seguiment/${nc.proces_fk}/partida/${nc.treball_partida_fk}/lot/${nc.lot_fk ?? 0}?comprovacio=${nc.comprovacio_fk}`,
    }),
  );
  if (total > shown.length)
    lines.push({
      key: 'nc resta',
      // Under the last of those that are shown.
      greu: lines.at(-1)?.greu ?? 'nc',
      form: 'failed',
      mark: t('tauler.marca.nc'),
      text: t('tauler.nc.mes', { n: total - shown.length }),
      second: t('tauler.nc.llista'),
      href: `/empresa/${id}/no-conformitats`,
    });
  return { lines, query };
};
