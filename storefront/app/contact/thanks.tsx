import { Link, useLocation } from 'react-router'
import { matchPath } from '#kernel/route-table.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { useForms } from './form-words.ts'

/** After a form that arrived; it may be opened directly and is kept out of every index (T-32). */
export default function Thanks() {
  const language = useLanguage()
  const forms = useForms()
  const screen = matchPath(useLocation().pathname)?.key
  const { title, text } = forms.thanks[screen as keyof typeof forms.thanks] ?? forms.thanks['contact-thanks']
  return (
    <div className="page narrow">
      <Title text={title} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <p>
        <Link className="button" to={`/${language}`}>
          {forms.home}
        </Link>
      </p>
    </div>
  )
}
