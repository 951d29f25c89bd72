/** Version of the product, as `GET /versio`, documents and stored verdicts name it. */
export const VERSION = '3.6.1';
