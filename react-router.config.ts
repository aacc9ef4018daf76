import type { Config } from '@react-router/dev/config'
import { compressAssets } from './src/web/bundling/compress-assets.ts'
import { dropUnreachableScripts } from './src/web/bundling/drop-unreachable-scripts.ts'

export default {
  appDirectory: 'src/web',
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await dropUnreachableScripts(buildDirectory)
    await compressAssets(buildDirectory)
  },
} satisfies Config
