import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'

const root = resolve(import.meta.dirname, '..')

interface RoomRule {
  /** Folders of the project that the room may import beside itself. */
  rooms: RegExp
  /** Packages it may import; node: counts as a package. */
  packages: RegExp
}

const anything = /./
const nothing = /^$/
const browserPackages =
  /^(react|react-dom|react-router|react-hot-toast|virtual:react-router\/|altcha-lib|@simplewebauthn\/browser|uqr|schema-dts|@fontsource(-variable)?\/|@react-router\/|zod|vite)/
const panelPackages =
  /^(i18next|react-i18next|@mantine\/|@tanstack\/|@tiptap\/|@dnd-kit\/|mdast(?:-util-(?:from|to)-markdown)?$|@tabler\/icons-react)/

/** Who may import whom (ARCHITECTURE.md); the longest prefix that fits a file is its room. */
const rules: Record<string, RoomRule> = {
  'src/contract': { rooms: nothing, packages: /^(zod|tlds|iso-3166|culori\/fn)$/ },
  'src/contract/rich-text': { rooms: nothing, packages: /^(mdast(-util-from-markdown)?|vitest)$/ },
  'src/maps': {
    rooms: /^src\/contract/,
    packages:
      /^(node:(fs|module)$|d3-geo|geojson|lru-cache|opentype\.js|topojson-(client|specification))/,
  },
  'src/server': {
    rooms: /^(src\/contract|demo)/,
    packages: /^(?!react|@mantine|@tanstack|vite)/,
  },
  'src/server/features': {
    rooms:
      /^src\/(contract|server\/(db\/(schema|transaction|prepare-once|errors)|operations\/(context|accepted-language)|mail|captcha|storage|media|auth|limits|audit|http\/client-address|jobs|pdf|people|sheets|process\/(operator-error|count-later)|bin|webhooks|shown|services|site|demonstration))/,
    packages:
      /^(node:(crypto|path|util|timers)|drizzle-orm|zod|fastest-levenshtein|vitest|fast-check|sharp|tldts|email-providers)/,
  },
  'src/server/pages': { rooms: /^src\/(contract|maps|server)/, packages: anything },
  'src/web': { rooms: /^src\/contract/, packages: browserPackages },
  'src/web/enhancements/maps': {
    rooms: /^src\/(contract|web\/(?!admin))/,
    packages: /^maplibre-gl/,
  },
  'src/web/rich-text': { rooms: /^src\/contract\/rich-text/, packages: /^react$/ },
  'src/web/public': { rooms: /^src\/(contract|web\/(?!admin))/, packages: browserPackages },
  'src/web/admin': {
    rooms: /^src\/(contract|web\/)/,
    packages: new RegExp(`${browserPackages.source}|${panelPackages.source}`),
  },
  'src/web/admin/catalogue': {
    rooms: /^src\/(contract|web\/(?!admin\/)|web\/admin\/(kit\/|[\w-]+\.ts$))/,
    packages: new RegExp(`${browserPackages.source}|${panelPackages.source}`),
  },
  'src/web/admin/kit': {
    rooms: /^src\/(contract\/(?!catalogue\/)|web\/(?!admin\/)|web\/admin\/[\w-]+\.ts$)/,
    packages: new RegExp(`${browserPackages.source}|${panelPackages.source}`),
  },
  demo: { rooms: /^src\/contract\/languages/, packages: /^(node:|sharp|vitest)/ },
  testing: { rooms: anything, packages: anything },
  e2e: { rooms: anything, packages: anything },
  faults: { rooms: anything, packages: anything },
  bench: { rooms: anything, packages: anything },
  scripts: { rooms: anything, packages: anything },
}

const aliases: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#maps/': 'src/maps/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#testing/': 'testing/',
  '#demo/': 'demo/',
  '#scripts/': 'scripts/',
}

const projectRooms = ['src', 'demo', 'testing', 'e2e', 'faults', 'bench', 'scripts']

/** What is imported from a file of the project: by an alias, or by its way from there. */
const writtenImport = /(?:from|import|declare module)\s*\(?\s*'([.#][^'\n]*)'/g

