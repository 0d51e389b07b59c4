import { Worker } from 'node:worker_threads'
import { type ErrorKind, type RefusalCode, ShopError } from '#kernel/errors.ts'
import { type GivenFile, readAsked } from './read-asked.ts'
import type { ReadList } from './read-list.ts'
import type { Kind } from './sniff.ts'

/** Shorter texts are read where they are: they take no longer than to start a thread. */
const short = 50_000
const longestMs = 20_000
/** Of a thread; a list of ten thousand rows takes a tenth of it. */
const mostMemoryMb = 512

/** What a thread is started for. */
export type Work = { work: 'read'; given: string | GivenFile } | { work: 'sniff'; given: GivenFile }

type Answer<Result> =
  | { answer: Result }
  | { refused: { kind: ErrorKind; code: RefusalCode; details: Record<string, string | number> } }

let turn: Promise<unknown> = Promise.resolve()

/**
 * As readAsked, but what is long is read in a thread of its own, one after another: the shop goes on serving others meanwhile, and a
 * file made to hurt takes that thread's time and memory alone.
 * @throws as readAsked; ShopError 'intake.bomb' for what takes too long or too much
 */
export function readApart(given: string | GivenFile): Promise<ReadList> {
  if (typeof given === 'string' && given.length < short) return readAsked(given)
  return inTurn<ReadList>({ work: 'read', given })
}

/** As sniff, in a thread of its own whatever the size: a file that was made to hurt may be small. @throws as sniff; ShopError 'intake.bomb' */
export const sniffApart = (given: GivenFile): Promise<Kind> => inTurn<Kind>({ work: 'sniff', given })

function inTurn<Result>(work: Work): Promise<Result> {
  const done = turn.then(() => inThread<Result>(work))
  turn = done.catch(() => {})
  return done
}

function inThread<Result>(work: Work): Promise<Result> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  const tooMuch = new ShopError('invalid', 'intake.bomb')
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooMuch), longestMs)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    worker.once('message', (answer: Answer<Result>) =>
      settle(() => {
        if ('answer' in answer) resolve(answer.answer)
        else reject(new ShopError(answer.refused.kind, answer.refused.code, answer.refused.details))
      }),
    )
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : error)),
    )
  }).finally(() => worker.terminate())
}
