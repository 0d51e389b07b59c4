// `npm run bench`: figures against budgets (benchmarks/run.ts), with whatever they need installed and built on the way.
import { ensureBuilt } from './frontend-build.mjs'
import { node, onPinnedNode, run } from './install.mjs'

await onPinnedNode()
await ensureBuilt()
const { status } = await run(node, ['benchmarks/run.ts', ...process.argv.slice(2)])
process.exit(status)
