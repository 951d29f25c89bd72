import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Latin, Latin Extended-A and the marks that screens use. */
const glyphs = (): string => {
  const ranges: readonly (readonly [number, number])[] = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
  ];
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place));
  return `${String.fromCodePoint(...letters)}≥≤±−×√σΣμ²³→←↑↓✓•…—–‹›«»“”‘’‚„€₂\u202f`;
};

/** Makes the one web font from the package's variable font: upright, weights 400 to 700, preloaded. */
const sourceSans = (): Plugin => {
  let font: Promise<{ name: string; bytes: Buffer }> | undefined;
  const made = () => {
    font ??= (async () => {
      const source = createRequire(import.meta.url).resolve('source-sans/VF/SourceSans3VF-Upright.ttf');
      const bytes = await subsetFont(await readFile(source), glyphs(), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700, default: 400 } },
      });
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return { name: `assets/source-sans-3-${digest}.woff2`, bytes };
    })();
    return font;
  };
  return {
    name: 'source-sans',
    async buildStart() {
      if (this.meta.watchMode) return;
      const { name, bytes } = await made();
      this.emitFile({ type: 'asset', fileName: name, source: bytes });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/source-sans-3-')) return next();
        response.setHeader('Content-Type', 'font/woff2');
        response.end((await made()).bytes);
      });
    },
    async transformIndexHtml() {
      const href = `/${(await made()).name}`;
      const face = `@font-face{font-family:'Source Sans 3';src:url('${href}') format('woff2');font-weight:400 700;font-display:swap}`;
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
          injectTo: 'head',
        },
        { tag: 'style', children: face, injectTo: 'head' },
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
