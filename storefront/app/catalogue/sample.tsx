import { shownFileSize } from '#kernel/file-size.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { words } from './sample-words.ts'

/** The way to some pages of a book, as its publisher gives them. */
export function Sample({ product, sample }: { product: number; sample: NonNullable<ShownProduct['sample']> }) {
  const language = useLanguage()
  // The reader's page has a policy of its own, which comes with its document: a plain link.
  const href =
    sample.kind === 'EPUB'
      ? pathTo('sample-reader', language, { id: String(product) })
      : `/api/ebooks/sample/${product}/?lang=${language}`
  return (
    <a className="button button-quiet" href={href} rel="nofollow">
      {words[language][sample.kind]({ size: shownFileSize(sample.bytes, language) })}
    </a>
  )
}
