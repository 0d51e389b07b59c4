import type { RefusalCode } from '#kernel/errors.ts'
import type { Carried, Carrier, Consignment } from './carrier.ts'
import { bodyOf, isDone, mostAnswerBytes, sentenceOf, shipmentOf } from './correos-answer.ts'
import {
  type CorreosContract,
  cancelEnvelope,
  findEnvelope,
  labelEnvelope,
  longest,
  registerEnvelope,
} from './correos-envelope.ts'

/** Its services (WSDL); for the tests of a contract Correos has another host. */
export const correosUrl = 'https://preregistroenvios.correos.es/preregistroenvios'
/** Longer than Correos takes, shorter than somebody waits at a desk. */
const patienceMs = 20_000
/** Of one piece, in grams. */
export const heaviest = 30_000

export interface CorreosDoor extends CorreosContract {
  url: string
  user: string
  password: string
  timeoutMs?: number
  clock?: () => Date
}

/** Shipments of Correos: registered over its SOAP service ("preregistro de envíos"), which answers with number and label. */
export function correosAt(door: CorreosDoor): Carrier {
  const { clock = () => new Date() } = door
  const label = (operation: string, envelope: string, answer: string) =>
    asked(door, { operation, envelope, answer }, (said) => (isDone(said) ? shipmentOf(said) : { kind: 'none' }))
  return {
    name: 'Correos',
    trackingUrl: (code) => `https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=${code}`,
    takes,
    register: (parcel) =>
      asked(
        door,
        { operation: 'PreRegistro', envelope: registerEnvelope(door, parcel, clock()), answer: 'RespuestaPreregistroEnvio' },
        (said) => (isDone(said) ? shipmentOf(said) : { kind: 'refused', sentence: sentenceOf(said) }),
      ),
    find: (reference) =>
      label('SolicitudEtiquetaRefCliOp', findEnvelope(door, reference, clock()), 'RespuestaSolicitudEtiquetaRefCli'),
    async cancel(code) {
      const called = { operation: 'AnularOp', envelope: cancelEnvelope(code), answer: 'RespuestaAnular' }
      const said = await asked(door, called, (body) =>
        isDone(body) ? { kind: 'none' } : { kind: 'refused', sentence: sentenceOf(body) },
      )
      if (said.kind !== 'refused') return said as Exclude<Carried, { kind: 'made' }>
      // Called off before, when the answer was lost: there is no label of it any more.
      const still = await label('SolicitudEtiquetaOp', labelEnvelope(door, code, clock()), 'RespuestaSolicitudEtiqueta')
      return still.kind === 'none' ? still : said
    },
  }
}

/** Islands and cities beyond the customs line of the Union: Correos wants a declaration of what is inside. */
const beyondCustoms = /^(?:35|38|51|52)/

function takes({ to, grams }: Consignment): RefusalCode | null {
  if (to.country !== 'ES') return 'carriers.abroad'
  if (beyondCustoms.test(to.postcode)) return 'carriers.customs'
  if (grams > heaviest) return 'carriers.too_heavy'
  const tooLong = to.name.length > longest.name || to.street.length > longest.street || to.city.length > longest.city
  return tooLong ? 'carriers.too_long' : null
}

interface Question {
  operation: string
  envelope: string
  /** The element that answers it. */
  answer: string
}

/** Asks once. What is not a clear answer is `unknown`: it may have been done. */
async function asked(
  door: CorreosDoor,
  { operation, envelope, answer }: Question,
  read: (answer: Exclude<ReturnType<typeof bodyOf>, { fault: string }>) => Carried,
): Promise<Carried> {
  try {
    const response = await fetch(door.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(door.timeoutMs ?? patienceMs),
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${operation}"`,
        authorization: `Basic ${Buffer.from(`${door.user}:${door.password}`).toString('base64')}`,
      },
      body: envelope,
    })
    if (response.status === 401 || response.status === 403) return { kind: 'refused', sentence: `HTTP ${response.status}` }
    const said = bodyOf(await textOf(response), answer)
    if ('fault' in said) return { kind: 'refused', sentence: said.fault.slice(0, 500) }
    return read(said)
  } catch (error) {
    return { kind: 'unknown', sentence: (error as Error).message.slice(0, 500) }
  }
}

/** @throws Error for an answer that is longer than any label */
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
