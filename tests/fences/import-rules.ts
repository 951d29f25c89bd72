import type { IFlattenedRuleSet } from 'dependency-cruiser';
import { LEANING } from './leaning.ts';

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

const TEST = '\\.test\\.tsx?$';
/** The two files that name every area, a line each. */
const NAMES_AREAS = '^src/(server/(app|wiring(-pla)?)\\.ts|web/router\\.tsx)$';
const SERVER = '^src/(server/|areas/[^/]+/server/)';
const WEB = '^src/(web/|areas/[^/]+/web/)';
const WEB_PACKAGES = '^node_modules/(react|react-dom|@mantine|@tanstack|@tabler|dayjs)/';
const SERVER_PACKAGES = '^node_modules/(@types/)?(fastify|@fastify|kysely|pg|pino|@myriaddreamin)/';

const forbid = (name: string, from: object, to: object): Rule => ({ name, severity: 'error', from, to }) as Rule;

const leaning = (): Rule[] =>
  Object.entries(LEANING).map(([room, neighbours]) =>
    forbid(
      'domain-leans-only-where-declared',
      { path: `^src/areas/${room}/domain/` },
      { path: '^src/areas/[^/]+/domain/', pathNot: `^src/areas/(${[room, ...neighbours].join('|')})/domain/` },
    ),
  );

/** Who may import whom, of the floors table. Types count like values. */
export const IMPORT_RULES: IFlattenedRuleSet = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('no-unknown-import', {}, { couldNotResolve: true }),
    forbid(
      'kernel-alone',
      { path: '^src/kernel/', pathNot: TEST },
      { pathNot: ['^src/kernel/', '^node_modules/decimal\\.js/'] },
    ),
    forbid(
      'domain-pure',
      { path: '^src/areas/[^/]+/domain/', pathNot: TEST },
      { pathNot: ['^src/kernel/', '^src/areas/[^/]+/domain/'] },
    ),
    ...leaning(),
    forbid(
      'contract-floor',
      { path: '^src/(contract/|areas/[^/]+/contract/)', pathNot: TEST },
      { pathNot: ['^src/kernel/', '^src/contract/', '^src/areas/[^/]+/(domain|contract)/', '^node_modules/zod/'] },
    ),
    forbid(
      'texts-floor',
      { path: '^src/areas/[^/]+/texts/', pathNot: TEST },
      { pathNot: ['^src/kernel/', '^src/areas/[^/]+/texts/'] },
    ),
    forbid('server-without-web', { path: SERVER }, { path: [WEB, WEB_PACKAGES] }),
    forbid('web-without-server', { path: WEB, pathNot: TEST }, { path: [SERVER, SERVER_PACKAGES] }),
    forbid('web-without-node', { path: WEB, pathNot: TEST }, { dependencyTypes: ['core'] }),
    forbid(
      'rooms-meet-at-doors',
      { path: '^src/areas/([^/]+)/' },
      {
        path: '^src/areas/[^/]+/(server|web|texts)/',
        pathNot: ['^src/areas/$1/', '^src/areas/[^/]+/server/index\\.ts$', '^src/areas/[^/]+/web/index\\.tsx$'],
      },
    ),
    forbid(
      'platform-knows-no-area',
      { path: '^src/(kernel|contract|server|web)/', pathNot: [NAMES_AREAS, TEST] },
      { path: '^src/areas/' },
    ),
    forbid(
      'areas-named-at-doors',
      { path: NAMES_AREAS },
      {
        path: '^src/areas/',
        pathNot: '^src/areas/[^/]+/(server/index\\.ts|web/index\\.tsx|(texts|contract|domain)/[^/]+\\.ts)$',
      },
    ),
    forbid(
      'product-without-tests',
      { path: '^src/', pathNot: TEST },
      {
        path: ['^(tests|e2e|bench|scripts)/', TEST, '^node_modules/(vitest|fast-check|@testing-library|@playwright)/'],
      },
    ),
  ],
};
