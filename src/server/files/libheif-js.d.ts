/** The part of the decoder of HEIC that is used; the package brings no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (data: unknown) => void): void;
  }
  const heif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default heif;
}
