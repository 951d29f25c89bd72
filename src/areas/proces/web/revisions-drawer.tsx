import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesTexts } from '../texts/index.ts';
import { CanvisList } from './canvis-list.tsx';
import css from './programa.module.css';
import { PLA } from './queries.ts';

/** The issues of a programme, newest first, each with what changed with it. */
export const RevisionsDrawer = ({
  treball,
  opened,
  onClose,
}: {
  treball: number;
  opened: boolean;
  onClose: () => void;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('proces.revisions')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? <Revisions treball={treball} /> : null}
    </Drawer>
  );
};

const Revisions = ({ treball }: { treball: number }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data = [], error } = useQuery({
    queryKey: [PLA, empresa, treball, 'revisions', language],
    queryFn: ({ signal }) => api.call(programaRoutes.revisions, { params: { id: treball }, signal }),
  });
  return (
    <div className={css.dialog}>
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data.map((one) => (
        <section key={one.numero} className={css.revision}>
          <h2>{t('proces.revisio_del', { n: one.numero, data: formats.date(one.data) })}</h2>
          <p className={css.quiet}>
            {t('proces.revisio_qui', { qui: one.emesa_per, quan: formats.instant(one.emesa) })}
          </p>
          <p>
            {t('proces.peu', {
              partides: one.n_partides,
              comprovacions: one.n_comprovacions,
              minim: '',
              lots: one.n_lots,
              cost:
                one.cost === 0 ? t('proces.peu.sense_preus') : t('proces.peu.cost', { cost: formats.money(one.cost) }),
            })}
          </p>
          {one.canvis ? <CanvisList canvis={one.canvis} /> : <p className={css.quiet}>{t('proces.revisio_primera')}</p>}
        </section>
      ))}
    </div>
  );
};
