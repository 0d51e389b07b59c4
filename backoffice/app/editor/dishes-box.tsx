import '../kit/own-rows.css'
import './editor.css'
import { Plus, X } from 'lucide-react'
import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import type { Allergen, StaffDish } from '#modules/editorial/cafe/contract.ts'
import { frameWords } from '../frame/words.ts'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'

/** How a form holds dishes. */
export const dishes = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string): StaffDish[] => (text === '' ? [] : (JSON.parse(text) as StaffDish[])),
}
const blank = (): StaffDish => ({ names: inEachLanguage(() => ''), allergens: [], diet: null })
export const blankDishes = (count: number): StaffDish[] => Array.from({ length: count }, blank)

/** Desserts are as many as there are; starters and mains four. */
const most = 6

/** The dishes of a course: a row each, with their name in three languages, their allergens and their diet. */
export function DishesBox({ name, label, hint, value, onValue }: BoxProps) {
  const { cafe: words } = useWords(editorWords)
  const rows = dishes.read(value)
  const free = name === 'desserts'
  const put = (next: readonly StaffDish[]) => onValue(JSON.stringify(next))
  return (
    <OwnBox name={name} label={label} hint={hint}>
      <ol className="own-rows">
        {rows.map((dish, index) => (
          <li key={index}>
            <Dish
              dish={dish}
              said={`${label} ${index + 1}`}
              onDish={(changed) => put(rows.map((row, at) => (at === index ? changed : row)))}
            />
            {free && (
              <button
                type="button"
                className="icon-button"
                aria-label={words.removeDish(`${label} ${index + 1}`)}
                disabled={rows.length === 1}
                onClick={() => put(rows.toSpliced(index, 1))}
              >
                <X aria-hidden size={16} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {free && rows.length < most && (
        <div>
          <button type="button" className="button" data-kind="quiet" onClick={() => put([...rows, blank()])}>
            <Plus aria-hidden size={15} /> {words.addDish}
          </button>
        </div>
      )}
    </OwnBox>
  )
}

interface DishProps {
  dish: StaffDish
  /** Which one it is, for whoever does not see the rows: "Mains 2". */
  said: string
  onDish: (dish: StaffDish) => void
}

function Dish({ dish, said, onDish }: DishProps) {
  const { cafe: words } = useWords(editorWords)
  const { languages: names } = useWords(frameWords)
  const { allergens } = dish
  const name = (language: Language, text: string) => onDish({ ...dish, names: { ...dish.names, [language]: text } })
  return (
    <>
      {languages.map((language) => (
        <input
          key={language}
          lang={language}
          aria-label={`${said} · ${names[language]}`}
          placeholder={names[language]}
          value={dish.names[language]}
          onChange={({ target }) => name(language, target.value)}
        />
      ))}
      <select
        className="filter"
        aria-label={`${said} · ${words.diet}`}
        value={dish.diet ?? ''}
        onChange={({ target }) => onDish({ ...dish, diet: (target.value || null) as StaffDish['diet'] })}
      >
        <option value="">{words.noDiet}</option>
        {(['vegetarian', 'vegan'] as const).map((diet) => (
          <option key={diet} value={diet}>
            {words.diets[diet]}
          </option>
        ))}
      </select>
      <details className="allergens">
        <summary>
          {words.allergens}: {allergens.map((one) => words.allergen[one]).join(', ') || words.noAllergens}
        </summary>
        <fieldset>
          <legend className="visually-hidden">
            {said} · {words.allergens}
          </legend>
          {(Object.keys(words.allergen) as Allergen[]).map((one) => (
            <label key={one} className="check">
              <input
                type="checkbox"
                checked={allergens.includes(one)}
                onChange={({ target }) =>
                  onDish({
                    ...dish,
                    allergens: [...allergens.filter((other) => other !== one), ...(target.checked ? [one] : [])],
                  })
                }
              />
              <span>{words.allergen[one]}</span>
            </label>
          ))}
        </fieldset>
      </details>
    </>
  )
}
