import { createTransport } from 'nodemailer'
import type { Config } from '#api/config.ts'
import { lcpDoor } from '#api/lcp-settings.ts'
import { redsysTerminal } from '#api/payment-gateways.ts'
import { proofFor, type Seen, seenAddressPath } from '#api/seen-address.ts'
import { refusedTerminal } from '#modules/buying/payments/redsys/query.ts'
import type { RedsysSettings } from '#modules/buying/payments/redsys/settings.ts'
import { type Finding, note, reasonOf, well, wrong } from './finding.ts'

const patienceMs = 10_000
/** More than this, and codes of second factors and signatures of gateways fail. */
const mostOffMs = 5_000
/** Of a range that is kept for examples: nobody has it. */
const invented = '203.0.113.77'

/** What to do about a mail server that does not let the shop in. */
function adviceOnMail({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EAUTH') return 'Check SMTP_URL: user and password.'
  if (code === 'EDNS') return 'Check SMTP_URL: the name of the host; and whether the name server of this machine answers.'
  if (/certificate/i.test(message))
    return 'Letters wait until it shows a certificate that is in time, made out to the name in SMTP_URL and signed by an authority that Node knows; one of your own is named by NODE_EXTRA_CA_CERTS.'
  return 'Check SMTP_URL: host and port, and smtps: where the line begins with TLS.'
}

/** Whether the mail server takes us, with the user and password of SMTP_URL; no letter is sent. */
export async function lookAtMail({ SMTP_URL: url }: Config): Promise<Finding> {
  if (url === undefined) return note('mail', 'no SMTP_URL: letters are kept and reach nobody')
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs }
  const transport = createTransport({ url, ...waits })
  try {
    await transport.verify()
    return well('mail', `${new URL(url).host} takes letters`)
  } catch (error) {
    const reason = (error as Error).message.split(/[\n;]/)[0] ?? ''
    return wrong('mail', `${new URL(url).host} does not (${reason}). ${adviceOnMail(error as NodeJS.ErrnoException)}`)
  } finally {
    transport.close()
  }
}

/** A server that answers, and what its clock says against ours. */
async function lookAtServer(about: string, url: string, says: string, headers: Record<string, string> = {}): Promise<Finding[]> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    const off = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? new Date().toUTCString()))
    const found =
      answer.status === 401 || answer.status === 403
        ? wrong(about, `${new URL(url).host} refuses the key (${answer.status})`)
        : well(about, says)
    if (off <= mostOffMs + 1_000) return [found]
    return [
      found,
      wrong('clock', `this machine's is ${Math.round(off / 1_000)} s off that of ${new URL(url).host}: let NTP set it`),
    ]
  } catch (error) {
    return [wrong(about, `${new URL(url).host} does not answer (${reasonOf(error)}): is it let through to the outside?`)]
  }
}

/** Whether Redsys knows merchant, terminal and secret; no payment is begun for it. */
async function lookAtTerminal(terminal: RedsysSettings, mode: string): Promise<Finding> {
  try {
    const refusal = await refusedTerminal({ ...terminal, timeoutMs: patienceMs })
    if (refusal === null) return well('payments', `Redsys takes merchant code and secret, ${mode}`)
    const advice =
      'check REDSYS_MERCHANT_CODE, REDSYS_TERMINAL and REDSYS_SECRET; those of the tests are not those of earnest (REDSYS_URL)'
    return wrong('payments', `Redsys refuses them together (${refusal}): ${advice}`)
  } catch (error) {
    return note(
      'payments',
      `Redsys answers, ${mode}; its service of queries does not (${reasonOf(error)}), so the secret was not tried`,
    )
  }
}

