import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListFormat } from '#contract/llistat.ts';
import { saveFile } from '../../api.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import { toastError } from '../feedback/toasts.tsx';
import css from './list.module.css';
import type { ListExport, ListExportAsked } from './list-types.ts';

/** «Exportar ▾»: the list as a file, with the filter, order and columns of the screen. */
export const ListExportMenu = ({
  given,
  asked,
}: {
  given: ListExport;
  asked: Omit<ListExportAsked, 'documentType'>;
}) => {
  const t = useTexts(webTexts);
  const [busy, setBusy] = useState(false);
  const take = async (documentType: ListFormat): Promise<void> => {
    setBusy(true);
    try {
      const { file, name } = await given.download({ ...asked, documentType });
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, t).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy}
          className={css.columns}
        >
          {t('web.llista.exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {given.formats.map((format) => (
          <Menu.Item key={format} onClick={() => void take(format)}>
            {t(`web.llista.format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
