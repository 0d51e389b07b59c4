import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { checkDigit13 } from '#kernel/isbn.ts'

/** Somebody with two accounts and a request for the card, a gift card of theirs, and a wish to be forgotten by somebody else. */
export async function givenPeople() {
  const mark = randomUUID().slice(0, 8)
  const phone = String(600_000_000 + Math.floor(Math.random() * 99_999_999))
  const [kept, double, leaver] = ['kept', 'double', 'leaver'].map((who) => ({
    id: `c-${who}-${mark}`,
    email: `${who}-${mark}@example.com`,
    name: 'Nuria',
    surnames: `Olmedo ${mark}`,
  })) as [Person, Person, Person]
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    for (const [index, person] of [kept, double, leaver].entries())
      await sql`
        insert into customer ${sql({
          ...person,
          kind: 'private',
          password_hash: 'x',
          phone: index === 0 ? phone : '',
          language: 'en',
          verified_at: new Date(),
        } as never)}`
    await sql`
      insert into card_request (customer_id, name, surnames, tax_id, phone, email, address, city, postcode, birth_date, sector_code,
        store_code, info, language, sent_at)
      select ${kept.id}, ${kept.name}, ${kept.surnames}, 'X1234567', ${phone}, ${kept.email}, 'Sol 3', 'Granada', '18001', '1980-05-01',
        (select code from card_sector order by position limit 1), (select code from store order by code limit 1), false, 'en', now()`
    await sql`insert into wish (customer_id, product_id) select ${double.id}, id from product where active order by id limit 1`
    await sql`insert into erasure_request (email, reason, language, asked_at) values (${leaver.email}, 'I moved abroad', 'en', now())`
  } finally {
    await sql.end()
  }
  return { mark, phone, kept, double, leaver }
}

interface Person {
  id: string
  email: string
  name: string
  surnames: string
}

/** Somebody with an account and the loyalty card. */
export async function givenCardHolder(): Promise<{ email: string; greeting: string; card: string }> {
  const mark = randomUUID().slice(0, 8)
  const email = `holder-${mark}@example.com`
  const twelve = `29${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const card = twelve + checkDigit13(twelve)
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await sql`insert into customer ${sql({
      id: `c-holder-${mark}`,
      kind: 'private',
      email,
      name: 'Rosa',
      surnames: `Almendro ${mark}`,
      password_hash: 'x',
      phone: '600000003',
      language: 'es',
      verified_at: new Date(),
    })}`
    await sql`insert into loyalty_card (customer_id, number) values (${`c-holder-${mark}`}, ${card})`
  } finally {
    await sql.end()
  }
  return { email, greeting: 'Rosa A.', card }
}
