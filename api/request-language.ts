import type { FastifyInstance } from 'fastify'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** From the query parameter `lang`; anything else than es, ca or en reads as es (I-36). */
    language: Language
  }
}

export function readLanguage(app: FastifyInstance) {
  app.decorateRequest('language', fallbackLanguage)
  app.addHook('onRequest', (request, _reply, next) => {
    const { lang } = request.query as { lang?: unknown }
    request.language = isLanguage(lang) ? lang : fallbackLanguage
    next()
  })
}
