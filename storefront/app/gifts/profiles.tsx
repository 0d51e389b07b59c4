import { Link } from 'react-router'

interface Props {
  title: string
  lead?: string
  profiles: readonly { title: string; href: string; reason: string }[]
}

/** Profiles with the line that says whom each is for, as links to their own pages (M-27, M-29). */
export function Profiles({ title, lead, profiles }: Props) {
  return (
    <section className="quiz-profiles" aria-labelledby="quiz-profiles">
      <div className="strip-head">
        <h2 id="quiz-profiles">{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      <ul className="sections sections-told">
        {profiles.map(({ title: name, href, reason }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
            <p className="quiet">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
