import type { Db } from '#kernel/db.ts'

interface GreetedRow {
  number: string
  name: string
  surnames: string
  company: string
}

/** The name of who holds a card, with its number. */
export const greetedRow = (db: Db, customerId: string) => db<GreetedRow[]>`
  select l.number, c.name, c.surnames, c.company from customer c join loyalty_card l on l.customer_id = c.id where c.id = ${customerId}`

/** A card that was lost: its number opens nothing. */
export const formerCard = (db: Db, card: string) => db<{ number: string; blocked_at: Date; reason: string }[]>`
  select number, blocked_at, reason from former_card where number = ${card}`
