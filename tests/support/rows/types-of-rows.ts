import { API, type Checker, SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'
import type { Shape } from './shape.ts'

/** Writes types down as shapes. What cannot be judged at run time is told as `unclear`. */
export class TypesOfRows {
  readonly #checker: Checker
  readonly #known = new Map<number, Shape>()
  readonly unclear = new Set<string>()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** The shape of a row, given the type of the list of rows. */
  rowOf(rows: Type): Shape | undefined {
    return this.#checker.isArrayType(rows) ? this.shapeOf(this.#elementOf(rows)) : undefined
  }

  shapeOf(type: Type): Shape {
    const known = this.#known.get(type.id)
    if (known) return known
    // A type that holds itself ends here.
    this.#known.set(type.id, 'unknown')
    const shape = this.#read(type)
    this.#known.set(type.id, shape)
    return shape
  }

  #read(type: Type): Shape {
    const { flags } = type
    if (flags & TypeFlags.String) return 'string'
    if (flags & TypeFlags.Number) return 'number'
    if (flags & TypeFlags.Boolean) return 'boolean'
    if (flags & TypeFlags.Null) return 'null'
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined'
    if (flags & TypeFlags.Unknown) return 'unknown'
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) return { literal: type.value }
    if (type.isUnionType()) return { anyOf: type.getTypes().map((item) => this.shapeOf(item)) }
    // A brand is seen by the compiler alone.
    if (type.isIntersectionType()) return this.#intersection(type.getTypes())
    if (flags & TypeFlags.TemplateLiteral) return 'string'
    return this.#object(type)
  }

  #intersection(types: readonly Type[]): Shape {
    const primitive = types.find(({ flags }) => flags & TypeFlags.Primitive)
    if (primitive) return this.shapeOf(primitive)
    const parts = types.map((type) => this.shapeOf(type))
    const fields = parts.map((part) => (typeof part === 'object' && 'fields' in part ? part.fields : {}))
    return { fields: Object.assign({}, ...fields) }
  }

  #object(type: Type): Shape {
    const name = type.getSymbol()?.name
    if (name === 'Date') return 'Date'
    if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
    if (this.#checker.isArrayType(type)) return { list: this.shapeOf(this.#elementOf(type)) }
    if (this.#checker.isTupleType(type))
      return { list: { anyOf: this.#checker.getTypeArguments(type as TypeReference).map((item) => this.shapeOf(item)) } }
    if (!(type.flags & TypeFlags.Object)) return this.#nothingOf(type)
    const [values] = this.#checker.getIndexInfosOfType(type)
    if (values) return { values: this.shapeOf(values.valueType) }
    const fields = this.#checker.getPropertiesOfType(type).map((field) => {
      const shape = this.shapeOf(this.#checker.getTypeOfSymbol(field)!)
      return [field.name, field.flags & SymbolFlags.Optional ? { anyOf: [shape, 'undefined' as const] } : shape]
    })
    return fields.length > 0 ? { fields: Object.fromEntries(fields) } : this.#nothingOf(type)
  }

  #nothingOf(type: Type): Shape {
    this.unclear.add(this.#checker.typeToString(type))
    return 'unknown'
  }

  #elementOf = (type: Type): Type => this.#checker.getTypeArguments(type as TypeReference)[0]!
}

export { API }
