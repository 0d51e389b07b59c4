import { useMessages } from '../messages/messages.tsx'
import { Description } from '../ui/description.tsx'
import { Star } from '../ui/star.tsx'
import { Title } from '../ui/title.tsx'

/** Where a browser too old for the shop is sent; without header and footer, in plain HTML (N-33 to N-35). */
export default function SupportedBrowsers() {
  const { pages } = useMessages()
  return (
    <article className="page notice">
      <Title text={pages.browsersTitle} />
      <Description text={pages.browsersText} />
      <meta name="robots" content="noindex" />
      <span className="notice-star">
        <Star />
      </span>
      <h1>{pages.browsersTitle}</h1>
      <p>{pages.browsersText}</p>
      <ul>
        {['Chrome 49', 'Firefox 50', 'Edge 14', 'Safari 10', 'Internet Explorer 9'].map((name) => (
          <li key={name}>{pages.orLater({ name })}</li>
        ))}
      </ul>
    </article>
  )
}
