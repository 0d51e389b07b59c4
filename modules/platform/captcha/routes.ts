import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { countedAddress } from '#modules/people/access/counted-address.ts'
import { passFor } from './captcha.ts'
import { codeChallenge } from './code-challenge.ts'
import { CaptchaPass, Challenge, ChallengeQuery, CheckCaptcha } from './contract.ts'
import { workChallenge } from './work-challenge.ts'

interface Deps {
  db: Pool
  secret: string
  /** How much a browser works to show that a person sits before it. */
  captchaWork: number
  clock?: () => Date
}

const config = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** Challenges to people and browsers (I-33, P-24): a piece of work, or with `kind=code` a question in words. */
export const captchaRoutes =
  ({ db, secret, captchaWork, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['captcha']
    app.get(
      '/captcha/',
      { schema: { tags, querystring: ChallengeQuery, response: { 200: Challenge } }, config },
      async ({ query, language, ip }, reply) => {
        reply.header('cache-control', 'no-store')
        return query.kind === 'code'
          ? codeChallenge(secret, language, clock(), countedAddress(ip))
          : workChallenge(secret, clock(), captchaWork)
      },
    )
    app.post('/captcha/', { schema: { tags, body: CheckCaptcha, response: { 200: CaptchaPass } }, config }, async ({ body }) => ({
      captcha: await passFor(db, secret, body.captcha, clock()),
    }))
  }
