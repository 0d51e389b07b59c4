import { parentPort, workerData } from 'node:worker_threads'
import type { Work } from './apart.ts'
import { checkEpub } from './check-epub.ts'
import { checkPdf } from './check-pdf.ts'

const given = workerData as Work

const done = () => (given.mediaType === 'application/pdf' ? checkPdf : checkEpub)(given.file, given.bytes)

/** Does one piece of work on a book. */
done().then((answer) => parentPort?.postMessage(answer))
