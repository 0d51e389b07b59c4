/** What the reader uses of foliate-js, which carries no types of its own. */
declare module 'foliate-js/epub.js' {
  export interface Contents {
    label: string | null
    href: string | null
    subitems?: Contents[] | null
  }
  export class EPUB {
    constructor(loader: {
      loadText: (name: string) => Promise<string | null>
      loadBlob: (name: string) => Promise<Blob | null>
      getSize: (name: string) => number
      sha1: (text: string) => Promise<Uint8Array>
    })
    init(): Promise<this>
    destroy(): void
    readonly toc: Contents[] | undefined
    readonly dir: string | null
    readonly transformTarget: EventTarget
  }
}
declare module 'foliate-js/view.js' {
  import type { EPUB } from 'foliate-js/epub.js'

  export interface Moved {
    fraction?: number
    cfi: string
    tocItem?: { label?: string; href?: string } | null
  }
  export class View extends HTMLElement {
    open(book: EPUB): Promise<void>
    init(options: { lastLocation?: string | null; showTextStart?: boolean }): Promise<void>
    close(): void
    goTo(target: string): Promise<unknown>
    goToFraction(fraction: number): Promise<void>
    goLeft(): Promise<void>
    goRight(): Promise<void>
    next(distance?: number): Promise<void>
    prev(distance?: number): Promise<void>
    readonly isFixedLayout: boolean
    readonly renderer: HTMLElement & { setStyles?: (styles: string) => void }
  }
}
