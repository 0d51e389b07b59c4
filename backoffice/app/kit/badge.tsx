import { lazy, Suspense } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { usePaper } from './paper.tsx'
import './sheet.css'

const Qr = lazy(() => import('./qr.tsx'))
const Bars = lazy(() => import('./bars.tsx'))

/** A badge to be printed: shown once, for whoever made it. */
export function Badge({ code, name }: { code: string; name: string }) {
  const { badge: words } = useWords(frameWords).kit
  const { print, paper } = usePaper()
  const card = (
    <Suspense>
      <Qr text={code} label={words.squares} />
      <Bars text={code} label={words.bars} />
    </Suspense>
  )
  return (
    <div className="sheet">
      <p>{words.text}</p>
      {card}
      <button
        type="button"
        className="button"
        onClick={() =>
          print(
            <>
              <h1>{name}</h1>
              {card}
            </>,
          )
        }
      >
        {words.print}
      </button>
      {paper}
    </div>
  )
}
