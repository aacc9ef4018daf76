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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.server.*'] },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}))
