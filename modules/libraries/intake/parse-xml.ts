import { ShopError } from '#kernel/errors.ts'
import { hearXml, type XmlFault, type XmlHeard } from '#kernel/xml.ts'
import { mostUnpacked } from './limits.ts'

/** A sheet of ten thousand rows with as many columns as are read has four million elements. */
const most = { bytes: mostUnpacked, elements: 5_000_000, depth: 100, attributes: 200 }
const codes = { not_xml: 'intake.damaged', doctype: 'intake.damaged', too_large: 'intake.bomb' } as const satisfies Record<
  XmlFault,
  string
>
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML event by event, attributes too by their local names. @throws ShopError 'intake.damaged' or 'intake.bomb' */
export const parseXml = (document: Uint8Array | string, { open, ...heard }: Omit<XmlHeard, 'open'> & Opened): void =>
  hearXml(
    document,
    {
      ...heard,
      open: (name, attributes) =>
        open?.(name, Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]))),
    },
    { most, refuse: (fault) => new ShopError('invalid', codes[fault]) },
  )

interface Opened {
  open?: (name: string, attributes: Record<string, string>) => void
}
