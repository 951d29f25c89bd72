import { CodedError } from '#kernel/coded-error.ts';
import { askProcess } from '../ask-process.ts';
import { createTurns } from '../turns.ts';

const MAX_BYTES = 40 * 1024 * 1024;
const MAX_TIME = 60_000;
/** Pictures converted at once; the others wait. */
const AT_ONCE = 1;

const impossible = (): CodedError => new CodedError(422, 'vista_impossible');

const inTurn = createTurns(AT_ONCE);

const run = async (bytes: Buffer, signal: AbortSignal): Promise<Buffer> => {
  const said = await askProcess<{ picture?: Uint8Array }>(new URL('./picture-process.ts', import.meta.url), {
    message: bytes,
    time: MAX_TIME,
    heap: 1024,
    signal,
  });
  if (said === 'late' || said === 'gone' || !said.picture) throw impossible();
  return Buffer.from(said.picture);
};

/** A HEIC photo as JPEG, at most 2560 pixels a side. `vista_impossible` (422) when it cannot be read, or is too large. */
export const heicToJpeg = (bytes: Buffer, signal: AbortSignal): Promise<Buffer> => {
  if (bytes.length > MAX_BYTES) throw impossible();
  return inTurn(() => run(bytes, signal));
};
