import fc from 'fast-check'
import { listKinds } from '#contract/base/addresses/addresses.ts'
import { plurals } from '#contract/base/addresses/plurals.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operations } from '#contract/index.ts'
import { candidates } from './candidates.ts'
import { everybody } from './callers.ts'
import { oddHeaders } from './odd-headers.ts'
import { named } from './references.ts'
import type { GeneratedRequest } from './requests.ts'

const operationNames = Object.keys(operations)
const who = fc.constantFrom(...everybody)

const text = fc.constantFrom(
  ...candidates.texts,
  ...candidates.refused.filter((each) => each.length < 1_000),
)

/** A part of an address in some spelling, right or wrong. */
const segment = fc.oneof(
  { arbitrary: fc.constantFrom(...kinds).chain(named), weight: 4 },
  { arbitrary: named('canary'), weight: 2 },
  { arbitrary: fc.constantFrom('sol', '3', 'a-page', 'es', 'en', '13', 'x'), weight: 3 },
  { arbitrary: text.map((each) => encodeURIComponent(each.toWellFormed())), weight: 2 },
  fc.constantFrom(
    '%00',
    '%2e%2e',
    '..',
    '.',
    '%2f',
    '%252e%252e%252f',
    '%c0%af',
    '%',
    '%zz',
    '%ff%fe',
    '%u0041',
    ';a=b',
    '\\',
    '%5c..%5c',
    '//',
    '',
    '~',
    '.git',
    '.env',
    '__proto__',
    'constructor',
    'x'.repeat(2_000),
    '@',
    '*',
    '%0d%0aset-cookie:a=b',
  ),
)

const pages = [
  '',
  ...listKinds,
  'search',
  'compare',
  'shortlist',
  'request',
  'agents',
  'client-views',
  'my-requests',
  'about-us',
  'rates',
  'login',
  'register',
  'reset-password-request',
  'account',
  'unauthorized',
  'sitemap.xml',
  'robots.txt',
  'site.webmanifest',
  'initial.svg',
  'healthz',
  'readyz',
  'metrics',
  'api',
  'api/docs/',
  'api/docs/json',
  'mailbox',
  '.well-known/security.txt',
  'favicon.ico',
  'admin-panel',
  'admin-panel/quotes',
  'feed/v1',
  'assets',
]
const withParts = [
  ...listKinds,
  'countries',
  'regions',
  'categories',
  'themes',
  'when',
  'requests',
  'my-requests',
  'pages',
  'proposals',
  'preview',
  'reset-password',
  'verify-email',
  'client',
  'unsubscribe',
  'media',
  'media/images',
  'share',
  'kit',
  'mailbox',
  'feed/v1',
  'api',
  'api/docs',
  'admin-panel',
  'admin-panel/circuits',
  'assets',
  'demonstration',
]
const language = fc.constantFrom('', '', '', 'en/', 'pt/', 'es/', 'xx/')

/** Addresses that are someone's, by ids and tokens that are known. */
const known = fc.oneof(
  ...kinds.map((kind) => named(kind).map((id) => `${plurals[kind]}/${id}`)),
  ...(['client', 'proposals', 'preview', 'requests'] as const).map((of) =>
    fc
      .tuple(named(of), fc.constantFrom('', '', '.pdf', '/'))
      .map(([token, end]) => `${of}/${token}${end}`),
  ),
  fc.tuple(fc.constantFrom(...kinds), segment).map(([kind, id]) => `kit/${kind}/${id}.zip`),
  named('file').map((path) => path),
  fc
    .tuple(
      fc.constantFrom(...listKinds, 'rates', 'nothing', '__proto__'),
      fc.constantFrom('json', 'csv', 'xml'),
    )
    .map(([name, format]) => `feed/v1/${name}.${format}`),
)

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 4 },
  fc
    .array(
      fc
        .tuple(
          fc.constantFrom(
            'q',
            'tag',
            'page',
            'sort',
            'lang',
            'limit',
            'cursor',
            'changedSince',
            'ids',
            'month',
            'token',
            'days',
            '__proto__',
            'a[b]',
            '_data',
            'return',
          ),
          fc.oneof(
            text.map((each) => encodeURIComponent(each.toWellFormed())),
            segment,
            fc.constantFrom('1', '-1', '1e9', 'es'),
          ),
        )
        .map(([key, value]) => `${key}=${value}`),
      { maxLength: 4 },
    )
    .map((pairs) => `?${pairs.join('&')}`),
)

const path = fc.oneof(
  {
    arbitrary: fc
      .tuple(language, fc.constantFrom(...pages), query)
      .map((parts) => `/${parts.join('')}`),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(language, known, query)
      .map(
        ([lang, of, asked]) =>
          (of.startsWith('/') || of.startsWith('@@file') ? of : `/${lang}${of}`) + asked,
      ),
    weight: 6,
  },
  {
    arbitrary: fc
      .tuple(
        language,
        fc.constantFrom(...withParts),
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        query,
      )
      .map(([lang, first, rest, asked]) => `/${lang}${first}/${rest.join('/')}${asked}`),
    weight: 6,
  },
  { arbitrary: fc.constantFrom(...operationNames).map((name) => `/api/${name}`), weight: 2 },
  { arbitrary: fc.constantFrom(...operationNames).map((name) => `/api//${name}/`), weight: 1 },
  fc.constantFrom(
    `/${'a/'.repeat(3_000)}`,
    `/${'%41'.repeat(5_000)}`,
    `/?${'x'.repeat(20_000)}`,
    '*',
    '//127.0.0.1/a',
    'http://127.0.0.1/',
  ),
)

const method = fc.oneof(
  { arbitrary: fc.constant('GET'), weight: 12 },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'),
)

/** Requests for pages, feeds, files and documents, in any spelling. */
export const addresses: fc.Arbitrary<GeneratedRequest> = fc.record({
  who,
  method,
  path,
  headers: fc.constantFrom(...oddHeaders),
  body: fc.oneof(
    { arbitrary: fc.constant(null), weight: 5 },
    fc.constantFrom('', '{}', 'a=b', '\0'),
  ),
})
