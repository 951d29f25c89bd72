import type { z } from 'zod';
import type { Problem } from '#contract/problem.ts';
import type { CodedError, FieldFault } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Translate } from './texts.ts';

type Issue = z.core.$ZodIssue;

const CODE_SHAPE = /^[a-z][a-z0-9_]*$/;

const codeOf = (issue: Issue): { codi: string; params?: Record<string, string | number> } => {
  if (CODE_SHAPE.test(issue.message)) return { codi: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { codi: issue.input === undefined ? 'obligatori' : 'tipus_incorrecte' };
    case 'too_big':
      return issue.origin === 'string'
        ? { codi: 'massa_llarg', params: { maxim: Number(issue.maximum) } }
        : issue.origin === 'array'
          ? { codi: 'massa_elements', params: { maxim: Number(issue.maximum) } }
          : { codi: 'massa_gran', params: { maxim: Number(issue.maximum) } };
    case 'too_small':
      return issue.origin === 'string'
        ? { codi: 'massa_curt', params: { minim: Number(issue.minimum) } }
        : { codi: 'massa_petit', params: { minim: Number(issue.minimum) } };
    default:
      return { codi: 'valor_no_admes' };
  }
};

/** Field faults of a refused shape, one per issue; unknown fields are named one by one. */
export const faultsOf = (error: z.ZodError, prefix = ''): FieldFault[] => {
  const told = new Set<string>();
  return listFaults(error, prefix).filter(
    ({ cami, codi }) => !told.has(`${cami} ${codi}`) && told.add(`${cami} ${codi}`),
  );
};

const listFaults = (error: z.ZodError, prefix: string): FieldFault[] =>
  error.issues.flatMap((issue): FieldFault[] => {
    const path = [...(prefix ? [prefix] : []), ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ cami: path ? `${path}.${key}` : key, codi: 'camp_desconegut' }));
    const { codi, params } = codeOf(issue);
    return [params ? { cami: path, codi, params } : { cami: path, codi }];
  });

/** The body of a refusal, in the asked language. */
export const problemOf = (
  error: CodedError,
  about: { language: Language; requestId: string; instance: string; translate: Translate },
): Problem & Record<string, unknown> => {
  const { language, translate } = about;
  return {
    ...error.extra,
    type: `urn:problem:${error.codi}`,
    title: translate(language, `error.titol.${error.status}`),
    status: error.status,
    detail: translate(language, `error.${error.codi}`, error.params),
    instance: about.instance,
    codi: error.codi,
    requestId: about.requestId,
    ...(error.camps.length > 0 && {
      camps: error.camps.map((fault) => ({
        cami: fault.cami,
        codi: fault.codi,
        missatge: translate(language, `camp.${fault.codi}`, fault.params),
      })),
    }),
    ...(error.avisos.length > 0 && {
      avisos: error.avisos.map((avis) => ({
        codi: avis.codi,
        cami: avis.cami,
        missatge: translate(language, `avis.${avis.codi}`, avis.params),
      })),
    }),
  };
};
