import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { createStaff } from '#modules/people/staff/users.ts'

const password = 'doce granadas y media'
const inThree = (es: string, ca: string, en: string) => ({ es, ca, en })

/** What an admin sends to open a shop, and the seller that it has of its own. */
const mill = {
  path: '/molino',
  settings: {
    name: inThree('La Tienda del Molino', 'La Botiga del Molí', 'The Mill Shop'),
    tagline: inThree('Harina y ruedas', 'Farina i rodes', 'Flour and wheels'),
    email: 'molino@example.com',
    phone: '900 555 099',
    address: 'Camino del Molino, 9 · 18009 Granada',
    issuer: {
      name: 'Fundación del Molino',
      taxId: 'G12345674',
      street: 'Camino del Molino, 9',
      postcode: '18009',
      city: 'Granada',
      region: 'Granada',
      iban: 'ES2699990001440000001313',
      series: { simplified: 'GS', full: 'GF', libraries: 'GL' },
    },
  },
}
const section = {
  key: 'ruedas',
  place: 'menu',
  url: 'section?key=ruedas',
  categories: [990_001],
  titles: inThree('Ruedas', 'Rodes', 'Wheels'),
  slugs: inThree('ruedas', 'rodes', 'wheels'),
}
const conditions = { texts: inThree('Condiciones del molino', 'Condicions del molí', 'Terms of the mill') }

/** Sends what an admin would, signed in. */
async function asAdmin(sql: Pool) {
  const email = `admin-${crypto.randomUUID()}@staff.example`
  await createStaff(sql, { email, name: 'Administración', password, roles: ['admin'], storeCode: null })
  const send = async (method: string, path: string, store: string, body: object, token = ''): Promise<{ token: string }> => {
    const answer = await fetch(`${process.env.SHOP_URL}/api/staff${path}?store=${store}&lang=es`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    // What is there already says its version to whoever takes it for new.
    if (answer.status === 409) {
      const { current } = (await answer.json()) as { current: { version: string } }
      return send(method, path, store, { ...body, version: current.version }, token)
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const { token } = await send('POST', '/login/', 'T013', { email, password })
  return (method: string, path: string, store: string, body: object) => send(method, path, store, body, token)
}

/** Opens a third shop by rows alone, with a section and one of the objects that the main shop had in many copies. @returns its title */
export async function openThirdShop(): Promise<string> {
  const sql: Pool = connect(process.env.SHOP_DATABASE ?? '', { max: 2 })
  try {
    const send = await asAdmin(sql)
    await send('PUT', '/storefronts/M001/', 'T013', { ...mill, version: 'new' })
    // A process knows of the row within seconds.
    for (let tries = 0; tries < 30; tries++) {
      const taken = await send('POST', '/menu/', 'M001', section).then(
        () => true,
        () => false,
      )
      if (taken) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const texts = Object.fromEntries(
      Object.entries(conditions.texts).map(([language, title]) => [language, { title, body: `${title}.` }]),
    )
    await send('PUT', '/pages/purchase-conditions/', 'M001', { texts, version: 'new' })
    await send('PUT', '/pages/milling/', 'M001', { texts, addresses: inThree('molienda', 'molta', 'milling'), version: 'new' })
    await sql`insert into category (id, kind, storefront_code) values (990001, 'object', 'M001')`
    await sql`
      insert into category_translation (category_id, language, name, slug)
      select 990001, language, 'Ruedas', 'ruedas' from unnest(array['es', 'ca', 'en']) as language`
    const [product] = await sql<{ id: number; title: string }[]>`
      update product set storefront_code = 'M001' where id = (
        select p.id from product p join stock s on s.product_id = p.id
        where p.storefront_code = 'T013' and p.kind = 'object' and p.active and p.price_cents is not null and s.quantity > 4
          and p.size_group_id is null
        order by p.units_sold, p.id limit 1)
      returning id, title`
    await sql`insert into product_category (product_id, category_id) values (${product!.id}, 990001)`
    await send('POST', '/storefronts/M001/open/', 'T013', {})
    return product!.title
  } finally {
    await sql.end()
  }
}
