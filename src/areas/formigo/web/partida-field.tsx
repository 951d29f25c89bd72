import { useQuery } from '@tanstack/react-query';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { formigoTexts } from '../texts/index.ts';

/** Which concrete item of the plan a zone belongs to; not asked where the plan has none. */
export const PartidaField = ({ treball, creating }: { treball: number; creating: boolean }) => {
  const t = useTexts(formigoTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['programa', empresa, treball, language],
    queryFn: ({ signal }) => api.call(procesRoutes.programa, { params: { id: treball }, signal }),
  });
  const items = (data?.processos ?? []).flatMap((one) => one.partides.filter(({ formigo_flg }) => formigo_flg));
  if (items.length === 0) return null;
  return (
    <SelectField
      name="treball_partida_fk"
      span={12}
      empty={t(creating ? 'formigo.partida.per_norma' : 'formigo.partida.cap')}
      options={items.map(({ id, nom }) => ({ value: id, text: nom }))}
    />
  );
};
