import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The second level of contract, features, panel and public pages (ARCHITECTURE.md). */
const words = ['accounts', 'catalogue', 'editing', 'quotes', 'trade', 'site', 'privacy']

/** The rooms of each house, and the single files beside them. */
const houses: Record<string, string[]> = {
  src: ['contract', 'maps', 'server', 'texts', 'web'],
  'src/contract': ['base', 'index.ts', ...words],
  'src/texts': [
    'column-names.ts',
    'en',
    'es',
    'languages.ts',
    'pt',
    'rate-words.ts',
    'sheet-words.ts',
    'programme-words.ts',
    'texts.ts',
    'translate.ts',
    'written.ts',
  ],
  'src/server': ['api', 'documents', 'features', 'pages', 'platform', 'start', 'tools'],
  'src/server/features': ['change-hooks.ts', 'change-listeners.ts', 'handlers.ts', ...words],
  'src/web/admin': ['kit', 'panel', ...words],
  'src/web/public': ['frame', 'ui', ...words.filter((word) => word !== 'privacy')],
}

/** A room of the server imports those after it in its own line, and all lines below. */
const serverOrder = [
  ['start'],
  ['tools'],
  ['pages'],
  ['features'],
  ['documents', 'api'],
  ['platform'],
]

/** The words that a word of the features imports. */
const featureImports: Record<string, string[]> = {
  editing: ['catalogue', 'accounts', 'privacy'],
  quotes: ['catalogue', 'accounts', 'privacy'],
  // Background tasks keep the files that an export made.
  trade: ['catalogue', 'accounts', 'privacy', 'editing'],
  // Redirects are imported as rows of the catalogue are.
  site: ['catalogue', 'accounts', 'privacy', 'editing'],
  catalogue: ['accounts', 'privacy'],
  accounts: ['privacy'],
  // Erasure reaches all that belongs to a person.
  privacy: ['accounts', 'catalogue'],
}

const aliases: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#maps/': 'src/maps/',
  '#server/': 'src/server/',
  '#texts/': 'src/texts/',
  '#web/': 'src/web/',
  '#testing/': 'testing/',
  '#demo/': 'demo/',
  '#scripts/': 'scripts/',
}

const projectRooms = ['src', 'demo', 'testing', 'e2e', 'faults', 'bench', 'scripts']

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The path in the project of what `file` imports as `target`. */
function pathOf(file: string, target: string): string {
  const alias = Object.keys(aliases).find((prefix) => target.startsWith(prefix))
  if (alias) return `${aliases[alias]}${target.slice(alias.length)}`
  return relative(root, resolve(root, dirname(file), target))
}

