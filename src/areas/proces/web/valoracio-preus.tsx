import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSensePreu } from '#areas/banc/domain/assaig.data.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Form } from '#web/ui/form/form.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import type { TreballPartida, TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { MOST_PREU } from './partida-values.ts';
import css from './programa.module.css';
import { placeOfItem, treballPartidaQuery } from './queries.ts';
import { usePartidaForm } from './use-partida-form.ts';

/** The tests that nobody has priced, item by item, with the box for what they cost where it may be typed. */
export const PreusPerDir = ({ partides, edits }: { partides: readonly TreballPartidaItem[]; edits: boolean }) => {
  const t = useTexts(procesTexts);
  const frame = useRef<HTMLElement>(null);
  const saved = useRef(false);
  /** What was priced leaves the list: one goes on with the first that is still to be. */
  const goOn = (): void => {
    if (!saved.current) return;
    const next = frame.current?.querySelector<HTMLElement>('input');
    saved.current = false;
    next?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item that was priced whole has left
  useEffect(goOn, [partides.length]);
  if (partides.length === 0) return null;
  return (
    <section ref={frame} aria-labelledby="preus-per-dir" className={css.unpriced}>
      <h2 id="preus-per-dir">{t('proces.valoracio.per_dir')}</h2>
      {partides.map((one) => (
        <Partida
          key={one.id}
          partida={one}
          edits={edits}
          onSaved={() => {
            saved.current = true;
          }}
          onShorter={goOn}
        />
      ))}
    </section>
  );
};

interface PartidaProps {
  readonly partida: TreballPartidaItem;
  readonly edits: boolean;
  readonly onSaved: () => void;
  /** Fewer tests are left to price. */
  readonly onShorter: () => void;
}
const Partida = ({ partida, ...props }: PartidaProps) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data } = useQuery(treballPartidaQuery(api, empresa, placeOfItem(partida), language));
  return (
    <div>
      <h3>{partida.nom}</h3>
      {data ? <Assaigs partida={data} {...props} /> : null}
    </div>
  );
};

const Assaigs = ({
  partida,
  edits,
  onSaved,
  onShorter,
}: Omit<PartidaProps, 'partida'> & { partida: TreballPartida }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { form } = usePartidaForm({ partida, scope: `preus-${partida.id}-`, onSaved, onLeave: () => {} });
  const checks = partida.comprovacions.flatMap((one, place) =>
    one.exigida && isSensePreu(one) ? [{ ...one, place }] : [],
  );
  const left = checks.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when there are fewer, by whoever draws it then
  useEffect(() => {
    if (left > 0) onShorter();
  }, [left]);
  if (!edits)
    return (
      <ul>
        {checks.map(({ comprovacio_fk, nom }) => (
          <li key={comprovacio_fk}>{nom}</li>
        ))}
      </ul>
    );
  const typed = checks.some(({ place }) => form.values.comprovacions[place]?.preu !== null);
  return (
    <Form form={form} bar={false} sends>
      {checks.map(({ comprovacio_fk, nom, place, previstos }) => (
        <div key={comprovacio_fk} className={css.toPrice}>
          <span>
            {nom}
            <span className={css.second}>{t('proces.valoracio.previstos', { n: previstos.n })}</span>
          </span>
          <NumberField
            name={`comprovacions.${place}.preu`}
            label={t('proces.check.preu_de', { nom })}
            as="cents"
            min={0}
            max={MOST_PREU}
          />
        </div>
      ))}
      {form.state.kind === 'failed' ? <p role="alert">{form.state.sentence}</p> : null}
      {typed ? (
        <Button type="submit" variant="default" loading={form.state.kind === 'saving'}>
          {web('web.desar')}
        </Button>
      ) : null}
    </Form>
  );
};
