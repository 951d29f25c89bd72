import { useQuery } from '@tanstack/react-query';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { today } from '#web/formats.ts';
import { usePlatform, useUserId } from '#web/platform.tsx';

const YEARS_BACK = 5;

/** The last exercises of the user, per company; the current year where none was chosen. */
export const useExercici = (empresa: number) => {
  const { api, queries } = usePlatform();
  const user = useUserId();
  const key = ['exercicis', user];
  const { data: records } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call(usuariRoutes.exercicis, { params: { id: user }, signal }),
    enabled: user !== 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const current = Number(today().slice(0, 4));
  const exercici = records?.find((one) => one.empresaId === empresa)?.exercici ?? current;
  const usual = Array.from({ length: YEARS_BACK + 2 }, (_, place) => current + 1 - place);
  return {
    exercici,
    /** Next year, this one and those just past; also the one worked in, however far. */
    years: [...new Set([...usual, exercici])].sort((one, other) => other - one),
    choose: async (exercici: number): Promise<void> => {
      await api.call(usuariRoutes.saveExercici, { params: { id: user }, body: { empresaId: empresa, exercici } });
      await queries.invalidateQueries({ queryKey: key });
    },
  };
};
