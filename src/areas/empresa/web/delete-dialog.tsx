import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { Empresa } from '../contract/schemas.ts';
import { type EmpresaUs, vidaRoutes } from '../contract/vida.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './parts.module.css';

export interface Usos {
  readonly impedeixen: readonly EmpresaUs[];
  readonly acompanyen: readonly EmpresaUs[];
}

/** Where what hangs from a company is seen. */
const SCREENS: Readonly<Record<EmpresaUs['que'], string>> = {
  treballs: '/treball',
  pressupostos: '/pressupost',
  factures: '/factura',
  despeses: '/despesa',
  bens: '/amortitzacio',
  agents: '/agent',
  usuaris: '/usuari',
};

/** Deletes a company once its name is typed, saying what goes with it; or says what keeps it from being deleted. */
export const DeleteDialog = ({
  empresa,
  usos,
  onDeleted,
  onClose,
}: {
  empresa: Empresa;
  usos: Usos;
  onDeleted: () => void;
  onClose: () => void;
}) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const [nom, setNom] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const blocked = usos.impedeixen.length > 0;
  const told = (list: readonly EmpresaUs[]) => (
    <ul>
      {list.map(({ que, n }) => (
        <li key={que}>
          {blocked ? (
            <GoLink to={`/empresa/${empresa.id}${SCREENS[que]}`}>{t(`empresa.us.${que}`, { n })}</GoLink>
          ) : (
            t(`empresa.us.${que}`, { n })
          )}
        </li>
      ))}
    </ul>
  );
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (nom.trim() !== empresa.nom_fiscal) return setFailure(t('empresa.suprimir.no_coincideix'));
    setBusy(true);
    try {
      await api.call(vidaRoutes.remove, { params: { id: empresa.id }, query: { nom: nom.trim() } });
      onDeleted();
    } catch (error) {
      setFailure(tellFault(error, web));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('empresa.suprimir')} withCloseButton={false}>
      {blocked ? (
        <div className={css.told}>
          <p>{t('empresa.suprimir.impedit')}</p>
          {told(usos.impedeixen)}
          <p>{t('empresa.suprimir.millor_baixa')}</p>
          <div className={css.choices}>
            <Button variant="default" data-autofocus onClick={onClose}>
              {web('web.tancar')}
            </Button>
          </div>
        </div>
      ) : (
        <form className={css.told} onSubmit={(event) => void remove(event)} noValidate>
          <p>{t('empresa.suprimir.cos')}</p>
          {told(usos.acompanyen)}
          <TextInput
            data-autofocus
            label={t('empresa.suprimir.escriviu', { nom: empresa.nom_fiscal })}
            value={nom}
            maxLength={200}
            autoComplete="off"
            error={failure}
            onChange={(event) => {
              setNom(event.currentTarget.value);
              setFailure(null);
            }}
          />
          <div className={css.choices}>
            <Button variant="default" onClick={onClose}>
              {web('web.cancellar')}
            </Button>
            <Button type="submit" variant="default" className={css.danger} loading={busy}>
              {t('empresa.suprimir')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
};
