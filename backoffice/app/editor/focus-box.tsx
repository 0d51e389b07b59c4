import { useCall } from '../api/queries.ts'
import { FocalPoint, type Focus } from '../kit/focal-point.tsx'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'

/** How the form holds it: hundredths. */
export const focus = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string) => (text === '' ? undefined : (JSON.parse(text) as Focus)),
}
const middle = { x: 50, y: 50 }

/** What stays in sight of a post's picture where it is cut, seen on the drawing that the form says, and how its head looks then. */
export function FocusBox({ name, label, hint, value, onValue, draft }: BoxProps) {
  const { posts: words } = useWords(editorWords)
  const { data } = useCall('GET /magazine/drawings/', undefined, { staleTime: 3_600_000 })
  const drawing = data?.items.find(({ theme }) => theme === draft?.['theme'])
  const at = focus.read(value) ?? middle
  const put = ({ x, y }: Focus) => onValue(JSON.stringify({ x: Math.round(x * 100), y: Math.round(y * 100) }))
  return (
    <OwnBox name={name} label={label} hint={hint}>
      {drawing && (
        <div className="focus-box">
          <FocalPoint picture={{ ...drawing, alt: '' }} focus={{ x: at.x / 100, y: at.y / 100 }} onFocus={put} />
          <figure>
            <img src={drawing.src} alt="" width={1280} height={480} style={{ objectPosition: `${at.x}% ${at.y}%` }} />
            <figcaption className="quiet">{words.headSeen}</figcaption>
          </figure>
        </div>
      )}
    </OwnBox>
  )
}
