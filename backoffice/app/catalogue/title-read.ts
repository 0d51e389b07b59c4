import { queries } from '../api/queries.ts'
import type { Title } from './title-form.ts'

/** Puts what a call answered where the screen reads it. */
export const titleRead = (title: Title) => queries.setQueryData(['GET /titles/:title/', { params: { title: title.id } }], title)
