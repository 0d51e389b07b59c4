import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Licensed, type LicenseServer, licenseType, type NotDone, type PartialLicense } from './license-server.ts'

/** Longer than a signature takes, shorter than somebody waits at a screen. */
const patienceMs = 10_000
/** A license has some thousand bytes, a certificate among them. */
const mostAnswerBytes = 200_000
const longestSentence = 500
const statusType = 'application/vnd.readium.license.status.v1.0+json'

export interface ReadiumDoor {
  /** The License Server, which nobody else reaches. */
  url: string
  /** The Status Server, which reading apps ask too. */
  statusUrl: string
  user: string
  password: string
  /** An address of the bookseller that names it in every license. */
  provider: string
  timeoutMs?: number
}

/** What the shop reads of a license (LCP 1.0, 3.2): the rest is for reading apps. */
const License = z.object({
  id: z.string().regex(/^[A-Za-z0-9._:-]{1,100}$/),
  encryption: z.object({ profile: z.string() }),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
  signature: z.object({ value: z.string() }),
})
const Status = z.object({ status: z.string() })
/** Of a status document (LSD 1.0, 2.3): nobody opens a book under one of these. */
const ended = ['revoked', 'cancelled', 'returned', 'expired']
/** An error as both servers tell it (RFC 7807). */
const Problem = z.object({ title: z.string().optional(), detail: z.string().optional() })

type Answer = { status: number; body: string }

const wordsFor = ({ user, password }: Pick<ReadiumDoor, 'user' | 'password'>) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The servers of readium-lcp-server (1.x) over their documented interface: the License Server makes and renews licenses, the Status Server
 * ends them (docs/lcp.md). Encrypting publications is lcpencrypt's work.
 */
export function readiumAt(door: ReadiumDoor): LicenseServer {
  const under = (base: string, ...parts: string[]) =>
    `${base.replace(/\/$/, '')}/${parts.map((part) => encodeURIComponent(part)).join('/')}`
  const license = (address: string, partial: PartialLicense) =>
    asked(door, address, {
      method: 'POST',
      type: licenseType,
      body: JSON.stringify({ provider: door.provider, ...partial }),
      read: licenseIn,
    })
  return {
    issue: (content, partial) => license(under(door.url, 'contents', content, 'license'), partial),
    fresh: (id, partial) => license(under(door.url, 'licenses', id), partial),
    async revoke(id, message) {
      const address = under(door.statusUrl, 'licenses', id, 'status')
      const body = JSON.stringify({ status: 'revoked', message })
      const done = () => ({ kind: 'done' as const })
      const told = await asked(door, address, { method: 'PATCH', type: statusType, body, read: done })
      if (told.kind !== 'refused') return told
      // One that was given back or ended before cannot be revoked, and need not be.
      const stands = await asked(door, address, { method: 'GET', type: statusType, read: statusIn })
      return stands.kind === 'status' && ended.includes(stands.status) ? done() : told
    },
    isItself: (authorization) => timingSafeEqual(digest(authorization ?? ''), digest(wordsFor(door))),
  }
}

const refused = (sentence: string): NotDone => ({ kind: 'refused', sentence: sentence.slice(0, longestSentence) })
const unknown = (sentence: string): NotDone => ({ kind: 'unknown', sentence: sentence.slice(0, longestSentence) })

const jsonIn = <Shape extends z.ZodType>(shape: Shape, text: string) => {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function licenseIn(document: string): Licensed {
  const read = jsonIn(License, document)
  if (!read?.links.some(({ rel }) => rel === 'publication')) return unknown('the answer is no license')
  return { kind: 'license', id: read.id, document }
}

function statusIn(document: string): { kind: 'status'; status: string } | NotDone {
  const read = jsonIn(Status, document)
  return read ? { kind: 'status', status: read.status } : unknown('the answer is no status document')
}

interface Question<Done> {
  method: string
  type: string
  body?: string
  read: (document: string) => Done
}

/** Asks once. A 4xx is a clear no; whatever else is no 2xx, or no answer, may have been done. */
async function asked<Done>(
  door: ReadiumDoor,
  address: string,
  { method, type, body, read }: Question<Done>,
): Promise<Done | NotDone> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(door.timeoutMs ?? patienceMs),
      headers: { accept: type, authorization: wordsFor(door), ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    const answer = { status: response.status, body: await textOf(response) }
    if (response.ok) return read(answer.body)
    return (response.status < 500 ? refused : unknown)(sentenceOf(answer))
  } catch (error) {
    const { message, cause } = error as Error
    return unknown(cause instanceof Error ? `${message}: ${cause.message}` : message)
  }
}

function sentenceOf({ status, body }: Answer): string {
  const problem = jsonIn(Problem, body)
  return [`HTTP ${status}`, problem?.detail ?? problem?.title].filter(Boolean).join(': ')
}

/** @throws Error for an answer that is longer than any license */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > mostAnswerBytes) throw new Error('the answer is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
