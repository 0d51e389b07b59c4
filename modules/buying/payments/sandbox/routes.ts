import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '#kernel/db.ts'
import { type ErrorKind, Forbidden, ShopError } from '#kernel/errors.ts'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'
import { cardProblems } from './card-form.ts'
import {
  answerChallenge,
  cancelPayment,
  currentPayment,
  type Decision,
  payWithCard,
  payWithKept,
  receiveAttempt,
} from './decisions.ts'
import { notifier } from './delivery.ts'
import { readOrderForm } from './order-form.ts'
import { assetRoutes } from './page/assets.ts'
import { cardPage } from './page/card-page.ts'
import type { View } from './page/frame.ts'
import { challengePage, errorPage, keptCardPage, outcomePage, waitingPage } from './page/other-pages.ts'
import { pageHeaders } from './page-headers.ts'
import type { PaymentRow } from './payment.sql.ts'
import { isPageToken, pageToken } from './signature.ts'
import { localReach, wayBack } from './way-back.ts'

interface Options {
  secret: string
  publicUrl: string
  db: Pool
  /** The main shop's name, shown where no payment says who is paid. */
  merchant: (language: Language) => string
  /** How long after the browser a late notification comes. */
  lateMs?: number
  /** How long the browser waits for a bank that keeps silent. */
  patienceSeconds?: number
  /** The pause before a notification is tried again; it doubles each time. */
  firstPauseMs?: number
}

interface PageRequest {
  Params: { attempt: string }
  Querystring: Record<string, unknown>
  Body: Record<string, unknown> | null
}

/** A page is opened a few times; more is somebody trying numbers. */
const opensPerMinute = 120
const statusOf: Partial<Record<ErrorKind, number>> = { not_found: 404, conflict: 409, invalid: 400 }
/** A field sent twice is no text. */
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const hide = { schema: { hide: true } }

/** The hosted page under /gateway, as a bank would serve it: its own markup, policy and errors. */
export const gatewayRoutes =
  ({ secret, publicUrl, db, merchant, lateMs = 6_000, patienceSeconds = 8, firstPauseMs = 1_000 }: Options) =>
  async (app: FastifyInstance) => {
    const deliveries = notifier({
      db,
      secret,
      firstPauseMs,
      reach: localReach(app, publicUrl),
      onFailure: (error) => app.log.error(error),
    })
    app.addHook('onListen', async () => deliveries.wake())
    app.addHook('preClose', () => deliveries.stop())

    const viewOf = (payment: PaymentRow, wish: unknown): View => {
      const language = isLanguage(wish) ? wish : payment.language
      const address = `/gateway/pay/${payment.attempt_id}`
      return {
        payment,
        language,
        merchant: payment.merchant ?? merchant(language),
        address,
        token: pageToken(secret, payment.attempt_id),
      }
    }
    const page = (reply: FastifyReply, payment: PaymentRow | null, markup: string, status = 200) =>
      reply.code(status).headers(pageHeaders(publicUrl, payment)).type('text/html; charset=utf-8').send(markup)

    /** The payment a page's own token opens. */
    const opened = async (request: FastifyRequest<PageRequest>, token: unknown) => {
      if (!isPageToken(secret, request.params.attempt, token)) throw new Forbidden('payment.bad_signature')
      return currentPayment(db, request.params.attempt)
    }
    const proceed = async (reply: FastifyReply, { payment, notification }: Decision, wish: unknown) => {
      if (notification === 'later') deliveries.wake()
      else if (notification !== null) await deliveries.deliverNow(notification, payment)
      const { address, token, language } = viewOf(payment, wish)
      const stays = payment.state === 'open' || payment.state === 'challenge' || payment.state === 'unanswered'
      const target = stays ? `${address}?key=${token}&lang=${language}` : wayBack(secret, publicUrl, payment)
      return reply.headers(pageHeaders(publicUrl, payment)).redirect(target, 303)
    }

    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error instanceof ShopError ? (statusOf[error.kind] ?? 403) : (error.statusCode ?? 500)
      if (status >= 500) request.log.error(error)
      const wish = (request.query as Record<string, unknown>)['lang']
      const language = isLanguage(wish) ? wish : fallbackLanguage
      const kind = error instanceof ShopError ? 'broken' : 'failed'
      return page(reply, null, errorPage(kind, language, merchant(language)), status)
    })
    await app.register(rateLimit, { max: opensPerMinute, timeWindow: 60_000 })
    assetRoutes(app)

    app.post<PageRequest>('/pay', hide, async (request, reply) => {
      const payment = await receiveAttempt(db, readOrderForm(secret, request.body ?? {}))
      return proceed(reply, { payment: { ...payment, state: 'open' }, notification: null }, undefined)
    })

    app.get<PageRequest>('/pay/:attempt', hide, async (request, reply) => {
      const payment = await opened(request, request.query['key'])
      const view = viewOf(payment, request.query['lang'])
      const back = () => wayBack(secret, publicUrl, payment)
      if (payment.state === 'open') return page(reply, payment, payment.kept_token ? keptCardPage(view) : cardPage(view))
      if (payment.state === 'challenge') return page(reply, payment, challengePage(view))
      if (payment.state === 'unanswered')
        return page(reply.header('refresh', `${patienceSeconds}; url=${back()}`), payment, waitingPage(view, back()))
      return page(reply, payment, outcomePage(view, back()))
    })

    app.post<PageRequest>('/pay/:attempt', hide, async (request, reply) => {
      const body = request.body ?? {}
      const payment = await opened(request, body['token'])
      if (body['do'] === 'cancel') return proceed(reply, await cancelPayment(db, payment), body['lang'])
      if (payment.state !== 'open') return proceed(reply, { payment, notification: null }, body['lang'])
      if (payment.kept_token) return proceed(reply, await payWithKept(db, payment, lateMs), body['lang'])
      const card = { number: text(body['number']), expiry: text(body['expiry']), cvc: text(body['cvc']) }
      const problems = cardProblems(card, new Date())
      if (Object.keys(problems).length > 0)
        return page(reply, payment, cardPage(viewOf(payment, body['lang']), card, problems), 422)
      return proceed(reply, await payWithCard(db, payment, card, lateMs), body['lang'])
    })

    app.post<PageRequest>('/pay/:attempt/challenge', hide, async (request, reply) => {
      const body = request.body ?? {}
      const payment = await opened(request, body['token'])
      return proceed(reply, await answerChallenge(db, payment, body['answer'] === 'approve'), body['lang'])
    })
  }
