import { Link } from 'react-router'
import { useMay } from '../api/session.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Whole } from './customer.tsx'
import { customerWords } from './words.ts'

/** What somebody accepted and when, and whether they want to be forgotten. */
export function CustomerPrivacy({ of }: { of: Whole }) {
  const { customer: words } = useWords(customerWords)
  const mayErase = useMay('erasure.read')
  return (
    <>
      <Section title={words.consents}>
        <ul className="rows">
          {of.consents.map(({ kind, given, form, text_version, at }) => (
            <li key={`${at} ${kind} ${form}`}>
              <When at={at} />
              <span>
                {words.consent[kind]} <span className="quiet">{words.version(text_version)}</span>
              </span>
              <Mark tone={given ? 'good' : 'plain'}>{given ? words.given : words.withdrawn}</Mark>
            </li>
          ))}
        </ul>
      </Section>
      {mayErase && !of.erased && (
        <Section title={words.privacy}>
          {of.erasure.asked.length === 0 && <p className="quiet">{words.noWish}</p>}
          <ul className="rows">
            {of.erasure.asked.map(({ erasure, asked_at }) => (
              <li key={erasure}>
                <When at={asked_at} />
                <Link to={`/erasures/${erasure}`}>{words.privacy}</Link>
              </li>
            ))}
          </ul>
          {of.erasure.obstacles.length > 0 && (
            <p className="quiet">
              {words.obstaclesHead} {of.erasure.obstacles.map((name) => words.obstacles[name]).join(', ')}
            </p>
          )}
        </Section>
      )}
    </>
  )
}
