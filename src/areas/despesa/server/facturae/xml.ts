import { Parser } from 'saxen';

/** An element of a document, as it was written. */
export interface Element {
  /** With its prefix. */
  readonly nom: string;
  readonly pare: Element | null;
  /** Attributes that declare no names, with their prefixes. */
  readonly atributs: readonly (readonly [nom: string, valor: string])[];
  /** Names declared here: prefix, empty for those without one, to address. */
  readonly noms: ReadonlyMap<string, string>;
  readonly fills: Node[];
}
interface Instruccio {
  readonly instruccio: string;
}
export type Node = Element | string | Instruccio;
export interface Document {
  readonly arrel: Element;
  /** Instructions before and after the root, that of the encoding apart. */
  readonly abans: readonly string[];
  readonly despres: readonly string[];
}

/** What cannot be read as XML here: broken, with a document type, or too deep. */
export class Illegible extends Error {}
const DEEPEST = 100;

export const isElement = (node: Node): node is Element => typeof node === 'object' && 'nom' in node;
export const localOf = (nom: string): string => nom.slice(nom.indexOf(':') + 1);
export const prefixOf = (nom: string): string => (nom.includes(':') ? nom.slice(0, nom.indexOf(':')) : '');

/** Bytes as text, in the encoding that they declare. */
const decoded = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\W*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared, { fatal: true }).decode(bytes);
  } catch {
    throw new Illegible(declared);
  }
};

/** Elements of a document: what is read is worked through at once, and everybody waits for it. */
const MOST_ELEMENTS = 20_000;

/** Reads a document whole. Entities of its own, and what is no XML, are refused; nothing is fetched. */
export const readXml = (bytes: Uint8Array): Document => {
  const text = decoded(bytes).replace(/\r\n?/g, '\n');
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Illegible('doctype');
  let arrel: Element | null = null;
  let current: Element | null = null;
  let depth = 0;
  let elements = 0;
  const [abans, despres]: [string[], string[]] = [[], []];
  const add = (node: Node): void => {
    if (current) current.fills.push(node);
    else if (typeof node === 'string' && node.trim() !== '') throw new Illegible('text');
  };
  const parser = new Parser();
  parser.on('error', (error) => {
    throw new Illegible(error.message);
  });
  parser.on('openTag', (nom, given, decode) => {
    depth += 1;
    elements += 1;
    if (elements > MOST_ELEMENTS) throw new Illegible('elements');
    if (depth > DEEPEST || (arrel !== null && current === null)) throw new Illegible('depth');
    const noms = new Map<string, string>();
    const atributs: [string, string][] = [];
    for (const [key, raw] of Object.entries(given())) {
      const valor = decode(String(raw).replace(/[\t\n]/g, ' '));
      if (key === 'xmlns') noms.set('', valor);
      else if (key.startsWith('xmlns:')) noms.set(key.slice(6), valor);
      else atributs.push([key, valor]);
    }
    const element: Element = { nom, pare: current, atributs, noms, fills: [] };
    if (current) current.fills.push(element);
    else arrel = element;
    current = element;
  });
  parser.on('text', (value, decode) => add(decode(value)));
  parser.on('cdata', (value) => add(value));
  parser.on('question', (value) => {
    const instruccio = value.replace(/^<\?|\?>$/g, '');
    if (/^xml\s/.test(instruccio)) return;
    if (current) current.fills.push({ instruccio });
    else (arrel ? despres : abans).push(instruccio);
  });
  parser.on('closeTag', () => {
    depth -= 1;
    current = current?.pare ?? null;
  });
  parser.parse(text);
  if (arrel === null || current !== null) throw new Illegible('end');
  return { arrel, abans, despres };
};

/** Names in scope in an element: its own over those of what it is in. */
export const scopeOf = (element: Element): Map<string, string> => {
  const scope = element.pare ? scopeOf(element.pare) : new Map<string, string>();
  for (const [prefix, address] of element.noms) scope.set(prefix, address);
  return scope;
};
export const addressOf = (element: Element): string => scopeOf(element).get(prefixOf(element.nom)) ?? '';

export const childrenOf = (element: Element | undefined, nom?: string): Element[] =>
  (element?.fills ?? []).filter(isElement).filter((one) => nom === undefined || localOf(one.nom) === nom);
/** The first element down a path of names; none where one of them is absent. */
export const findIn = (element: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, nom) => childrenOf(found, nom)[0], element);
/** Text of an element, or of the first one down a path; empty where it is absent. */
export const textOf = (element: Element | undefined, ...path: readonly string[]): string => {
  const said = (node: Node): string =>
    typeof node === 'string' ? node : isElement(node) ? node.fills.map(said).join('') : '';
  const found = findIn(element, ...path);
  return found ? said(found).trim() : '';
};
export const attributeOf = (element: Element | undefined, nom: string): string =>
  element?.atributs.find(([key]) => key === nom)?.[1] ?? '';
/** An element and all in it. */
export function* allOf(element: Element): Generator<Element> {
  yield element;
  for (const child of childrenOf(element)) yield* allOf(child);
}