/** The path in the project of what `file` imports as `target`. */
function pathOf(file: string, target: string): string {
  const alias = Object.keys(aliases).find((prefix) => target.startsWith(prefix))
  if (alias) return `${aliases[alias]}${target.slice(alias.length)}`
  return relative(root, resolve(root, dirname(file), target))
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Files of the web room that only the server's bundle or the build runs. */
const serverFile = /\.server\.tsx?$|^src\/web\/(?:compress-assets|drop-unreachable-scripts)\.ts$/

function roomOf(file: string): string | undefined {
  return Object.keys(rules)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** What a file imports: a path in the project, or a package's name. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)
  return [...found].map(([, target = '']) =>
    /^[.#]/.test(target) ? `/${pathOf(file, target)}` : target,
  )
}

const production = sourceFiles('src').filter((file) => !/\.test\.tsx?$/.test(file))

/** Slices of the server: a folder of features, and one of its folders catalogue and accounts. */
function sliceOf(file: string): string | undefined {
  const match = /^src\/server\/features\/((?:catalogue|accounts)\/)?([^/]+)\//.exec(file)
  return match ? `${match[1] ?? ''}${match[2]}` : undefined
}

/** What slices may import of one another's folders. */
const sharedBySlices = ['catalogue/kit', 'catalogue/cards', 'catalogue/itineraries', 'accounts/kit']

/** How no file's name begins, because others look for: cache, purge, consume, attach, priority, backdate, reduced motion. */
const privateWords = /^(kept|keep|forget|spend|hang|hasten|age|calm)-/

/** The folders that the tree in ARCHITECTURE.md names: two blanks a level, several names a line. */
function foldersOfTree(): string[] {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const tree = /^```\n(src\/\n[^`]*)^```/m.exec(text)?.[1] ?? ''
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w-]+\/(?:, )?)+)/.exec(line) ?? []
    if (names === '') return []
    path.length = indent.length / 2
    const folders = names.split(', ').map((name) => [...path, name.slice(0, -1)].join('/'))
    path.push(names.slice(0, -1))
    return folders
  })
}

describe('ARCHITECTURE.md', () => {
  it('names every folder of src in its tree', () => {
    const folders = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    expect(foldersOfTree().toSorted()).toEqual(['src', ...folders].toSorted())
  })
})

describe('architecture', () => {
  it('knows every room', () => {
    const known = ['src/contract', 'src/maps', 'src/server', 'src/web']
    const rooms = readdirSync(join(root, 'src')).map((name) => `src/${name}`)
    expect(rooms.toSorted()).toEqual(known)
  })

  it.each(production)('%s imports only what its room may', (file) => {
    const room = roomOf(file)
    expect(room, 'a room with a rule').toBeDefined()
    const rule = rules[room ?? '']
    const forbidden = importsOf(file).filter((target) => {
      if (!target.startsWith('/')) return !serverFile.test(file) && !rule?.packages.test(target)
      const path = target.slice(1)
      // Maps are drawn on the server: neither they nor the atlas may come into a bundle of the browser.
      if (serverFile.test(file) && path.startsWith('src/maps/')) return false
      return !path.startsWith(`${room}/`) && !rule?.rooms.test(path)
    })
    expect(forbidden).toEqual([])
  })

  it('keeps slices apart', () => {
    const crossings = production.flatMap((file) => {
      const slice = sliceOf(file)
      if (slice === undefined) return []
      return importsOf(file)
        .map((target) => sliceOf(target.slice(1)))
        .filter((other) => other !== undefined && other !== slice)
        .filter((other) => !sharedBySlices.includes(other ?? ''))
        .map((other) => `${file} imports ${other}`)
    })
    expect(crossings).toEqual([])
  })

  it('leaves the rows of users to one folder', () => {
    const readers = production
      .filter((file) => file.startsWith('src/server/features/'))
      .filter((file) => {
        const source = readFileSync(join(root, file), 'utf8')
        return /import \{[^}]*\busers\b[^}]*\} from '#server\/db\/schema\//.test(source)
      })
    expect(new Set(readers.map(sliceOf))).toEqual(new Set(['accounts/kit']))
  })

  it("keeps the catalogue's part of the panel to the kinds, the frame, the desk and sheets", () => {
    const users = [
      'catalogue',
      'panel',
      'quotes',
      'sheets',
      'rates',
      ...kinds.map((kind) => `${kind}s`),
    ]
    const strangers = production
      .filter((file) => file.startsWith('src/web/admin/'))
      .filter((file) => !users.some((folder) => file.startsWith(`src/web/admin/${folder}/`)))
      .filter((file) => importsOf(file).some((at) => at.startsWith('/src/web/admin/catalogue/')))
    expect(strangers).toEqual([])
  })

  it('asks for no kind in what kinds share', () => {
    const kits = /^src\/(web\/admin|server\/features\/catalogue)\/kit\//
    const asking = production
      .filter((file) => kits.test(file))
      .filter((file) => /\bkind [!=]== '/.test(readFileSync(join(root, file), 'utf8')))
    expect(asking).toEqual([])
  })

  it('writes imports in one way: # across rooms and folders of the server, relative within one', () => {
    const folderOf = (path: string) =>
      /^(src\/server\/(features\/[^/]+\/|[^/]+\/)?|src\/[^/]+\/|[^/]+\/)/.exec(path)?.[0]
    const files = [...projectRooms.flatMap(sourceFiles), 'scripts/nandu.js']
    const strays = files.flatMap((file) => {
      const targets = readFileSync(join(root, file), 'utf8').matchAll(writtenImport)
      return [...targets].flatMap(([, target = '']) => {
        const path = pathOf(file, target)
        const within = folderOf(path) === folderOf(file)
        return target.startsWith('#') === within ? [`${file}: ${target}`] : []
      })
    })
    expect(strays).toEqual([])
  })

  it('keeps what operations stand on free of them', () => {
    const ground =
      /^src\/server\/(backup|bin|cache|captcha|db|http|jobs|limits|mail|media|monitoring|pdf|settings|storage)\//
    const above = /^\/(demo|src\/server\/(operations|features|demonstration))\//
    const arrows = production
      .filter((file) => ground.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => above.test(target))
          .map((target) => `${file} imports ${target}`),
      )
    expect(arrows).toEqual([])
  })

  it('reads the environment in one place', () => {
    const readers = production.filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('process.env'),
    )
    expect(readers).toEqual(['src/server/platform/settings/env.ts'])
  })

  it('names files in the words of the field', () => {
    const misnamed = projectRooms
      .flatMap(sourceFiles)
      .filter((file) => privateWords.test(basename(file)))
    expect(misnamed).toEqual([])
  })

  it('keeps source files within 300 lines and tests within 400', () => {
    const long = sourceFiles('src').filter((file) => {
      if (file.includes('/i18n/texts/')) return false
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
      return lines > (/\.test\.tsx?$/.test(file) ? 400 : 300)
    })
    expect(long).toEqual([])
  })
})
