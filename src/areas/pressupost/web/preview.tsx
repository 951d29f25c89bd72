import { Drawer } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Paper } from '#web/ui/files/paper.tsx';
import { pressupostTexts } from '../texts/index.ts';

/** The paper of a quotation at the side of the screen, as it stands when it is opened. */
export const PreviewDrawer = ({
  pressupost,
  opened,
  onClose,
}: {
  pressupost: number;
  opened: boolean;
  onClose: () => void;
}) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('pressupost.previsualitzacio')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? (
        <Paper
          cami={`/empresa/${empresa}/pressupost/${pressupost}/document?inline=true`}
          versio={0}
          title={t('pressupost.previsualitzacio')}
        />
      ) : null}
    </Drawer>
  );
};
