import { useState } from 'react';
import type { Route } from '#contract/route.ts';
import { type CallOptions, saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, usePlatform } from '#web/platform.tsx';
import { tasquesChanged } from '#web/tasks/tasks.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';

/** Takes a file, at once or, where it is long, as a task; a refusal is told where it was asked. */
export const useTake = () => {
  const web = useTexts(webTexts);
  const api = useApi();
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  /** True once it is taken. */
  const take = async <R extends Route>(route: R, options: CallOptions<R>, behind: boolean): Promise<boolean> => {
    setBusy(true);
    refuse(null);
    try {
      if (behind) {
        await api.putOff(route, options);
        toast(web('web.llista.segon_pla'));
        void tasquesChanged(queries);
      } else {
        const { file, name } = await api.download(route, options);
        saveFile(file, name);
      }
      return true;
    } catch (error) {
      refuse(tellFailure(error, web).sentence);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, refused };
};
