import { createCipheriv, createHmac } from 'node:crypto'
import { type Call, fakeServer } from './fake-server.ts'

export const testTerminal = { merchantCode: '999008881', terminal: '1', secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' }
/** Another company's, with a key of its own. */
export const otherTerminal = { merchantCode: '999008882', terminal: '1', secret: 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev' }
type Terminal = typeof testTerminal
const terminalOf = (merchantCode: string | undefined): Terminal | undefined =>
  [testTerminal, otherTerminal].find((terminal) => terminal.merchantCode === merchantCode)

interface Operation {
  type: string
  amount: number
  response: string
  /** Whose terminal made it; left out: the first's. */
  merchant?: string
}

const madeBy = ({ merchant = testTerminal.merchantCode }: Operation) => merchant

/** The bank's own reckoning of signatures, written apart from the shop's. */
function bankSignature({ secret }: Terminal, version: string, order: string, parameters: string): string {
  if (version === 'HMAC_SHA256_V1') return createHmac('sha256', tripleDes(secret, order)).update(parameters).digest('base64')
  const aes = createCipheriv('aes-128-cbc', secret.substring(0, 16), Buffer.alloc(16))
  const key = aes.update(order, 'utf8', 'base64') + aes.final('base64')
  const digest = createHmac('sha512', key).update(parameters).digest('base64').replaceAll('+', '-').replaceAll('/', '_')
  return version === 'HMAC_SHA512_V2' ? digest.replaceAll('=', '') : digest
}

function tripleDes(secret: string, order: string): Buffer {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secret, 'base64'), Buffer.alloc(8)).setAutoPadding(false)
  const padded = Buffer.alloc(Math.ceil(order.length / 8) * 8)
  padded.write(order)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}

const read = (parameters: string) => JSON.parse(Buffer.from(parameters, 'base64').toString()) as Record<string, string>
const pack = (values: object) => Buffer.from(JSON.stringify(values)).toString('base64')

