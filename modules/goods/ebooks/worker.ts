import { parentPort, workerData } from 'node:worker_threads'
import type { Work } from './apart.ts'
import { checkEpub } from './check-epub.ts'
import { checkPdf } from './check-pdf.ts'
import { markEpub } from './mark-epub.ts'
import { markPdf } from './mark-pdf.ts'

const given = workerData as Work
const isPdf = given.mediaType === 'application/pdf'

const done = () => {
  if (given.work === 'check') return (isPdf ? checkPdf : checkEpub)(given.file, given.bytes)
  // What cannot be marked is no fault of whoever asks for it.
  return (isPdf ? markPdf : markEpub)(given.from, given.to, given).then(
    () => ({ done: true }),
    () => ({ done: false }),
  )
}

/** Does one piece of work on a book. */
done().then((answer) => parentPort?.postMessage(answer))
