import { SaxesParser } from 'saxes'
import { ShopError } from '#kernel/errors.ts'

interface Heard {
  /** Name without its prefix. */
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML event by event; entities of its own are never followed. @throws ShopError 'intake.damaged' when it is none. */
export function parseXml(bytes: Uint8Array | string, heard: Heard): void {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) =>
    heard.open?.(local(name), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), String(value)]))),
  )
  parser.on('closetag', ({ name }) => heard.close?.(local(name)))
  parser.on('text', (text) => heard.text?.(text))
  parser.on('cdata', (text) => heard.text?.(text))
  parser.on('doctype', () => {
    throw new ShopError('invalid', 'intake.damaged')
  })
  parser.on('error', () => {
    throw new ShopError('invalid', 'intake.damaged')
  })
  parser.write(typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)).close()
}
