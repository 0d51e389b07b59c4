import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Star } from '../ui/star.tsx'
import { Title } from '../ui/title.tsx'
import { useForms } from './form-words.ts'

/** A thank-you with ways on; it may be opened directly and is kept out of every index (T-32). */
export function Arrived({ title, text }: { title: string; text: string }) {
  const language = useLanguage()
  const { home, meanwhile, next } = useForms()
  return (
    <div className="page notice arrived">
      <Title text={title} />
      <span className="notice-star">
        <Star />
      </span>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <p>
        <Link className="button" to={`/${language}`}>
          {home}
        </Link>
      </p>
      <nav aria-labelledby="meanwhile">
        <h2 id="meanwhile">{meanwhile}</h2>
        <ul className="arrived-links">
          {(['agenda', 'magazine', 'book-new'] as const).map((key) => (
            <li key={key}>
              <Link to={pathTo(key, language)}>{next[key]}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
