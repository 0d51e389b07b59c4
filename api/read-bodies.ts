import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'

/** No call takes a body of more parts, nor one that is nested deeper; ten thousand lines of an order have half as many. */
const mostValues = 100_000
const deepest = 64

const quote = 0x22
const backslash = 0x5c

/** Where a string that begins at `from` ends; the end of the text when it does not. */
function endOfString(text: string, from: number): number {
  for (let index = text.indexOf('"', from + 1); index >= 0; index = text.indexOf('"', index + 1)) {
    let slashes = 0
    while (text.charCodeAt(index - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return index
  }
  return text.length
}

/** How many values a text of JSON holds and how deep they lie, looked at no further than to see that they are too many. */
export function shapeOf(text: string): { fits: boolean; lookedAt: number } {
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === quote) at = endOfString(text, at)
    else if (character === 0x5b || character === 0x7b) depth += 1
    else if (character === 0x5d || character === 0x7d) depth -= 1
    if (character === 0x2c || character === 0x5b || character === 0x7b) values += 1
    if (values > mostValues || depth > deepest) return { fits: false, lookedAt: at + 1 }
  }
  return { fits: true, lookedAt: text.length }
}

const tooLarge = () => Object.assign(new Error('A body of too many parts'), { statusCode: 413 })

/** Bodies are counted before they are parsed: small ones of a million parts would take the shop a second each. */
export function readJson(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (shapeOf(text).fits) read(request, text, done)
    else done(tooLarge())
  })
}

/** Whether a form has no more fields than `most`; no further ones are looked for. */
export const hasFewFields = (text: string, most: number): boolean => text.split('&', most + 1).length <= most

const mostFields = 1_000

/** The fields of a form that is sent to the API: notices of banks, buttons in letters. @throws an error with status 413 */
export function readFields(text: string): Record<string, unknown> {
  if (!hasFewFields(text, mostFields)) throw tooLarge()
  return { ...parse(text, undefined, undefined, { maxKeys: 0 }) }
}
