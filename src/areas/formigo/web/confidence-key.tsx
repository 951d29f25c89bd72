import { useTexts } from '#web/language.tsx';
import { CONFIDENCES } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { say, type T } from './words.ts';

/** What the letters of confidence mean, a line each. */
export const confidenceKey = (t: T): string =>
  CONFIDENCES.map((letter) => `${letter}: ${say(t, `formigo.confidence.${letter}`)}`).join('\n');

/** The same under a table of rows of law. */
export const ConfidenceKey = () => {
  const t = useTexts(formigoTexts);
  return (
    <dl className={css.key}>
      {CONFIDENCES.map((letter) => (
        <div key={letter}>
          <dt>{letter}</dt>
          <dd>{say(t, `formigo.confidence.${letter}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
