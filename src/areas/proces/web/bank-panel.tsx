import { Button, NativeSelect } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { FilterChips, ListSearch } from '#web/ui/list/list-tools.tsx';
import { procesTexts } from '../texts/index.ts';
import { BankList } from './bank-list.tsx';
import css from './programa.module.css';
import type { Bank } from './use-bank.ts';

/** The bank beside the plan: what is ticked goes into the work, each item into its process or into the one chosen. */
export const BankPanel = ({
  bank,
  isIn,
  searchRef,
  onAdd,
  onLeave,
}: {
  bank: Bank;
  /** Whether an item is in the plan, in the process that it would go to. */
  isIn: (item: PartidaItem) => boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Takes items into the work. True when they are in. */
  onAdd: (items: readonly PartidaItem[]) => Promise<boolean>;
  onLeave: () => void;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { processos } = useBancLists();
  const [ticked, tick] = useState<ReadonlyMap<number, PartidaItem>>(new Map());
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const add = async (items: readonly PartidaItem[]): Promise<void> => {
    if (items.length === 0 || busy) return;
    say('');
    setBusy(true);
    if (await onAdd(items)) tick(new Map());
    setBusy(false);
  };
  const toggle = (item: PartidaItem): void => {
    const next = new Map(ticked);
    if (!next.delete(item.id)) next.set(item.id, item);
    tick(next);
  };
  const { items, flags } = bank;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields hear their own keys first
    <div
      className={css.bank}
      onKeyDown={(event) => {
        const target = event.target as HTMLElement;
        if (event.defaultPrevented || target.tagName !== 'INPUT') return;
        if (event.key === 'ArrowDown') {
          // What was typed is asked at once: the list holds the next keys until it is found.
          if (target === searchRef.current) bank.setSearch(searchRef.current.value);
          document.querySelector<HTMLElement>('[data-bank-row]')?.focus();
        } else if (event.key === 'Enter' && ticked.size > 0) void add([...ticked.values()]);
        else if (event.key === 'Escape') onLeave();
        else return;
        event.preventDefault();
      }}
    >
      <h2>{t('proces.banc')}</h2>
      <div className={css.search}>
        <ListSearch value={bank.search} onSearch={bank.setSearch} inputRef={searchRef} />
      </div>
      <NativeSelect
        aria-label={t('proces.banc.proces')}
        value={bank.proces === null ? '' : String(bank.proces)}
        data={[
          { value: '', label: t('proces.banc.cadascuna') },
          ...processos.filter(({ activa }) => activa).map(({ id, nom }) => ({ value: String(id), label: nom })),
        ]}
        onChange={(event) =>
          bank.setProces(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
        }
      />
      <div className={css.chips}>
        <FilterChips
          filters={bank.filters.filter(({ key }) => key !== 'mateixProces' || bank.proces !== null)}
          flags={flags}
          onToggle={bank.setFlag}
        />
      </div>
      {bank.showsPast ? (
        <p className={css.quiet}>
          {t('proces.banc.amb_no_vigents')}{' '}
          <button type="button" className={css.link} onClick={() => bank.setFlag('nomesVigents', true)}>
            {t('proces.banc.nomes_vigents')}
          </button>
        </p>
      ) : null}
      {bank.error ? <p role="alert">{tellFault(bank.error, web)}</p> : null}
      {bank.loaded && items.length === 0 ? (
        <p className={css.quiet}>
          {bank.others > 0 ? t('proces.banc.cap_proces', { n: bank.others }) : t('proces.banc.cap')}{' '}
          {bank.others > 0 ? (
            <button
              type="button"
              className={css.link}
              onClick={() => {
                bank.setProces(null);
                searchRef.current?.focus();
              }}
            >
              {t('proces.banc.mostra_altres', { n: bank.others })}
            </button>
          ) : bank.differs ? (
            <button type="button" className={css.link} onClick={bank.clear}>
              {web('web.llista.netejar')}
            </button>
          ) : null}
        </p>
      ) : null}
      <BankList
        items={items}
        settled={bank.settled}
        grouped={bank.proces === null || !flags.mateixProces}
        ticked={ticked}
        isIn={isIn}
        onToggle={toggle}
        onTickAll={() =>
          tick(new Map([...ticked, ...items.filter((one) => !isIn(one)).map((one) => [one.id, one] as const)]))
        }
        onAdd={(item, again) => {
          if (ticked.size === 0 && isIn(item) && !again) say(t('proces.banc.ja_hi_es', { nom: item.nom }));
          else void add(ticked.size > 0 ? [...ticked.values()] : [item]);
        }}
        onSearch={() => searchRef.current?.focus()}
        onLeave={onLeave}
      />
      <p role="status" className={css.quiet}>
        {said}
      </p>
      <div className={css.bankFoot} data-foot>
        <Button
          variant={ticked.size > 0 ? 'filled' : 'default'}
          disabled={ticked.size === 0}
          loading={busy}
          onClick={() => void add([...ticked.values()])}
        >
          {t('proces.banc.afegir', { n: ticked.size })}
        </Button>
        {ticked.size > 0 ? (
          <button type="button" className={css.link} onClick={() => tick(new Map())}>
            {t('proces.banc.cap_marcada')}
          </button>
        ) : null}
      </div>
    </div>
  );
};
