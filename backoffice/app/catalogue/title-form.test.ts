import { expect, it } from 'vitest'
import { type Form, formOf, type Title, valueIn, withValue } from './title-form.ts'

const inThree = { es: '', ca: '', en: '' }
const texts = {
  title: null,
  subtitle: null,
  summary: null,
  description: null,
  details: null,
  contents: null,
  press: null,
  awards: null,
  recommendation: null,
}
const title = (changes: object) =>
  ({
    title: 'Los patios',
    texts: { es: texts, ca: texts, en: texts },
    safety: null,
    novelty: false,
    page_count: 120,
    names: { publisher: null, series: null, categories: [], tags: [], attributes: [], contributors: [] },
    ...changes,
  }) as Partial<Title> as Title
const mine: Form = formOf(title({}))
const theirs: Form = formOf(
  title({
    page_count: 300,
    novelty: true,
    texts: { es: { ...texts, title: 'De Ana' }, ca: texts, en: texts },
    names: {
      publisher: { id: 7, name: 'Editorial' },
      series: null,
      categories: [{ id: 2, name: 'Arte' }],
      tags: [],
      attributes: [],
      contributors: [],
    },
    safety: { maker: 'Taller', maker_address: '', maker_email: '', warnings: inThree },
  }),
)

it.each(['page_count', 'novelty', 'texts.es.title', 'publisher', 'categories', 'safety'])(
  'takes what somebody else saved of %s, and leaves all other fields as they were written',
  (field) => {
    const chosen = withValue(mine, field, theirs)
    expect(valueIn(chosen, field)).toEqual(valueIn(theirs, field))
    expect(valueIn(chosen, field)).not.toEqual(valueIn(mine, field))
    expect(withValue(chosen, field, mine)).toEqual(mine)
  },
)

it('knows no field that stands in none of its own', () => expect(valueIn(mine, 'state')).toBeUndefined())