/** A file's imports, types too: paths in the project, and names of packages. */
function importsOf(file: string): { paths: string[]; packages: string[] } {
  const targets = [...sourceOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(
    ([, target = '']) => target,
  )
  const isOwn = (target: string) => /^[.#]/.test(target)
  return {
    paths: targets.filter(isOwn).map((target) => pathOf(file, target)),
    packages: targets.filter((target) => !isOwn(target)),
  }
}

const production = sourceFiles('src').filter((file) => !isTest(file))

/** Imports of production files that a rule refuses. */
function refused(within: string, isAllowed: (file: string, path: string) => boolean): string[] {
  return production
    .filter((file) => file.startsWith(within))
    .flatMap((file) =>
      importsOf(file)
        .paths.filter((path) => !isAllowed(file, path))
        .map((path) => `${file} imports ${path}`),
    )
}

const roomOf = (path: string, level: number) => path.split('/')[level] ?? ''
/** Translating and the types of texts; who loads a language's texts names its files. */
const textModules = [
  'column-names.ts',
  'languages.ts',
  'programme-words.ts',
  'rate-words.ts',
  'sheet-words.ts',
  'texts.ts',
  'translate.ts',
  'written.ts',
].map((name) => `src/texts/${name}`)

const contractOf = (path: string) => path.startsWith('src/contract/')

describe('folders', () => {
  it.each(Object.entries(houses))('%s has these rooms and nothing else', (house, rooms) => {
    const entries = readdirSync(join(root, house)).filter((name) => !isTest(name))
    expect(entries.toSorted()).toEqual(rooms.toSorted())
  })

  it('have 3 to 15 entries, tests aside', () => {
    const folders = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
    const wrong = folders.flatMap((folder) => {
      const { length } = readdirSync(folder).filter((name) => !isTest(name))
      const isRight = length >= 3 && length <= 15
      return isRight ? [] : [`${relative(root, folder)}: ${length}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('imports', () => {
  it('of the contract stay within it, and its base imports no word', () => {
    expect(refused('src/contract/', (_file, path) => contractOf(path))).toEqual([])
    const base = 'src/contract/base/'
    expect(refused(base, (_file, path) => path.startsWith(base))).toEqual([])
  })

  it('of texts and maps reach the contract alone', () => {
    for (const house of ['src/texts/', 'src/maps/']) {
      const isAllowed = (_file: string, path: string) => path.startsWith(house) || contractOf(path)
      expect(refused(house, isAllowed)).toEqual([])
    }
  })

  it('of the server run downwards', () => {
    const floorOf = (path: string) =>
      serverOrder.findIndex((rooms) => rooms.includes(roomOf(path, 2)))
    const upward = refused('src/server/', (file, path) => {
      if (contractOf(path) || textModules.includes(path)) return true
      if (path.startsWith('src/maps/')) return /^src\/server\/(?:documents|pages)\//.test(file)
      if (path.startsWith('demo/')) return file.startsWith('src/server/tools/demonstration/')
      const isSameRoom = roomOf(file, 2) === roomOf(path, 2)
      return path.startsWith('src/server/') && (isSameRoom || floorOf(path) > floorOf(file))
    })
    expect(upward).toEqual([])
  })

  it('between features are those of the list', () => {
    const features = 'src/server/features/'
    const crossings = refused(features, (file, path) => {
      const [from, to] = [roomOf(file, 3), roomOf(path, 3)]
      if (!path.startsWith(features) || !words.includes(from) || from === to) return true
      return featureImports[from]?.includes(to) === true
    })
    expect(crossings).toEqual([])
  })

  it('of the web come from the contract, texts, shared and the same side', () => {
    const strays = refused('src/web/', (file, path) => {
      if (contractOf(path)) return true
      const isServer = /\.server\.tsx?$/.test(file)
      if (path.startsWith('src/maps/')) return isServer
      const isShared = file.startsWith('src/web/shared/')
      if (path.startsWith('src/texts/')) {
        return textModules.includes(path) || isShared
      }
      if (!path.startsWith('src/web/')) return path.includes('+types')
      if (isShared) return path.startsWith('src/web/shared/') || path === 'src/web/root.tsx'
      const [side, other] = [roomOf(file, 2), roomOf(path, 2)]
      if (side === 'public') return other !== 'admin'
      // The panel shows rates as their agency sees them.
      if (side === 'admin')
        return other !== 'public' || path.startsWith('src/web/public/trade/rates/')
      return true
    })
    expect(strays).toEqual([])
  })

  it('of the kit of the panel know no word', () => {
    const strays = refused('src/web/admin/kit/', (_file, path) => {
      const isWord = words.some((word) => path.startsWith(`src/web/admin/${word}/`))
      return !isWord && !path.startsWith('src/contract/catalogue/')
    })
    expect(strays).toEqual([])
  })

  it('are written in one way: relative within a word or room, # across', () => {
    const folderOf = (path: string) =>
      /^(src\/server\/(features\/[^/]+\/|[^/]+\/)?|src\/web\/((admin|public)\/[^/]+\/|shared\/)?|src\/(contract|texts)\/([^/]+\/)?|src\/[^/]+\/|[^/]+\/)/.exec(
        path,
      )?.[0]
    const written = /(?:from|import|declare module)\s*\(?\s*'([.#][^'\n]*)'/g
    const files = [...projectRooms.flatMap(sourceFiles), 'scripts/nandu.js']
    const strays = files.flatMap((file) =>
      [...sourceOf(file).matchAll(written)].flatMap(([, target = '']) => {
        const within = folderOf(pathOf(file, target)) === folderOf(file)
        return target.startsWith('#') === within ? [`${file}: ${target}`] : []
      }),
    )
    expect(strays).toEqual([])
  })

  const browserPackages =
    /^(react|react-dom|react-router|react-hot-toast|virtual:react-router\/|altcha-lib|@simplewebauthn\/browser|uqr|schema-dts|@fontsource(-variable)?\/|@react-router\/|zod|vite)/
  const panelPackages =
    /^(@mantine\/|@tanstack\/|@tiptap\/|@zip\.js\/|@dnd-kit\/|mdast(?:-util-(?:from-markdown|to-markdown|gfm-table))?$|hast(?:-util-(?:from-html|to-mdast))?$|@tabler\/icons-react)/
  const packages: [string, RegExp][] = [
    [
      'src/contract/base/text/',
      /^(zod|mdast(-util-(from-markdown|gfm-table))?|micromark-extension-gfm-table)$/,
    ],
    ['src/contract/base/addresses/', /^(zod|libphonenumber-js\/min)$/],
    ['src/contract/', /^(zod|tlds|iso-3166|culori\/fn)$/],
    ['src/texts/', /^$/],
    [
      'src/maps/',
      /^(node:(fs|module)$|d3-geo|geojson|lru-cache|opentype\.js|topojson-(client|specification))/,
    ],
    ['src/server/pages/', /./],
    ['src/server/', /^(?!react|@mantine|@tanstack|vite)/],
    ['src/web/public/catalogue/maps/opened/', /^maplibre-gl/],
    ['src/web/bundling/', /./],
    ['src/web/admin/', new RegExp(`${browserPackages.source}|${panelPackages.source}`)],
    ['src/web/', browserPackages],
  ]

  it('of packages are those of the room', () => {
    const strays = production.flatMap((file) => {
      if (/\.server\.tsx?$/.test(file)) return []
      const [, allowed] = packages.find(([room]) => file.startsWith(room)) ?? []
      return importsOf(file)
        .packages.filter((name) => !allowed?.test(name))
        .map((name) => `${file} imports ${name}`)
    })
    expect(strays).toEqual([])
  })
})

describe('files', () => {
  it('with rows of users are those of one folder', () => {
    const readers = production.filter(
      (file) =>
        file.startsWith('src/server/features/') &&
        /import \{[^}]*\busers\b[^}]*\} from '#server\/platform\/db\/schema\//.test(sourceOf(file)),
    )
    // People of a merged agency, users of a quote in the trash, and the agency of a proposal's author.
    const others = [
      'src/server/features/privacy/former-agents.ts',
      'src/server/features/catalogue/trash/trashed-quotes.ts',
      'src/server/features/trade/webhooks/announce-events.ts',
    ]
    const strays = readers.filter(
      (file) => !file.startsWith('src/server/features/accounts/kit/') && !others.includes(file),
    )
    expect(strays).toEqual([])
  })

  it('that kinds share ask for no kind', () => {
    const kits = /^src\/(web\/admin|server\/features\/catalogue)\/kit\//
    const asking = production.filter(
      (file) => kits.test(file) && /\bkind [!=]== '/.test(sourceOf(file)),
    )
    expect(asking).toEqual([])
  })

  it('that read the environment are one', () => {
    const readers = production.filter((file) => sourceOf(file).includes('process.env'))
    expect(readers).toEqual(['src/server/platform/settings/env.ts'])
  })

  it('have names in the words of the field', () => {
    // Others look for: cache, purge, consume, attach, priority, backdate, reduced motion.
    const privateWords = /^(kept|keep|forget|spend|hang|hasten|age|calm)-/
    const misnamed = projectRooms
      .flatMap(sourceFiles)
      .filter((file) => privateWords.test(basename(file)))
    expect(misnamed).toEqual([])
  })

  it('have at most 300 lines, tests 400', () => {
    const long = sourceFiles('src').filter((file) => {
      if (file.startsWith('src/texts/')) return false
      const lines = sourceOf(file).split('\n').length - 1
      return lines > (isTest(file) ? 400 : 300)
    })
    expect(long).toEqual([])
  })
})
