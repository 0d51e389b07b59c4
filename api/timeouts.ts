import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Bounds = Pick<Config, 'REQUEST_SECONDS' | 'HEADERS_SECONDS' | 'IDLE_SECONDS' | 'MAX_CONNECTIONS'>

/** How often the server looks for requests that have taken too long. */
const lookEveryMs = 1_000

/** Every request ends: one that is sent byte by byte is given up, and so is a connection over which nothing comes. */
export const timeouts = ({ REQUEST_SECONDS, HEADERS_SECONDS, IDLE_SECONDS }: Bounds) =>
  ({
    requestTimeout: REQUEST_SECONDS * 1_000,
    connectionTimeout: IDLE_SECONDS * 1_000,
    http: {
      headersTimeout: Math.min(HEADERS_SECONDS, REQUEST_SECONDS) * 1_000,
      connectionsCheckingInterval: lookEveryMs,
    },
  }) satisfies FastifyHttpOptions<Server>

/** How often the end looks for connections that have become idle. */
const endLookMs = 50

/**
 * Closes each connection as its last answer ends, once the shop is being closed. The server closes those alone that are idle at that moment; one
 * whose answer was on its way was told that it stays open, and kept the end waiting until that was cut short.
 */
export function closeAsAnswersEnd(app: FastifyInstance) {
  const { server } = app
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const looking = setInterval(() => server.closeIdleConnections(), endLookMs).unref()
    server.once('close', () => clearInterval(looking))
  })
}

/** Connections beyond the most are closed at once, so that those who are served already go on being served. */
export function boundConnections(app: FastifyInstance, { MAX_CONNECTIONS }: Bounds) {
  app.server.maxConnections = MAX_CONNECTIONS
}
