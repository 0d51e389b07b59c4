import { parentPort, workerData } from 'node:worker_threads'
import { ShopError } from '#kernel/errors.ts'
import type { Work } from './read-apart.ts'
import { readAsked } from './read-asked.ts'
import { sniff } from './sniff.ts'

const { work, given } = workerData as Work
const done = async () => (work === 'read' ? readAsked(given) : sniff(given.bytes))

/** Reads one text or file in a thread of its own, or says of what kind it is. */
done().then(
  (answer) => parentPort?.postMessage({ answer }),
  (error: unknown) => {
    if (!(error instanceof ShopError)) throw error
    const { kind, code, details } = error
    parentPort?.postMessage({ refused: { kind, code, details } })
  },
)
