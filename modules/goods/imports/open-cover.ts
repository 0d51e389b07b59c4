import { request } from 'node:https'
import type { Readable } from 'node:stream'
import { httpsAddress, InsideAddress, lookupPublic } from '#modules/platform/outside/public-address.ts'

/** An address that is not asked, or an answer that is no picture. `passing`: trying again may help. */
export class NoCover extends Error {
  override name = 'NoCover'
  readonly passing: boolean

  constructor(message: string, passing = false) {
    super(message)
    this.passing = passing
  }
}

export type OpenCover = (address: string) => Promise<Readable>

const timeoutMs = 20_000

/**
 * Opens a picture at an address that somebody else wrote, which is in public. Nothing is followed elsewhere. @throws NoCover
 */
export const openCover: OpenCover = (written) => {
  const address = httpsAddress(written)
  if (!address) return Promise.reject(new NoCover('no https address of a host'))
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      timeout: timeoutMs,
      headers: { accept: 'image/*' },
      lookup: lookupPublic,
    })
    asked.once('timeout', () => asked.destroy(new NoCover('no answer in time', true)))
    asked.once('error', (error) =>
      reject(error instanceof NoCover ? error : new NoCover(error.message, !(error instanceof InsideAddress))),
    )
    asked.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (status === 200) return resolve(answer)
      answer.destroy()
      return reject(new NoCover(`answered ${status}`, status >= 500 || status === 429))
    })
    asked.end()
  })
}
