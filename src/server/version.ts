/** Version of the product, as `GET /versio`, documents and stored verdicts name it. */
export const VERSION = '3.6.1';
/** Day on which it was released; the producer's declaration is of that day. */
export const RELEASED = '2026-11-28';
