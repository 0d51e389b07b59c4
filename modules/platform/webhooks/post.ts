import type { ClientRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { httpsAddress, lookupPublic } from '#modules/platform/outside/public-address.ts'

interface Letter {
  headers: Record<string, string>
  body: string
}
export interface PostAnswer {
  status: number
  /** How its answer begins. */
  answer: string
}
/** Sends a letter to an address and waits for the answer. Throws where there was none. */
export type Post = (address: string, letter: Letter) => Promise<PostAnswer>

type Ask = (address: URL, options: RequestOptions) => ClientRequest

const timeoutMs = 15_000
const longestAnswer = 500

/** Only to an https address in public, and nothing is followed elsewhere: an answer that points on is no yes. */
export const postWith =
  (ask: Ask): Post =>
  (written, { headers, body }) =>
    new Promise((resolve, reject) => {
      const address = httpsAddress(written)
      if (!address) return reject(new Error('no https address of a host'))
      const asked = ask(address, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        lookup: lookupPublic,
      })
      asked.once('error', reject)
      asked.once('response', (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.once('error', reject)
        response.on('data', (part: string) => {
          if (answer.length < longestAnswer) answer = (answer + part).slice(0, longestAnswer)
          else response.destroy()
        })
        response.once('close', () => resolve({ status: response.statusCode ?? 0, answer }))
      })
      asked.end(body)
    })

export const postOutside: Post = postWith(request)
