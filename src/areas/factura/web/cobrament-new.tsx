import { useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Picker } from '#web/ui/form/picker-field.tsx';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaTexts } from '../texts/index.ts';
import { CobramentDrawer } from './cobrament-drawer.tsx';
import css from './factura.module.css';

const OFFERED = 20;

/** Nou cobrament: which invoice is paid, then how much of it. */
export const Screen = () => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const [chosen, choose] = useState<{ id: number; text: string } | null>(null);
  const list = `/empresa/${empresa}/cobrament`;
  useTitle(t('factura.cobrament.nou'), t('factura.cobraments'));
  return (
    <DetailPage
      header={<DetailHeader back={{ text: t('factura.cobraments'), href: list }} title={t('factura.cobrament.nou')} />}
    >
      <section className={css.panel}>
        <Picker
          id="cobrament-factura"
          label={t('factura.cobrament.quina')}
          kind="factura"
          value={chosen?.id ?? null}
          shown={chosen?.text ?? ''}
          search={async (text, signal) => {
            const page = await api.call(facturaRoutes.list, {
              params: { id: empresa },
              query: { search: text, pendents: true, cobrades_parcialment: true, garantia: true, limit: OFFERED },
              signal,
            });
            return page.items
              .filter(
                ({ numero, pendent, garantia_pendent }) => numero !== null && (pendent !== 0 || garantia_pendent !== 0),
              )
              .map(({ id, numero, agent, pendent, garantia_pendent }) => ({
                id,
                text: numero ?? '',
                detail: `${agent?.nom ?? '—'} · ${pendent === 0 ? t('factura.fet.garantia', { import: formats.money(garantia_pendent) }) : formats.money(pendent)}`,
              }));
          }}
          onPick={choose}
        />
        <p className={css.hint}>{t('factura.cobrament.quina_ajuda')}</p>
      </section>
      <CobramentDrawer factura={chosen?.id ?? null} onClose={() => go(list)} />
    </DetailPage>
  );
};
