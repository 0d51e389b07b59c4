import { connect } from '../connect.ts'
import { addressOf, databaseName, type Passwords, role, superuser } from './credentials.ts'

const quietly = { max: 1 }

/** Everything in the shop's schema that an extension did not bring, as the statement that hands it over. */
const handOver = `
  do $$ declare one record; begin
    for one in
      select case when c.relkind = 'S' then 'sequence' when c.relkind = 'v' then 'view' when c.relkind = 'm' then 'materialized view' else 'table' end as kind,
        c.oid::regclass::text as name
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relowner = '${superuser}'::regrole and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
      union all
      select 'routine', p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proowner = '${superuser}'::regrole
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all
      select 'type', t.oid::regtype::text from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typowner = '${superuser}'::regrole and t.typtype in ('d', 'e', 'r')
        and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype in ('e', 'i'))
    loop execute format('alter %s %s owner to ${role}', one.kind, one.name); end loop;
  end $$`

/**
 * The role that the shop uses, and its database, owned by it; what a superuser made there before is handed over. Says the same however
 * often it is called.
 */
export async function handOverDatabase(port: number, passwords: Passwords): Promise<void> {
  const server = connect(addressOf(port, passwords, { as: 'superuser', database: 'postgres' }), quietly)
  try {
    const [known] = await server`select from pg_roles where rolname = ${role}`
    await server.unsafe(
      `${known ? 'alter' : 'create'} role ${role} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${passwords.shop}'`,
    )
    const [there] = await server<{ owner: string }[]>`
      select pg_get_userbyid(datdba) as owner from pg_database where datname = ${databaseName}`
    if (!there) await server.unsafe(`create database ${databaseName} owner ${role}`)
    if (there?.owner !== superuser) return
    const shop = connect(addressOf(port, passwords, { as: 'superuser' }), quietly)
    try {
      await shop.unsafe(handOver)
    } finally {
      await shop.end()
    }
    // Last: a handover that was cut short is begun again.
    await server.unsafe(`alter database ${databaseName} owner to ${role}`)
  } finally {
    await server.end()
  }
}
