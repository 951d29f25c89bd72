import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { keepTyping, useKeys } from './keys.ts';

const Screen = ({ act }: { act: () => void }) => {
  useKeys({ n: act });
  return <textarea defaultValue="Ja hi era. " />;
};

it('what is typed before its field is there is written in it, and is no key of the screen', async () => {
  const user = userEvent.setup();
  const [act, heard, escaped] = [vi.fn(), vi.fn(), vi.fn()];
  const { container } = render(<Screen act={act} />);
  const field = container.querySelector('textarea') as HTMLTextAreaElement;
  field.addEventListener('input', heard);
  const typing = keepTyping(escaped);
  await user.keyboard('No hix{Backspace}{Control>}s{/Control}');
  expect([act.mock.calls.length, field.value]).toEqual([0, 'Ja hi era. ']);
  typing.into(field);
  expect([field.value, heard.mock.calls.length]).toEqual(['Ja hi era. No hi', 1]);
  await user.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
});

it('Escape is told, and dropped, the keys are the screen’s again', async () => {
  const user = userEvent.setup();
  const [act, escaped] = [vi.fn(), vi.fn()];
  render(<Screen act={act} />);
  const typing = keepTyping(escaped);
  await user.keyboard('n{Escape}');
  expect([act.mock.calls.length, escaped.mock.calls.length]).toEqual([0, 1]);
  typing.drop();
  await user.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
});
