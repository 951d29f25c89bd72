import { type Document, type Element, isElement, localOf, type Node, prefixOf, scopeOf } from './xml.ts';

/** How a piece is put in canonical form. */
interface Canonical {
  readonly exclusive: boolean;
  /** Prefixes that the exclusive form keeps as the inclusive one does; empty for names without one. */
  readonly prefixos: ReadonlySet<string>;
}
export const INCLUSIVA: Canonical = { exclusive: false, prefixos: new Set() };

const text = (value: string): string =>
  value.replace(/[&<>\r]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? '&#xD;');
const attribute = (value: string): string =>
  value.replace(
    /[&<"\t\n\r]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;', '\t': '&#x9;', '\n': '&#xA;' })[mark] ?? '&#xD;',
  );
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Attributes of the prefix `xml` that a piece takes from what it is in. */
const inherited = (element: Element): [string, string][] => {
  const found = new Map<string, string>();
  for (let above = element.pare; above; above = above.pare)
    for (const [nom, valor] of above.atributs) if (nom.startsWith('xml:') && !found.has(nom)) found.set(nom, valor);
  for (const [nom] of element.atributs) found.delete(nom);
  return [...found];
};

/** Names that an element writes: those in scope, or in use, that nothing above it in the piece wrote alike. */
const namesOf = (
  element: Element,
  scope: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, string>,
  { exclusive, prefixos }: Canonical,
): [string, string][] => {
  const used = new Set([
    prefixOf(element.nom),
    ...element.atributs.map(([nom]) => prefixOf(nom)).filter(Boolean),
    ...[...prefixos].filter((prefix) => scope.has(prefix)),
  ]);
  const asked = exclusive ? [...used] : [...scope.keys()];
  const names = asked.flatMap((prefix): [string, string][] => {
    if (prefix === 'xml') return [];
    const address = scope.get(prefix) ?? '';
    return (written.get(prefix) ?? '') === address ? [] : [[prefix, address]];
  });
  // Names without a prefix are given up where what is above gave them.
  if (!exclusive && !scope.has('') && (written.get('') ?? '') !== '') names.push(['', '']);
  return names.sort(([one], [other]) => compare(one, other));
};

/** An element and all in it in canonical form (C14N 1.0 and its exclusive form, comments left out), but for one in it. */
export const canonical = (apex: Element, how: Canonical, but: Element | null = null): string => {
  const out: string[] = [];
  const write = (node: Node, above: ReadonlyMap<string, string>, written: ReadonlyMap<string, string>): void => {
    if (typeof node === 'string') {
      out.push(text(node));
      return;
    }
    if (!isElement(node)) {
      out.push(`<?${node.instruccio}?>`);
      return;
    }
    if (node === but) return;
    const scope = new Map([...above, ...node.noms]);
    if (scope.get('') === '') scope.delete('');
    const names = namesOf(node, scope, written, how);
    const given = node === apex && !how.exclusive ? [...node.atributs, ...inherited(node)] : [...node.atributs];
    const keyOf = (nom: string): string => {
      const prefix = prefixOf(nom);
      const address = prefix === 'xml' ? 'http://www.w3.org/XML/1998/namespace' : (scope.get(prefix) ?? '');
      return prefix === '' ? `\u0000${nom}` : `${address}\u0000${localOf(nom)}`;
    };
    given.sort(([one], [other]) => compare(keyOf(one), keyOf(other)));
    out.push(
      `<${node.nom}`,
      ...names.map(([prefix, address]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${attribute(address)}"`),
      ...given.map(([nom, valor]) => ` ${nom}="${attribute(valor)}"`),
      '>',
    );
    const now = new Map([...written, ...names]);
    for (const child of node.fills) write(child, scope, now);
    out.push(`</${node.nom}>`);
  };
  write(apex, apex.pare ? scopeOf(apex.pare) : new Map(), new Map());
  return out.join('');
};

/** A whole document in canonical form, but for one element. */
export const canonicalDocument = ({ arrel, abans, despres }: Document, how: Canonical, but: Element | null): string =>
  [...abans.map((one) => `<?${one}?>\n`), canonical(arrel, how, but), ...despres.map((one) => `\n<?${one}?>`)].join('');
