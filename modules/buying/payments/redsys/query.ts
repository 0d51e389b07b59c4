import { createHmac } from 'node:crypto'
import { GatewaySilent } from '../port.ts'
import { post } from './rest.ts'
import { type RedsysSettings, transaction } from './settings.ts'
import { desKey } from './signature.ts'

/** One operation as the query service tells it. */
export interface Operation {
  type: string
  /** F: ended. P and others: still on its way. */
  state: string
  response: string
  amountCents: number
}

/** The request's own part, which is what is signed; exported for the test against the terminal's known signature. */
export const queryMessage = (
  { merchantCode, terminal }: Pick<RedsysSettings, 'merchantCode' | 'terminal'>,
  order: string,
  type: string,
) =>
  `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${merchantCode}</Ds_MerchantCode><Ds_Terminal>${terminal}</Ds_Terminal><Ds_Order>${order}</Ds_Order><Ds_TransactionType>${type}</Ds_TransactionType></Transaction></Message></Version>`

/** The query service knows the older signature alone. */
export const querySignature = (secret: string, order: string, message: string): string =>
  createHmac('sha256', desKey(secret, order)).update(message).digest('base64')

/**
 * Asks Redsys for the operations of one kind under an order number (its service of consultation, SOAP).
 * @returns none when there is no such operation. @throws GatewaySilent.
 */
export async function queryOperations(settings: RedsysSettings, order: string, type: string): Promise<Operation[]> {
  const { answer, error } = await query(settings, order, type)
  if (error === nothingFound) return []
  if (error !== null || !answer.includes('<Response')) throw new GatewaySilent(`The query service answered ${error ?? 'nothing'}`)
  const responses = answer.split('</Response>').slice(0, -1)
  return responses.map((part) => ({
    type: tag(part, 'Ds_TransactionType') ?? type,
    state: tag(part, 'Ds_State') ?? '',
    response: tag(part, 'Ds_Response') ?? '',
    amountCents: Number(tag(part, 'Ds_Amount') ?? Number.NaN),
  }))
}

/** No order of the shop is called so. */
const nobodysOrder = '0000doctor00'

/**
 * Whether Redsys takes merchant code, terminal and secret together: it is asked for an order that nobody made, and no money is.
 * @returns its code where it refuses them, else null. @throws GatewaySilent where it does not answer
 */
export async function refusedTerminal(settings: RedsysSettings): Promise<string | null> {
  const { answer, error } = await query(settings, nobodysOrder, transaction.sale)
  if (error === nothingFound || answer.includes('<Response')) return null
  if (error === null) throw new GatewaySilent('The query service answered nothing')
  return error
}

async function query(settings: RedsysSettings, order: string, type: string): Promise<{ answer: string; error: string | null }> {
  const message = queryMessage(settings, order, type)
  const signed = `<Messages>${message}<Signature>${querySignature(settings.secret, order, message)}</Signature><SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>`
  const envelope = `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones><cadenaXML><![CDATA[${signed}]]></cadenaXML></web:consultaOperaciones></soapenv:Body></soapenv:Envelope>`
  const answer = unescaped(
    await post(`${settings.host}/apl02/services/SerClsWSConsulta`, envelope, 'text/xml; charset=utf-8', settings.timeoutMs, {
      soapaction: 'consultaOperaciones',
    }),
  )
  return { answer, error: tag(answer, 'Ds_ErrorCode') }
}

const nothingFound = 'XML0024'

/** What stands in the last element of a name. */
function tag(xml: string, name: string): string | null {
  const to = xml.lastIndexOf(`</${name}>`)
  const from = to < 0 ? -1 : xml.lastIndexOf(`<${name}>`, to)
  return from < 0 ? null : xml.slice(from + name.length + 2, to).trim()
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const unescaped = (xml: string) => xml.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
