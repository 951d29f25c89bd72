import { type Formats, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FormulaSource, LotVerdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { shownStrength } from '../strength.ts';
import { formOfLot } from '../words.ts';
import { scaleOf, spread } from './chart-scale.ts';
import css from './verdict.module.css';

/** Symbols, the same in every language. */
const UNIT = 'N/mm²';
const FCK = 'fck';
const W = 360;
const H = 168;
const TOP = 20;
const BOTTOM = 146;
const LEFT = 30;
const RIGHT = 277;
const EARLIER = 84;
/** From the end of a line to its label. */
const LEADER = 7;

const HUE: Readonly<Record<string, string>> = { satisfied: 'green', failed: 'red', warning: 'amber', ask: 'violet' };
const LIGHTS: Readonly<Record<string, readonly FormulaSource[]>> = {
  fck: ['fck'],
  fck090: ['fck090'],
  comparat: ['f', 'fc_real'],
  rector: ['x1', 'xm'],
  banda: ['mitjana', 'recorregut', 'xN'],
  anteriors: ['s35'],
};

/** The compared value: two decimals, more beside the limit. */
const comparedText = ({ comparat, fck }: LotVerdict['chart'], formats: Formats): string =>
  shownStrength(comparat, fck, formats, 2);

/** Strengths in pour order against fck and the compared value; labels stand on the drawing, nothing only in tooltips. */
export const VerdictChart = ({
  verdict,
  lit,
  unread,
}: {
  verdict: LotVerdict;
  lit: FormulaSource | null;
  /** Cells that could not be read: the drawing is not plain green. */
  unread: number;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const { chart } = verdict;
  const scale = scaleOf(chart, TOP, BOTTOM);
  const start = chart.anteriors.length > 0 ? LEFT + EARLIER + 10 : LEFT;
  const room = RIGHT - start;
  const many = Math.max(1, chart.mostres.length);
  const x = (place: number): number => start + (room * (place + 0.5)) / many;
  const every = Math.ceil(many / 12);
  const isLit = (part: string): boolean => lit !== null && (LIGHTS[part]?.includes(lit) ?? false);
  const form = formOfLot({
    verdict: verdict.verdict,
    insuficients: verdict.mostresInsuficients,
    noLlegides: unread,
  });
  const hue = HUE[form] ?? 'grey';
  const compared = chart.comparat;
  const sameAsFck = compared !== null && Math.abs(compared - chart.fck) < 1e-9;
  const lines = [
    { key: 'fck', value: chart.fck, text: `fck ${formats.decimal(chart.fck, 0, 2)}` },
    ...(compared === null || sameAsFck
      ? []
      : [{ key: 'comparat', value: compared, text: comparedText(chart, formats) }]),
    ...(chart.fck090 === null
      ? []
      : [{ key: 'fck090', value: chart.fck090, text: `0,90 fck ${formats.decimal(chart.fck090, 0, 2)}` }]),
  ];
  const places = spread(
    lines.map((line) => scale.y(line.value)),
    14,
    TOP,
    BOTTOM,
  );
  const told = t('formigo.grafic.descripcio', { n: chart.mostres.length, fck: chart.fck });
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className={css.chart} role="img" aria-label={told}>
      <text x={2} y={10} className={css.chartText}>
        {UNIT}
      </text>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={scale.y(tick)} y2={scale.y(tick)} className={css.gridLine} />
          <text x={LEFT - 4} y={scale.y(tick) + 4} textAnchor="end" className={css.chartText}>
            {formats.decimal(tick, 0)}
          </text>
        </g>
      ))}
      {chart.banda ? (
        <g data-lit={isLit('banda') || undefined}>
          <rect
            x={start}
            width={room}
            y={scale.y(chart.banda.max)}
            height={Math.max(1, scale.y(chart.banda.min) - scale.y(chart.banda.max))}
            className={css.band}
            data-lit={isLit('banda') || undefined}
          />
          <line
            x1={start}
            x2={RIGHT}
            y1={scale.y(chart.banda.mitjana)}
            y2={scale.y(chart.banda.mitjana)}
            className={css.meanLine}
          />
        </g>
      ) : null}
      {lines.map((line, place) => (
        <g key={line.key} data-line={line.key} data-lit={isLit(line.key) || undefined}>
          <line
            x1={LEFT}
            x2={RIGHT}
            y1={scale.y(line.value)}
            y2={scale.y(line.value)}
            className={line.key === 'fck' ? css.fckLine : line.key === 'comparat' ? css.comparedLine : css.dottedLine}
            style={line.key === 'comparat' ? { stroke: `var(--c-${hue}-mark)` } : undefined}
            data-lit={isLit(line.key) || undefined}
          />
          <polyline
            points={`${RIGHT},${scale.y(line.value)} ${RIGHT + LEADER},${places[place] ?? 0}`}
            className={css.leader}
          />
          <text
            x={RIGHT + LEADER + 3}
            y={(places[place] ?? 0) + 4}
            className={css.chartLabel}
            data-lit={isLit(line.key) || undefined}
          >
            {line.text}
          </text>
        </g>
      ))}
      {chart.anteriors.length > 0 ? (
        <g data-lit={isLit('anteriors') || undefined}>
          {chart.anteriors.map((value, place) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a series has fixed places
              key={place}
              cx={LEFT + 4 + ((EARLIER - 8) * place) / Math.max(1, chart.anteriors.length - 1)}
              cy={scale.y(value)}
              r={2}
              className={css.earlierDot}
              data-lit={isLit('anteriors') || undefined}
            />
          ))}
          <text x={LEFT + EARLIER / 2} y={H - 4} textAnchor="middle" className={css.chartText}>
            {t('formigo.grafic.anteriors', { n: chart.anteriors.length })}
          </text>
        </g>
      ) : null}
      {chart.mostres.map((mostra, place) => (
        <g key={mostra.numero}>
          {mostra.provetes.map((value, which) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: specimens have fixed places
              key={which}
              x1={x(place) - 7}
              x2={x(place) + 7}
              y1={scale.y(value)}
              y2={scale.y(value)}
              className={css.specimen}
            />
          ))}
          {mostra.valor === null ? (
            <circle cx={x(place)} cy={BOTTOM - 8} r={4} className={css.missingDot} />
          ) : (
            <circle
              cx={x(place)}
              cy={scale.y(mostra.valor)}
              r={4}
              className={mostra.valida ? css.dot : css.invalidDot}
            />
          )}
          {chart.rector === place && mostra.valor !== null ? (
            <circle
              cx={x(place)}
              cy={scale.y(mostra.valor)}
              r={7}
              className={css.ring}
              data-lit={isLit('rector') || undefined}
            />
          ) : null}
          {place % every === 0 ? (
            <text x={x(place)} y={H - 4} textAnchor="middle" className={css.chartText}>
              {mostra.numero}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
};

/** The same as a table. */
export const ChartTable = ({ verdict }: { verdict: LotVerdict }) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const { chart } = verdict;
  const strength = (value: number | null): string => shownStrength(value, chart.fck, formats);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('formigo.grafic.mostra')}</th>
          <th scope="col">{t('formigo.grafic.provetes')}</th>
          <th scope="col">{t('formigo.grafic.fc')}</th>
        </tr>
      </thead>
      <tbody>
        {chart.mostres.map((mostra, place) => (
          <tr key={mostra.numero}>
            <th scope="row">
              {mostra.numero}
              {chart.rector === place ? ` ${t('formigo.grafic.mana')}` : ''}
            </th>
            <td>{mostra.provetes.length > 0 ? mostra.provetes.map(strength).join(' · ') : '—'}</td>
            <td>{strength(mostra.valor)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{FCK}</th>
          <td />
          <td>{formats.decimal(chart.fck, 1)}</td>
        </tr>
        {chart.comparat === null ? null : (
          <tr>
            <th scope="row">{t('formigo.font.f')}</th>
            <td />
            <td>{comparedText(chart, formats)}</td>
          </tr>
        )}
        {chart.anteriors.length > 0 ? (
          <tr>
            <th scope="row">{t('formigo.grafic.anteriors', { n: chart.anteriors.length })}</th>
            <td colSpan={2}>{chart.anteriors.map(strength).join(' · ')}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
};
