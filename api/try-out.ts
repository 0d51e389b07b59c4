import type { Config } from './config.ts'

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host)

type Reached = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'TRY_OUT'>

/**
 * Whether this shop is there to be tried out: money that does not move, letters that anybody may read, accounts whose password
 * everybody knows. By default only where nobody but this machine reaches it; a proxy before it says that others do.
 */
export const isTryOut = ({ HOST, PUBLIC_URL, TRUST_PROXY, TRY_OUT }: Reached): boolean =>
  TRY_OUT ?? (isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname) && TRUST_PROXY === false)

/** Whether the letters that were written may be read at /dev/mail. */
export const showsLetters = (config: Config): boolean => isTryOut(config) && (config.MAIL_PAGE ?? config.SMTP_URL === undefined)

/** What of a try-out is asked for in a shop that is none, one sentence a setting. */
const misplaced = ({ PAYMENT_GATEWAYS, MAIL_PAGE, DEMO_ACCOUNTS, SMTP_URL }: Config): string[] => [
  ...(PAYMENT_GATEWAYS.includes('sandbox')
    ? ['PAYMENT_GATEWAYS: with the sandbox bank anybody pays with money that does not move; name redsys or stripe']
    : []),
  ...(MAIL_PAGE ? ['MAIL_PAGE: everybody could read the letters of all customers; leave it out'] : []),
  ...(DEMO_ACCOUNTS ? ['DEMO_ACCOUNTS: everybody knows their password; leave it out'] : []),
  ...(SMTP_URL === undefined ? ['SMTP_URL: letters would reach nobody, whoever orders must get one; name your mail server'] : []),
]

/**
 * Says before anything is opened that a shop which others reach cannot sell like this.
 * @throws Error with a sentence for each setting and the way out.
 */
export function requireEarnest(config: Config): void {
  const lines = isTryOut(config) ? [] : misplaced(config)
  if (lines.length === 0) return
  throw new Error(
    `Others than this machine reach this shop (HOST, PUBLIC_URL or TRUST_PROXY say so), and it is set up as one to try out:\n${lines
      .map((line) => `  ${line}`)
      .join('\n')}\n  Or set TRY_OUT=true, when whoever finds it is to try it out.`,
  )
}
