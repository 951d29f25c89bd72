import { TextInput } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import type { ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { useDraft } from '../drafts.tsx';
import type { Fact } from './row-changes.ts';
import type { ZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

const MOST_VOLUME = 1_000_000;
const MOST_LOADS = 10_000;

const isAllowed = (fact: Fact, value: number): boolean =>
  fact === 'volum' ? value >= 0 && value <= MOST_VOLUME : value >= 1 && value <= MOST_LOADS && Number.isInteger(value);

/** Description, volume and loads of a lot, saved on leaving each field like the cells of a sample. */
export const LotFacts = ({
  lot,
  total,
  facts,
  types,
}: {
  lot: ZonaLot;
  total: boolean;
  facts: ReturnType<ZonaWork['facts']>;
  types: boolean;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  /** What stands in a field while it is typed, or because it is no number. */
  const { value: drafts, set: setDrafts } = useDraft<Partial<Record<Fact, string>>>(`lot.${lot.id}`, {});
  const [wrong, setWrong] = useState<Fact | null>(null);
  const asText = (fact: Fact, value: unknown): string =>
    fact === 'descripcio' ? String(value ?? '') : typedDecimal(value as number | null, language);
  const leave = (fact: Fact): void => {
    const typed = drafts[fact]?.trim();
    if (typed === undefined) return;
    const plain = fact === 'descripcio' || typed === '' ? null : readDecimal(typed, language);
    const value = fact === 'descripcio' ? typed : plain === null ? null : Number(plain);
    const bad = fact !== 'descripcio' && typed !== '' && (typeof value !== 'number' || !isAllowed(fact, value));
    setWrong(bad ? fact : null);
    if (bad) return;
    const { [fact]: _left, ...others } = drafts;
    setDrafts(others);
    if (value !== facts.values[fact]) facts.edit(fact, value);
  };
  const label: Readonly<Record<Fact, string>> = {
    descripcio: t('formigo.lot.descripcio'),
    volum: t('formigo.lot.volum'),
    amassades: t('formigo.lot.amassades'),
  };
  // What may not be written does not look as if it might.
  const read = (fact: Fact): ReactNode => (
    <p className={css.factRead}>
      {label[fact]} <b>{asText(fact, facts.values[fact]) || '—'}</b>
    </p>
  );
  const field = (fact: Fact): ReactNode => (
    <TextInput
      className={fact === 'descripcio' ? css.fact : css.factShort}
      label={label[fact]}
      value={drafts[fact] ?? asText(fact, facts.values[fact])}
      {...(fact === 'descripcio' ? { maxLength: 200 } : { inputMode: fact === 'volum' ? 'decimal' : 'numeric' })}
      error={wrong === fact ? web('web.formulari.numero_incorrecte') : undefined}
      aria-invalid={facts.conflictOf(fact) !== null || undefined}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setDrafts({ ...drafts, [fact]: typed });
      }}
      onBlur={() => leave(fact)}
      onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
    />
  );
  const shown: readonly Fact[] = total ? ['descripcio', 'volum', 'amassades'] : ['descripcio', 'volum'];
  return (
    <div className={css.facts}>
      {shown.map((fact) => (
        <Fragment key={fact}>{types ? field(fact) : read(fact)}</Fragment>
      ))}
      {shown.map((fact) => {
        const conflict = facts.conflictOf(fact);
        if (!conflict) return null;
        const [meu, desat] = [asText(fact, conflict.mine) || '—', asText(fact, lot[fact]) || '—'];
        return (
          <p key={fact} role="alert" className={`${css.factNote} ${css.conflict}`}>
            {t('formigo.lot.conflicte', { camp: label[fact], desat })}{' '}
            <button type="button" className={css.retry} onClick={() => facts.settle(fact, true)}>
              {web('web.graella.meu', { valor: meu })}
            </button>{' '}
            <button type="button" className={css.retry} onClick={() => facts.settle(fact, false)}>
              {web('web.graella.seu', { valor: desat })}
            </button>
          </p>
        );
      })}
      {facts.state.kind === 'refused' ? (
        <p role="alert" className={`${css.factNote} ${css.unsaved}`}>
          {t('formigo.lot.no_desat', { motiu: facts.state.reason })}
        </p>
      ) : null}
    </div>
  );
};
