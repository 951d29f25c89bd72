import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListFormat } from '#contract/llistat.ts';
import { saveFile } from '../../api.ts';
import { useKeys } from '../../keys.ts';
import { useTexts } from '../../language.tsx';
import { usePlatform } from '../../platform.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { tasquesChanged } from '../../tasks/tasks.ts';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import { toast, toastError } from '../feedback/toasts.tsx';
import { Key } from '../key.tsx';
import css from './list.module.css';

/** Rows from which a file is made behind, as a task: nobody waits for it. */
export const TASK_ROWS = 2_000;

const PRINT = 'Ctrl+P';

/** «Exportar ▾»: a list as a file, at once or, where it is long, as a task; on paper by its key too. */
export const ListExportMenu = ({
  formats,
  rows,
  download,
  putOff,
}: {
  formats: readonly ListFormat[];
  rows: number;
  download: (format: ListFormat) => Promise<{ file: Blob; name: string }>;
  putOff: (format: ListFormat) => Promise<unknown>;
}) => {
  const t = useTexts(webTexts);
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const take = async (format: ListFormat): Promise<void> => {
    setBusy(true);
    try {
      if (rows > TASK_ROWS) {
        await putOff(format);
        toast(t('web.llista.segon_pla'));
        void tasquesChanged(queries);
        return;
      }
      const { file, name } = await download(format);
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, t).sentence);
    } finally {
      setBusy(false);
    }
  };
  const printed = formats.includes('pdf');
  useKeys({
    'Ctrl+p': () => {
      if (!printed) return false;
      if (!busy) void take('pdf');
    },
  });
  useKeyHelp(printed ? [{ keys: PRINT, text: t('web.llista.tecla_pdf') }] : []);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy}
          className={css.columns}
          title={t('web.llista.exportar')}
        >
          {t('web.llista.exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            rightSection={format === 'pdf' ? <Key keys={PRINT} /> : null}
            onClick={() => void take(format)}
          >
            {t(`web.llista.format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
