// `npm run build`: what browsers load, whether or not anything has changed; and the libraries' names of the database that comes along, since
// whoever runs the shop may not write where it was installed.

import { ensureBuilt } from './frontend-build.mjs'
import { onPinnedNode, say } from './install.mjs'

await onPinnedNode()
await ensureBuilt({ always: true })
const { linkLibraries, nativeFolder } = await import('../database/embedded/binaries.ts')
try {
  linkLibraries(nativeFolder().folder)
} catch (error) {
  // A shop with a database of its own goes without.
  say(error.message)
}
