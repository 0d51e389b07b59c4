import { Worker } from 'node:worker_threads'
import type { Language } from '#kernel/language.ts'
import type { Colophon } from './colophon.ts'
import type { EbookMediaType } from './sniff.ts'

/** Of a thread; what a book takes beside it is bounded by its size. */
const mostMemoryMb = 768
const longestMs = 120_000

/** What a thread is started for: a file to be checked, or a copy to be marked with whom it is of. */
export type Work =
  | { work: 'check'; file: string; mediaType: EbookMediaType; bytes: number }
  | { work: 'mark'; from: string; to: string; mediaType: EbookMediaType; colophon: Colophon; language: Language; mark: string }

/** A file took more time or memory than any book needs. */
export class TooMuch extends Error {
  override name = 'TooMuch'
}

/** Whoever fetches a book does not wait for one that is being checked. */
const turns: Record<Work['work'], Promise<unknown>> = { check: Promise.resolve(), mark: Promise.resolve() }

/**
 * Works on a book in a thread of its own, one book after another: the shop goes on serving others meanwhile, and a file made to hurt takes
 * that thread's time and memory alone. @throws TooMuch
 */
export function apart<Result>(work: Work): Promise<Result> {
  const done = turns[work.work].then(() => inThread<Result>(work))
  turns[work.work] = done.catch(() => {})
  return done
}

function inThread<Result>(work: Work): Promise<Result> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooMuch()), longestMs)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    worker.once('message', (answer: Result) => settle(() => resolve(answer)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch() : error)),
    )
  }).finally(() => worker.terminate())
}
