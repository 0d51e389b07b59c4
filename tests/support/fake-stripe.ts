import { createHmac, randomBytes } from 'node:crypto'
import { type Call, fakeServer } from './fake-server.ts'

export const stripeKeys = {
  publishableKey: 'pk_test_of_a_test',
  secretKey: 'sk_test_of_a_test',
  webhookSecret: 'whsec_of_a_test',
}

interface Charge {
  id: string
  object: 'charge'
  amount: number
  currency: string
  amount_refunded: number
  payment_intent: string
  metadata: Record<string, string>
  payment_method_details: {
    type: 'card'
    card: {
      brand: string
      last4: string
      exp_month: number
      exp_year: number
      capture_before?: number
      wallet?: { type: string; dynamic_last4: string }
    }
  }
}

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  status: string
  capture_method: string
  customer: string | null
  payment_method: string | null
  setup_future_usage: string | null
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string } | null
  latest_charge: string | null
  off_session: string | null
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

type Answer = { status: number; body: object }

/** The bracketed names of a form, as metadata[attempt], brought together. */
const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(
      ([name, value]) =>
        /^metadata\[(\w+)\]$/
          .exec(name)
          ?.slice(1)
          .map((key) => [key, value]) ?? [],
    ),
  )

const problem = (status: number, type: string, code: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, code, message: `fake: ${code}`, ...more } },
})

