import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import { notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Bound, FileAnswer } from './context.ts';
import { type Dispatcher, dispatch, type OnBehalf } from './dispatch.ts';

/** A download of the contract that a path below `/api` names. */
export interface FoundDownload {
  readonly bound: Bound;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = decode(given[place] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (value === null || (name === undefined ? value !== part : value === '')) return null;
    if (name !== undefined) params[name] = value;
  }
  return params;
};

/** The download route, open to sessions, that answers a path with its query; null when there is none. */
export const findDownload = (calls: readonly Bound[], cami: string): FoundDownload | null => {
  const [path = '', query = ''] = cami.split('?');
  for (const bound of calls) {
    const { route } = bound;
    if (route.method !== 'GET' || !route.download || route.access === 'public') continue;
    const params = matchPath(route.path, path);
    if (params) return { bound, params, query: { ...parse(query) } };
  }
  return null;
};

/** A download made again for somebody who asked for it before. */
export interface Replay extends OnBehalf {
  readonly empresaId: number;
  readonly language: Language;
  readonly cami: string;
  readonly signal: AbortSignal;
}

/** Makes downloads on behalf of whoever asked, with the rights that they have now. */
export const replayer =
  (parts: Dispatcher, calls: readonly Bound[]) =>
  async (asked: Replay): Promise<FileAnswer> => {
    const found = findDownload(calls, asked.cami);
    if (!found) throw notFound();
    const { empresa_fk: _named, ...query } = found.query;
    const answer = await dispatch(
      parts,
      found.bound,
      {
        requestId: randomUUID(),
        address: '',
        headers: { 'accept-language': asked.language },
        params: found.params,
        query: found.bound.route.empresa === 'query' ? { ...query, empresa_fk: String(asked.empresaId) } : query,
        body: undefined,
        cami: asked.cami,
        signal: asked.signal,
      },
      asked,
    );
    return answer as FileAnswer;
  };
