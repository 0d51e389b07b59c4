import { catalogue } from './en/catalogue.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'

export const messages = { catalogue, home, pages, search, shell }
