import { ActButton } from '../kit/act-button.tsx'
import { Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Request } from './request.tsx'
import { requestWords } from './request-words.ts'
import './letter.css'

type Candidate = Request['candidates'][number]

/** The titles that are probably meant, each chosen by its key. */
export function Candidates({ of, onPick }: { of: readonly Candidate[]; onPick: (title: Candidate) => void }) {
  const { answer: words } = useWords(requestWords)
  return (
    <section className="request-candidates" aria-label={words.candidates}>
      <p className="quiet">{words.candidates}</p>
      <ol>
        {of.map((title, place) => (
          <li key={title.pk}>
            <span className="letter-found">
              {title.title}
              <small className="quiet">
                {[title.author, title.publisher, title.year, title.format, title.ean].filter(Boolean).join(' · ')}
                {title.price !== null && (
                  <>
                    {' · '}
                    <Money euros={title.price} />
                  </>
                )}
              </small>
            </span>
            <ActButton keys={String(place + 1)} onAct={() => onPick(title)}>
              {words.offer}
            </ActButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
