import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Config } from '../config.ts';
import { databaseFailure } from '../database/failures.ts';
import type { Bound, FileAnswer } from './context.ts';
import { Accepted, type Dispatcher, dispatch } from './dispatch.ts';
import { problemOf } from './problem.ts';
import { askedLanguage } from './texts.ts';

const BODY_LIMIT = 2 * 1024 * 1024;

const refusalOf = (error: unknown, log: FastifyBaseLogger): CodedError => {
  if (error instanceof CodedError) return error;
  const failure = databaseFailure(error);
  if (failure === 'clash') return new CodedError(409, 'conflicte');
  if (failure === 'busy') return new CodedError(503, 'ocupat', { params: { segons: 2 } });
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new CodedError(413, 'massa_gran', { params: { maxim: BODY_LIMIT / 1024 / 1024 } });
  if (statusCode === 415) return new CodedError(415, 'tipus_no_admes');
  if (statusCode === 429) return new CodedError(429, 'massa_peticions');
  if (statusCode === 503) return new CodedError(503, 'ocupat');
  if (statusCode >= 400 && statusCode < 500) return new CodedError(400, 'peticio_incorrecta');
  log.error({ err: error, code }, 'unexpected failure');
  return new CodedError(500, 'error_intern');
};

const sendProblem = (
  parts: Dispatcher,
  request: FastifyRequest,
  reply: FastifyReply,
  error: CodedError,
): FastifyReply => {
  const language = askedLanguage(request.headers['accept-language']);
  const { params } = error;
  if (typeof params['segons'] === 'number') reply.header('retry-after', String(params['segons']));
  return reply
    .code(error.status)
    .type('application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('x-request-id', request.id)
    .send(
      problemOf(error, {
        language,
        requestId: request.id,
        instance: request.url.split('?')[0] ?? '',
        translate: parts.translate,
      }),
    );
};

const isFile = (answer: unknown): answer is FileAnswer => {
  const { contingut } = (answer ?? {}) as Partial<FileAnswer>;
  return Buffer.isBuffer(contingut) || contingut instanceof Readable;
};

const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  const way = file.inline ? 'inline' : 'attachment';
  reply
    .type(file.tipus)
    .header('content-disposition', `${way}; filename*=UTF-8''${encodeURIComponent(file.nom.toWellFormed())}`);
  // What somebody uploaded runs nothing of ours, also when it is shown in place. Viewers of PDF need their own frame.
  if (file.tipus !== 'application/pdf') reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (file.mida !== undefined) reply.header('content-length', file.mida);
  return reply.send(file.contingut);
};

const ABANDONED = Symbol('abandoned');

/** What slow work hears when its caller is gone. */
const departureOf = (reply: FastifyReply): AbortSignal => {
  const departure = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) departure.abort(new Error('the caller is gone'));
  });
  return departure.signal;
};

const register = (app: FastifyInstance, parts: Dispatcher, bound: Bound): void => {
  const { route } = bound;
  app.route({
    method: route.method,
    // A look ahead would use up an address that works once.
    exposeHeadRoute: route.access !== 'public',
    config: { upload: route.upload ?? false },
    url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: async (request, reply) => {
      const signal = departureOf(reply);
      const call = {
        requestId: request.id,
        address: request.ip,
        headers: request.headers,
        params: request.params,
        query: request.query as Record<string, unknown>,
        body: request.body,
        cami: request.url.slice('/api'.length),
        signal,
      };
      const answer = await dispatch(parts, bound, call).catch((error: unknown) => {
        if (!signal.aborted || error !== signal.reason) throw error;
        return ABANDONED;
      });
      // Nobody is there to be answered.
      if (answer === ABANDONED) return reply.hijack();
      reply.header('cache-control', 'no-store');
      if (isFile(answer)) return sendFile(reply, answer);
      reply.type('application/json; charset=utf-8');
      if (!(answer instanceof Accepted)) return reply.send(JSON.stringify(answer));
      return reply
        .code(202)
        .header('location', `/api/tasca/${answer.tasca.id}`)
        .header('preference-applied', 'respond-async')
        .send(JSON.stringify(answer.tasca));
    },
  });
};

/** The log of one server: no header, query, body or value of a person ever reaches it. */
const loggerOf = (config: Config): FastifyBaseLogger =>
  pino({
    level: config.logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: request.url.split('?')[0],
        address: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });

/** Builds the HTTP server of the product: every call under `/api`, the web at the root. */
export const buildServer = async (
  config: Config,
  parts: Dispatcher,
  calls: readonly Bound[],
  plain: (app: FastifyInstance) => void,
): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: loggerOf(config),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    // Behind a proxy of this machine or its private network; from anywhere else the header would be a caller's word.
    trustProxy: config.publicUrl === null ? false : ['loopback', 'uniquelocal'],
    frameworkErrors: (error, request, reply) => sendProblem(parts, request, reply, refusalOf(error, request.log)),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // A deletion or a GET with an empty JSON body is no fault.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new CodedError(400, 'json_incorrecte'), undefined);
    }
  });
  // Bytes of an upload are handed over as they come; elsewhere they are no kind of body.
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    if ((request.routeOptions.config as { upload?: boolean }).upload) return done(null, payload);
    done(new CodedError(415, 'tipus_no_admes'), undefined);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(parts, request, reply, refusalOf(error, request.log)));
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A paper that was chosen or fetched is seen beside what is typed from it.
        frameSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  // Looked at no oftener than it may take: where nothing was measured in between, the plugin takes the wait for endless.
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfter,
    sampleInterval: config.busyAfter,
    retryAfter: 5,
  });
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith('/api/'),
  });
  for (const bound of calls) register(app, parts, bound);
  plain(app);
  const web = resolve(config.webDir);
  if (existsSync(web))
    await app.register(staticFiles, {
      root: web,
      prefix: '/',
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => sendProblem(parts, request, reply, notFound()));
  return app;
};
