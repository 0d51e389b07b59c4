// `npm run build`: what browsers load, whether or not anything has changed.

import { ensureBuilt } from './frontend-build.mjs'
import { onPinnedNode } from './install.mjs'

await onPinnedNode()
await ensureBuilt({ always: true })
