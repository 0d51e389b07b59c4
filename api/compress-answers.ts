import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is shorter gains nothing. */
export const compressedFrom = 1_024
/** Words that are made for one reader: quickly, as nobody else gains by their being smaller. Twice the effort takes off a hundredth. */
const quickly = 2
/** What is about as long as most of them are: the tables that compressing begins with are made for it. */
const usualLength = 32 * 1024
/** Up to this length an answer is compressed at once, in a tenth to a third of a millisecond: handing it to a stream would cost more. */
const mostAtOnce = 256 * 1024
const words = /^text\/(?!event-stream)|^application\/(json|xml|javascript|manifest\+json|xhtml\+xml|ld\+json)|\+(json|xml)(;|$)/

/** Compresses what is text and made anew for its reader; kept pages and files have their compressed forms already. No body that comes in is unpacked. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: compressedFrom,
    syncThreshold: mostAtOnce,
    encodings: ['br', 'gzip'],
    customTypes: words,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quickly,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: usualLength,
      },
    },
    zlibOptions: { level: quickly },
  })
}
