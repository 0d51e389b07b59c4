import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file in the place of JSON: a document, an export. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  /** Whole, or as it is written. */
  readonly content: Buffer | string | AsyncIterable<Buffer | string>

  constructor(name: string, type: string, content: FileAnswer['content']) {
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
      .send(
        typeof this.content === 'string' || Buffer.isBuffer(this.content)
          ? this.content
          : Readable.from(this.content, { objectMode: false }),
      )
  }
}
