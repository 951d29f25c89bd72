import { Button, Drawer } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useLayer } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { Casella, DocumentDeCasella, Resum } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { boxId, valueText } from './boxes.ts';
import { declaratId } from './declarats-table.tsx';
import { DocumentLink } from './document-link.tsx';
import css from './llibres.module.css';
import { hrefOf, type Periode } from './periode.ts';
import { casellaQuery, type Darrere } from './queries.ts';

type Search = Readonly<Record<string, unknown>>;
const PERSON = 'declarat';

/** A box that the address names (`07` may have been read as a number), or a person behind a 347 or 349. */
const askedOf = ({ grups }: Resum, search: Search): { asked: Darrere; casella: Casella | null } | null => {
  const told = search.casella === undefined ? '' : String(search.casella);
  if (told === '') return null;
  const [nif, clau, marques] = [search.nif, search.clau, search.marques].map((text) =>
    text === undefined ? undefined : String(text),
  );
  if (told === PERSON) return { asked: { casella: told, nif, clau, marques }, casella: null };
  const casella = grups
    .flatMap(({ caselles }) => caselles)
    .find((one) => one.casella === told || Number(one.casella) === Number(told));
  return casella ? { asked: { casella: casella.casella }, casella } : null;
};

/** The documents behind a box, each one click away; Esc goes back to the box. */
export const CasellaDrawer = ({ resum, periode, search }: { resum: Resum; periode: Periode; search: Search }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const layer = useLayer();
  const empresa = useEmpresaId();
  const found = askedOf(resum, search);
  const { nif: who, clau: key, marques: marks } = found?.asked ?? {};
  const person = resum.declarats.find(
    ({ nif, clau, marques }) => nif === who && clau === key && (marks === undefined || marques.join(',') === marks),
  );
  const close = (): void => {
    const id = found?.casella ? boxId(found.casella.casella) : person ? declaratId(person) : null;
    layer.close(hrefOf(empresa, periode));
    setTimeout(() => (id ? document.getElementById(id)?.focus() : undefined), 0);
  };
  const title = found?.casella
    ? t('llibres.resum.casella_titol', { casella: found.casella.casella, nom: found.casella.nom })
    : (person?.nom ?? '');
  return (
    <Drawer
      opened={found !== null}
      onClose={close}
      position="right"
      size="xl"
      returnFocus={false}
      title={title}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {found ? <Documents periode={periode} asked={found.asked} casella={found.casella} /> : null}
    </Drawer>
  );
};

const Documents = ({ periode, asked, casella }: { periode: Periode; asked: Darrere; casella: Casella | null }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    casellaQuery(api, empresa, periode, asked),
  );
  if (error) return <p role="alert">{tellFault(error, web)}</p>;
  if (!data) return null;
  const items = data.pages.flatMap((page) => page.items);
  const { total, suma } = data.pages.at(-1) ?? { total: 0, suma: 0 };
  if (total === 0) return <p className={css.hint}>{t('llibres.resum.cap_document')}</p>;
  const brings = (valor: number): string => valueText(formats, { valor, unitat: casella?.unitat ?? 'euros' });
  return (
    <>
      {casella?.formula ? <p className={css.hint}>{casella.formula}</p> : null}
      <table className={css.table} data-docs>
        <thead>
          <tr>
            <th scope="col">{t('llibres.resum.numero')}</th>
            <th scope="col">{t('llibres.resum.data')}</th>
            <th scope="col">{t('llibres.resum.nom')}</th>
            <th scope="col" data-align="right">
              {t('llibres.base')}
            </th>
            <th scope="col" data-align="right">
              {t('llibres.resum.quota')}
            </th>
            <th scope="col" data-align="right">
              {t('llibres.resum.aporta')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document may bring several lines, and pages are only added to
            <Document key={`${one.tipus} ${one.id} ${place}`} one={one} aporta={brings(one.aporta)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('llibres.resum.suma')}
            </th>
            <td data-align="right">{brings(suma)}</td>
          </tr>
          {casella?.formula && casella.valor !== suma ? (
            <>
              <tr>
                <th scope="row" colSpan={5}>
                  {t('llibres.resum.resta')}
                </th>
                <td data-align="right">{brings(casella.valor - suma)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={5}>
                  {t('llibres.resum.total_casella', { casella: casella.casella })}
                </th>
                <td data-align="right">{brings(casella.valor)}</td>
              </tr>
            </>
          ) : null}
        </tfoot>
      </table>
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('llibres.mes', { n: String(items.length), total: String(total) })}
        </Button>
      ) : null}
    </>
  );
};

const Document = ({ one, aporta }: { one: DocumentDeCasella; aporta: string }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  return (
    <tr>
      <th scope="row">
        <DocumentLink tipus={one.tipus} id={one.id}>
          {one.numero || '—'}
        </DocumentLink>
      </th>
      <td>{formats.date(one.data)}</td>
      <td>
        {one.nom}
        {one.nif ? <span className={css.formula}>{one.nif}</span> : null}
      </td>
      <td data-align="right" data-head={t('llibres.base')}>
        {formats.money(one.base)}
      </td>
      <td data-align="right" data-head={t('llibres.resum.quota')}>
        {formats.money(one.quota)}
      </td>
      <td data-align="right" data-head={t('llibres.resum.aporta')}>
        {aporta}
      </td>
    </tr>
  );
};
