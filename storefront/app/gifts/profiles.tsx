import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { type QuizName, screensOf } from './quiz-screens.ts'

interface Props {
  quiz: QuizName
  title: string
  lead?: string
  profiles: readonly { title: string; slug: string; reason: string }[]
}

/** Profiles with the line that says whom each is for, as links to their own pages (M-27, M-29). */
export function Profiles({ quiz, title, lead, profiles }: Props) {
  const language = useLanguage()
  return (
    <section className="quiz-profiles" aria-labelledby="quiz-profiles">
      <div className="strip-head">
        <h2 id="quiz-profiles">{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      <ul className="sections sections-told">
        {profiles.map(({ title: name, slug, reason }) => (
          <li key={slug}>
            <Link to={pathTo(screensOf(quiz).result, language, { profile: slug })}>{name}</Link>
            <p className="quiet">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
