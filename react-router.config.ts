import type { Config } from '@react-router/dev/config'
import { compressAssets } from './src/web/compress-assets.ts'

export default {
  appDirectory: 'src/web',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config
