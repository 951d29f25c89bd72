import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { type TipusDespesa, tipusDespesaRoutes } from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './tipus.module.css';

/** Where a kind is used: the kinds below it and the newest expenses with lines of it. */
export const UsosDrawer = ({ tipus, onClose }: { tipus: TipusDespesa | null; onClose: () => void }) => {
  const t = useTexts(despesaTexts);
  return (
    <Drawer
      opened={tipus !== null}
      onClose={onClose}
      position="right"
      title={tipus ? t('despesa.tipus.usos', { nom: tipus.nom }) : ''}
      closeButtonProps={{ 'aria-label': t('despesa.tancar') }}
    >
      {tipus ? <Usos tipus={tipus} /> : null}
    </Drawer>
  );
};

const Usos = ({ tipus }: { tipus: TipusDespesa }) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    queryKey: ['tipus_despesa', 'usos', empresa, tipus.id],
    queryFn: ({ signal }) => api.call(tipusDespesaRoutes.usos, { params: { id: empresa, tid: tipus.id }, signal }),
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <div className={css.uses}>
      {data.fills.length > 0 ? (
        <p>{t('despesa.tipus.usos_fills', { noms: data.fills.map(({ nom }) => nom).join(', ') })}</p>
      ) : null}
      <p>{data.total === 0 ? t('despesa.tipus.usos_cap') : t('despesa.tipus.usos_n', { n: data.total })}</p>
      <ul>
        {data.despeses.map((one) => (
          <li key={one.id}>
            <GoLink to={`/empresa/${empresa}/despesa/${one.id}`}>
              {[`${one.exercici}/${one.numero}`, one.proveidor, formats.date(one.data)].filter(Boolean).join(' · ')}
            </GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
