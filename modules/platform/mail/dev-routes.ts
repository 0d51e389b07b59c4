import type { FastifyPluginAsync } from 'fastify'
import type { Pool } from '#kernel/db.ts'
import { html } from './html.ts'
import { letterRow, recentLetters } from './outbox.sql.ts'
import { starBand, starBandId } from './star-band.ts'

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'"

const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

/** The outbox as pages, for everyone who works on the shop without an SMTP server. Never registered in production. */
export const devMailRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
    app.get('/dev/mail', async (_request, reply) => {
      const rows = (await recentLetters(db, 200)).map(
        (
          letter,
        ) => html`<tr><td>${letter.created_at.toISOString().slice(0, 19)}</td><td>${letter.sender ?? ''}</td><td>${letter.recipient}</td><td>${letter.language}</td>
          <td><a href="/dev/mail/${letter.id}">${letter.subject}</a></td><td><a href="/dev/mail/${letter.id}/text">text</a></td>
          <td>${letter.sent_at ? 'sent' : (letter.failure ?? 'kept')}</td></tr>`,
      )
      return reply.type('text/html; charset=utf-8').send(
        html`<!doctype html><html lang="en"><title>Outbox</title><style>body{font:15px/1.5 system-ui;margin:2rem}td,th{padding:.3rem .9rem .3rem 0;text-align:left}</style>
          <h1>Outbox</h1><table><tr><th>When</th><th>From</th><th>To</th><th>Language</th><th>Subject</th><th></th><th>State</th></tr>${rows}</table></html>`
          .markup,
      )
    })
    app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
      const letter = await letterRow(db, numberOf(request.params.id))
      if (!letter) return reply.callNotFound()
      const band = `data:image/png;base64,${(await starBand()).toString('base64')}`
      return reply.type('text/html; charset=utf-8').send(letter.html.replace(`cid:${starBandId}`, band))
    })
    app.get<{ Params: { id: string } }>('/dev/mail/:id/text', async (request, reply) => {
      const letter = await letterRow(db, numberOf(request.params.id))
      if (!letter) return reply.callNotFound()
      return reply.type('text/plain; charset=utf-8').send(letter.plain)
    })
  }
