import { again } from './ca/again.ts'
import { area } from './ca/area.ts'
import { card } from './ca/card.ts'
import { desk } from './ca/desk.ts'
import { intake } from './ca/intake.ts'
import { members } from './ca/members.ts'
import { notes } from './ca/notes.ts'
import { papers } from './ca/papers.ts'
import { quotes } from './ca/quotes.ts'
import { standing } from './ca/standing.ts'

/** What only the private area says; public pages do not carry it. */
export const privateMessages = {
  again,
  area,
  card,
  desk,
  intake,
  members,
  notes,
  papers,
  quotes,
  standing,
}
