import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const letters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
/** What the languages of the product are written with, and the marks that screens use. */
const COMMON = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ŒœŠšŽžŸĿŀ≥≤±−×√σΣμ²³→←↑↓✓•…—–‹›«»“”‘’‚„€₂\u202f`;
/** Letters of names from elsewhere: fetched when one is shown. */
const OTHERS = [...letters(0x100, 0x17f)].filter((letter) => !COMMON.includes(letter)).join('');

const rangeOf = (text: string): string =>
  [...text].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',');

/** Makes the web font from the package's variable font, in two parts: upright, weights 400 to 700, the first preloaded. */
const sourceSans = (): Plugin => {
  let font: Promise<readonly { name: string; text: string; bytes: Buffer }[]> | undefined;
  const made = () => {
    font ??= (async () => {
      const source = await readFile(createRequire(import.meta.url).resolve('source-sans/VF/SourceSans3VF-Upright.ttf'));
      return Promise.all(
        [COMMON, OTHERS].map(async (text) => {
          const bytes = await subsetFont(source, text, {
            targetFormat: 'woff2',
            variationAxes: { wght: { min: 400, max: 700, default: 400 } },
          });
          const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          return { name: `assets/source-sans-3-${digest}.woff2`, text, bytes };
        }),
      );
    })();
    return font;
  };
  return {
    name: 'source-sans',
    async buildStart() {
      if (this.meta.watchMode) return;
      for (const { name, bytes } of await made()) this.emitFile({ type: 'asset', fileName: name, source: bytes });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const asked = (await made()).find(({ name }) => request.url === `/${name}`);
        if (!asked) return next();
        response.setHeader('Content-Type', 'font/woff2');
        response.end(asked.bytes);
      });
    },
    async transformIndexHtml() {
      const parts = await made();
      const faces = parts.map(
        ({ name, text }, place) =>
          `@font-face{font-family:'Source Sans 3';src:url('/${name}') format('woff2');font-weight:400 700;font-display:swap${place > 0 ? `;unicode-range:${rangeOf(text)}` : ''}}`,
      );
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${parts[0]?.name}`, crossorigin: '' },
          injectTo: 'head',
        },
        { tag: 'style', children: faces.join(''), injectTo: 'head' },
      ];
    },
  };
};

/** Zod carries its own sentences in fifty languages; the screens show the server's, so none of them is shipped. */
const withoutZodSentences = (): Plugin => ({
  name: 'without-zod-sentences',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/locales/index.js') && importer?.includes('/zod/') ? '\0zod-sentences' : null,
  load: (id) => (id === '\0zod-sentences' ? 'export {};' : null),
});

export default defineConfig({
  root: here('.'),
  publicDir: here('./src/web/public'),
  plugins: [withoutZodSentences(), react(), sourceSans()],
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        // A room's door re-exports what screens share: taking one word through it must not load the others.
        moduleSideEffects: (id) =>
          !id.includes('/src/') || id.endsWith('.css') || /\/(main.tsx|mantine-styles.ts)$/.test(id),
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4300' } },
});
