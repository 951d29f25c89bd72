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
import type { Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import { ComprovacioFields } from './comprovacio-fields.tsx';
import { copiedOf } from './copied-of.ts';
import { comprovacioHref, comprovacioQuery, optionOfCheck, searchComprovacions } from './queries.ts';
import { StartFrom } from './start-from.tsx';
import { useComprovacioForm } from './use-comprovacio-form.ts';

/** Nova comprovació pròpia: blank, or a copy of another. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const lists = useBancLists();
  const [round, setRound] = useState(0);
  const list = `/empresa/${empresa}/banc/comprovacio`;
  const copied = copiedOf(search);
  const { language } = useLanguage();
  const { data, error } = useQuery({
    ...comprovacioQuery(api, empresa, copied ?? 0, language),
    enabled: copied !== null,
  });
  const from = copied === null ? undefined : data;
  const title = from ? t('banc.copia_de', { nom: from.nom }) : t('banc.nova_comprovacio');
  useTitle(title, t('banc.banc'));
  return (
    <DetailPage header={<DetailHeader back={{ text: t('banc.comprovacions'), href: list }} title={title} />}>
      <StartFrom
        kind="comprovacio"
        from={from ? { id: from.id, nom: from.nom, href: comprovacioHref(empresa, from.id) } : null}
        note={from ? t('banc.copia_comprovacio_ajuda') : t('banc.partir_comprovacio_ajuda')}
        search={async (text, signal) =>
          (await searchComprovacions(api, text, signal)).map((check) => optionOfCheck(check, lists.categoria))
        }
        onPick={(id) => go(id === null ? `${list}/nova` : `${list}/nova?de=${id}`, { replace: true })}
      />
      {error ? (
        <StatePanel icon={IconAlertTriangle} sentence={tellFault(error, web)} alert />
      ) : copied === null || from ? (
        <NewComprovacio key={`${from?.id ?? 0} ${round}`} from={from} onAnother={() => setRound(round + 1)} />
      ) : null}
    </DetailPage>
  );
};

const NewComprovacio = ({ from, onAnother }: { from: Comprovacio | undefined; onAnother: () => void }) => {
  const empresa = useEmpresaId();
  const go = useGo();
  const form = useComprovacioForm({
    from,
    onSaved: (check, another) => {
      if (another) {
        toast(check.nom);
        onAnother();
      } else go(comprovacioHref(empresa, check.id), { replace: true });
    },
    onLeave: () => go(from ? comprovacioHref(empresa, from.id) : `/empresa/${empresa}/banc/comprovacio`),
  });
  return (
    <Form form={form} another>
      <ComprovacioFields form={form} />
    </Form>
  );
};
