import { catalogue } from './es/catalogue.ts'
import { home } from './es/home.ts'
import { pages } from './es/pages.ts'
import { search } from './es/search.ts'
import { shell } from './es/shell.ts'

export const messages = { catalogue, home, pages, search, shell }
