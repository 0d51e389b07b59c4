import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast'
import { isNoSubstitutionTemplateLiteral, isTaggedTemplateExpression } from 'typescript/unstable/ast/is'
import type { Shape } from './shape.ts'
import { API, TypesOfRows } from './types-of-rows.ts'

/** A statement whose code says what its rows are. */
export interface StatedRows {
  /** The file and the line of it. */
  at: string
  /** The template without what stands in it. */
  template: string
  row: Shape
}

export interface Stated {
  statements: StatedRows[]
  /** Statements whose rows are of a type that cannot be judged, and why. */
  unclear: string[]
}

export const templateKey = (texts: readonly string[]): string => texts.join('\u0000')

const textsOf = ({ template }: TaggedTemplateExpression): string[] =>
  isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]

function* taggedIn(node: Node): Generator<TaggedTemplateExpression> {
  const children: Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  for (const child of children) {
    if (isTaggedTemplateExpression(child) && child.typeArguments?.length === 1) yield child
    yield* taggedIn(child)
  }
}

/**
 * Reads from the compiler what each statement of the project says of its rows. `wanted`: of these files, from the project's root; they and
 * what they import are all that is opened. `folder`: where the list of them may lie, below the root.
 */
export function readStated(root: string, wanted: ReadonlySet<string>, folder: string): Stated {
  if (wanted.size === 0) return { statements: [], unclear: [] }
  const settings = path.join(folder, `tsconfig.${process.pid}.json`)
  const files = [...wanted].map((file) => path.join(root, file))
  mkdirSync(folder, { recursive: true })
  writeFileSync(settings, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), files, include: [] }))
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [settings] }).getProjects()
    const { program, checker } = project!
    const types = new TypesOfRows(checker)
    const stated: Stated = { statements: [], unclear: [] }
    const placeOf = (file: string, source: SourceFile, node: Node) =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
    for (const file of wanted) {
      const source = program.getSourceFile(path.join(root, file))
      if (!source) continue
      for (const found of taggedIn(source)) {
        types.unclear.clear()
        const rows = checker.getTypeFromTypeNode(found.typeArguments![0]!)
        const row = rows && types.rowOf(rows)
        const at = placeOf(file, source, found)
        if (row === undefined || types.unclear.size > 0)
          stated.unclear.push(`${at} ${[...types.unclear].join(', ') || 'no list of rows'}`)
        if (row !== undefined) stated.statements.push({ at, template: templateKey(textsOf(found)), row })
      }
    }
    return stated
  } finally {
    api.close()
    rmSync(settings)
  }
}
