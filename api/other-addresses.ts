import type { FastifyInstance, RouteOptions } from 'fastify'

/** Calls that partners know by a second address as well: method and address, then the one under which they are registered. */
const otherAddresses: Record<string, string> = {
  'GET /api/magazine/:id/': '/api/magazine/posts/:id/',
  'POST /api/card/': '/api/loyalty/card/request/',
  'POST /api/invoice/list/': '/api/invoices/',
  'POST /api/library/budget/': '/api/budgets/',
  'POST /api/library/delivery-notes/': '/api/delivery-notes/',
  'POST /api/library/delivery-notes/:note/': '/api/delivery-notes/:note/',
  'POST /api/library/line/': '/api/desk/add/',
  'POST /api/library/order-email/': '/api/order-letters/',
}

/** Answers a call under its second address by the same handler, rights and limits (I-29, I-30, I-32, I-33). */
export function answerElsewhereToo(app: FastifyInstance) {
  app.addHook(
    'onRoute',
    function again(
      this: FastifyInstance,
      { prefix: _prefix, path: _path, ...route }: RouteOptions & { path: string; prefix: string },
    ) {
      for (const [name, url] of Object.entries(otherAddresses)) {
        const [method = '', other = ''] = name.split(' ')
        if (route.url === url && route.method === method) this.route({ ...route, url: other.replace(this.prefix, '') })
      }
    },
  )
}
