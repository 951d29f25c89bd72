import { useQuery } from '@tanstack/react-query';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { type ResolveContext, type ScreenProps, ScreenRefusal } from '#web/room.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { resultatTexts } from '../../texts/index.ts';
import { nomLot } from '../paraules.ts';
import { llegeixPartida, usePartida } from '../partida-work.ts';
import { useMira } from '../use-marques.tsx';
import { useTrameses } from '../use-trameses.ts';
import { LotDesk } from './lot-desk.tsx';
import { LotPhone } from './lot-phone.tsx';

export const resolve = async (context: ResolveContext) => {
  const { api, queries, empresa, id, params } = context;
  // 0 is the item as a whole.
  const lid = params.lid === '0' ? 0 : id('lid');
  const lloc = { id: id('id'), pid: id('pid'), xid: id('xid') };
  const [treball, [partida, lots]] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, lloc.id)),
    llegeixPartida(context, lloc),
  ]);
  const lot = lots.find((one) => one.id === lid) ?? null;
  if (lid !== 0 && lot === null) throw new ScreenRefusal(404);
  return { treball, partida, lots, lid, lloc };
};
export type LotGiven = Awaited<ReturnType<typeof resolve>>;

/** Comprovacions del lot: on the phone one check a screen, under the thumb; on the desk the grid of the lot. */
export const Screen = ({ given, search }: ScreenProps<LotGiven>) => {
  const t = useTexts(resultatTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const phone = useIsPhone();
  const { lloc, lid } = given;
  const { data: treball = given.treball } = useQuery({ ...treballQuery(api, empresa, lloc.id), staleTime: 5_000 });
  const { partida = given.partida, lots = given.lots, resultats, files } = usePartida(lloc);
  const { trameses, enviament } = useTrameses(lloc.id, lloc.xid, lid || null);
  const mira = useMira(resultats, enviament);
  const lot = lots.find((one) => one.id === lid) ?? null;
  const nom = `${partida.nom} · ${nomLot(t, lot)}`;
  useTitle(nom, treball.codi);
  const work = { treball, partida, files, lot, mira, trameses, enviament, nom };
  if (phone) return <LotPhone {...work} search={search} />;
  // The grid starts once its checks stand by their headings.
  return files.length > 0 || partida.comprovacions.length === 0 ? (
    <LotDesk {...work} oberta={Number(search.comprovacio) || null} deNc={search.de === 'nc'} />
  ) : null;
};
