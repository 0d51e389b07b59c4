import type { FastifyInstance } from 'fastify'
import { addDays, dayOf } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import type { Config } from './config.ts'

/** Days for which the address may be relied on; a reader asks again after that (RFC 9116 wants less than a year). */
const goodFor = 180

/** `/.well-known/security.txt`: whom to tell of a vulnerability, for those who look before they write (RFC 9116). */
export function securityText(app: FastifyInstance, config: Config): void {
  const { SECURITY_CONTACT, CONTACT_EMAIL, PUBLIC_URL } = config
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${SECURITY_CONTACT ?? CONTACT_EMAIL}`,
          `Expires: ${addDays(dayOf(new Date()), goodFor)}T00:00:00Z`,
          `Preferred-Languages: ${languages.join(', ')}`,
          `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
