import { type ComponentPropsWithRef, createContext, createElement, type ReactNode, use } from 'react'
import { useShop } from './use-shop.ts'

/** What the server drew before, by what it was drawn from and by name. */
export class Drawn {
  readonly #texts = new WeakMap<object, Map<string, string>>()

  get(from: object, name: string): string | undefined {
    return this.#texts.get(from)?.get(name)
  }

  keep(from: object, name: string, text: string) {
    const texts = this.#texts.get(from) ?? new Map<string, string>()
    this.#texts.set(from, texts.set(name, text))
  }
}

/** One page on the server: takes what was drawn before, and keeps what it draws first. */
export class Drawing {
  readonly #drawn: Drawn
  readonly #first: { from: object; name: string }[] = []

  constructor(drawn: Drawn) {
    this.#drawn = drawn
  }

  known(from: object, name: string): string | undefined {
    return this.#drawn.get(from, name)
  }

  /** What stands between the marks of this number is kept under this name. */
  mark(from: object, name: string): number {
    return this.#first.push({ from, name }) - 1
  }

  /** The page without its marks, once what stands between them is kept. */
  gathered(html: string): string {
    return this.#first.reduceRight((page, { from, name }, index) => {
      const mark = `<i data-drawn="${index}"></i>`
      const [before, text, after] = page.split(mark)
      if (text === undefined || after === undefined) return page
      this.#drawn.keep(from, name, text)
      return before + text + after
    }, html)
  }
}

/** Provided by the server alone. */
export const DrawingContext = createContext<Drawing | null>(null)

type Props<Tag extends 'div' | 'ul' | 'section' | 'dialog'> = Omit<ComponentPropsWithRef<Tag>, 'children' | 'name'> & {
  as: Tag
  /** Tells it from all else on the page, and says what it depends on besides the shop and the language. */
  name: string
  /** What stands in the element. It names no ids of React's own (`useId`): those depend on the page. */
  children: () => ReactNode
}

/**
 * What stands alike on every page of a shop: drawn by the server once, and put into the pages after that as text; the browser takes it over
 * like anything else.
 */
export function DrawnOnce<Tag extends 'div' | 'ul' | 'section' | 'dialog'>({ as, name, children, ...own }: Props<Tag>) {
  const from = useShop()
  const drawing = use(DrawingContext)
  if (!import.meta.env.SSR || drawing === null || from === undefined) return createElement(as, own, children())
  const text = drawing.known(from, name)
  if (text !== undefined) return createElement(as, { ...own, dangerouslySetInnerHTML: { __html: text } })
  const index = drawing.mark(from, name)
  return createElement(as, own, <i data-drawn={index} />, children(), <i data-drawn={index} />)
}
