import { catalogue } from './ca/catalogue.ts'
import { home } from './ca/home.ts'
import { pages } from './ca/pages.ts'
import { search } from './ca/search.ts'
import { shell } from './ca/shell.ts'

export const messages = { catalogue, home, pages, search, shell }
