import { type ClientRequest, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { InsideAddress, lookupPublic, webAddress } from '#modules/platform/outside/public-address.ts'
import type { LinkCause, Look } from './causes.ts'

type Ask = (address: URL, options: RequestOptions) => ClientRequest
interface Answered {
  status: number
  location: string | null
}
/** Looks whether an address elsewhere answers. Never throws. */
export type LookOutside = (address: string) => Promise<Look>

const timeoutMs = 10_000
const mostSteps = 5
const said: RequestOptions['headers'] = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'palace-shop-link-check' }

const answerOf = (ask: Ask, address: URL, method: 'HEAD' | 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const asked = ask(address, { method, headers: said, lookup: lookupPublic, signal: AbortSignal.timeout(timeoutMs) })
    asked.once('error', reject)
    asked.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null })
      // What it says is not read.
      response.destroy()
    })
    asked.end()
  })

const certificate = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS_CERT|HOSTNAME_MISMATCH)/

/** Why a place could not be asked. */
function causeOf(error: unknown): LinkCause {
  if (error instanceof InsideAddress) return 'inside_network'
  const { code = '', name = '' } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'no_host'
  return certificate.test(code) ? 'certificate' : 'unreachable'
}

function causeOfStatus(status: number): LinkCause | null {
  if (status >= 200 && status < 400) return null
  if (status === 404 || status === 410) return 'not_found'
  return status >= 500 ? 'fault' : 'refused'
}

const forGood = (status: number) => status === 301 || status === 308

/**
 * Asks only places in public, by their usual doors, each step anew, and reads no more than the first line of an answer. HEAD comes
 * first; GET where that is not answered well, since many places know no other.
 */
export const lookWith =
  (ask: Ask): LookOutside =>
  async (written) => {
    let address = URL.parse(written)
    let status: number | null = null
    let leadsTo: string | null = null
    let steadily = true
    const ended = (cause: LinkCause | null): Look => ({ cause, status, leadsTo: cause === null ? leadsTo : null })
    if (!address) return ended('malformed')
    for (let step = 0; step <= mostSteps; step++) {
      const here = webAddress(address.href)
      if (!here) return ended('inside_network')
      here.hash = ''
      try {
        let answered = await answerOf(ask, here, 'HEAD')
        if (answered.status >= 400) answered = await answerOf(ask, here, 'GET')
        status = answered.status
        const next = status >= 300 && status < 400 && answered.location !== null ? URL.parse(answered.location, here) : null
        if (!next) return ended(causeOfStatus(status))
        steadily &&= forGood(status)
        if (steadily) leadsTo = next.href
        address = next
      } catch (error) {
        return ended(causeOf(error))
      }
    }
    return ended('loops')
  }

export const lookOutside: LookOutside = lookWith((address, options) =>
  address.protocol === 'https:' ? requestSecure(address, options) : requestPlain(address, options),
)
