// `npm run build`: the storefront's files, whether or not anything has changed.
import { onPinnedNode } from './install.mjs'
import { ensureBuilt } from './storefront-build.mjs'

await onPinnedNode()
await ensureBuilt({ always: true })
