import { type Contents, EPUB } from 'foliate-js/epub.js'
import { type Moved, View } from 'foliate-js/view.js'
import type { OpenBook } from '#modules/goods/ebooks/reading-contract.ts'
import { harmless } from './harmless.ts'
import { type Looks, sheetOf } from './looks.ts'

/** A book on the screen, and what its reader can do with it. */
export interface OpenedView {
  contents: readonly Contents[]
  view: View
  dress: (looks: Looks) => void
  close: () => void
}

interface Told {
  place: string | null
  looks: Looks
  /** What the pages are called to who hears them. */
  frameTitle: string
  onMove: (moved: Moved) => void
  onKey: (event: KeyboardEvent) => void
}

/** The reader's library asks for parts as it needs them; this gives them, each unpacked by the shop. */
function loaderOf({ parts, part }: OpenBook) {
  const sizes = new Map(parts.map(({ name, bytes }) => [name, bytes]))
  const ask = async (name: string) => {
    if (!sizes.has(name)) return null
    const answer = await fetch(`${part}${encodeURIComponent(name)}`)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer
  }
  return {
    loadText: async (name: string) => (await ask(name))?.text() ?? null,
    loadBlob: async (name: string) => (await ask(name))?.blob() ?? null,
    getSize: (name: string) => sizes.get(name) ?? 0,
    sha1: async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))),
  }
}

const outside = ['http:', 'https:', 'mailto:']

/** Lays a book out in `host`. @throws Error where it cannot be read: not there, or no book */
export async function openView(host: HTMLElement, book: OpenBook, told: Told): Promise<OpenedView> {
  const epub = await new EPUB(loaderOf(book)).init()
  epub.transformTarget.addEventListener('data', (event) => {
    const { detail } = event as CustomEvent<{ data: unknown; type: string }>
    detail.data = Promise.resolve(detail.data).then((data) => (typeof data === 'string' ? harmless(data, detail.type) : data))
  })
  const view = new View()
  view.addEventListener('relocate', (event) => told.onMove((event as CustomEvent<Moved>).detail))
  view.addEventListener('external-link', (event) => {
    event.preventDefault()
    const href = URL.parse((event as CustomEvent<{ href: string }>).detail.href)
    if (href && outside.includes(href.protocol)) window.open(href, '_blank', 'noopener,noreferrer')
  })
  view.addEventListener('load', (event) => {
    const { doc } = (event as CustomEvent<{ doc: Document }>).detail
    const frame = doc.defaultView?.frameElement
    if (frame) frame.setAttribute('title', told.frameTitle)
    doc.addEventListener('keydown', told.onKey)
  })
  host.append(view)
  await view.open(epub)
  const dress = (looks: Looks) => {
    view.renderer.setAttribute('flow', looks.flow)
    view.renderer.setAttribute('margin', '24px')
    view.renderer.setAttribute('max-inline-size', '680px')
    view.renderer.setStyles?.(sheetOf(looks))
  }
  dress(told.looks)
  await view.init({ lastLocation: told.place, showTextStart: false })
  return {
    contents: epub.toc ?? [],
    view,
    dress,
    close: () => {
      view.close()
      view.remove()
      epub.destroy()
    },
  }
}
