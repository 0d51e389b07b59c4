import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is shorter gains nothing. */
const least = 1_024
/** Words that are made for one reader: quickly, as nobody else gains by their being smaller. */
const quickly = 4
const words = /^text\/(?!event-stream)|^application\/(json|xml|javascript|manifest\+json|xhtml\+xml|ld\+json)|\+(json|xml)(;|$)/

/** Compresses what is text and made anew for its reader; kept pages and files have their compressed forms already. No body that comes in is unpacked. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: least,
    encodings: ['br', 'gzip'],
    customTypes: words,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quickly, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    zlibOptions: { level: quickly },
  })
}
