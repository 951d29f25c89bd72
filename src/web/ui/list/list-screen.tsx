import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconFilter, IconLock, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page } from '#contract/page.ts';
import type { VistaContingut } from '#contract/vistes.ts';
import { useFormats } from '../../formats.ts';
import { useKeys } from '../../keys.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { GoLink, useGo, usePathname, useTitle } from '../../navigation.tsx';
import { useEmpresaId, useUserId } from '../../platform.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFailure } from '../../transport-text.ts';
import { useIsPhone } from '../density.ts';
import { StatePanel } from '../feedback/state-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import css from './list.module.css';
import { ListExportMenu } from './list-export.tsx';
import { placeOf, useColumnMemory, useFilterMemory } from './list-memory.ts';
import { useSelection } from './list-selection.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { ColumnChoice, FilterChips, ListSearch } from './list-tools.tsx';
import { type ListSpec, PAGE } from './list-types.ts';
import { viewFromLink, viewNow } from './list-view.ts';
import { useBulk } from './use-bulk.tsx';
import { ViewMenu } from './view-menu.tsx';

/** Chips from which, with filters of values beside them, a tool bar is full. */
const FULL = 4;
/** Rows asked at once, and at most, when the whole filter is chosen. */
const CHOSEN_PAGE = 500;
const MOST_CHOSEN = 5000;

