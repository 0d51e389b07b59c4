import type { FastifyReply } from 'fastify'

/** A file in the place of JSON: a document, an export. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  readonly content: Buffer | string

  constructor(name: string, type: string, content: Buffer | string) {
    this.name = name.replace(/[^\w.-]/g, '_')
    this.type = type
    this.content = content
  }

  sendBy(reply: FastifyReply): FastifyReply {
    return reply
      .headers({
        'content-type': this.type,
        'content-disposition': `attachment; filename="${this.name}"`,
        'x-content-type-options': 'nosniff',
      })
      .send(this.content)
  }
}
