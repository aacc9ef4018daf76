import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What the server bundle loads from node_modules; the rest is bundled, so that it needs no development package. */
const external = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/node',
  'i18next',
  'react-i18next',
]

/**
 * Few chunks for the public pages: each has its own, beside what all of them share. Whatever only some pages
 * load later (checking a form, solving a captcha, the panel) stays out of these. They share one style sheet:
 * another would cost a request before the page can be shown.
 */
const groups = [
  {
    name: 'framework',
    priority: 4,
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|void-elements|html-parse-stringify|cookie)\//,
  },
  {
    name: 'site',
    priority: 3,
    test: /vite\/preload-helper|src\/contract\/(?:failures|languages|limits|operation)|src\/web\/(?:api\/|session\/|paths|i18n\/(?!texts\/|admin|load-messages|translate-message)|ui\/(?!field|password|toaster)|public\/(?:frame\/|search\/(?!search-page)|compare\/comparison\.|(?!layout|sitemap|robots|web-manifest|unknown)[a-z-]+\.|.*\.css$)|rich-text\/.*\.css$)/,
  },
  {
    name: 'catalogue',
    priority: 2,
    test: /src\/web\/(?:rich-text\/rich-text\.tsx|public\/(?:catalogue\/|lists\/|quote\/quote-section|compare\/compare-button))/,
  },
  {
    name: 'forms',
    priority: 1,
    test: /src\/contract\/messages|src\/web\/(?:forms\/|captcha\/(?!solve)|ui\/(?:field|password)|i18n\/(?:load-messages|translate-message))/,
  },
  // What all pages of the panel share; no public page uses any of it. Its style sheets stay with the
  // panel's own, which come after them.
  {
    name: 'panel',
    priority: 0,
    test: /node_modules\/(?:@mantine\/(?:core|hooks|modals|spotlight|store)|@tanstack|@tabler|@floating-ui)\/(?!.*\.css$)/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.server.*'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}))
