import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { needsVerifying } from '../../domain/llei.ts';
import type { LotVerdict, StepId, StepLine, VerdictStep } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { confidenceKey } from '../confidence-key.tsx';
import { shownStrength } from '../strength.ts';
import { say } from '../words.ts';
import css from './verdict.module.css';

/** Which steps stand open by themselves: the one that failed, or that lacks samples. */
export const openSteps = (verdict: LotVerdict): readonly StepId[] => {
  if (verdict.verdict === 'no_satisfactori' || verdict.verdict === 'mostra_no_valida')
    return verdict.steps.filter((step) => step.deciding).map((step) => step.id);
  return verdict.verdict === 'satisfactori' && verdict.mostresInsuficients ? ['mostres'] : [];
};

const BOLD_MS = 2_000;
/** Steps whose result has just changed: bold for two seconds. */
const useChanged = (results: readonly string[]): ReadonlySet<number> => {
  const before = useRef(results);
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const text = results.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined text stands for the results
  useEffect(() => {
    const moved = new Set(results.flatMap((one, place) => (one === before.current[place] ? [] : [place])));
    before.current = results;
    if (moved.size === 0) return;
    setChanged(moved);
    const timer = setTimeout(() => setChanged(new Set()), BOLD_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return changed;
};

/** The seven steps, a line each; open: question, numbers, place in the rule, result. */
export const VerdictSteps = ({
  verdict,
  open,
  onToggle,
}: {
  verdict: LotVerdict;
  open: ReadonlySet<StepId>;
  onToggle: (step: StepId) => void;
}) => {
  const t = useTexts(formigoTexts);
  const results = verdict.steps.map((step) => say(t, `formigo.pas.${step.id}.${step.codi}`, step.params));
  const changed = useChanged(results);
  return (
    <ol className={css.steps}>
      {verdict.steps.map((step, place) => {
        const shown = open.has(step.id);
        const Chevron = shown ? IconChevronDown : IconChevronRight;
        return (
          <li key={step.id} data-step={step.id} data-deciding={step.deciding || undefined}>
            <button type="button" className={css.stepHead} aria-expanded={shown} onClick={() => onToggle(step.id)}>
              <Chevron size={16} aria-hidden />
              <span className={css.stepName}>{`${place + 1} ${say(t, `formigo.pas.${step.id}.nom`)}`}</span>
              <span
                className={css.stepResult}
                data-changed={changed.has(place) || undefined}
                data-cut={!shown || undefined}
              >
                {results[place]}
              </span>
            </button>
            {shown ? <StepBody step={step} fck={verdict.limit} /> : null}
          </li>
        );
      })}
    </ol>
  );
};

const StepBody = ({ step, fck }: { step: VerdictStep; fck: number }) => {
  const t = useTexts(formigoTexts);
  const place = [
    step.article ? t('formigo.pas.article', { article: step.article }) : '',
    step.taula ? t('formigo.pas.taula', { taula: step.taula }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={css.stepBody}>
      <p className={css.question}>{say(t, `formigo.pas.${step.id}`)}</p>
      {step.lines.length > 0 ? (
        <ul>
          {step.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a step have fixed places
            <li key={at}>
              <Line line={line} fck={fck} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={css.place}>
        {place ? <span>{place}</span> : null}
        <span title={confidenceKey(t)}>
          {t('formigo.pas.confianca', { lletra: step.confidence })} · {say(t, `formigo.confidence.${step.confidence}`)}
        </span>
        {needsVerifying(step.confidence) ? <span className={css.verify}>{t('formigo.per_verificar')}</span> : null}
      </p>
    </div>
  );
};

const Line = ({ line, fck }: { line: StepLine; fck: number }) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const values = line.valors?.map((value) => shownStrength(value, fck, formats)).join(' · ');
  const text = say(t, `formigo.linia.${line.codi}`, line.params);
  return (
    <>
      {text}
      {values ? <span className={css.series}> {values}</span> : null}
    </>
  );
};
