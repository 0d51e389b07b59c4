declare const brand: unique symbol

/** A primitive that cannot be mistaken for another of the same shape: cents are not euros. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
