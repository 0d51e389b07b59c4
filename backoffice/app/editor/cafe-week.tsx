import { useNavigate, useParams } from 'react-router'
import { addDays, type Day, mondayOf, today } from '#kernel/days.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts, Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { CafeMenu } from './cafe.tsx'
import { menusRead, shownDay } from './cafe-days.ts'
import { blankDishes, DishesBox, dishes } from './dishes-box.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

/** The week after the last one that was written, with its dishes; after today's, where none was. */
function copyOf(last: CafeMenu | undefined) {
  const now = mondayOf(today())
  const week = addDays(last && last.week >= now ? (last.week as Day) : now, 7)
  if (last) return { ...last, week, version: 'new' }
  return { week, starters: blankDishes(4), mains: blankDishes(4), desserts: blankDishes(1), version: 'new' }
}

const fieldsOf = ({ cafe: words }: Words, fresh: boolean): RecordField[] => [
  ...(fresh ? [{ as: 'day', name: 'week', label: words.monday, hint: words.mondayHint, required: true } as const] : []),
  { as: 'euros', name: 'price', label: words.price, required: true },
  { as: 'own', name: 'starters', label: words.courses.starters, box: DishesBox, ...dishes },
  { as: 'own', name: 'mains', label: words.courses.mains, box: DishesBox, ...dishes },
  { as: 'own', name: 'desserts', label: words.courses.desserts, hint: words.dessertsHint, box: DishesBox, ...dishes },
]

/** The menu of a week, course by course; a new one begins as a copy of the last. */
export function Screen() {
  const { week = '' } = useParams()
  const words = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const may = useMay('cafe.change')
  const fresh = week === 'new'
  const read = useCall('GET /cafe/menus/', menusRead)
  const put = useAct('PUT /cafe/menus/:week/', ['GET /cafe/menus/'])
  const menus = read.data?.items
  const kept = menus?.find((menu) => menu.week === week)
  const record = fresh ? menus && copyOf(menus[0]) : kept
  const save = async ({ week: chosen, ...body }: Record<string, unknown>) => {
    const to = fresh ? String(chosen) : week
    await put.submit({ params: { week: to }, body })
    tell({ text: kit.saved })
    if (fresh) void navigate(`/cafe/${to}`)
  }
  return (
    <DetailPane title={fresh ? words.cafe.new : words.cafe.week(shownDay(week))} list="/cafe" row={week}>
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      {record && may && (
        <RecordForm
          key={week}
          name={`cafe ${week}`}
          fields={fieldsOf(words, fresh)}
          record={record}
          save={save}
          refusal={put.error}
          busy={put.isPending}
        />
      )}
      {kept && !may && <Dishes menu={kept} />}
    </DetailPane>
  )
}

/** The menu for whoever reads it. */
function Dishes({ menu }: { menu: CafeMenu }) {
  const { cafe: words } = useWords(editorWords)
  const language = useLanguage()
  const said = ({ names, diet, allergens }: CafeMenu['mains'][number]) =>
    [names[language] || names.es, diet && words.diets[diet], allergens.map((one) => words.allergen[one]).join(', ')]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Facts of={[[words.price, <Money key="price" euros={menu.price} />]]} />
      {(['starters', 'mains', 'desserts'] as const).map((course) => (
        <Section key={course} title={words.courses[course]}>
          <ul className="own-rows">
            {menu[course].map((dish) => (
              <li key={dish.names.es}>{said(dish)}</li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
