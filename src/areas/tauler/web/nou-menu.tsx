import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { taulerTexts } from '../texts/index.ts';

const NEW = [
  { key: 'treball', path: 'treball/nou', access: treballRoutes.create },
  { key: 'pressupost', path: 'pressupost/nou', access: pressupostRoutes.create },
  { key: 'factura', path: 'factura/nova', access: facturaRoutes.create },
  { key: 'agent', path: 'agent/nou', access: agentRoutes.create },
] as const;

/** What this person may begin, behind one button and N. */
export const NouMenu = () => {
  const t = useTexts(taulerTexts);
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const [open, show] = useState(false);
  const offered = NEW.filter(({ access }) => may(access));
  useKeys({ n: () => (offered.length > 0 ? show(true) : false) });
  useKeyHelp(offered.length > 0 ? [{ keys: 'N', text: t('tauler.nou') }] : []);
  if (offered.length === 0) return null;
  return (
    <Menu opened={open} onChange={show} position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('tauler.nou')} <kbd aria-hidden>N</kbd>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ key, path }) => (
          <Menu.Item key={key} onClick={() => go(`/empresa/${empresa}/${path}`)}>
            {t(`tauler.nou.${key}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
