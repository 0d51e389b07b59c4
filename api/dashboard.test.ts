import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withShop } from '#tests/support/shop.ts'
import { Metrics } from './metrics.ts'
import { figuresOf } from './open-metrics.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

const Source = z.strictObject({ type: z.literal('prometheus'), uid: z.string().regex(/^\$\{datasource\}$/) })
const Place = z.strictObject({
  h: z.number().int().min(1),
  w: z.number().int().min(1).max(24),
  x: z.number().int().min(0).max(23),
  y: z.number().int().min(0),
})
const Target = z.strictObject({
  refId: z.string().regex(/^[A-Z]$/),
  datasource: Source,
  expr: z.string().min(1),
  legendFormat: z.string(),
  range: z.boolean(),
  instant: z.boolean(),
  format: z.literal('table').optional(),
})
/** The panels that the dashboard uses, as the JSON model of Grafana describes them; a misspelt field would be dropped in silence there. */
const Shown = z.strictObject({
  id: z.number().int().positive(),
  type: z.enum(['timeseries', 'stat', 'table']),
  title: z.string().min(1),
  description: z.string().optional(),
  datasource: Source,
  gridPos: Place,
  targets: z.array(Target).min(1),
  options: z.record(z.string(), z.unknown()).optional(),
  fieldConfig: z.strictObject({
    defaults: z.strictObject({
      unit: z.enum(['short', 'reqps', 's', 'bytes', 'percentunit']),
      min: z.number(),
      color: z.strictObject({ mode: z.enum(['thresholds', 'palette-classic']) }),
      thresholds: z.strictObject({
        mode: z.literal('absolute'),
        steps: z.array(z.strictObject({ value: z.number().nullable(), color: z.string() })).min(1),
      }),
    }),
    overrides: z.array(z.never()),
  }),
})
const Row = z.strictObject({
  id: z.number().int().positive(),
  type: z.literal('row'),
  title: z.string().min(1),
  collapsed: z.literal(false),
  gridPos: Place,
  panels: z.array(z.never()),
})
const Dashboard = z.strictObject({
  uid: z.string().regex(/^[\w-]{8,40}$/),
  title: z.string().min(1),
  description: z.string(),
  tags: z.array(z.string()),
  timezone: z.literal('browser'),
  editable: z.boolean(),
  graphTooltip: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  schemaVersion: z.number().int().min(36),
  version: z.number().int(),
  refresh: z.string(),
  time: z.strictObject({ from: z.string(), to: z.string() }),
  annotations: z.strictObject({ list: z.array(z.never()) }),
  links: z.array(z.never()),
  templating: z.strictObject({ list: z.array(z.looseObject({ name: z.string(), type: z.enum(['datasource', 'query']) })) }),
  panels: z.array(z.discriminatedUnion('type', [Shown, Row])),
})

const dashboard = Dashboard.parse(JSON.parse(read('deploy/grafana.json')))
const targets = dashboard.panels.flatMap((panel) => (panel.type === 'row' ? [] : panel.targets.map(({ expr }) => expr)))

/** What Grafana puts into an expression before it asks. */
const asked = (expr: string) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*')

/** The nodes of an expression by their kind, each as it is written. */
function written(expr: string): { kind: string; text: string; broken: boolean }[] {
  const found: { kind: string; text: string; broken: boolean }[] = []
  const text = asked(expr)
  parser.parse(text).iterate({
    enter: ({ name, from, to, type }) => void found.push({ kind: name, text: text.slice(from, to), broken: type.isError }),
  })
  return found
}
const textsOf = (expr: string, kind: string) => written(expr).flatMap((node) => (node.kind === kind ? [node.text] : []))

const shop = withShop()
const metrics = new Metrics()
/** What is exported, with its labels. */
const exported = new Map<string, readonly string[]>()
const own: string[] = []

beforeAll(async () => {
  const figures = figuresOf(shop.app, {
    config: shop.config,
    db: shop.sql,
    deskDb: shop.sql,
    search: { state: { cents: [] }, version: 1 } as never,
    watch: { away: false },
  })
  metrics.read(figures)
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    if (!/^(process|nodejs)_/.test(name)) own.push(name)
    const labels = (metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames
    const isHistogram = String(type) === 'histogram'
    for (const ending of isHistogram ? ['_bucket', '_sum', '_count'] : [''])
      exported.set(`${name}${ending}`, ending === '_bucket' ? [...labels, 'le'] : labels)
  }
})
afterAll(() => metrics.close())

describe('the dashboard for Grafana', () => {
  it('has panels that lie beside each other, each with a name and number of its own', () => {
    const ids = dashboard.panels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const taken = new Map<string, string>()
    for (const { title, gridPos } of dashboard.panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(x, title).toBeLessThan(24)
          expect(taken.get(`${x} ${y}`), title).toBeUndefined()
          taken.set(`${x} ${y}`, title)
        }
  })

  it('asks in expressions that Prometheus understands', () => {
    for (const expr of targets)
      expect(
        written(expr).filter(({ broken }) => broken),
        expr,
      ).toEqual([])
  })

  it('asks for figures that the shop gives, by labels that they have', () => {
    const given = ['instance', 'job']
    for (const expr of targets) {
      const names = textsOf(expr, 'Identifier').filter((name) => name !== '')
      expect(names.length, expr).toBeGreaterThan(0)
      for (const name of names) expect([...exported.keys()], expr).toContain(name)
      const labels = new Set(names.flatMap((name) => exported.get(name) ?? []).concat(given))
      for (const label of textsOf(expr, 'LabelName')) expect([...labels], expr).toContain(label)
    }
  })

  it('leaves out no figure of the shop’s own', () => {
    const shown = new Set(targets.flatMap((expr) => textsOf(expr, 'Identifier')))
    const missing = own.filter((name) => ![name, `${name}_bucket`, `${name}_count`].some((one) => shown.has(one)))
    expect(missing).toEqual([])
  })
})

it('can ask: all figures of a shop are read together, and each of them could be read', async () => {
  const text = await metrics.text()
  expect(text).toMatch(/^shop_attention\{concern="gateway"\} 0$/m)
  expect(text).toMatch(/^shop_database_away 0$/m)
  expect(text).not.toMatch(/^shop_read_failed\{.*\} 1$/m)
})

it('is described figure by figure', () => {
  const described = read('docs/metrics.md')
  expect(own.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})
