import { GatewaySilent } from '../port.ts'
import { type Answer, readAnswer } from './notification.ts'
import { type RedsysSettings, restVersion } from './settings.ts'
import { sign } from './signature.ts'

/** An answer whose operation Redsys did not even begin, by its own code: SIS0057 and the like. */
export class RedsysError extends Error {
  override name = 'RedsysError'
  readonly sis: string
  constructor(sis: string) {
    super(`Redsys answered ${sis}`)
    this.sis = sis
  }
}

/**
 * One operation by REST. Nothing of the request is ever logged: it is signed with the terminal's secret.
 * @throws RedsysError when Redsys refuses the request as such, GatewaySilent when there is no answer one can trust.
 */
export async function operate(settings: RedsysSettings, values: Record<string, string>): Promise<Answer> {
  const order = values['DS_MERCHANT_ORDER'] ?? ''
  const all = { DS_MERCHANT_MERCHANTCODE: settings.merchantCode, DS_MERCHANT_TERMINAL: settings.terminal, ...values }
  const body = await post(
    `${settings.host}/sis/rest/trataPeticionREST`,
    JSON.stringify(sign(restVersion(settings), settings.secret, order, all)),
    'application/json',
    settings.timeoutMs,
  )
  const message = parsedObject(body)
  const error = message['errorCode']
  if (typeof error === 'string') throw new RedsysError(error.slice(0, 20))
  return readAnswer(settings, message)
}

const patienceMs = 20_000

/** @throws GatewaySilent unless the answer is there in time and says 200. */
export async function post(
  url: string,
  body: string,
  type: string,
  timeoutMs = patienceMs,
  headers: object = {},
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (!response.ok) throw new GatewaySilent(`Redsys answered ${response.status}`)
    return text
  } catch (error) {
    throw error instanceof GatewaySilent ? error : new GatewaySilent(`Redsys was not reached: ${(error as Error).name}`)
  }
}

function parsedObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw new GatewaySilent('Redsys answered nothing that can be read')
}
