import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page names a list of the routes of its language (api/route-list.ts); none of them is asked for while somebody reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
