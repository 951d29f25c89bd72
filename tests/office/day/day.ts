import { agentSteps } from './agents.ts';
import { bankSteps } from './bank.ts';
import { bookSteps } from './books.ts';
import { closingSteps, companySteps } from './company.ts';
import { expenseSteps } from './expenses.ts';
import { invoiceSteps } from './invoices.ts';
import { peopleSteps } from './people.ts';
import { planSteps } from './plan.ts';
import { platformSteps, undoSteps } from './platform.ts';
import { quotationSteps } from './quotations.ts';
import { referenceSteps } from './references.ts';
import type { Step } from './step.ts';
import { concreteSteps, endSteps, workSteps } from './works.ts';

const upTo = (list: readonly Step[], call: string): [readonly Step[], readonly Step[]] => {
  const at = list.findIndex((step) => step.call === call) + 1;
  return [list.slice(0, at), list.slice(at)];
};
const [beforeLetters, afterLetters] = upTo(companySteps, 'empresa.usos');
const [whileThere, removals] = upTo(endSteps, 'treball.unfinalize');

/** A day of an office: every call of the product once at least, in an order in which each finds what it needs. */
export const DAY: readonly Step[] = [
  ...referenceSteps,
  ...beforeLetters,
  ...peopleSteps,
  ...afterLetters,
  ...agentSteps,
  ...bankSteps,
  ...workSteps,
  ...planSteps,
  ...concreteSteps,
  ...invoiceSteps,
  ...quotationSteps,
  ...expenseSteps,
  ...bookSteps,
  ...platformSteps,
  ...whileThere,
  ...removals.filter((step) => step.call !== 'treball.remove'),
  ...undoSteps,
  ...closingSteps,
  ...removals.filter((step) => step.call === 'treball.remove'),
];
