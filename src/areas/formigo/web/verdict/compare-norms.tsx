import { Drawer, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { judgeUnder, othersThan } from '../../domain/altra-norma.ts';
import { askCode } from '../../domain/claus.ts';
import type { JudgeInput, LotVerdict, Normativa, StepId } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { stateOfVerdict } from '../lot-mark.tsx';
import { formOfLot, say, wordOfLot } from '../words.ts';
import { FormulaLine } from './formula-line.tsx';
import css from './verdict.module.css';
import { VerdictMargin, VerdictWarnings } from './verdict-parts.tsx';
import { openSteps, VerdictSteps } from './verdict-steps.tsx';

interface Compared {
  readonly verdict: LotVerdict;
  readonly input: () => JudgeInput;
  readonly plantes: number | null;
}

/** «Comparar amb una altra norma»: the button, and the drawer where both are judged in the browser. */
export const CompareNorms = ({ numero, ...compared }: Compared & { numero: number }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const [opened, open] = useState(false);
  return (
    <>
      <button type="button" className={css.textButton} onClick={() => open(true)}>
        {t('formigo.comparar')}
      </button>
      <Drawer
        opened={opened}
        onClose={() => open(false)}
        position="right"
        size="xl"
        title={t('formigo.comparar.titol', { n: numero })}
        closeButtonProps={{ 'aria-label': web('web.tancar') }}
      >
        {opened ? <TwoNorms {...compared} /> : null}
      </Drawer>
    </>
  );
};

const TwoNorms = ({ verdict, input, plantes }: Compared) => {
  const t = useTexts(formigoTexts);
  const others = othersThan(verdict.normativa);
  const [altra, choose] = useState<Normativa>(others.at(-1) ?? verdict.normativa);
  const other = judgeUnder(input(), altra, plantes);
  const [own, setOwn] = useState<ReadonlySet<StepId> | null>(null);
  const open = own ?? new Set([...openSteps(verdict), ...openSteps(other.verdict)]);
  const toggle = (step: StepId): void => {
    const next = new Set(open);
    if (!next.delete(step)) next.add(step);
    setOwn(next);
  };
  const ask = askCode(other.verdict);
  return (
    <div className={css.compare}>
      <p className={css.quietNote}>{t('formigo.comparar.ajuda')}</p>
      <NativeSelect
        className={css.askField ?? ''}
        label={t('formigo.comparar.norma')}
        value={altra}
        data-autofocus
        data={others.map((value) => ({ value, label: say(t, `formigo.normativa.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value as Normativa)}
      />
      <div className={css.columns}>
        <Column verdict={verdict} words={t('formigo.comparar.mana')} open={open} onToggle={toggle} />
        <Column
          verdict={other.verdict}
          words={t('formigo.comparar.informatiu')}
          open={open}
          onToggle={toggle}
          informative
        >
          {ask ? <p className={css.change}>{say(t, `formigo.ask.${ask}.pregunta`)}</p> : null}
          <ul className={css.notes}>
            {other.notes.map(({ codi, params }) => (
              <li key={codi}>{say(t, `formigo.comparar.${codi}`, params)}</li>
            ))}
          </ul>
        </Column>
      </div>
    </div>
  );
};

const Column = ({
  verdict,
  words,
  open,
  onToggle,
  informative = false,
  children,
}: {
  verdict: LotVerdict;
  words: string;
  open: ReadonlySet<StepId>;
  onToggle: (step: StepId) => void;
  informative?: boolean;
  children?: ReactNode;
}) => {
  const t = useTexts(formigoTexts);
  const state = stateOfVerdict(verdict, null);
  const norma = say(t, `formigo.normativa.${verdict.normativa}`);
  return (
    <section className={css.column} aria-label={`${norma}, ${words}`} data-informative={informative || undefined}>
      <h2>
        {norma} <span className={css.quietNote}>{words}</span>
      </h2>
      <div className={css.headLine}>
        <Mark form={formOfLot(state)} word={wordOfLot(t, state)} />
        <VerdictMargin verdict={verdict} />
      </div>
      <FormulaLine parts={verdict.formulaParts} fck={verdict.limit} />
      <VerdictSteps verdict={verdict} open={open} onToggle={onToggle} />
      {children}
      <VerdictWarnings verdict={verdict} />
    </section>
  );
};
