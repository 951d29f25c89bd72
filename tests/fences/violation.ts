/** Something that stands where the house does not allow it. Paths are relative to the root, with `/`. */
export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line?: number;
  readonly what: string;
}

export const show = (violation: Violation): string =>
  `${violation.rule}: ${violation.path}${violation.line ? `:${violation.line}` : ''} ${violation.what}`;
