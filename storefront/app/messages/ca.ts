import { catalogue } from './ca/catalogue.ts'
import { home } from './ca/home.ts'
import { search } from './ca/search.ts'
import { shell } from './ca/shell.ts'

export const messages = { catalogue, home, search, shell }
