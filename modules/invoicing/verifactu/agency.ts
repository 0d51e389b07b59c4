import { Agent, request } from 'node:https'
import type { Certificate } from '#kernel/certificate.ts'

/** The tax agency's door for billing records. */
export interface Agency {
  /** Shown to staff. */
  readonly url: string
  /** Hands over an envelope. @throws when nothing comes back in time: whether it arrived is then not known */
  post: (envelope: string) => Promise<{ status: number; body: string }>
}

/** Its addresses (WSDL of 2025): for the certificate of a person or representative, and for a company's seal. */
export const agencyDoors = {
  live: {
    person: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    seal: 'https://www10.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  },
  test: {
    person: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    seal: 'https://prewww10.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  },
} as const

/** A thousand lines of answer are about a megabyte. */
export const mostAnswerBytes = 20_000_000

interface Door {
  url: string
  certificate: Certificate
  /** Who vouches for the agency, where it is not who vouches for everybody. */
  ca?: string | Buffer
  timeoutMs?: number
}

/** Sends with the company's certificate (mutual TLS), one connection at a time. */
export function agencyAt({ url, certificate, ca, timeoutMs = 60_000 }: Door): Agency {
  const shown = [certificate.certificate, ...certificate.others].map(String).join('')
  const key = certificate.key.export({ type: 'pkcs8', format: 'pem' })
  const agent = new Agent({ cert: shown, key, ...(ca && { ca }), maxSockets: 1, minVersion: 'TLSv1.2' })
  return {
    url,
    post: (envelope) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(timeoutMs)
        const asked = request(url, {
          method: 'POST',
          agent,
          signal,
          headers: {
            'content-type': 'text/xml; charset=utf-8',
            soapaction: '""',
            'content-length': Buffer.byteLength(envelope),
          },
        })
        const failed = (error: Error) => reject(signal.aborted ? new Error(`no answer within ${timeoutMs / 1000} s`) : error)
        asked.on('error', failed)
        asked.on('response', (response) => {
          const pieces: Buffer[] = []
          let bytes = 0
          response.on('data', (piece: Buffer) => {
            bytes += piece.length
            if (bytes > mostAnswerBytes) response.destroy(new Error('the answer is too long'))
            else pieces.push(piece)
          })
          response.on('error', failed)
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString('utf8') }))
        })
        asked.end(envelope)
      }),
  }
}