/** Redsys as its manuals tell it: the page's form, notices, REST operations and the query service, each with its own signature check. */
export function fakeRedsys() {
  const orders = new Map<string, Operation[]>()
  const tokens = new Map<string, { declines: boolean }>()
  const notices = { version: 'HMAC_SHA512_V2' }
  let serial = 0
  const opsOf = (order: string) => orders.get(order) ?? []
  const write = (order: string, operation: Operation) => orders.set(order, [...opsOf(order), operation])
  const sumOf = (order: string, type: string) =>
    opsOf(order)
      .filter(
        (operation) =>
          operation.type === type &&
          (Number(operation.response) <= 99 || operation.response === '0900' || operation.response === '0400'),
      )
      .reduce((all, operation) => all + operation.amount, 0)
  const signed = (terminal: Terminal, order: string, values: object, version: string) => {
    const parameters = pack(values)
    return {
      Ds_SignatureVersion: version,
      Ds_MerchantParameters: parameters,
      Ds_Signature: bankSignature(terminal, version, order, parameters),
    }
  }

  const operate = (merchant: string, values: Record<string, string>): { response: string } | { sis: string } => {
    const order = values['DS_MERCHANT_ORDER'] ?? ''
    const amount = Number(values['DS_MERCHANT_AMOUNT'])
    const type = values['DS_MERCHANT_TRANSACTIONTYPE'] ?? ''
    if (values['DS_MERCHANT_CURRENCY'] !== '978') return { sis: 'SIS0015' }
    if (type === '0') {
      if (opsOf(order).length > 0) return { sis: 'SIS0051' }
      const kept = tokens.get(values['DS_MERCHANT_IDENTIFIER'] ?? '')
      if (!kept || values['DS_MERCHANT_EXCEP_SCA'] !== 'MIT' || !values['DS_MERCHANT_COF_TXNID']) return { sis: 'SIS0321' }
      const response = kept.declines ? '0190' : '0000'
      write(order, { type, amount, response, merchant })
      return { response }
    }
    const [first] = opsOf(order).filter(
      (operation) =>
        (operation.type === '0' || operation.type === '1') && Number(operation.response) <= 99 && madeBy(operation) === merchant,
    )
    if (!first) return { sis: type === '2' ? 'SIS0059' : 'SIS0054' }
    if (type === '2') {
      if (sumOf(order, '2') > 0) return { sis: 'SIS0060' }
      if (sumOf(order, '9') > 0) return { sis: 'SIS0061' }
      if (amount > first.amount) return { sis: 'SIS0062' }
      write(order, { type, amount, response: '0900', merchant })
      return { response: '0900' }
    }
    if (type === '3') {
      const charged = first.type === '0' ? first.amount : sumOf(order, '2')
      if (sumOf(order, '3') + amount > charged) return { sis: 'SIS0057' }
      write(order, { type, amount, response: '0900', merchant })
      return { response: '0900' }
    }
    if (type !== '9') return { sis: 'SIS0022' }
    if (sumOf(order, '9') > 0) return { sis: 'SIS0063' }
    write(order, { type, amount, response: '0400', merchant })
    return { response: '0400' }
  }

  const rest = ({ body }: Call) => {
    const message = JSON.parse(body) as Record<string, string>
    const parameters = message['Ds_MerchantParameters'] ?? ''
    const values = read(parameters)
    const order = values['DS_MERCHANT_ORDER'] ?? ''
    const terminal = terminalOf(values['DS_MERCHANT_MERCHANTCODE'])
    if (!terminal) return { status: 200, body: '{"errorCode":"SIS0026"}' }
    const right = bankSignature(terminal, message['Ds_SignatureVersion'] ?? '', order, parameters)
    if (message['Ds_Signature'] !== right) return { status: 200, body: '{"errorCode":"SIS0042"}' }
    const result = operate(terminal.merchantCode, values)
    if ('sis' in result) return { status: 200, body: JSON.stringify({ errorCode: result.sis }) }
    const answer = {
      Ds_Amount: values['DS_MERCHANT_AMOUNT'],
      Ds_Currency: '978',
      Ds_Order: order,
      Ds_MerchantCode: terminal.merchantCode,
      Ds_Terminal: terminal.terminal,
      Ds_Response: result.response,
      Ds_AuthorisationCode: String(++serial).padStart(6, '0'),
      Ds_TransactionType: values['DS_MERCHANT_TRANSACTIONTYPE'],
      Ds_Language: '1',
    }
    return { status: 200, body: JSON.stringify(signed(terminal, order, answer, message['Ds_SignatureVersion'] ?? '')) }
  }

  const query = ({ body }: Call) => {
    const message = /(<Version[\s\S]*<\/Version>)/.exec(body)?.[1] ?? ''
    const tag = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1] ?? ''
    const [order, type] = [tag('Ds_Order'), tag('Ds_TransactionType')]
    const { merchantCode, secret } = terminalOf(tag('Ds_MerchantCode')) ?? testTerminal
    const right = createHmac('sha256', tripleDes(secret, order)).update(message).digest('base64')
    const found = opsOf(order).filter((operation) => operation.type === type && madeBy(operation) === merchantCode)
    const inside =
      tag('Signature') !== right
        ? '<ErrorMsg><Ds_ErrorCode>XML0022</Ds_ErrorCode></ErrorMsg>'
        : found.length === 0
          ? '<ErrorMsg><Ds_ErrorCode>XML0024</Ds_ErrorCode></ErrorMsg>'
          : found
              .map(
                (operation) =>
                  `<Response Ds_Version="0.0"><Ds_MerchantCode>${merchantCode}</Ds_MerchantCode><Ds_Terminal>1</Ds_Terminal><Ds_Order>${order}</Ds_Order><Ds_TransactionType>${operation.type}</Ds_TransactionType><Ds_Amount>${operation.amount}</Ds_Amount><Ds_Currency>978</Ds_Currency><Ds_State>F</Ds_State><Ds_Response>${operation.response}</Ds_Response></Response>`,
              )
              .join('')
    const xml = `<Messages><Version Ds_Version="0.0"><Message>${inside}</Message></Version></Messages>`
    const escaped = xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    return {
      status: 200,
      type: 'text/xml',
      body: `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><p:consultaOperacionesResponse xmlns:p="x"><consultaOperacionesReturn>${escaped}</consultaOperacionesReturn></p:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`,
    }
  }

  const server = fakeServer((call) => {
    if (call.path === '/sis/rest/trataPeticionREST') return rest(call)
    if (call.path === '/apl02/services/SerClsWSConsulta') return query(call)
    return { status: 404, body: '' }
  })

  return {
    server,
    notices,
    /** The operations under an order number, as the bank's own desk would show them. */
    operations: opsOf,
    /** How many sales of an amount went through. */
    charged: (amount: number) =>
      [...orders.values()].flat().filter((operation) => operation.type === '0' && operation.amount === amount).length,
    /** What somebody does at the bank's own desk. */
    atDesk: write,
    /** The issuer has changed its mind about the cards it kept. */
    forgive() {
      for (const kept of tokens.values()) kept.declines = false
    },
    /** The customer at the bank's page: what the bank then tells the shop. Throws when the form is not signed by the shop. */
    pay(fields: Record<string, string>, { response = '0000', declinesLater = false, amount = '' } = {}): Record<string, string> {
      const parameters = fields['Ds_MerchantParameters'] ?? ''
      const values = read(parameters)
      const order = values['DS_MERCHANT_ORDER'] ?? ''
      const terminal = terminalOf(values['DS_MERCHANT_MERCHANTCODE'])
      if (!terminal) throw new Error('SIS0026: no such terminal')
      if (fields['Ds_Signature'] !== bankSignature(terminal, fields['Ds_SignatureVersion'] ?? '', order, parameters))
        throw new Error('SIS0042: the form is not signed by the shop')
      if (opsOf(order).some((operation) => Number(operation.response) <= 99))
        throw new Error('SIS0051: the order number is taken')
      const type = values['DS_MERCHANT_TRANSACTIONTYPE'] ?? ''
      write(order, { type, amount: Number(values['DS_MERCHANT_AMOUNT']), response, merchant: terminal.merchantCode })
      const token = values['DS_MERCHANT_IDENTIFIER'] === 'REQUIRED' && Number(response) <= 99 ? `ref${++serial}abc` : null
      if (token) tokens.set(token, { declines: declinesLater })
      return signed(
        terminal,
        order,
        {
          Ds_Date: '21%2F11%2F2026',
          Ds_Hour: '12%3A00',
          Ds_Amount: amount || values['DS_MERCHANT_AMOUNT'],
          Ds_Currency: '978',
          Ds_Order: order,
          Ds_MerchantCode: terminal.merchantCode,
          Ds_Terminal: '001',
          Ds_Response: response,
          Ds_MerchantData: values['DS_MERCHANT_MERCHANTDATA'],
          Ds_TransactionType: type,
          Ds_ConsumerLanguage: values['DS_MERCHANT_CONSUMERLANGUAGE'],
          Ds_AuthorisationCode: Number(response) <= 99 ? String(++serial).padStart(6, '0') : '      ',
          Ds_Card_Brand: '1',
          Ds_Card_Number: '454881******0003',
          ...(token
            ? { Ds_Merchant_Identifier: token, Ds_Merchant_Cof_Txnid: `26112112000${serial}`, Ds_ExpiryDate: '4912' }
            : {}),
        },
        notices.version,
      )
    },
  }
}
