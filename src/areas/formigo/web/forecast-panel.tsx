import { Popover } from '@mantine/core';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { Zona } from '../contract/schemas.ts';
import { needsVerifying } from '../domain/llei.ts';
import type { Previsio } from '../domain/previsio.ts';
import { DIMENSIONS, type Dimensio } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { say, sayFont } from './words.ts';

/** What each dimension is measured in. */
const UNIT: Readonly<Record<Dimensio, string>> = { volum: ', m³', setmanes: '', superficie: ', m²', plantes: '' };

/** Lots are limited by quantities, and none of them is known. */
const isWithoutQuantity = (previsio: Previsio): boolean => !previsio.perAbocada && previsio.limitant === null;

/** «4 lots, 12 pastades. Mana el volum: 380 m³ ÷ 100 → 4». */
export const useForecastSentence = (): ((previsio: Previsio) => string) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const namesOf = ({ fila }: Previsio): string =>
    DIMENSIONS.filter((dimensio) => fila[dimensio] !== null)
      .map((dimensio) => t(`formigo.camp.${dimensio}`).toLocaleLowerCase())
      .join(', ');
  return (previsio) => {
    if (previsio.lots === null) return t('formigo.previsio.cal_abocades');
    const count =
      // Under indirect control no sample is broken.
      !previsio.mostresTotal
        ? t('formigo.previsio.lots', { lots: previsio.lots })
        : t('formigo.previsio.lots_pastades', { lots: previsio.lots, pastades: previsio.mostresTotal });
    if (isWithoutQuantity(previsio)) return t('formigo.previsio.cal_quantitat', { llista: namesOf(previsio) });
    const ratio = previsio.limitant ? previsio.ratios[previsio.limitant] : null;
    if (!ratio || !previsio.limitant) return count;
    const because = t('formigo.previsio.mana', {
      dimensio: previsio.limitant,
      valor: formats.decimal(ratio.valor, 0, 2),
      limit: formats.decimal(ratio.limit, 0, 2),
      lots: ratio.lots,
    });
    return `${count} ${because}`;
  };
};

/** Why so many lots: each quantity over its limit, the row of law with its source and confidence, the samples asked. */
export const ForecastWhy = ({ previsio }: { previsio: Previsio }) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const { fila } = previsio;
  const rules = new Map(
    previsio.mostresLot.flatMap((lot) =>
      lot.regla ? [[say(t, `formigo.linia.${lot.regla.codi}`, lot.regla.params), lot.regla] as const] : [],
    ),
  );
  return (
    <div className={css.why}>
      {previsio.perAbocada ? <p>{t('formigo.previsio.per_abocada')}</p> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('formigo.previsio.dimensio')}</th>
            <th scope="col">{t('formigo.previsio.valor')}</th>
            <th scope="col">{t('formigo.previsio.limit')}</th>
            <th scope="col">{t('formigo.previsio.surten')}</th>
          </tr>
        </thead>
        <tbody>
          {DIMENSIONS.map((dimensio) => {
            const ratio = previsio.ratios[dimensio];
            return (
              <tr key={dimensio} data-rules={previsio.limitant === dimensio || undefined}>
                <th scope="row">{t(`formigo.camp.${dimensio}`) + UNIT[dimensio]}</th>
                <td>{ratio ? formats.decimal(ratio.valor, 0, 2) : '—'}</td>
                <td>{formats.decimal(fila[dimensio], 0, 2)}</td>
                <td>{ratio ? `${formats.decimal(ratio.quocient, 2)} → ${ratio.lots}` : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {[...rules.keys()].slice(0, 4).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={css.quiet}>
        {t('formigo.previsio.fila', { font: sayFont(t, fila.source) })} ·{' '}
        {say(t, `formigo.confidence.${fila.confidence}`)}
        {needsVerifying(fila.confidence) ? <span className={css.verify}>{t('formigo.per_verificar')}</span> : null}
      </p>
      {previsio.avisos.length > 0 ? (
        <ul>
          {previsio.avisos.map((avis) => (
            <li key={avis.codi}>{say(t, `avis.${avis.codi}`, avis.params)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

/** The forecast of a zone in a line, with its «Per què?». */
export const ForecastLine = ({ zona }: { zona: Pick<Zona, 'previsio'> }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const sentence = useForecastSentence();
  return (
    <p className={css.forecast}>
      <span>{t('formigo.previsio.titol', { text: sentence(zona.previsio) })}</span>{' '}
      <Popover position="bottom-start" width={440} trapFocus returnFocus closeOnEscape>
        <Popover.Target>
          <button type="button" className={css.whyButton}>
            {t('formigo.per_que')}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('formigo.per_que')}>
          <ForecastWhy previsio={zona.previsio} />
          <span className="visually-hidden">{web('web.tecla.sortir')}</span>
        </Popover.Dropdown>
      </Popover>
    </p>
  );
};
