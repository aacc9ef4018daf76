import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import {
  formsChunk,
  islandsChunk,
  messagesChunk,
  pageChunk,
  reportsChunk,
  stylesChunk,
} from './src/web/bundling/chunks.ts'
import { paletteStyles } from './src/web/bundling/palette-styles.ts'

/** What the server bundle loads from node_modules; the rest is bundled, so that it needs no development package. */
const external = ['react', 'react-dom', 'react-router', '@react-router/node']

/**
 * Few chunks for the public pages: what each of them begins with (parts that few visits use come when they do),
 * what islands share, and React, which comes with the first island that wakes. They share one style sheet: another
 * would cost a request before the page can be shown.
 */
const groups = [
  {
    name: 'react',
    priority: 5,
    test: /node_modules\/(?:(?:react|scheduler)\/|react-dom\/(?!.*server))/,
  },
  { name: 'page', priority: 4, test: pageChunk },
  { name: 'styles', priority: 3, test: stylesChunk },
  { name: 'islands', priority: 2, test: islandsChunk },
  { name: 'messages', priority: 1.6, test: messagesChunk },
  { name: 'reports', priority: 1.5, test: reportsChunk },
  { name: 'forms', priority: 1, test: formsChunk },
  // What all pages of the panel share; no public page uses any of it. Its style sheets stay with the
  // panel's own, which come after them.
  {
    name: 'panel',
    priority: 0,
    test: /node_modules\/(?:react-router|use-sync-external-store|cookie|@mantine\/(?:core|hooks|modals|spotlight|store)|@tanstack|@tabler|@floating-ui)\/(?!.*\.css$)/,
  },
]

/** Every page names the files of all islands, and hashes are what cannot be compressed of it: seven letters tell versions apart. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

const named = new Map<string, string>()

/** Pages and scripts hold hundreds of classes: four letters tell them apart. */
function shortName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))} ${name}`
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`
  if ((named.get(short) ?? whole) !== whole) {
    throw new Error(`Two classes would be called ${short}: rename ${whole} or ${named.get(short)}`)
  }
  named.set(short, whole)
  return short
}

export default defineConfig(({ command }) => ({
  plugins: [paletteStyles(), reactRouter()],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // Short in what is sent, telling while developing.
      ...(command === 'build' && { generateScopedName: shortName }),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.server.*'] },
  environments: {
    client: { build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups } } } } },
  },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}))
