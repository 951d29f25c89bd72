import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconFilter, IconLock, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../formats.ts';
import { useKeys } from '../../keys.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { GoLink, useGo, useTitle } from '../../navigation.tsx';
import { useEmpresaId, useUserId } from '../../platform.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFailure } from '../../transport-text.ts';
import { StatePanel } from '../feedback/state-panel.tsx';
import css from './list.module.css';
import { ListExportMenu } from './list-export.tsx';
import { placeOf, useColumnMemory, useFilterMemory } from './list-memory.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { ColumnChoice, FilterChips, ListSearch } from './list-tools.tsx';
import { type ListSpec, PAGE } from './list-types.ts';

/** A whole list screen: title bar, tool bar, virtual rows, foot, and every state that it can be in. */
export const ListScreen = <Item,>({ spec }: { spec: ListSpec<Item> }) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const go = useGo();
  const user = useUserId();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const filters = spec.filters ?? [];
  const memory = useFilterMemory(spec.area, user, filters, spec.order);
  const columns = useColumnMemory(spec.area, user, spec.columns);
  const placeKey = `${spec.area}.${empresa}`;
  const [search, setSearch] = useState(() => placeOf(placeKey).search);
  const searchBox = useRef<HTMLInputElement>(null);
  useTitle(spec.title);

  const query = useInfiniteQuery({
    queryKey: [...spec.queryKey, empresa, language, search, memory.flags, memory.order],
    queryFn: ({ pageParam, signal }) =>
      spec.fetchPage(
        {
          search: search.trim() || undefined,
          offset: pageParam,
          limit: PAGE,
          ordre_camp: memory.order.field,
          ordre_criteri: memory.order.direction,
          filters: memory.flags,
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
    placeholderData: (before) => before,
  });
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const total = query.data?.pages.at(-1)?.total ?? 0;

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
    ...(create ? [{ keys: 'N', text: create.text }] : []),
  ]);

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
        key={`${search}${JSON.stringify(memory.flags)}${JSON.stringify(memory.order)}`}
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
      />
    );
  };
  return (
    <section className={css.screen}>
      <div className={css.titleBar}>
        <h1>{spec.title}</h1>
        {query.data ? <span className={css.count}>{formats.integer(total)}</span> : null}
        <span className={css.gap} />
        {spec.actions}
        {items.length > 0 || filtered ? createButton : null}
      </div>
      <div className={css.toolBar} role="toolbar" aria-label={t('web.llista.eines')}>
        <ListSearch key={placeKey} value={search} onSearch={doSearch} inputRef={searchBox} />
        <FilterChips
          filters={filters}
          flags={memory.flags}
          onToggle={(key, value) => {
            placeOf(placeKey).scroll = 0;
            memory.setFlag(key, value);
          }}
        />
        {filtered ? (
          <button type="button" className={css.clear} onClick={clear}>
            {t('web.llista.netejar')}
          </button>
        ) : null}
        <span className={css.gap} />
        <ColumnChoice memory={columns} />
        {spec.exports && items.length > 0 ? (
          <ListExportMenu
            given={spec.exports}
            asked={{
              search: search.trim() || undefined,
              ordre_camp: memory.order.field,
              ordre_criteri: memory.order.direction,
              filters: memory.flags,
              columnes: columns.shown.map(({ key }) => key).join(','),
            }}
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
      {items.length > 0 ? (
        <div className={css.foot} role="status">
          <span>
            {t('web.llista.comptador', { fins: formats.integer(items.length), total: formats.integer(total) })}
          </span>
          {spec.foot ? <span>{spec.foot(total)}</span> : null}
        </div>
      ) : null}
    </section>
  );
};
