import { Drawer } from '@mantine/core';
import type { Lot } from '#areas/proces/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Form } from '#web/ui/form/form.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { consForaDe } from '../domain/resposta.ts';
import { resultatTexts } from '../texts/index.ts';
import type { Fotos } from './fotos.ts';
import { nomLot } from './paraules.ts';
import { RespostaArxius } from './resposta-arxius.tsx';
import { RespostaFields, ResultatField } from './resposta-fields.tsx';
import css from './seguiment.module.css';
import { type RespostaOberta, useRespostaForm } from './use-resposta-form.ts';

interface DrawerProps extends RespostaOberta {
  readonly fotos: Fotos;
  readonly writable: boolean;
  readonly onClose: () => void;
}

/** One answer whole: its value beside what is asked, who, when, papers, note, files. */
export const RespostaDrawer = ({ oberta, onClose }: { oberta: DrawerProps | null; onClose: () => void }) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const lloc = nomLot(t, oberta?.lot ?? null);
  return (
    <Drawer
      opened={oberta !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={oberta ? `${lloc} · ${oberta.check.nom}` : ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {oberta ? <RespostaForm key={`${oberta.lot?.id ?? 0}.${oberta.check.comprovacio_fk}`} {...oberta} /> : null}
    </Drawer>
  );
};

const RespostaForm = (props: DrawerProps) => {
  const { treball, check, casella, desada, fotos, onClose } = props;
  const automatic = check.automatica || (desada?.automatic ?? false);
  const writable = props.writable && !automatic;
  const form = useRespostaForm(props, { onSaved: onClose, onLeave: onClose });
  return (
    <>
      <Regla check={check} />
      {automatic ? <Automatic treball={treball.id} lot={props.lot} /> : null}
      <ConFora treball={treball.id} check={check} lot={props.lot} />
      <Form form={form} readOnly={!writable}>
        <div className={css.fitxa}>
          <ResultatField readOnly={!writable} />
          <RespostaFields form={form} treball={treball} check={check} desada={desada} readOnly={!writable} />
        </div>
      </Form>
      <RespostaArxius
        treball={treball.id}
        desada={desada}
        queue={fotos.of(casella)}
        onTake={(files) => fotos.add(casella, files)}
        writable={writable}
      />
    </>
  );
};

/** Who writes what is not written by hand, and the way there. */
export const Automatic = ({ treball, lot }: { treball: number; lot: Lot | null }) => {
  const t = useTexts(resultatTexts);
  const empresa = useEmpresaId();
  const formigo = `/empresa/${empresa}/treball/${treball}/formigo`;
  return (
    <p className={css.nota}>
      {t('seguiment.automatic')}{' '}
      {lot?.zona ? (
        <GoLink to={`${formigo}/zona/${lot.zona.id}`}>{t('seguiment.veure_zona', { zona: lot.zona.nom })}</GoLink>
      ) : (
        <GoLink to={formigo}>{t('seguiment.veure_formigo')}</GoLink>
      )}
    </p>
  );
};

/** What was measured of a lot and contradicts a slump that conforms, and the way there. */
export const ConFora = ({ treball, check, lot }: { treball: number } & Pick<RespostaOberta, 'check' | 'lot'>) => {
  const t = useTexts(resultatTexts);
  const empresa = useEmpresaId();
  const n = consForaDe(check, lot);
  if (n === 0 || !lot?.zona) return null;
  return (
    <p className={css.nota}>
      <Mark form="warning" word={t('seguiment.con_fora', { n })} />{' '}
      <GoLink to={`/empresa/${empresa}/treball/${treball}/formigo/zona/${lot.zona.id}?lot=${lot.numero}`}>
        {t('seguiment.veure_zona', { zona: lot.zona.nom })}
      </GoLink>
    </p>
  );
};

/** What the check asks: how often, by which criterion, by which rules. */
export const Regla = ({ check }: { check: RespostaOberta['check'] }) => {
  const t = useTexts(resultatTexts);
  const rows = [
    [t('seguiment.frequencia'), check.frequencia],
    [t('seguiment.criteri'), check.criteri],
    [t('seguiment.normes'), check.normes.join(', ')],
  ] as const;
  return (
    <dl className={css.regla}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([head, value]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
