import { parentPort, workerData } from 'node:worker_threads'
import { ShopError } from '#kernel/errors.ts'
import { readAsked } from './read-asked.ts'

/** Reads one text or file in a thread of its own and says what came of it. */
readAsked(workerData).then(
  (list) => parentPort?.postMessage({ list }),
  (error: unknown) => {
    if (!(error instanceof ShopError)) throw error
    const { kind, code, details } = error
    parentPort?.postMessage({ refused: { kind, code, details } })
  },
)
