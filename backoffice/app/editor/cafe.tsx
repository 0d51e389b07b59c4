import '../kit/own-rows.css'
import './editor.css'
import { Link, useParams } from 'react-router'
import { today } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Arranging } from './arranging.tsx'
import { menusRead, shownDay } from './cafe-days.ts'
import { editorWords } from './words.ts'

export type CafeMenu = Answer<'GET /cafe/menus/'>['items'][number]

/** The week that visitors see: the last one that has begun. */
const shownWeek = (menus: readonly CafeMenu[]) => menus.find(({ week }) => week <= today())?.week

/** The café's menus, week by week, the latest first. */
export function Screen() {
  const { cafe: words, gallery } = useWords(editorWords)
  const { week: open } = useParams()
  const may = useMay('cafe.change')
  const read = useCall('GET /cafe/menus/', menusRead)
  const menus = read.data?.items ?? []
  const shown = shownWeek(menus)
  const standing = ({ week }: CafeMenu) => (week === shown ? 'shown' : week > today() ? 'ahead' : 'over')
  const tones = { shown: 'good', ahead: 'wait', over: 'plain' } as const
  return (
    <Arranging
      title={words.title}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/cafe/gallery">
            {gallery.title}
          </Link>
          {may && <NewLink to="/cafe/new">{words.new}</NewLink>}
        </>
      }
    >
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      <p className="quiet">{words.from}</p>
      <ul className="own-rows">
        {menus.map((menu) => (
          <li key={menu.week} data-open={open === menu.week || undefined}>
            <Link to={`/cafe/${menu.week}`} data-to={`/cafe/${menu.week}`} data-row={menu.week}>
              {words.week(shownDay(menu.week))}
            </Link>
            <Mark tone={tones[standing(menu)]}>{words.standing[standing(menu)]}</Mark>
            <Money euros={menu.price} />
          </li>
        ))}
      </ul>
    </Arranging>
  )
}
