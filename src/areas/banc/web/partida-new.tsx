import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { copiedOf } from './copied-of.ts';
import { PartidaFields } from './partida-fields.tsx';
import { partidaHref, partidaQuery, searchPartides } from './queries.ts';
import { StartFrom } from './start-from.tsx';
import { usePartidaForm } from './use-partida-form.ts';

/** Nova partida pròpia: blank, or a copy of another with its checks. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const [round, setRound] = useState(0);
  const list = `/empresa/${empresa}/banc/partida`;
  const copied = copiedOf(search);
  const { language } = useLanguage();
  const { data, error } = useQuery({ ...partidaQuery(api, empresa, copied ?? 0, language), enabled: copied !== null });
  const from = copied === null ? undefined : data;
  const title = from ? t('banc.copia_de', { nom: from.nom }) : t('banc.nova');
  useTitle(title, t('banc.banc'));
  return (
    <DetailPage header={<DetailHeader back={{ text: t('banc.banc'), href: list }} title={title} />}>
      <StartFrom
        kind="partida"
        from={from ? { id: from.id, nom: from.nom, href: partidaHref(empresa, from.id) } : null}
        note={from ? t('banc.copia_ajuda') : t('banc.partir_ajuda')}
        search={(text, signal) => searchPartides(api, text, signal)}
        onPick={(id) => go(id === null ? `${list}/nova` : `${list}/nova?de=${id}`, { replace: true })}
      />
      {error ? (
        <StatePanel icon={IconAlertTriangle} sentence={tellFault(error, web)} alert />
      ) : copied === null || from ? (
        <NewPartida key={`${from?.id ?? 0} ${round}`} from={from} onAnother={() => setRound(round + 1)} />
      ) : null}
    </DetailPage>
  );
};

const NewPartida = ({ from, onAnother }: { from: Partida | undefined; onAnother: () => void }) => {
  const empresa = useEmpresaId();
  const go = useGo();
  const form = usePartidaForm({
    from,
    onSaved: (partida, another) => {
      if (another) {
        toast(partida.nom);
        onAnother();
      } else go(partidaHref(empresa, partida.id), { replace: true });
    },
    onLeave: () => go(from ? partidaHref(empresa, from.id) : `/empresa/${empresa}/banc/partida`),
  });
  return (
    <Form form={form} another>
      <PartidaFields form={form} />
    </Form>
  );
};
