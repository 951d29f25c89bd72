import { useBancLists } from '#areas/banc/web/index.tsx';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { CanvisProgramaAnswer } from '../contract/programa.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

type CanviPartida = CanvisProgramaAnswer['partides'][number];
type CanviObra = CanvisProgramaAnswer['obra'][number];
type CanviCamp = CanviPartida['camps'][number];

/** How a value of the programme reads, by the field that holds it. */
const useValueWords = (): ((canvi: Pick<CanviCamp, 'camp'>, value: CanviCamp['abans']) => string) => {
  const web = useTexts(webTexts);
  const formats = useFormats();
  const lists = useBancLists();
  return ({ camp }, value) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return NOTHING;
    if (camp === 'amidament') return formats.decimal(value as string, 2, 3);
    if (camp === 'cost') return formats.euros(value as number);
    if (camp === 'sistema_fk') return lists.sistema(value as number);
    if (camp === 'usos') return (value as number[]).map(lists.us).join(', ');
    if (camp === 'nivells') return (value as number[]).map(lists.nivell).join(', ');
    if (camp === 'completa') return web(value ? 'web.si' : 'web.no');
    return String(value);
  };
};

/** What changed of a programme: of its work, then item by item, in, changed, out. */
export const CanvisList = ({ canvis }: { canvis: CanvisProgramaAnswer }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const said = (camp: CanviObra['camp'], value: string): string => {
    if (value === '') return NOTHING;
    return camp === 'data_projecte' ? formats.date(value) : value;
  };
  return (
    <div className={css.changes}>
      {canvis.obra.length > 0 ? (
        <section>
          <h3>{t('proces.canvi.obra')}</h3>
          <ul>
            {canvis.obra.map(({ camp, nom, abans, despres }) => (
              <li key={`${camp} ${nom}`}>
                {t('proces.canvi.de_a', {
                  camp: camp === 'agents' ? nom : t(`proces.canvi.obra.${camp}`),
                  abans: said(camp, abans),
                  despres: said(camp, despres),
                })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {(['entra', 'canvia', 'surt'] as const).map((kind) => {
        const of = canvis.partides.filter(({ canvi }) => canvi === kind);
        if (of.length === 0) return null;
        return (
          <section key={kind}>
            <h3>{t(`proces.canvi.${kind}`, { n: of.length })}</h3>
            <ul>
              {of.map((one) => (
                <Change key={one.treball_partida_fk} canvi={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

const Change = ({ canvi }: { canvi: CanviPartida }) => {
  const t = useTexts(procesTexts);
  const words = useValueWords();
  const names = (list: readonly { readonly nom: string }[]): string => list.map(({ nom }) => nom).join(', ');
  const lines = [
    ...canvi.camps.map((one) =>
      one.camp === 'proveidor_fk'
        ? t('proces.canvi.proveidor')
        : t('proces.canvi.de_a', {
            camp: t(`proces.camp.${one.camp}`),
            abans: words(one, one.abans),
            despres: words(one, one.despres),
          }),
    ),
    ...(canvi.entren.length > 0 ? [t('proces.canvi.entren', { noms: names(canvi.entren) })] : []),
    ...(canvi.surten.length > 0 ? [t('proces.canvi.surten', { noms: names(canvi.surten) })] : []),
    ...(canvi.canvien.length > 0 ? [t('proces.canvi.canvien', { noms: names(canvi.canvien) })] : []),
  ];
  return (
    <li>
      {canvi.nom}
      {lines.map((line) => (
        <span key={line} className={css.second}>
          {line}
        </span>
      ))}
    </li>
  );
};
