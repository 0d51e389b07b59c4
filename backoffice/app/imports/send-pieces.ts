import type { Answer } from '../api/calls.ts'
import { addressOf, call } from '../api/client.ts'
import { Refusal } from '../api/refusal.ts'

export type SentFile = Answer<'GET /imports/files/:file/'>

const pieceBytes = 4 * 1024 * 1024
/** Waits between tries, where the line is cut; afterwards whoever sends is told. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000]

interface Heard {
  onProgress: (part: number) => void
  onBroken: (broken: boolean) => void
  signal: AbortSignal
}

async function sendPiece(file: number, offset: number, piece: Blob, signal: AbortSignal): Promise<SentFile> {
  const response = await fetch(addressOf('PATCH /imports/files/:file/content/', { params: { file }, query: { offset } }), {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: { 'x-staff': '1', 'content-type': 'application/octet-stream' },
    body: piece,
    signal,
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as SentFile
  throw new Refusal(response.status, answer as Record<string, unknown>)
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Whether trying again may help: nothing answered, or the shop was away. */
const isPassing = (error: unknown) => !(error instanceof Refusal) || error.status >= 500 || error.status === 409

/** Sends what is missing of a file, piece by piece, and goes on where it was when the line comes back. @throws Refusal */
export async function sendPieces(announced: SentFile, file: Blob, { onProgress, onBroken, signal }: Heard): Promise<SentFile> {
  let known = announced
  for (let tries = 0; known.received < known.bytes; ) {
    try {
      known = await sendPiece(known.id, known.received, file.slice(known.received, known.received + pieceBytes), signal)
      tries = 0
      onBroken(false)
      onProgress(known.received / known.bytes)
    } catch (error) {
      if (signal.aborted || !isPassing(error) || tries >= pauses.length) throw error
      onBroken(true)
      await wait(pauses[tries]!)
      tries += 1
      known = await call('GET /imports/files/:file/', { params: { file: known.id } }, { signal }).catch(() => known)
    }
  }
  return known
}