/** Whether the gateways answer, and whether they move money. No payment is made. */
export async function lookAtGateways(config: Config): Promise<Finding[]> {
  const found: Finding[] = []
  for (const name of config.PAYMENT_GATEWAYS) {
    if (name === 'sandbox') found.push(note('payments', 'the sandbox bank: no money moves'))
    if (name === 'redsys') {
      const live = new URL(config.REDSYS_URL).host === 'sis.redsys.es'
      const mode = live ? 'in earnest' : 'in test mode: no money moves'
      const [server, ...clocks] = await lookAtServer('payments', config.REDSYS_URL, `Redsys answers, ${mode}`)
      const terminal = redsysTerminal(config)
      const looked = server!.state === 'well' && terminal ? await lookAtTerminal(terminal, mode) : server!
      found.push(looked, ...clocks)
    }
    if (name === 'stripe') {
      const live = config.STRIPE_SECRET_KEY?.startsWith('sk_live')
      const url = new URL('/v1/balance', config.STRIPE_API_URL ?? 'https://api.stripe.com')
      const says = `Stripe takes the key, ${live ? 'in earnest' : 'in test mode: no money moves'}`
      found.push(...(await lookAtServer('payments', url.href, says, { authorization: `Bearer ${config.STRIPE_SECRET_KEY}` })))
    }
  }
  return found
}

/** Whether licence server and status server answer and take the shop's user, and what that is for. No license is made. */
export async function lookAtLicenses(config: Config): Promise<Finding[]> {
  const door = lcpDoor(config)
  if (!door) return []
  const authorization = `Basic ${Buffer.from(`${door.user}:${door.password}`).toString('base64')}`
  const looks = [
    { name: 'the License Server', setting: 'LCP_SERVER_URL', base: door.url, path: 'licenses?page=1&per_page=1' },
    { name: 'the Status Server', setting: 'LCP_STATUS_URL', base: door.statusUrl, path: 'licenses?devices=1&page=1&per_page=1' },
  ]
  const found = await Promise.all(
    looks.map(async ({ name, setting, base, path }) => {
      const { host } = new URL(base)
      const ask = { headers: { authorization }, redirect: 'manual' as const, signal: AbortSignal.timeout(patienceMs) }
      const status = await fetch(`${base.replace(/\/$/, '')}/${path}`, ask).then((answer) => answer.status, reasonOf)
      if (typeof status === 'string')
        return wrong('licenses', `${name} (${host}) does not answer (${status}): does it run, and is ${setting} its address?`)
      if (status === 401 || status === 403)
        return wrong('licenses', `${name} (${host}) refuses LCP_USER with LCP_PASSWORD (${status})`)
      return status < 300
        ? well('licenses', `${name} answers at ${host}`)
        : wrong('licenses', `${host} is not ${name} (${status}): check ${setting}`)
    }),
  )
  return found
}

/** What the open shop takes a visitor of its public address for, who invents where they come from. */
export async function lookAtProxies({ PUBLIC_URL, SECRET, TRUST_PROXY }: Config): Promise<Finding> {
  const url = new URL(seenAddressPath, PUBLIC_URL)
  const headers = {
    authorization: `Bearer ${proofFor(SECRET)}`,
    'x-forwarded-for': invented,
    'x-forwarded-proto': url.protocol === 'https:' ? 'http' : 'https',
  }
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch(reasonOf)
  if (typeof answer === 'string') return note('proxies', `nothing answers at ${url.origin} (${answer}): not looked at`)
  if (answer.status !== 200)
    return wrong(
      'proxies',
      `${url.origin} is not this shop (${answer.status}): PUBLIC_URL, or a SECRET that differs between processes`,
    )
  const seen = (await answer.json()) as Seen
  if (seen.address === invented)
    return wrong('proxies', 'visitors can invent their address: let the proxy set X-Forwarded-For anew, or mend TRUST_PROXY')
  if (`${seen.protocol}:` !== url.protocol)
    return wrong(
      'proxies',
      `the shop takes ${url.protocol}// for ${seen.protocol}://: ${TRUST_PROXY === false ? 'set TRUST_PROXY' : 'let the proxy set X-Forwarded-Proto anew'}`,
    )
  if (seen.host !== url.host) return wrong('proxies', `the shop is asked as ${seen.host}: let the proxy hand the Host header on`)
  return well('proxies', `the shop sees who asks: ${seen.address}, ${url.origin}`)
}