/** Stripe as its API reference tells it, so far as the shop uses it: intents, refunds, customers, idempotency keys and signed events. */
export function fakeStripe() {
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Charge>()
  const refunds: Refund[] = []
  const declining = new Set<string>()
  const challenging = new Set<string>()
  /** The last month and year of cards that are not good for long. */
  const endings = new Map<string, readonly [year: number, month: number]>()
  /** Customers that the shop had forgotten. */
  const forgotten: string[] = []
  /** Where its fields show wallets. */
  const domains: string[] = []
  const answers = new Map<string, { request: string; answer: Answer }>()
  let serial = 0
  const id = (kind: string) => `${kind}_${++serial}${randomBytes(4).toString('hex')}`
  const view = (intent: Intent, expand: boolean) => ({
    ...intent,
    latest_charge: expand && intent.latest_charge ? charges.get(intent.latest_charge) : intent.latest_charge,
  })
  const charged = (intent: Intent, wallet?: string): void => {
    const manual = intent.capture_method === 'manual'
    const charge: Charge = {
      id: id('ch'),
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      amount_refunded: 0,
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: {
        type: 'card',
        card: {
          brand: 'visa',
          last4: '4242',
          exp_year: endings.get(intent.payment_method ?? '')?.[0] ?? 2040,
          exp_month: endings.get(intent.payment_method ?? '')?.[1] ?? 8,
          ...(wallet && { wallet: { type: wallet, dynamic_last4: '9876' } }),
          ...(manual ? { capture_before: Math.floor(Date.now() / 1_000) + 7 * 86_400 } : {}),
        },
      },
    }
    charges.set(charge.id, charge)
    Object.assign(intent, {
      latest_charge: charge.id,
      last_payment_error: null,
      status: manual ? 'requires_capture' : 'succeeded',
      amount_capturable: manual ? intent.amount : 0,
      amount_received: manual ? 0 : intent.amount,
    })
  }
  const refused = (intent: Intent): void => {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' }
  }

  const create = (form: URLSearchParams): Answer => {
    if (form.has('payment_method_types[0]')) return problem(400, 'invalid_request_error', 'parameter_unknown')
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_capturable: 0,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      capture_method: form.get('capture_method') ?? 'automatic',
      customer: form.get('customer'),
      payment_method: form.get('payment_method'),
      setup_future_usage: form.get('setup_future_usage'),
      client_secret: `${id('pi')}_secret_x`,
      metadata: metadataOf(form),
      last_payment_error: null,
      latest_charge: null,
      off_session: form.get('off_session'),
      next_action: null,
    }
    intents.set(intent.id, intent)
    return form.get('confirm') === 'true' ? confirm(intent, form) : { status: 200, body: view(intent, form.has('expand[0]')) }
  }

  /** Charges a card that the account keeps; the bank may ask who pays, where its holder is there. */
  const confirm = (intent: Intent, form: URLSearchParams): Answer => {
    const method = intent.payment_method ?? ''
    if (!intent.customer || forgotten.includes(intent.customer)) return problem(404, 'invalid_request_error', 'resource_missing')
    intent.off_session = form.get('off_session')
    if (declining.has(method)) {
      refused(intent)
      return problem(402, 'card_error', 'card_declined', { decline_code: 'generic_decline', payment_intent: intent })
    }
    if (challenging.has(method) && intent.off_session !== 'true') {
      const url = `https://hooks.stripe.com/3d_secure_2/${intent.id}`
      intent.status = 'requires_action'
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: form.get('return_url') ?? '' } }
    } else charged(intent)
    return { status: 200, body: view(intent, form.has('expand[0]')) }
  }

  const capture = (intent: Intent, form: URLSearchParams): Answer => {
    if (intent.status !== 'requires_capture') return problem(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    const amount = Number(form.get('amount_to_capture') ?? intent.amount_capturable)
    if (amount > intent.amount_capturable) return problem(400, 'invalid_request_error', 'amount_too_large')
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    return { status: 200, body: view(intent, true) }
  }

  const cancel = (intent: Intent): Answer => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return problem(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
    return { status: 200, body: view(intent, true) }
  }

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const charge = charges.get(intent?.latest_charge ?? '')
    if (!intent || !charge) return problem(404, 'invalid_request_error', 'resource_missing')
    const amount = Number(form.get('amount'))
    if (charge.amount_refunded >= intent.amount_received) return problem(400, 'invalid_request_error', 'charge_already_refunded')
    if (charge.amount_refunded + amount > intent.amount_received)
      return problem(400, 'invalid_request_error', 'refund_exceeds_amount')
    charge.amount_refunded += amount
    const made: Refund = {
      id: id('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  const route = ({ method, path, body }: Call): Answer => {
    const url = new URL(path, 'http://stripe.example')
    const form = method === 'GET' ? url.searchParams : new URLSearchParams(body)
    const [, , kind, name = '', act] = url.pathname.split('/')
    if (kind === 'customers' && method === 'DELETE') {
      if (forgotten.includes(name)) return problem(404, 'invalid_request_error', 'resource_missing')
      forgotten.push(name)
      return { status: 200, body: { id: name, object: 'customer', deleted: true } }
    }
    if (kind === 'customers') return { status: 200, body: { id: id('cus'), object: 'customer' } }
    if (kind === 'payment_method_domains') {
      const domain = form.get('domain_name') ?? ''
      if (method === 'GET')
        return {
          status: 200,
          body: { object: 'list', data: domains.includes(domain) ? [{ domain_name: domain }] : [], has_more: false },
        }
      domains.push(domain)
      return { status: 200, body: { id: id('pmd'), object: 'payment_method_domain', domain_name: domain, enabled: true } }
    }
    if (kind === 'refunds' && method === 'POST') return refund(form)
    if (kind === 'refunds') {
      const data = refunds.filter((item) => item.payment_intent === form.get('payment_intent'))
      return { status: 200, body: { object: 'list', data, has_more: false } }
    }
    if (kind !== 'payment_intents') return problem(404, 'invalid_request_error', 'resource_missing')
    if (name === '' && method === 'POST') return create(form)
    if (name === '') {
      const data = [...intents.values()].filter((item) => item.customer === form.get('customer')).map((item) => view(item, true))
      return { status: 200, body: { object: 'list', data, has_more: false } }
    }
    const intent = intents.get(name)
    if (!intent) return problem(404, 'invalid_request_error', 'resource_missing')
    if (act === 'confirm') return confirm(intent, form)
    if (act === 'capture') return capture(intent, form)
    if (act === 'cancel') return cancel(intent)
    return { status: 200, body: view(intent, form.has('expand[0]')) }
  }

  const server = fakeServer((call) => {
    const sent = ({ status, body }: Answer) => ({ status, body: JSON.stringify(body), headers: { 'request-id': id('req') } })
    if (call.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return sent(problem(401, 'invalid_request_error', 'api_key_expired'))
    const key = String(call.headers['idempotency-key'] ?? '')
    const request = `${call.method} ${call.path} ${call.body}`
    const known = key ? answers.get(key) : undefined
    if (known) return sent(known.request === request ? known.answer : problem(400, 'idempotency_error', 'idempotency_key_in_use'))
    const answer = route(call)
    if (key) answers.set(key, { request, answer })
    return sent(answer)
  })

  /** An event as Stripe posts it: the body to the byte and the header that signs it. */
  const event = (type: string, object: object, { at = Date.now(), eventId = id('evt') } = {}) => {
    const raw = JSON.stringify({ id: eventId, object: 'event', type, api_version: '2026-10-28.endive', data: { object } })
    const seconds = Math.floor(at / 1_000)
    const signature = createHmac('sha256', stripeKeys.webhookSecret).update(`${seconds}.${raw}`).digest('hex')
    return { raw, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } }
  }

  const bySecret = (clientSecret: string) => {
    const found = [...intents.values()].find((intent) => intent.client_secret === clientSecret)
    if (!found) throw new Error('No such intent')
    return found
  }

  return {
    server,
    event,
    domains,
    forgotten,
    intents,
    /** The one made last. */
    lastIntent: (): Intent => [...intents.values()].at(-1)!,
    /** Who pays proves it to the bank; what Stripe then posts to the shop. */
    answerChallenge(intent: Intent) {
      charged(intent)
      intent.next_action = null
      return event('payment_intent.succeeded', intent)
    },
    refunds,
    forgetKeys: () => answers.clear(),
    /** The customer fills in Stripe's own fields; what Stripe then posts to the shop. */
    pay(
      clientSecret: string,
      {
        refuse = false,
        declinesLater = false,
        challenges = false,
        expires,
        wallet,
      }: {
        refuse?: boolean
        declinesLater?: boolean
        challenges?: boolean
        expires?: readonly [year: number, month: number]
        wallet?: string
      } = {},
    ) {
      const intent = bySecret(clientSecret)
      intent.payment_method = id('pm')
      if (declinesLater) declining.add(intent.payment_method)
      if (challenges) challenging.add(intent.payment_method)
      if (expires) endings.set(intent.payment_method, expires)
      if (refuse) refused(intent)
      else charged(intent, wallet)
      const type = refuse
        ? 'payment_intent.payment_failed'
        : intent.status === 'requires_capture'
          ? 'payment_intent.amount_capturable_updated'
          : 'payment_intent.succeeded'
      return event(type, intent)
    },
    chargeOf: (intentId: string) => charges.get(intents.get(intentId)?.latest_charge ?? ''),
  }
}
