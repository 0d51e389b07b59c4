import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { choosePassword, colleagueById } from '#modules/people/staff/users.ts'
import { databaseUrl } from './support/global-setup.ts'
import { listeningShop } from './support/listening-shop.ts'
import { givenProduct, givenStore } from './support/shop.ts'
import { staffProcessAt } from './support/staff-process.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const folder = temporaryFolder(afterAll)
const kept = path.join(folder, 'staff.json')
const password = 'twelve pomegranates'

const staff = staffAt({ file: kept, url })
const typed = staffProcessAt({ file: kept, url })
const json = async (...words: string[]) => jsonOf(await staff(words))
const ends = async (words: string[], env: Record<string, string> = {}) => {
  const { exit, err } = await staff(words, { env })
  return [exit, err.trim()]
}
const fileOf = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

describe('the command line of the staff', () => {
  it('makes the first admin, signs in and keeps the session where only its owner reads it', async () => {
    expect((await typed(['GET', '/me/'])).exit).toBe(3)
    const [database] = await shop.sql<{ name: string }[]>`select current_database() as name`
    const onDatabase = { DATABASE_URL: databaseUrl(inject('serverUrl'), database!.name) }
    const short = await typed(['users', 'create-admin', 'marta@staff.example'], { env: onDatabase, input: 'short\n' })
    expect([short.exit, short.err.trim()]).toEqual([1, 'The password needs at least twelve characters.'])
    const made = await typed(['users', 'create-admin', 'marta@staff.example', '--name', 'Marta'], {
      env: onDatabase,
      input: `${password}\n`,
    })
    expect([made.err, made.exit]).toEqual(['', 0])
    const signedIn = await typed(['login', '--email', 'marta@staff.example'], { input: `${password}\n` })
    expect(signedIn.out).toContain('Marta  admin')
    expect(signedIn.out).not.toContain('staff_')
    expect(statSync(kept).mode & 0o777).toBe(0o600)
    expect(await json('GET', '/me/')).toMatchObject({ email: 'marta@staff.example', roles: ['admin'] })
  })

  it('asks the password once more where the shop wants it, and goes on with what was asked', async () => {
    await givenStore(shop.sql, 'T013')
    await shop.sql`update staff_session set opened_at = now() - interval '20 minutes'`
    const hire = ['POST', '/users/', '--email=pau@staff.example', '--name=Pau', '--roles=bookseller', '--store_code=T013']
    expect(await ends(hire)).toEqual([1, 'This needs your password again: please sign in again.'])
    const hired = await staff(hire, { env: { STAFF_PASSWORD: password } })
    const pau = jsonOf(hired)
    expect(pau).toMatchObject({ roles: ['bookseller'], store_code: 'T013' })
    // As the letter has them do.
    await shop.sql.begin(async (tx) => choosePassword(tx, (await colleagueById(tx, pau.id))!, password, 'password'))
  })

  it('works with a token of the environment, within what its roles allow, and leaves its record', async () => {
    const other = path.join(folder, 'pau.json')
    await staff(['login', '--email', 'pau@staff.example'], { env: { STAFF_PASSWORD: password, STAFF_FILE: other } })
    const token = JSON.parse(readFileSync(other, 'utf8')).token as string
    const product = await givenProduct(shop.sql, { title: 'Rayuela', stock: 2 })
    const asPau = { STAFF_TOKEN: token }
    const set = ['PUT', '/stock/', `--product=${product}`, '--store_code=T013', '--quantity=9', '--reason=counted']
    expect((await ends(set, asPau))[0]).toBe(1)
    const there = jsonOf(await staff(['GET', '/stock/', `--product=${product}`], { env: asPau }))
    expect(await ends([...set, `--version=${there.stores[0].version}`], asPau)).toEqual([0, ''])
    expect(await ends(['GET', '/users/'], asPau)).toEqual([
      1,
      'Your roles do not allow this. Someone from Administration can do it.',
    ])
    const calls = (await staff(['calls', 'users'], { env: asPau })).out
    expect([calls.includes('POST /users/'), (await staff(['calls', 'users'])).out.includes('POST /users/')]).toEqual([
      false,
      true,
    ])
    const { items } = await json('GET', '/acts/', '--staff=pau@staff.example')
    expect(items.map(({ action, outcome }: { action: string; outcome: string }) => `${action} ${outcome}`)).toEqual([
      'staff.read forbidden',
      'stock.set done',
      'stock.set refused',
      'session.open done',
    ])
  })

  it('lists calls with what they do, and says of one what it takes', async () => {
    const { out } = await staff(['calls', 'orders', 'cancel'])
    expect(out).toContain('POST /orders/{number}/cancel/')
    const help = (await staff(['GET', '/users/1/sessions/', '--help'])).out
    expect(help).toContain('npm run staff -- GET /users/{id}/sessions/')
    expect((await staff(['POST', '/users/', '--help'])).out).toMatch(/--email \*.*type: 'string'.*maxLength: 254/)
    expect((await staff([])).out).toContain('npm run staff -- calls')
  })

  it('sends no field that the description does not have, and says what it expects of one that the shop refuses', async () => {
    const wrong = async (...words: string[]) => {
      const [exit, said] = await ends(words)
      return [exit, String(said).split('\n').at(-1)?.trim()]
    }
    expect(await wrong('GET', '/acts/', '--limit=many')).toEqual([
      1,
      expect.stringMatching(/^--limit: Please check the number of results: the value is not valid\. .*maximum: 200/),
    ])
    expect(await wrong('GET', '/acts/', '--from=yesterday')).toEqual([1, expect.stringContaining("format: 'date'")])
    expect(await wrong('GET', '/acts/', '--outcome=lost')).toEqual([
      1,
      expect.stringMatching(/enum: \[.*'done', 'refused', 'forbidden'/),
    ])
    expect(await wrong('GET', '/calls/', '--nonsense')).toEqual([2, expect.stringContaining('--beneath')])
    expect((await ends(['GET', '/calls/', '--nonsense']))[1]).toMatch(
      /^Please check --nonsense.*\nnpm run staff -- GET \/calls\//,
    )
    expect(await wrong('POST', '/orders/26-000001/note/')).toEqual([1, expect.stringContaining('--text: Please enter')])
    expect(await wrong('GET', '/users/marta/sessions/')).toEqual([1, expect.stringContaining("type: 'integer'")])
    expect(await ends(['GET', '/acts/', '--limit=muchos'], { STAFF_LANG: 'es' })).toEqual([
      1,
      expect.stringContaining('Revise los campos señalados.'),
    ])
  })

  it('says the fields that the shop finds wrong, in the language asked for', async () => {
    const wrong = ['POST', '/users/', '--email=nobody', '--name=X', '--roles=finance']
    const [exit, said] = await ends(wrong, { STAFF_PASSWORD: password, STAFF_LANG: 'es' })
    expect([exit, said]).toEqual([1, expect.stringContaining('email: Escriba una dirección de correo completa.')])
  })

  it('shows a list page by page, and writes the whole of it as a file with chosen columns', async () => {
    const first = await json('GET', '/acts/', '--limit=2')
    const second = await json('GET', '/acts/', '--limit=2', `--cursor=${first.next}`)
    expect([first.items.length, second.items.length]).toEqual([2, 2])
    expect(second.items[0].id).not.toBe(first.items[0].id)
    const file = path.join(folder, 'acts.csv')
    const write = () => staff(['GET', '/acts/', '--as=csv', '--fields=action,outcome', `--out=${file}`])
    expect((await write()).exit).toBe(0)
    expect(readFileSync(file, 'utf8').split('\r\n').length).toBeGreaterThan(3)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await write()).err).toContain('EEXIST')
    expect((await typed(['GET', '/acts/', '--as=csv', '--out=-'])).out).toContain('Outcome')
    expect(await ends(['GET', '/calls/', '--as=csv'])).toEqual([2, expect.stringContaining('--as')])
  })

  it('sends a file as it is, in the pieces that the shop takes', async () => {
    const content = `ean\ttitle\n${'9788412345678\tRayuela\n'.repeat(20)}`
    const { id } = await json('POST', '/imports/files/', '--name=list.tsv', `--bytes=${content.length}`)
    const sent = await json('PATCH', `/imports/files/${id}/content/`, `--upload=${fileOf('list.tsv', content)}`)
    expect(sent).toMatchObject({ received: content.length })
    expect(await ends(['PATCH', `/imports/files/${id}/content/`])).toEqual([1, expect.any(String)])
    expect(await ends(['GET', '/users/', '--upload=x'])).toEqual([2, expect.stringContaining('takes no file')])
  })

  it('says of a file that has to be announced first with which call it is sent', async () => {
    const [exit, said] = await ends(['POST', '/imports/files/', `--upload=${fileOf('list.tsv', 'ean')}`])
    expect(exit).toBe(2)
    expect(said).toContain('then send what it holds with npm run staff -- PATCH /imports/files/{file}/content/ --upload=')
    expect(said).toMatch(/--name \*.*\n.*--bytes \*/)
  })

  it('ends with a code for each way of not being done', async () => {
    expect(await ends(['fly'])).toEqual([2, expect.stringContaining('npm run staff -- calls')])
    expect(await ends(['GET', '/ordres/'])).toEqual([2, 'There is no such call.'])
    const wrongMethod = await ends(['DELETE', '/orders/'])
    expect(wrongMethod).toEqual([2, expect.stringContaining('GET /orders/')])
    expect((await staff(['GET', '/me/', '--server', 'http://localhost:9'], { env: { STAFF_TOKEN: 'staff_x' } })).exit).toBe(4)
  })

  it('shows a token to no other address than the shop that gave it', async () => {
    const heard: (string | undefined)[] = []
    const other = createServer((request, answer) => {
      heard.push(request.headers.authorization)
      answer.writeHead(401).end('{}')
    })
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = other.address() as AddressInfo
    expect((await staff(['GET', '/me/', `--server=http://127.0.0.1:${port}`])).exit).toBe(3)
    other.close()
    expect(heard).toEqual([undefined])
  })

  it('forgets the session', async () => {
    expect((await staff(['logout'])).exit).toBe(0)
    expect(existsSync(kept)).toBe(false)
    expect((await staff(['GET', '/me/'])).exit).toBe(3)
  })
})
