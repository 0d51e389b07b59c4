/**
 * Cuts a message into its products before any of it is parsed as XML, so that a fault in one product is that product's own:
 * the next `<Product` starts afresh. Comments and CDATA are skipped, whatever tags they hold.
 */

import { type Because, because } from '#modules/goods/imports/reasons.ts'

/** A piece of the message: its header, a product, or a fault between the two. Lines and columns count from 1. */
export type Part = { line: number; column: number } & (
  | { part: 'header' | 'product'; text: string }
  | { part: 'fault'; fault: Because }
)

const mark = /<!--|<!\[CDATA\[|<(\/?)(?:[\w.-]+:)?(ONIX[Mm]essage|[Hh]eader|[Pp]roduct)(?=[\s/>])/g
/** Longest mark that the end of a buffer could cut in two. */
const longestMark = 64
/** A comment, a CDATA section or a product larger than this is taken for an unclosed one. */
const largest = 8 << 20

class Cursor {
  text = ''
  line = 1
  column = 1

  /** Moves past the first `count` characters. */
  drop(count: number) {
    const [line, column] = this.position(count)
    this.line = line
    this.column = column
    this.text = this.text.slice(count)
  }

  position(index: number): [line: number, column: number] {
    let line = this.line
    let from = -1
    for (
      let position = this.text.indexOf('\n');
      position >= 0 && position < index;
      position = this.text.indexOf('\n', position + 1)
    ) {
      line += 1
      from = position
    }
    return [line, from < 0 ? this.column + index : index - from]
  }
}

/** Yields the parts of a message in order, keeping no more of it than the product being cut. */
export async function* splitProducts(source: AsyncIterable<string>): AsyncGenerator<Part> {
  const cursor = new Cursor()
  let scanned = 0
  let open: 'header' | 'product' | null = null
  let messageOpen = false
  let strays = false

  const cut = (part: 'header' | 'product', start: number, end: number): Part => {
    const [line, column] = cursor.position(start)
    return { part, line, column, text: cursor.text.slice(start, end) }
  }
  const fault = (index: number, why: Because): Part => {
    const [line, column] = cursor.position(index)
    return { part: 'fault', line, column, fault: why }
  }

  function* scan(final: boolean): Generator<Part> {
    for (;;) {
      mark.lastIndex = scanned
      const found = mark.exec(cursor.text)
      const limit = final ? cursor.text.length : cursor.text.length - longestMark
      if (!found || found.index >= limit) {
        scanned = Math.max(scanned, limit)
        break
      }
      const after = found.index + found[0].length
      if (!found[2]) {
        const close = cursor.text.indexOf(found[0] === '<!--' ? '-->' : ']]>', after)
        if (close >= 0) scanned = close + 3
        else if (final || cursor.text.length - found.index > largest) scanned = after
        else break
        continue
      }
      const name = found[2].toLowerCase()
      if (name === 'onixmessage') {
        messageOpen = !found[1]
        scanned = after
      } else if (found[1]) {
        const end = cursor.text.indexOf('>', after) + 1
        if (end === 0 && !final) break
        if (open === name) {
          yield cut(open, 0, end || cursor.text.length)
          cursor.drop(end || cursor.text.length)
          scanned = 0
          open = null
        } else {
          yield fault(found.index, because('closes_nothing', { tag: found[2] }))
          scanned = after
        }
      } else {
        if (open) yield cut(open, 0, found.index)
        else {
          const between = cursor.text.slice(0, found.index).replace(/<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g, '')
          if (!strays && /[^\s\ufeff]/.test(between)) {
            strays = true
            yield fault(between.search(/[^\s\ufeff]/), because('between'))
          }
        }
        cursor.drop(found.index)
        scanned = found[0].length
        open = name as 'header' | 'product'
      }
    }
    if (!open) {
      const keep = Math.min(scanned, cursor.text.length)
      // Outside products nothing is kept, except a mark that may be half read.
      if (cursor.text.length > largest) {
        cursor.drop(keep)
        scanned = 0
      }
    } else if (cursor.text.length > largest) {
      yield fault(0, because('part_too_large', { part: open, most: largest >> 20 }))
      cursor.drop(Math.min(scanned, cursor.text.length))
      scanned = 0
      open = null
    }
  }

  for await (const piece of source) {
    cursor.text += piece
    yield* scan(false)
  }
  yield* scan(true)
  if (open) yield cut(open, 0, cursor.text.length)
  if (messageOpen) yield fault(cursor.text.length, because('ends_early'))
}