/** A whole list screen: title bar, tool bar, virtual rows, foot, and every state that it can be in. */
export const ListScreen = <Item, Answer extends Page<Item> = Page<Item>>({
  spec,
}: {
  spec: ListSpec<Item, Answer>;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const phone = useIsPhone();
  const go = useGo();
  const user = useUserId();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const filters = spec.filters ?? [];
  const memory = useFilterMemory(
    spec.area,
    user,
    filters,
    spec.order,
    spec.columns.flatMap((column) => column.order ?? []),
    spec.values,
  );
  const columns = useColumnMemory(spec.area, user, spec.columns);
  const placeKey = `${spec.area}.${empresa}.${user}`;
  const [search, setSearch] = useState(() => placeOf(placeKey).search);
  const searchBox = useRef<HTMLInputElement>(null);
  useTitle(spec.title);

  const askedNow = {
    search: search.trim() || undefined,
    ordre_camp: memory.order.field,
    ordre_criteri: memory.order.direction,
    filters: memory.flags,
    ...(spec.values ? { values: memory.values } : {}),
  };
  const query = useInfiniteQuery({
    queryKey: [...spec.queryKey, empresa, language, search, memory.flags, memory.values, memory.order],
    queryFn: ({ pageParam, signal }) => spec.fetchPage({ ...askedNow, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
    placeholderData: (before) => before,
  });
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const lastPage = query.data?.pages.at(-1);
  const total = lastPage?.total ?? 0;

  const doSearch = useCallback(
    (text: string) => {
      const place = placeOf(placeKey);
      place.search = text;
      place.scroll = 0;
      place.row = null;
      setSearch(text);
    },
    [placeKey],
  );
  const onEnd = useCallback(() => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  }, [query.hasNextPage, query.isFetchingNextPage, query.fetchNextPage]);
  const selection = useSelection(spec.idOf, JSON.stringify([search.trim(), memory.flags, memory.values]), items);
  const verbs = spec.bulk ?? [];
  const bulk = useBulk(spec, selection);
  const readAll = async (): Promise<void> => {
    const all: Item[] = [];
    for (let offset = 0; offset < Math.min(total, MOST_CHOSEN); offset += CHOSEN_PAGE) {
      const asked = { ...askedNow, offset, limit: CHOSEN_PAGE };
      all.push(...(await spec.fetchPage(asked, new AbortController().signal)).items);
    }
    selection.add(all);
  };

  // A view as a whole: what the box shows, filters, order and columns at once.
  const applyView = (view: VistaContingut): void => {
    memory.apply(view);
    columns.apply(view.columnes);
    doSearch(view.search);
  };
  const pathname = usePathname();
  const link = useRouterState({ select: (state) => (state.location.search as Record<string, unknown>)['vista'] });
  const [linked] = useState(() => viewFromLink(link) !== null);
  // The address is the next screen's already while this one still stands: a view in it is not for this list.
  const shape = pathname.replaceAll(/\d+/g, '#');
  const [own] = useState(shape);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, and leaves the address
  useEffect(() => {
    if (link === undefined || shape !== own) return;
    const view = viewFromLink(link);
    if (view) applyView(view);
    go(pathname, { replace: true });
  }, [link]);
  const enter = useRef(false);
  const [, redraw] = useState(0);
  /** From the search box to the rows, once they are those that it asks for. */
  const goDown = (): void => {
    enter.current = true;
    redraw((times) => times + 1);
  };
  if (items.length === 0 && !query.isFetching) enter.current = false;
  const create = spec.create ?? null;
  useKeys({
    '/': () => searchBox.current?.focus(),
    n: () => (create ? go(create.href) : false),
  });
  useKeyHelp([
    { keys: '/', text: t('web.tecla.cercar') },
    { keys: '↓ ↑ J K', text: t('web.tecla.moure') },
    { keys: 'Enter', text: t('web.tecla.obrir') },
    { keys: 'Ctrl+Enter', text: t('web.tecla.pestanya') },
    ...(verbs.length > 0
      ? [
          { keys: t('web.fitxers.tecla.espai'), text: t('web.tecla.triar') },
          { keys: 'Shift+↓ ↑', text: t('web.tecla.triar_mes') },
          { keys: 'Ctrl+A', text: t('web.tecla.triar_tot') },
        ]
      : []),
    { keys: '.', text: t('web.tecla.menu') },
    ...(spec.rowKeys ?? []).map(({ key, text }) => ({ keys: key.toUpperCase(), text })),
    ...(verbs.some(({ danger }) => danger) ? [{ keys: t('web.fitxers.tecla.supr'), text: t('web.suprimir') }] : []),
    ...(create ? [{ keys: 'N', text: create.text }] : []),
  ]);

  const given = spec.exports;
  const shownNow = { ...askedNow, columnes: columns.shown.map(({ key }) => key).join(',') };
  const failure = query.error ? tellFailure(query.error, t) : null;
  const kind = query.error instanceof TransportFailure ? query.error : null;
  const filtered = search.trim() !== '' || memory.differs;
  const on = filters.filter((one) => memory.flags[one.key]).map((one) => one.text);
  const clear = (): void => {
    memory.clear();
    doSearch('');
  };
  const retry = <Button onClick={() => void query.refetch()}>{t('web.reintentar')}</Button>;
  const createButton = create ? (
    <GoLink to={create.href} className={css.primary}>
      <IconPlus size={16} aria-hidden />
      {create.text}
      <kbd>N</kbd>
    </GoLink>
  ) : null;

  const body = () => {
    if (query.isPending) return <ListSkeleton columns={columns} />;
    if (query.error && items.length === 0) {
      const icon = kind?.status === 403 ? IconLock : kind?.kind === 'offline' ? IconCloudOff : IconAlertTriangle;
      const id = failure?.requestId ? ` · ${t('web.falla.peticio', { id: failure.requestId })}` : '';
      return (
        <StatePanel icon={icon} sentence={t('web.llista.falla')} detail={`${failure?.sentence ?? ''}${id}`} alert>
          {retry}
        </StatePanel>
      );
    }
    if (items.length === 0) {
      if (!filtered) {
        return (
          <StatePanel icon={spec.empty.icon} sentence={spec.empty.sentence}>
            {createButton}
          </StatePanel>
        );
      }
      const which = [search.trim() ? `«${search.trim()}»` : '', ...on].filter(Boolean).join(' · ');
      return (
        <StatePanel icon={IconFilter} sentence={t('web.llista.cap')} detail={which || t('web.llista.cap_filtre')}>
          <Button variant="default" onClick={clear}>
            {t('web.llista.netejar')}
          </Button>
        </StatePanel>
      );
    }
    return (
      <ListTable
        key={`${search}${JSON.stringify([memory.flags, memory.values, memory.order])}`}
        spec={spec}
        items={items}
        total={total}
        memory={columns}
        order={memory.order}
        onOrder={(order) => {
          placeOf(placeKey).scroll = 0;
          memory.setOrder(order);
        }}
        onEnd={onEnd}
        placeKey={placeKey}
        selection={verbs.length > 0 ? selection : null}
        bulk={bulk}
        enter={query.isFetching ? null : enter}
      />
    );
  };
  // A bar that is full keeps its buttons where they are: what clears it stands over it.
  const full = !phone && spec.controls !== undefined && filters.length >= FULL;
  const clearing = filtered ? (
    <button type="button" className={css.clear} onClick={clear}>
      {t('web.llista.netejar')}
    </button>
  ) : null;
  return (
    <section className={css.screen}>
      <div className={css.titleBar}>
        <h1>{spec.title}</h1>
        {query.data ? <span className={css.count}>{formats.integer(total)}</span> : null}
        <ViewMenu area={spec.area} now={viewNow(memory, columns, search)} onApply={applyView} linked={linked} />
        {full ? clearing : null}
        <span className={css.gap} />
        {spec.actions}
        {items.length > 0 || filtered ? createButton : null}
      </div>
      {spec.notice}
      <div
        className={css.toolBar}
        role="toolbar"
        aria-label={t('web.llista.eines')}
        data-full={(spec.controls && filters.length >= FULL) || undefined}
      >
        <ListSearch key={placeKey} value={search} onSearch={doSearch} onDown={goDown} inputRef={searchBox} />
        <FilterChips
          filters={filters}
          flags={memory.flags}
          onToggle={(key, value) => {
            placeOf(placeKey).scroll = 0;
            memory.setFlag(key, value);
          }}
        />
        {spec.controls?.({
          values: memory.values,
          set: (key, value) => {
            placeOf(placeKey).scroll = 0;
            memory.setValue(key, value);
          },
        })}
        {full ? null : clearing}
        <span className={css.gap} />
        <ColumnChoice memory={columns} />
        {given && items.length > 0 ? (
          <ListExportMenu
            formats={given.formats}
            rows={total}
            download={(documentType) => given.download({ ...shownNow, documentType })}
            putOff={(documentType) => given.putOff({ ...shownNow, documentType })}
          />
        ) : null}
      </div>
      <div className={css.sheet}>
        {query.isFetching && !query.isPending ? <div className={css.loading} aria-hidden /> : null}
        {query.error && items.length > 0 ? (
          <div className={css.notice} role="alert">
            <IconCloudOff size={16} aria-hidden />
            <span>
              {kind?.kind === 'offline'
                ? t('web.llista.sense_linia', { hora: formats.time(query.dataUpdatedAt) })
                : failure?.sentence}
            </span>
            {retry}
          </div>
        ) : null}
        {body()}
      </div>
      {selection.size > 0 ? (
        <BulkBar
          bulk={bulk}
          verbs={verbs}
          selection={selection}
          amounts={spec.amounts}
          total={total}
          loaded={items.length}
          onAll={readAll}
        />
      ) : null}
      {bulk.dialog}
      {items.length > 0 && selection.size === 0 ? (
        <div className={css.foot} role="status">
          <span>
            {t('web.llista.comptador', { fins: formats.integer(items.length), total: formats.integer(total) })}
          </span>
          {spec.foot && lastPage ? <span>{spec.foot(total, lastPage)}</span> : null}
        </div>
      ) : null}
    </section>
  );
};
