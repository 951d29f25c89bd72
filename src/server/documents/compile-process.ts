import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompileAnswer, CompileJob } from './compile-job.ts';
import { FONT_FAMILIES } from './fonts.ts';

/**
 * Entry of the compiling process: Typst lives here and nowhere else, so that a document that takes too long or too
 * much memory is ended without harm to the server. The root exists in memory only: templates read no disk.
 */
const ROOT = process.platform === 'win32' ? 'C:\\documents-in-memory' : '/documents-in-memory';

const compiler = NodeCompiler.create({
  workspace: ROOT,
  fontArgs: [{ fontPaths: FONT_FAMILIES.flatMap(({ files }) => files) }],
});

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const compile = (job: CompileJob): CompileAnswer => {
  const rss = (): number => process.memoryUsage.rss();
  try {
    for (const { path, bytes } of job.files) compiler.mapShadow(`${ROOT}${path}`, Buffer.from(bytes));
    const compiled = compiler.compile({ mainFilePath: `${ROOT}${job.main}` });
    const document = compiled.result;
    if (!document) {
      return { ok: false, problems: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? []), rss: rss() };
    }
    const pdf = compiler.pdf(document, { pdfStandard: job.level, creationTimestamp: job.instant });
    return { ok: true, pdf, pages: document.numOfPages, rss: rss() };
  } catch (error) {
    return { ok: false, problems: message(error), rss: rss() };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
};

process.on('message', (job: CompileJob) => process.send?.(compile(job)));
process.on('disconnect', () => process.exit(0));
