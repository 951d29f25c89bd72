import { Checkbox } from '@mantine/core';
import { IconCheck, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { partidaRoutes } from '../contract/routes.ts';
import type { Partida } from '../contract/schemas.ts';
import { deriveComprovacions } from '../domain/deriva.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { compostaQuery } from './queries.ts';

/** Validar usos: what the uses chosen for a work would ask of an item, and whether they agree. */
export const UsosValidacio = ({ partida }: { partida: Partida }) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const lists = useBancLists();
  const [chosen, choose] = useState<readonly number[]>([]);
  const usos = partida.usos.filter((id) => chosen.includes(id));
  const { data: composta } = useQuery(compostaQuery(api, empresa, partida.id, language));
  const { data, error } = useQuery({
    queryKey: ['banc', 'validacio', empresa, partida.id, partida.versio, usos, language],
    queryFn: ({ signal }) =>
      api.call(partidaRoutes.validacio, { params: { id: partida.id }, query: { usos: usos.join(':') }, signal }),
    placeholderData: (before) => before,
  });
  const sistema = lists.sistemes.find(({ id }) => id === partida.sistema_fk);
  const checks = composta?.grups.flatMap(({ categoria_fk, comprovacions }) =>
    comprovacions.map((one) => ({ ...one, categoria_fk })),
  );
  const names = new Map(checks?.map(({ id, nom }) => [id, nom]));
  const derived =
    checks && sistema
      ? deriveComprovacions(checks, { completa: partida.completa, usos, categories: sistema.categories })
      : null;
  return (
    <div className={css.reading}>
      {partida.usos.length === 0 ? (
        <StatePanel icon={IconListCheck} sentence={t('banc.validar.cap')} />
      ) : (
        <section className={css.panel}>
          <h2>{t('banc.validar')}</h2>
          <p className={css.note}>{t('banc.validar.ajuda')}</p>
          <fieldset className={css.choices}>
            <legend>{t('banc.usos_triats')}</legend>
            {partida.usos.map((id) => (
              <Checkbox
                key={id}
                label={lists.us(id)}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  choose(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </fieldset>
          <div role="status" className={css.outcome}>
            {error ? <p>{tellFault(error, web)}</p> : null}
            {data?.valid ? <Mark form="satisfied" word={t('banc.validar.be')} /> : null}
            {data && !data.valid ? (
              <>
                <Mark form="warning" word={t('banc.validar.errors', { n: data.errors.length })} />
                <ul>
                  {data.errors.map(({ missatge }) => (
                    <li key={missatge}>{missatge}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        </section>
      )}
      {derived ? (
        <section className={css.panel}>
          <h2>{t('banc.validar.surten', { n: derived.length, sistema: sistema?.nom ?? '' })}</h2>
          <ul className={css.plain}>
            {derived.map(({ comprovacio_fk, valors, obligatoria }) => (
              <li key={comprovacio_fk}>
                <IconCheck size={16} aria-hidden />
                <span>
                  {names.get(comprovacio_fk)}
                  {valors.length > 0 || obligatoria ? (
                    <span className={css.second}>
                      {[valors.join(' / '), obligatoria ? t('banc.validar.obligatoria') : '']
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
