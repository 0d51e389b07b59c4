import './product-matter.css'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { matterWords } from './matter-words.ts'

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** What is in a work, who wrote it, what it was awarded and what the press said of it, as far as anybody told the shop. */
export function ProductMatter({ product }: { product: ShownProduct }) {
  const language = useLanguage()
  const words = matterWords[language]
  const { contents, press, awards, lives } = product
  if (!(contents || press || awards) && lives.length === 0) return null
  const page = product.model_type === 'book' ? 'author' : 'object-author'
  return (
    <div className="product-matter">
      {contents && (
        <details className="more">
          <summary>{words.contents}</summary>
          <ol>
            {linesOf(contents).map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      {awards && (
        <section>
          <h2>{words.awards}</h2>
          <ul>
            {linesOf(awards).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {press && (
        <section>
          <h2>{words.press}</h2>
          {press.split(/\n{2,}/).map((review) => {
            const [said = '', source] = review.split(/\n— /)
            return (
              <figure key={review}>
                <blockquote className="advice">{said}</blockquote>
                {source && <figcaption className="quiet">{source}</figcaption>}
              </figure>
            )
          })}
        </section>
      )}
      {lives.map(({ id, name, slug, text }) => (
        <section key={id}>
          <h2>
            <Link to={pathTo(page, language, { id, slug })}>{name}</Link>
          </h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
